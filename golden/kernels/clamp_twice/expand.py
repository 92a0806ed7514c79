def clamp_twice__expand(cx,
    x, n, out, counts
):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(x.len)):
        out[i] = cx.call(soft_clip, x[i], -1.0, 1.0)
        counts[i] = cx.call(soft_clip, n[i], -10, 10)
