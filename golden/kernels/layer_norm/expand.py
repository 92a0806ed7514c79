def layer_norm__expand(cx,
    x,
    scale,
    shift,
    out,
    epsilon=1e-5,
):
    row = cx.let("row", cx[CUBE_POS_X])
    own = cx.let("own", cx.call(Moments))
    for k in cx.for_(cx.call(range, cx[UNIT_POS_X], cx.call(x.shape, 1), cx[CUBE_DIM_X]), "k"):
        cx.call(own.include, cx.call(f32, x[row, k]))
    moments = cx.let("moments", cx.call(over_cube, own))
    inverse = cx.let("inverse", cx.call(rsqrt, moments.variance + epsilon))
    for k in cx.for_(cx.call(range, cx[UNIT_POS_X], cx.call(x.shape, 1), cx[CUBE_DIM_X]), "k"):
        normal = cx.let("normal", (cx.call(f32, x[row, k]) - moments.mean) * inverse)
        out[row, k] = normal * cx.call(f32, scale[k]) + cx.call(f32, shift[k])
