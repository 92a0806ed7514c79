def plane_broadcast_kernel__expand(cx, value, lane, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    out[i] = cx.call(plane_broadcast, value[i], lane)
