def stencil__expand(cx, x, out):
    row, column = cx[ABSOLUTE_POS_Y], cx[ABSOLUTE_POS_X]; row = cx.let("row", row); column = cx.let("column", column)
    rows, columns = cx.call(x.shape, 0), cx.call(x.shape, 1); rows = cx.let("rows", rows); columns = cx.let("columns", columns)
    for _cx in cx.if_(cx.or_(row >= rows, lambda: column >= columns, test=True)):
        cx.return_()
    if cx.live: up = cx.let("up", cx.cond(lambda: row - 1, row > 0, lambda: row))
    if cx.live: left = cx.let("left", cx.cond(lambda: column - 1, column > 0, lambda: column))
    if cx.live: down = cx.let("down", cx.call(min, row + 1, rows - 1))
    if cx.live: right = cx.let("right", cx.call(min, column + 1, columns - 1))
    if cx.live: total = cx.let("total", x[row, column] + x[up, column] + x[down, column] + x[row, left] + x[row, right])
    if cx.live: out[row, column] = total / 5.0
