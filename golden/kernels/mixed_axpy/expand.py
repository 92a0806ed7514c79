def mixed_axpy__expand(cx, alpha, x, y):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(y.len)):
        total = cx.let("total", alpha * cx.call(cx[Vector][cx[f32], 2], x[i]) + cx.call(cx[Vector][cx[f32], 2], y[i]))
        y[i] = cx.call(cx[Vector][cx[H], 2], total)
