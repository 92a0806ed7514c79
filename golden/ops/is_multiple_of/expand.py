def is_multiple_of_kernel__expand(cx, x, y, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        out[i] = cx.call(u32, cx.call(is_multiple_of, x[i], y[i]))
