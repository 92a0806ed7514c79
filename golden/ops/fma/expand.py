def fma_kernel__expand(cx, a, b, c, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        out[i] = cx.call(fma, a[i], b[i], c[i])
