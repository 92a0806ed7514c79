def row_sum_both__expand(cx, x, out):
    planes = cx.let("planes", cx.call(comptime, (cx[CUBE_DIM_X] + cx[PLANE_DIM] - 1) // cx[PLANE_DIM]))
    partial = cx.let("partial", cx.call(cx[SharedMemory][cx[f32]], planes))
    total = cx.let("total", cx.call(plane_sum, cx.call(strided_sum, x, cx[CUBE_POS_X])))
    for _cx in cx.if_(cx[UNIT_POS_PLANE] == 0):
        partial[cx[PLANE_POS]] = total
    cx.call(sync_cube)
    for _cx in cx.if_(cx[UNIT_POS_X] == 0):
        total = cx.var("total", cx.call(f32, 0.0))
        for p in cx.for_(cx.call(range, planes), "p"):
            total = cx.var("total", cx.inplace(total) + partial[p], up=1)
        out[cx[CUBE_POS_X]] = cx.get(total)
