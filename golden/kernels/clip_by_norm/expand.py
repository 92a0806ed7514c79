def clip_by_norm__expand(cx, gradient, squares, limit):
    """`squares` are sums of squares, one of each tensor that shares the norm."""
    total = cx.var("total", cx.call(f32, 0.0))
    for square in cx.for_(squares, "square"):
        total = cx.var("total", cx.inplace(total) + square, up=1)
    for _cx in cx.if_(cx.and_(cx.get(total) > limit * limit, lambda: cx[ABSOLUTE_POS] < cx.call(gradient.len), test=True)):
        gradient[cx[ABSOLUTE_POS]] = cx.call(f32, gradient[cx[ABSOLUTE_POS]]) * limit * cx.call(rsqrt, cx.get(total))
