def rope__expand(cx,
    x, offset, base, interleaved
):
    pair, head, place = cx[ABSOLUTE_POS_X], cx[ABSOLUTE_POS_Y], cx[ABSOLUTE_POS_Z]; pair = cx.let("pair", pair); head = cx.let("head", head); place = cx.let("place", place)
    half = cx.let("half", cx.call(u32, cx.call(x.shape, 2)) // 2)
    for _cx in cx.if_(cx.or_(cx.or_(pair >= half, lambda: head >= cx.call(x.shape, 1), test=True), lambda: place >= cx.call(x.shape, 0), test=True)):
        cx.return_()
    if cx.live: frequency = cx.let("frequency", cx.call(exp2, -cx.call(math.log2, base) * cx.call(f32, pair) / cx.call(f32, half)))
    if cx.live: first, second = cx.cond(lambda: (2 * pair, 2 * pair + 1), interleaved, lambda: (pair, pair + half)); first = cx.let("first", first); second = cx.let("second", second)
    if cx.live: a, b = cx.call(rotate,
        cx.call(f32, x[place, head, first]), cx.call(f32, x[place, head, second]), cx.call(f32, place + offset) * frequency
    ); a = cx.let("a", a); b = cx.let("b", b)
    if cx.live: x[place, head, first], x[place, head, second] = a, b
