def plane_shuffle_kernel__expand(cx, value, lane, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    out[i] = cx.call(plane_shuffle, value[i], lane[i])
