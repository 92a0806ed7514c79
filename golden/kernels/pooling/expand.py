def pooling__expand(cx,
    x, out, pool, side
):
    row, column = cx[ABSOLUTE_POS_Y], cx[ABSOLUTE_POS_X]; row = cx.let("row", row); column = cx.let("column", column)
    for _cx in cx.if_(cx.or_(row >= cx.call(out.shape, 0), lambda: column >= cx.call(out.shape, 1), test=True)):
        cx.return_()
    if cx.live: state = cx.var("state", cx.call(pool.start))
    if cx.live: count = cx.var("count", cx.call(u32, 0))
    for y in cx.live and cx.for_(cx.call(range, row * side, cx.call(min, row * side + side, cx.call(x.shape, 0))), "y"):
        for z in cx.for_(cx.call(range, column * side, cx.call(min, column * side + side, cx.call(x.shape, 1))), "z"):
            state = cx.var("state", cx.call(pool.include, cx.get(state), x[y, z]), up=2)
            count = cx.var("count", cx.inplace(count) + 1, up=2)
    if cx.live: out[row, column] = cx.call(pool.finish, cx.get(state), cx.get(count))
