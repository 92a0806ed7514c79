def dropout__expand(cx, x, out, seed, rate):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(x.len)):
        number, *_ = cx.call(philox_numbers, cx.call(u32, i), 1, seed); number = cx.let("number", number); _ = cx.let("_", _)
        kept = cx.let("kept", cx.call(unit_interval, number) >= rate)
        out[i] = cx.cond(lambda: x[i] * (1.0 / (1.0 - rate)), kept, lambda: cx.call(F, 0))
