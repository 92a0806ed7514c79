def double_buffered_matmul__expand(cx, a, b, c):
    side = cx.let("side", cx.call(comptime, cx[CUBE_DIM_X]))
    a_tiles, b_tiles = (cx.call(cx[SharedMemory][cx[f32]], (2, side, side)) for _ in cx.iter(cx.call(range, 2))); a_tiles = cx.let("a_tiles", a_tiles); b_tiles = cx.let("b_tiles", b_tiles)
    x, y = cx[UNIT_POS_X], cx[UNIT_POS_Y]; x = cx.let("x", x); y = cx.let("y", y)
    row, column = cx[CUBE_POS_Y] * side + y, cx[CUBE_POS_X] * side + x; row = cx.let("row", row); column = cx.let("column", column)

    def load(buffer, start):
        a_tiles[buffer, y, x] = cx.call(f32, a[row, start + x])
        b_tiles[buffer, y, x] = cx.call(f32, b[start + y, column])

    cx.call(load, 0, 0)
    cx.call(sync_cube)
    total = cx.var("total", cx.call(f32, 0.0))
    now = cx.var("now", cx.call(u32, 0))
    for start in cx.for_(cx.call(range, 0, cx.call(u32, cx.call(a.shape, 1)), side), "start"):
        cx.call(load, 1 - cx.get(now), start + side)
        for k in cx.for_(cx.call(range, side), "k"):
            total = cx.var("total", cx.call(fma, a_tiles[cx.get(now), y, k], b_tiles[cx.get(now), k, x], cx.get(total)), up=2)
        cx.call(sync_cube)
        now = cx.var("now", 1 - cx.get(now), up=1)
    c[row, column] = cx.get(total)
