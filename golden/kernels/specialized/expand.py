def specialized__expand(cx,
    x, out, width, unrolled
):
    row = cx.let("row", cx[CUBE_POS_X])
    weights = cx.let("weights", cx.call(window, width))
    total = cx.var("total", cx.call(f32, 0.0))
    for start in cx.for_(cx.call(range, cx[UNIT_POS_X] * width, cx.call(x.shape, 1), cx[CUBE_DIM_X] * width), "start"):
        for _cx in cx.if_(unrolled):
            for k in cx.for_(cx.call(unroll, cx.call(range, width)), "k"):
                total = cx.var("total", cx.call(multiply_add, x[row, start + k], weights[k], cx.at("total")), up=3)
        for _cx in cx.else_():
            for k in cx.for_(cx.call(range, width), "k"):
                total = cx.var("total", cx.inplace(cx.at("total")) + x[row, start + k], up=3)
    for _cx in cx.if_(cx.call(comptime, cx[CUBE_DIM_X] <= cx[PLANE_DIM])):  # one plane needs no shared memory
        total = cx.var("total.1", cx.call(plane_sum, cx.at("total")), up=1)
    for _cx in cx.else_():
        partial = cx.let("partial", cx.call(cx[SharedMemory][cx[f32]], cx[CUBE_DIM_X]))
        partial[cx[UNIT_POS_X]] = cx.at("total")
        cx.call(sync_cube)
        total = cx.var("total.1", cx.call(f32, 0.0), up=1)
        for unit in cx.for_(cx.call(range, cx[CUBE_DIM_X]), "unit"):
            total = cx.var("total.1", cx.inplace(total) + partial[unit], up=2)
    for _cx in cx.if_(cx[UNIT_POS_X] == 0):
        out[row] = cx.get(total)
