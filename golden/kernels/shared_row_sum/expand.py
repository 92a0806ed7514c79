def shared_row_sum__expand(cx, x, out):
    row, part = cx[CUBE_POS_Y] // cx[CUBE_CLUSTER_DIM_Y], cx[CUBE_POS_CLUSTER]; row = cx.let("row", row); part = cx.let("part", part)
    total = cx.var("total", cx.call(f32, 0.0))
    first = cx.let("first", part * cx[CUBE_DIM_X] + cx[UNIT_POS_X])
    for column in cx.for_(cx.call(range, first, cx.call(x.shape, 1), cx[CUBE_CLUSTER_DIM] * cx[CUBE_DIM_X]), "column"):
        total = cx.var("total", cx.inplace(total) + x[row, column], up=1)
    sums = cx.let("sums", cx.call(cx[SharedMemory][cx[f32]], cx[CUBE_DIM_X]))
    sums[cx[UNIT_POS_X]] = cx.get(total)
    cx.call(sync_cube)
    for _cx in cx.if_(cx[UNIT_POS_X] == 0):
        for unit in cx.for_(cx.call(range, 1, cx[CUBE_DIM_X]), "unit"):
            total = cx.var("total", cx.inplace(total) + sums[unit], up=2)
        out[row, part] = cx.get(total)
