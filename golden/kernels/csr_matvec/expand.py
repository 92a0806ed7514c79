def csr_matvec__expand(cx,
    offsets, columns, values, x, y
):
    row = cx.let("row", cx.call(u32, cx[ABSOLUTE_POS]) // cx[PLANE_DIM])
    total = cx.var("total", cx.call(F, 0))
    for _cx in cx.if_(row < cx.call(y.len)):
        for k in cx.for_(cx.call(range, offsets[row] + cx[UNIT_POS_PLANE], offsets[row + 1], cx[PLANE_DIM]), "k"):
            total = cx.var("total", cx.inplace(total) + values[k] * x[columns[k]], up=2)
    total = cx.let("total", cx.call(plane_sum, cx.get(total)))
    for _cx in cx.if_(cx.and_(cx.call(plane_elect), lambda: row < cx.call(y.len), test=True)):
        y[row] = total
