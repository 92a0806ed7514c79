def gelu__expand(cx, x, out):
    for _cx in cx.if_(cx[ABSOLUTE_POS] < cx.call(out.len)):
        out[cx[ABSOLUTE_POS]] = cx.call(gelu_scalar, x[cx[ABSOLUTE_POS]])
