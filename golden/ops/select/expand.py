def select_kernel__expand(cx, condition, x, y, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        out[i] = cx.call(select, condition[i] != 0, x[i], y[i])
