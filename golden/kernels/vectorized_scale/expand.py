def vectorized_scale__expand(cx, x, out, by):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        v = cx.let("v", x[i] * by)
        v[3] = v[0] + v[3]
        out[i] = v
