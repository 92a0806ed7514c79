def plane_scan__expand(cx, x, out):
    planes = cx.let("planes", cx.call(comptime, (cx[CUBE_DIM] + cx[PLANE_DIM] - 1) // cx[PLANE_DIM]))
    totals = cx.let("totals", cx.call(cx[SharedMemory][cx[N]], planes))
    value = cx.let("value", x[cx[ABSOLUTE_POS]])
    before = cx.var("before", cx.call(plane_exclusive_sum, value))
    for _cx in cx.if_(cx[UNIT_POS_PLANE] == cx[PLANE_DIM] - 1):
        totals[cx[PLANE_POS]] = cx.get(before) + value
    cx.call(sync_cube)
    for plane in cx.for_(cx.call(range, cx[PLANE_POS]), "plane"):
        before = cx.var("before", cx.inplace(before) + totals[plane], up=1)
    out[cx[ABSOLUTE_POS]] = cx.get(before)
