def fast_math__expand(cx, x, out, terms):
    for _cx in cx.if_(cx[ABSOLUTE_POS] < cx.call(out.len)):
        v = cx.let("v", x[cx[ABSOLUTE_POS]])
        total = cx.var("total", cx.call(squash, v) / (2.0 + cx.call(cos, v)) + cx.call(exactly, v))
        for k in cx.for_(cx.call(range, terms), "k"):
            total = cx.var("total", cx.inplace(total) + v * (k + 1.0) / (v * v + k + 1.0), up=1)
        magnitude = cx.let("magnitude", cx.call(abs, v) + 0.5)
        out[cx[ABSOLUTE_POS]] = cx.get(total) + magnitude**1.5 + cx.call(math.log2, magnitude) + cx.call(sqrt, magnitude)
