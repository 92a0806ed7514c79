def hamming__expand(cx, a, b, out):
    cx.call(static_assert, cx[CUBE_DIM_X] == cx[CUBE_DIM_Y], "a square tile")
    side = cx.let("side", cx.call(comptime, cx[CUBE_DIM_X]))
    a_tile, b_tile = (cx.call(cx[SharedMemory][cx[u32]], (side, side + 1)) for _ in cx.iter(cx.call(range, 2))); a_tile = cx.let("a_tile", a_tile); b_tile = cx.let("b_tile", b_tile)
    different = cx.var("different", cx.call(u32, 0))
    for start in cx.for_(cx.call(range, 0, cx.call(u32, cx.call(a.shape, 1)), side), "start"):
        a_tile[cx[UNIT_POS_Y], cx[UNIT_POS_X]] = a[cx[CUBE_POS_Y] * side + cx[UNIT_POS_Y], start + cx[UNIT_POS_X]]
        b_tile[cx[UNIT_POS_Y], cx[UNIT_POS_X]] = b[cx[CUBE_POS_X] * side + cx[UNIT_POS_Y], start + cx[UNIT_POS_X]]
        cx.call(sync_cube)
        for k in cx.for_(cx.call(range, side), "k"):
            different = cx.var("different", cx.inplace(different) + cx.call(popcount, a_tile[cx[UNIT_POS_Y], k] ^ b_tile[cx[UNIT_POS_X], k]), up=2)
        cx.call(sync_cube)
    out[cx[ABSOLUTE_POS_Y], cx[ABSOLUTE_POS_X]] = cx.get(different)
