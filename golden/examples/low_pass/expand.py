def low_pass__expand(cx,
    x, out, length, cutoff
):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        weights = cx.let("weights", cx.call(taps, length, cutoff))
        total = cx.var("total", cx.call(f32, 0.0))
        for k in cx.for_(cx.call(unroll, cx.call(range, length)), "k"):
            total = cx.var("total", cx.inplace(total) + x[i + k] * weights[k], up=1)
        out[i] = cx.get(total)
