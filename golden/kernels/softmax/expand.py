def softmax__expand(cx, x, out):
    partial = cx.let("partial", cx.call(cx[SharedMemory][cx[f32]], cx[CUBE_DIM_X]))
    row = cx.let("row", cx[CUBE_POS_X])
    columns = cx.let("columns", cx.call(x.shape, 1))
    greatest = cx.var("greatest", cx.call(min_value, cx[f32]))
    for k in cx.for_(cx.call(range, cx[UNIT_POS_X], columns, cx[CUBE_DIM_X]), "k"):
        greatest = cx.var("greatest", cx.call(max, cx.get(greatest), cx.call(f32, x[row, k])), up=1)
    greatest = cx.let("greatest", cx.call(cube_reduce, cx.get(greatest), partial, lambda a, b: cx.call(max, a, b)))
    total = cx.var("total", cx.call(f32, 0.0))
    for k in cx.for_(cx.call(range, cx[UNIT_POS_X], columns, cx[CUBE_DIM_X]), "k"):
        total = cx.var("total", cx.inplace(total) + cx.call(exp, cx.call(f32, x[row, k]) - greatest), up=1)
    total = cx.let("total", cx.call(cube_reduce, cx.get(total), partial, lambda a, b: a + b))
    for k in cx.for_(cx.call(range, cx[UNIT_POS_X], columns, cx[CUBE_DIM_X]), "k"):
        out[row, k] = cx.call(exp, cx.call(f32, x[row, k]) - greatest) / total
