def game_of_life__expand(cx, cells, out):
    row, column = cx.call(i32, cx[ABSOLUTE_POS_Y]), cx.call(i32, cx[ABSOLUTE_POS_X]); row = cx.let("row", row); column = cx.let("column", column)
    rows, columns = cx.call(i32, cx.call(cells.shape, 0)), cx.call(i32, cx.call(cells.shape, 1)); rows = cx.let("rows", rows); columns = cx.let("columns", columns)
    for _cx in cx.if_(cx.or_(row >= rows, lambda: column >= columns, test=True)):
        cx.return_()
    if cx.live: neighbours = cx.var("neighbours", cx.call(i32, 0))
    for down in cx.live and cx.for_((-1, 0, 1), "down"):
        for right in cx.for_((-1, 0, 1), "right"):
            for _cx in cx.if_((down, right) != (0, 0)):
                neighbours = cx.var("neighbours", cx.inplace(neighbours) + cx.call(i32, cells[(row + down) % rows, (column + right) % columns]), up=3)
    for _cx in cx.live and cx.match(cx.get(neighbours)):
        for _cx in cx.case(lambda _cx: _cx.value(3)):
            out[row, column] = 1
        for _cx in cx.case(lambda _cx: _cx.value(2)):
            out[row, column] = cells[row, column]
        for _cx in cx.case(lambda _cx: _cx.any):
            out[row, column] = 0
