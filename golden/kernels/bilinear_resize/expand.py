def bilinear_resize__expand(cx, x, out, corners):
    row, column = cx.call(i32, cx[ABSOLUTE_POS_Y]), cx.call(i32, cx[ABSOLUTE_POS_X]); row = cx.let("row", row); column = cx.let("column", column)
    rows, columns = cx.call(i32, cx.call(out.shape, 0)), cx.call(i32, cx.call(out.shape, 1)); rows = cx.let("rows", rows); columns = cx.let("columns", columns)
    for _cx in cx.if_(cx.and_(row < rows, lambda: column < columns, test=True)):
        top, bottom, down = cx.call(source_of, row, rows, cx.call(i32, cx.call(x.shape, 0)), corners); top = cx.let("top", top); bottom = cx.let("bottom", bottom); down = cx.let("down", down)
        left, right, across = cx.call(source_of, column, columns, cx.call(i32, cx.call(x.shape, 1)), corners); left = cx.let("left", left); right = cx.let("right", right); across = cx.let("across", across)
        upper = cx.let("upper", cx.call(mix, x[top, left], x[top, right], across))
        lower = cx.let("lower", cx.call(mix, x[bottom, left], x[bottom, right], across))
        out[row, column] = cx.call(mix, upper, lower, down)
