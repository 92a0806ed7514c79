def red_black__expand(cx,
    u, source, color, relaxation
):
    row = cx.let("row", cx[ABSOLUTE_POS_Y] + 1)
    column = cx.let("column", 2 * cx[ABSOLUTE_POS_X] + 1 + (row + color) % 2)
    for _cx in cx.if_(cx.or_(row + 1 >= cx.call(u.shape, 0), lambda: column + 1 >= cx.call(u.shape, 1), test=True)):
        cx.return_()
    if cx.live: around = cx.let("around", u[row - 1, column] + u[row + 1, column] + u[row, column - 1] + u[row, column + 1])
    if cx.live: change = cx.let("change", (around - source[row, column]) / 4.0 - u[row, column])
    if cx.live: u[row, column] += relaxation * change
