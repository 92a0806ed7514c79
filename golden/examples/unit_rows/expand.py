def unit_rows__expand(cx, x, out):
    """Scale each row to length 1."""
    row = cx.let("row", cx[CUBE_POS_X])
    width = cx.let("width", cx.call(comptime, x.vector_width))  # 1, or what the launch says in `vectorize=`
    total = cx.var("total", cx.call(f32, 0.0))
    for k in cx.for_(cx.call(range, cx[UNIT_POS_X], cx.call(x.shape, 1), cx[CUBE_DIM_X]), "k"):  # the shape counts vectors
        v = cx.let("v", x[row, k])
        for _cx in cx.if_(width == 1):
            total = cx.var("total", cx.inplace(total) + v * v, up=2)
        for _cx in cx.else_():
            total = cx.var("total", cx.inplace(total) + cx.call(dot, v, v), up=2)

    total = cx.var("total.1", cx.call(plane_sum, cx.get(total)))
    planes = cx.let("planes", cx.call(comptime, (cx[CUBE_DIM_X] + cx[PLANE_DIM] - 1) // cx[PLANE_DIM]))
    for _cx in cx.if_(planes > 1):  # decided at comptime: a cube of one plane has neither memory nor barrier
        partial = cx.let("partial", cx.call(cx[SharedMemory][cx[f32]], planes))
        for _cx in cx.if_(cx[UNIT_POS_PLANE] == 0):
            partial[cx[PLANE_POS]] = cx.get(total)
        cx.call(sync_cube)
        total = cx.var("total.1", cx.call(f32, 0.0), up=1)
        for p in cx.for_(cx.call(range, planes), "p"):
            total = cx.var("total.1", cx.inplace(total) + partial[p], up=2)
    factor = cx.let("factor", cx.call(rsqrt, cx.get(total)))
    for k in cx.for_(cx.call(range, cx[UNIT_POS_X], cx.call(x.shape, 1), cx[CUBE_DIM_X]), "k"):
        out[row, k] = x[row, k] * factor  # a number with a vector: it goes to all lanes
