def transpose__expand(cx, x, out):
    side = cx.let("side", cx.call(comptime, 16))
    tile = cx.let("tile", cx.call(cx[SharedMemory][cx[E]], (side, side + 1)))
    row = cx.let("row", cx[CUBE_POS_Y] * side + cx[UNIT_POS_Y])
    column = cx.let("column", cx[CUBE_POS_X] * side + cx[UNIT_POS_X])
    for _cx in cx.if_(cx.and_(row < cx.call(x.shape, 0), lambda: column < cx.call(x.shape, 1), test=True)):
        tile[cx[UNIT_POS_Y], cx[UNIT_POS_X]] = x[row, column]
    cx.call(sync_cube)
    row = cx.let("row", cx[CUBE_POS_X] * side + cx[UNIT_POS_Y])
    column = cx.let("column", cx[CUBE_POS_Y] * side + cx[UNIT_POS_X])
    for _cx in cx.if_(cx.and_(row < cx.call(out.shape, 0), lambda: column < cx.call(out.shape, 1), test=True)):
        out[row, column] = tile[cx[UNIT_POS_X], cx[UNIT_POS_Y]]
