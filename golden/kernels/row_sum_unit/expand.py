def row_sum_unit__expand(cx, x, out):
    row = cx.let("row", cx[ABSOLUTE_POS])
    for _cx in cx.if_(row >= cx.call(out.len)):
        cx.return_()
    if cx.live: total = cx.var("total", cx.call(f32, 0.0))
    for k in cx.live and cx.for_(cx.call(range, cx.call(x.shape, 1)), "k"):
        total = cx.var("total", cx.inplace(total) + x[row, k], up=1)
    if cx.live: out[row] = cx.get(total)
