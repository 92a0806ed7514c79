def swizzled_transpose__expand(cx, x, out):
    """Each unit moves `CUBE_DIM_X / CUBE_DIM_Y` elements of a square tile."""
    side, step = cx.call(comptime, cx[CUBE_DIM_X]), cx.call(comptime, cx[CUBE_DIM_Y]); side = cx.let("side", side); step = cx.let("step", step)
    cx.call(static_assert, side & (side - 1) == 0, "the swizzle needs a power of two")
    tile = cx.let("tile", cx.call(cx[SharedMemory][cx[E]], side * side))
    column, row = cx[CUBE_POS_X] * side + cx[UNIT_POS_X], cx[CUBE_POS_Y] * side + cx[UNIT_POS_Y]; column = cx.let("column", column); row = cx.let("row", row)
    for offset in cx.for_(cx.call(unroll, cx.call(range, 0, side, step)), "offset"):
        line = cx.let("line", cx[UNIT_POS_Y] + offset)
        for _cx in cx.if_(cx.and_(row + offset < cx.call(x.shape, 0), lambda: column < cx.call(x.shape, 1), test=True)):
            tile[line * side + (cx[UNIT_POS_X] ^ line)] = x[row + offset, column]
    cx.call(sync_cube)
    column, row = cx[CUBE_POS_Y] * side + cx[UNIT_POS_X], cx[CUBE_POS_X] * side + cx[UNIT_POS_Y]; column = cx.let("column", column); row = cx.let("row", row)
    for offset in cx.for_(cx.call(unroll, cx.call(range, 0, side, step)), "offset"):
        line = cx.let("line", cx[UNIT_POS_Y] + offset)
        for _cx in cx.if_(cx.and_(row + offset < cx.call(out.shape, 0), lambda: column < cx.call(out.shape, 1), test=True)):
            out[row + offset, column] = tile[cx[UNIT_POS_X] * side + (cx[UNIT_POS_X] ^ line)]
