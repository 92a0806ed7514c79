def radians_kernel__expand(cx, x, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        out[i] = cx.call(radians, x[i])
