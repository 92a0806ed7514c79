def softmax_backward__expand(cx, y, gradient, out):
    """Launched with CUBE_DIM == PLANE_DIM; `y` is what softmax gave."""
    row = cx.let("row", cx[CUBE_POS_X])
    inner = cx.var("inner", cx.call(f32, 0.0))
    for k in cx.for_(cx.call(range, cx[UNIT_POS_X], cx.call(y.shape, 1), cx[CUBE_DIM_X]), "k"):
        inner = cx.var("inner", cx.inplace(inner) + cx.call(f32, y[row, k]) * cx.call(f32, gradient[row, k]), up=1)
    inner = cx.let("inner", cx.call(plane_sum, cx.get(inner)))
    for k in cx.for_(cx.call(range, cx[UNIT_POS_X], cx.call(y.shape, 1), cx[CUBE_DIM_X]), "k"):
        out[row, k] = cx.call(f32, y[row, k]) * (cx.call(f32, gradient[row, k]) - inner)
