def plane_min_kernel__expand(cx, value, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    out[i] = cx.call(plane_min, value[i])
