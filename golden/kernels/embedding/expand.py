def embedding__expand(cx,
    table,
    tokens,
    out,
    padding=None,
):
    place, feature = cx[ABSOLUTE_POS_Y], cx[ABSOLUTE_POS_X]; place = cx.let("place", place); feature = cx.let("feature", feature)
    for _cx in cx.if_(cx.or_(place >= cx.call(tokens.len), lambda: feature >= cx.call(table.shape, 1), test=True)):
        cx.return_()
    if cx.live: token = cx.var("token", tokens[place])
    for _cx in cx.live and cx.if_(cx.compare(padding, "is not", None)):
        for _cx in cx.if_(cx.get(token) == padding):
            out[place, feature] = 0.0
            cx.return_()
    for _cx in cx.live and cx.if_(cx.get(token) < 0):
        token = cx.var("token", cx.inplace(token) + cx.call(i32, cx.call(table.shape, 0)), up=1)
    if cx.live: out[place, feature] = table[cx.call(u32, cx.get(token)), feature]
