def integral_image__expand(cx,
    x, out, total, axis
):
    line = cx.let("line", cx[ABSOLUTE_POS])
    for _cx in cx.if_(line >= cx.call(x.shape, 1 - axis)):
        cx.return_()
    if cx.live: running = cx.var("running", cx.call(total, 0))
    for k in cx.live and cx.for_(cx.call(range, cx.call(x.shape, axis)), "k"):
        at = cx.let("at", cx.cond(lambda: (line, k), axis == 1, lambda: (k, line)))
        running = cx.var("running", cx.inplace(running) + cx.call(total, x[at]), up=1)
        out[at] = cx.get(running)
