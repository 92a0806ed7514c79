def row_sum_plane__expand(cx, x, out):
    row = cx.let("row", cx[CUBE_POS_X])
    total = cx.var("total", cx.call(f32, 0.0))
    for k in cx.for_(cx.call(range, cx[UNIT_POS_PLANE], cx.call(x.shape, 1), cx[PLANE_DIM]), "k"):
        total = cx.var("total", cx.inplace(total) + x[row, k], up=1)
    total = cx.let("total", cx.call(plane_sum, cx.get(total)))
    for _cx in cx.if_(cx[UNIT_POS_X] == 0):
        out[row] = total
