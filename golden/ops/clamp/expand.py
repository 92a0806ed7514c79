def clamp_kernel__expand(cx, x, low, high, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        out[i] = cx.call(clamp, x[i], low[i], high[i])
