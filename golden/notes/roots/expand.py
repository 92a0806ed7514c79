def noted_roots__expand(cx, x, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        cx.assert_(x[i] >= 0.0, lambda: cx.text(cx.mark, f"the root of {x[i]}, which is x[{i}]"))
        for _cx in cx.if_(x[i] > 1e6):
            cx.call(print, "large:", i, x[i])
        out[i] = x[i] ** 0.5
