def tiled_matmul__expand(cx, a, b, c, tile):
    a_tile = cx.let("a_tile", cx.call(cx[SharedMemory][cx[f32]], (tile, tile)))
    b_tile = cx.let("b_tile", cx.call(cx[SharedMemory][cx[f32]], (tile, tile)))
    x, y = cx[UNIT_POS_X], cx[UNIT_POS_Y]; x = cx.let("x", x); y = cx.let("y", y)
    row = cx.let("row", cx[CUBE_POS_Y] * tile + y)
    column = cx.let("column", cx[CUBE_POS_X] * tile + x)
    inner = cx.let("inner", cx.call(a.shape, 1))
    total = cx.var("total", cx.call(f32, 0.0))
    for start in cx.for_(cx.call(range, 0, inner, tile), "start"):
        a_tile[y, x] = a[row, start + x]
        b_tile[y, x] = b[start + y, column]
        cx.call(sync_cube)
        for k in cx.for_(cx.call(range, tile), "k"):
            total = cx.var("total", cx.inplace(total) + a_tile[y, k] * b_tile[k, x], up=2)
        cx.call(sync_cube)
    c[row, column] = cx.get(total)
