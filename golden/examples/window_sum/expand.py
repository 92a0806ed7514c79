def window_sum__expand(cx, x, out, window):
    """Sum of each element and those after it."""
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        total = cx.var("total", cx.call(f32, 0.0))
        for k in cx.for_(cx.call(unroll, cx.call(range, window), window <= cx[UNROLL_UP_TO]), "k"):  # a long one stays a loop
            total = cx.var("total", cx.inplace(total) + x[i + k], up=1)
        out[i] = cx.get(total)
