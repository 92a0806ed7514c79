def compact__expand(cx, x, threshold, out, length):
    planes = cx.let("planes", cx.call(comptime, (cx[CUBE_DIM] + cx[PLANE_DIM] - 1) // cx[PLANE_DIM]))
    totals = cx.let("totals", cx.call(cx[SharedMemory][cx[u32]], planes))
    written = cx.var("written", cx.call(u32, 0))
    for start in cx.for_(cx.call(range, 0, cx.call(u32, cx.call(x.len)), cx[CUBE_DIM]), "start"):
        place = cx.let("place", start + cx[UNIT_POS])
        value = cx.let("value", x[place])
        wanted = cx.let("wanted", cx.and_(place < cx.call(x.len), lambda: value > threshold))
        below, total = cx.call(plane_place, wanted); below = cx.var("below", below); total = cx.let("total", total)
        for _cx in cx.if_(cx[UNIT_POS_PLANE] == 0):
            totals[cx[PLANE_POS]] = total
        cx.call(sync_cube)
        for plane in cx.for_(cx.call(range, planes), "plane"):
            for _cx in cx.if_(plane < cx[PLANE_POS]):
                below = cx.var("below", cx.inplace(below) + totals[plane], up=2)
        for _cx in cx.if_(wanted):
            out[cx.get(written) + cx.get(below)] = value
        for plane in cx.for_(cx.call(range, planes), "plane"):
            written = cx.var("written", cx.inplace(written) + totals[plane], up=2)
        cx.call(sync_cube)
    for _cx in cx.if_(cx[UNIT_POS] == 0):
        length[0] = cx.get(written)
