def cholesky__expand(cx, a, lower, size):
    matrix = cx.let("matrix", cx[ABSOLUTE_POS])
    for _cx in cx.if_(matrix >= cx.call(a.shape, 0)):
        cx.return_()
    if cx.live: factor = cx.let("factor", cx.call(cx[LocalArray][cx[F]], (size, size)))
    for j in cx.live and cx.for_(cx.call(unroll, cx.call(range, size)), "j"):
        total = cx.var("total", a[matrix, j, j])
        for k in cx.for_(cx.call(unroll, cx.call(range, j)), "k"):
            total = cx.var("total", cx.inplace(total) - factor[j, k] * factor[j, k], up=1)
        factor[j, j] = cx.call(sqrt, cx.get(total))
        for i in cx.for_(cx.call(unroll, cx.call(range, j + 1, size)), "i"):
            total = cx.var("total.1", a[matrix, i, j])
            for k in cx.for_(cx.call(unroll, cx.call(range, j)), "k"):
                total = cx.var("total.1", cx.inplace(total) - factor[i, k] * factor[j, k], up=1)
            factor[i, j] = cx.get(total) / factor[j, j]
    for i in cx.live and cx.for_(cx.call(unroll, cx.call(range, size)), "i"):
        for j in cx.for_(cx.call(unroll, cx.call(range, size)), "j"):
            lower[matrix, i, j] = factor[i, j]
