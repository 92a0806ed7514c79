def div_ceil_kernel__expand(cx, x, y, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        out[i] = cx.call(div_ceil, x[i], y[i])
