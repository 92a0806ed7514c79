def leaky_row_sum__expand(cx,
    x, out, slope, guard
):
    row = cx.let("row", cx[CUBE_POS_X])
    acc = cx.var("acc", cx.call(f32, 0.0))
    for k in cx.for_(cx.call(range, cx[UNIT_POS_X], cx.call(x.shape, 1), cx[CUBE_DIM_X]), "k"):
        v = cx.let("v", x[row, k])
        for _cx in cx.if_(v > 0.0):
            acc = cx.var("acc", cx.inplace(acc) + v, up=2)
        for _cx in cx.elif_(lambda: cx.and_(v > -100.0, lambda: slope != 0.0, test=True)):
            acc = cx.var("acc", cx.call(fma, v, slope, cx.get(acc)), up=2)  # keep the rounding of one multiply
        for _cx in cx.else_():
            acc = cx.var("acc", cx.get(acc) - 1.0, up=2)
    total = cx.var("total", cx.call(plane_sum, cx.get(acc)))  # launched with CUBE_DIM == PLANE_DIM
    for _cx in cx.if_(guard):
        total = cx.var("total", cx.cond(lambda: cx.get(total), row < cx.call(out.len), lambda: cx.call(f32, 0.0)), up=1)
    for _cx in cx.if_(cx[UNIT_POS_X] == 0):
        out[row] = cx.get(total)
