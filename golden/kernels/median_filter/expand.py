def median_filter__expand(cx, x, out):
    row, column = cx.call(i32, cx[ABSOLUTE_POS_Y]), cx.call(i32, cx[ABSOLUTE_POS_X]); row = cx.let("row", row); column = cx.let("column", column)
    rows, columns = cx.call(i32, cx.call(x.shape, 0)), cx.call(i32, cx.call(x.shape, 1)); rows = cx.let("rows", rows); columns = cx.let("columns", columns)
    for _cx in cx.if_(cx.or_(row >= rows, lambda: column >= columns, test=True)):
        cx.return_()
    if cx.live: window = cx.let("window", cx.list([
        x[cx.call(min, cx.call(max, row + down, 0), rows - 1), cx.call(min, cx.call(max, column + right, 0), columns - 1)]
        for down in cx.iter((-1, 0, 1))
        for right in cx.iter((-1, 0, 1))
    ]))
    for first, second in cx.live and cx.for_(cx[NETWORK], ["first", "second"]):
        a, b = window[first], window[second]; a = cx.let("a", a); b = cx.let("b", b)
        window[first], window[second] = cx.call(min, a, b), cx.call(max, a, b)
    if cx.live: out[row, column] = window[4]
