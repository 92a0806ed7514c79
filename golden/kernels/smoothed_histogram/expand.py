def smoothed_histogram__expand(cx, x, out):
    row = cx.let("row", cx[CUBE_POS_X])
    low, high = cx.call(max_value, cx[f32]), cx.call(min_value, cx[f32]); low = cx.var("low", low); high = cx.var("high", high)
    for k in cx.for_(cx.call(range, cx[UNIT_POS_X], cx.call(x.shape, 1), cx[CUBE_DIM_X]), "k"):
        low = cx.var("low", cx.call(min, cx.get(low), x[row, k]), up=1)
        high = cx.var("high", cx.call(max, cx.get(high), x[row, k]), up=1)
    low, high = cx.call(cube_range, cx.get(low), cx.get(high)); low = cx.let("low", low); high = cx.let("high", high)
    cx.call(sync_cube)
    bins = cx.let("bins", cx.call(comptime, cx[CUBE_DIM_X] // 2))
    found = cx.let("found", cx.call(cx[SharedMemory][cx[Atomic][cx[u32]]].zeros, bins))
    scale = cx.let("scale", cx.call(f32, bins) / cx.call(max, high - low, 1e-30))
    for k in cx.for_(cx.call(range, cx[UNIT_POS_X], cx.call(x.shape, 1), cx[CUBE_DIM_X]), "k"):
        cx.call(found[cx.call(min, cx.call(u32, (x[row, k] - low) * scale), bins - 1)].add, 1)
    cx.call(sync_cube)
    counts = cx.let("counts", cx.call(cx[SharedMemory][cx[f32]], bins))
    for _cx in cx.if_(cx[UNIT_POS_X] < bins):
        counts[cx[UNIT_POS_X]] = cx.call(f32, cx.call(found[cx[UNIT_POS_X]].load))
    cx.call(sync_cube)
    for _cx in cx.if_(cx[UNIT_POS_X] < bins):
        left = cx.let("left", counts[cx.call(max, cx[UNIT_POS_X], 1) - 1])
        right = cx.let("right", counts[cx.call(min, cx[UNIT_POS_X] + 1, bins - 1)])
        out[row, cx[UNIT_POS_X]] = left / 4.0 + counts[cx[UNIT_POS_X]] / 2.0 + right / 4.0
