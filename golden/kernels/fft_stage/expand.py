def fft_stage__expand(cx, x, out, span):
    """`span` is how many transforms are interleaved in a row: 1 at first, doubled by each stage."""
    row, pair = cx[ABSOLUTE_POS_Y], cx[ABSOLUTE_POS_X]; row = cx.let("row", row); pair = cx.let("pair", pair)
    half = cx.let("half", cx.call(u32, cx.call(x.shape, 1)) // 2)
    for _cx in cx.if_(cx.or_(row >= cx.call(x.shape, 0), lambda: pair >= half, test=True)):
        cx.return_()
    if cx.live: group, offset = pair // span, pair % span; group = cx.let("group", group); offset = cx.let("offset", offset)
    if cx.live: a, b = cx.call(load, x, row, pair), cx.call(load, x, row, pair + half); a = cx.let("a", a); b = cx.let("b", b)
    if cx.live: twiddle = cx.let("twiddle", cx.call(Complex.turn, -cx[math.pi] * cx.call(f32, group * span) / cx.call(f32, half)))
    if cx.live: first = cx.let("first", 2 * group * span + offset)
    if cx.live: cx.call(store, out, row, first, a + b)
    if cx.live: cx.call(store, out, row, first + span, (a - b) * twiddle)
