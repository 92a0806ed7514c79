def merge_sorted__expand(cx, a, b, out):
    i = cx.let("i", cx.call(u32, cx[ABSOLUTE_POS]))
    for _cx in cx.if_(i < cx.call(a.len)):
        out[i + cx.call(place_of, b, a[i], False)] = a[i]
    for _cx in cx.elif_(lambda: i - cx.call(u32, cx.call(a.len)) < cx.call(b.len)):
        place = cx.let("place", i - cx.call(u32, cx.call(a.len)))
        out[place + cx.call(place_of, a, b[place], True)] = b[place]
