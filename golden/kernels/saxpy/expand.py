def saxpy__expand(cx, a, x, y):
    for _cx in cx.if_(cx[ABSOLUTE_POS] < cx.call(y.len)):
        y[cx[ABSOLUTE_POS]] = a * x[cx[ABSOLUTE_POS]] + y[cx[ABSOLUTE_POS]]
