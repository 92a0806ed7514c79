def gaussian_blur__expand(cx,
    x, out, radius, axis
):
    tile = cx.let("tile", cx.call(cx[SharedMemory][cx[f32]], cx[CUBE_DIM_X] + 2 * radius))
    line = cx.let("line", cx[CUBE_POS_Y])
    start = cx.let("start", cx.call(i32, cx[CUBE_POS_X] * cx[CUBE_DIM_X]))
    length = cx.let("length", cx.call(i32, cx.call(x.shape, axis)))
    for k in cx.for_(cx.call(range, cx.call(i32, cx[UNIT_POS_X]), cx.call(comptime, cx[CUBE_DIM_X]) + 2 * radius, cx.call(comptime, cx[CUBE_DIM_X])), "k"):
        place = cx.let("place", cx.call(min, cx.call(max, start + k - radius, 0), length - 1))
        tile[k] = cx.cond(lambda: x[line, place], axis == 1, lambda: x[place, line])
    cx.call(sync_cube)
    total = cx.var("total", cx.call(f32, 0.0))
    for k in cx.for_(cx.call(unroll, cx.call(range, 2 * radius + 1)), "k"):
        total = cx.var("total", cx.inplace(total) + cx.call(weights_of, radius)[k] * tile[cx[UNIT_POS_X] + k], up=1)
    place = cx.let("place", start + cx.call(i32, cx[UNIT_POS_X]))
    for _cx in cx.if_(axis == 1):
        out[line, place] = cx.get(total)
    for _cx in cx.else_():
        out[place, line] = cx.get(total)
