def atan2_kernel__expand(cx, y, x, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        out[i] = cx.call(atan2, y[i], x[i])
