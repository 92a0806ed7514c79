def dot_product__expand(cx, x, y, out):
    total = cx.var("total", cx.call(f32, 0.0))
    for i in cx.for_(cx.call(range, cx[ABSOLUTE_POS], cx.call(x.len), cx[CUBE_COUNT] * cx[CUBE_DIM]), "i"):
        total = cx.var("total", cx.inplace(total) + x[i] * y[i], up=1)
    total = cx.let("total", cx.call(plane_sum, cx.get(total)))
    for _cx in cx.if_(cx[UNIT_POS_PLANE] == 0):
        cx.call(out[0].add, total)
