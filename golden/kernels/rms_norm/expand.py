def rms_norm__expand(cx,
    x, weight, out, columns, epsilon=1e-6
):
    row = cx.let("row", cx[CUBE_POS_X])
    steps = cx.let("steps", cx.call(comptime, (columns + cx[CUBE_DIM_X] - 1) // cx[CUBE_DIM_X]))
    kept = cx.let("kept", cx.call(cx[LocalArray][cx[f32]], steps))
    squares = cx.var("squares", cx.call(f32, 0.0))
    for step in cx.for_(cx.call(unroll, cx.call(range, steps)), "step"):
        kept[step] = cx.call(f32, x[row, cx[UNIT_POS_X] + step * cx[CUBE_DIM_X]])
        squares = cx.var("squares", cx.inplace(squares) + kept[step] * kept[step], up=1)
    # Launched with CUBE_DIM == PLANE_DIM.
    inverse = cx.let("inverse", cx.call(rsqrt, cx.call(plane_sum, cx.get(squares)) / columns + epsilon))
    for step in cx.for_(cx.call(unroll, cx.call(range, steps)), "step"):
        column = cx.let("column", cx[UNIT_POS_X] + step * cx[CUBE_DIM_X])
        out[row, column] = kept[step] * inverse * cx.call(f32, weight[column])
