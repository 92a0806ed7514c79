def gated__expand(cx, x, gate, y):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(y.len)):
        y[i] = 0.5 * x[i] * (1.0 + cx.call(erf, x[i] * 0.7071067811865476)) * gate[i]
