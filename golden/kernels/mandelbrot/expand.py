def mandelbrot__expand(cx, steps, scale, limit):
    row, column = cx[ABSOLUTE_POS_Y], cx[ABSOLUTE_POS_X]; row = cx.let("row", row); column = cx.let("column", column)
    for _cx in cx.if_(cx.or_(row >= cx.call(steps.shape, 0), lambda: column >= cx.call(steps.shape, 1), test=True)):
        cx.return_()
    if cx.live: real = cx.let("real", cx.call(f32, column) * scale - 2.0)
    if cx.live: imaginary = cx.let("imaginary", cx.call(f32, row) * scale - 1.0)
    if cx.live: x = y = cx.call(f32, 0.0); x = cx.var("x", x); y = cx.var("y", y)
    if cx.live: count = cx.var("count", 0)
    for _cx in cx.live and cx.while_(lambda: cx.get(count) < limit):
        square_x, square_y = cx.get(x) * cx.get(x), cx.get(y) * cx.get(y); square_x = cx.let("square_x", square_x); square_y = cx.let("square_y", square_y)
        for _cx in cx.if_(square_x + square_y > 4.0):
            cx.break_()
        if cx.live: x, y = square_x - square_y + real, 2.0 * cx.get(x) * cx.get(y) + imaginary; x = cx.var("x", x, up=1); y = cx.var("y", y, up=1)
        if cx.live: count = cx.var("count", cx.inplace(count) + 1, up=1)
    if cx.live: steps[row, column] = cx.get(count)
