def prefix_sum__expand(cx, x, out):
    units = cx.let("units", cx.call(comptime, cx[CUBE_DIM]))
    buffer = cx.let("buffer", cx.call(cx[SharedMemory][cx[i32]], (2, units)))
    buffer[0, cx[UNIT_POS]] = x[cx[ABSOLUTE_POS]]
    cx.call(sync_cube)
    now, offset = cx.call(comptime, 0), cx.call(comptime, 1); now = cx.var("now", now); offset = cx.var("offset", offset)
    for _cx in cx.while_(lambda: cx.call(comptime, cx.get(offset) < units)):
        value = cx.var("value", buffer[cx.get(now), cx[UNIT_POS]])
        for _cx in cx.if_(cx[UNIT_POS] >= cx.get(offset)):
            value = cx.var("value", cx.inplace(value) + buffer[cx.get(now), cx[UNIT_POS] - cx.get(offset)], up=1)
        buffer[1 - cx.get(now), cx[UNIT_POS]] = cx.get(value)
        cx.call(sync_cube)
        now, offset = cx.call(comptime, 1 - cx.get(now)), cx.call(comptime, cx.get(offset) * 2); now = cx.var("now", now, up=1); offset = cx.var("offset", offset, up=1)
    out[cx[ABSOLUTE_POS]] = buffer[cx.get(now), cx[UNIT_POS]]
