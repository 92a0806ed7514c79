def shift_left_kernel__expand(cx, x, count, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        out[i] = x[i] << count[i]
