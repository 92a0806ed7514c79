def by_eight__expand(cx, x, y):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(y.len)):
        y[i] = 2 * x[i] + y[i]
