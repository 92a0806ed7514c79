def axpby__expand(cx,
    n, alpha, x, x_step, beta, y, y_step
):
    i = cx.let("i", cx.call(u32, cx[ABSOLUTE_POS]))
    for _cx in cx.if_(i >= n):
        cx.return_()
    if cx.live: source = cx.let("source", cx.call(u32, cx.call(start, n, x_step) + cx.call(i32, i) * x_step))
    if cx.live: place = cx.let("place", cx.call(u32, cx.call(start, n, y_step) + cx.call(i32, i) * y_step))
    if cx.live: value = cx.var("value", cx.call(F, 0))
    for _cx in cx.live and cx.if_(alpha != 0):
        value = cx.var("value", cx.inplace(value) + alpha * x[source], up=1)
    for _cx in cx.live and cx.if_(beta != 0):
        value = cx.var("value", cx.inplace(value) + beta * y[place], up=1)
    if cx.live: y[place] = cx.get(value)
