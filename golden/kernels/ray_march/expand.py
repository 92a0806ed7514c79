def ray_march__expand(cx, out, scene, steps):
    row, column = cx[ABSOLUTE_POS_Y], cx[ABSOLUTE_POS_X]; row = cx.let("row", row); column = cx.let("column", column)
    for _cx in cx.if_(cx.or_(row >= cx.call(out.shape, 0), lambda: column >= cx.call(out.shape, 1), test=True)):
        cx.return_()
    if cx.live: right, down = cx.call(f32, column) / 8.0 - 0.5, 0.5 - cx.call(f32, row) / 8.0; right = cx.let("right", right); down = cx.let("down", down)
    if cx.live: length = cx.let("length", cx.call(sqrt, right * right + down * down + 1.0))
    if cx.live: along = cx.var("along", cx.call(f32, 0.0))
    if cx.live: which = cx.var("which", 0)
    for _ in cx.live and cx.for_(cx.call(range, steps), "_"):
        at = cx.let("at", cx.get(along) / length)
        distance, which = cx.call(nearest, scene, right * at, down * at, at - 2.0); distance = cx.let("distance", distance); which = cx.var("which", which, up=1)
        for _cx in cx.if_(distance < 0.001):
            cx.break_()
        if cx.live: along = cx.var("along", cx.inplace(along) + distance, up=1)
        for _cx in cx.live and cx.if_(cx.get(along) > 50.0):
            which = cx.var("which", 0, up=2)
            cx.break_()
    if cx.live: out[row, column, 0], out[row, column, 1] = cx.get(along), cx.call(f32, cx.get(which))
