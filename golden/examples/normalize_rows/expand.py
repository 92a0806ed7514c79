def normalize_rows__expand(cx, x, out, columns):
    row = cx.let("row", cx[ABSOLUTE_POS])
    for _cx in cx.if_(row >= cx.call(out.shape, 0)):
        cx.return_()
    if cx.live: squares = cx.var("squares", cx.call(f32, 0.0))
    for _cx in cx.live and cx.if_(columns <= cx[REGISTERS]):
        kept = cx.let("kept", cx.call(cx[LocalArray][cx[f32]], columns))
        for k in cx.for_(cx.call(unroll, cx.call(range, columns)), "k"):
            kept[k] = x[row, k]
            squares = cx.var("squares", cx.inplace(squares) + kept[k] * kept[k], up=2)
        factor = cx.let("factor", cx.call(rsqrt, cx.get(squares)))
        for k in cx.for_(cx.call(unroll, cx.call(range, columns)), "k"):
            out[row, k] = kept[k] * factor
    for _cx in cx.else_():
        for k in cx.for_(cx.call(range, columns), "k"):
            squares = cx.var("squares", cx.inplace(squares) + x[row, k] * x[row, k], up=2)
        factor = cx.let("factor", cx.call(rsqrt, cx.get(squares)))
        for k in cx.for_(cx.call(range, columns), "k"):
            out[row, k] = x[row, k] * factor
