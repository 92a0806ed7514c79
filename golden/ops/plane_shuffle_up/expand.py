def plane_shuffle_up_kernel__expand(cx, value, delta, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    out[i] = cx.call(plane_shuffle_up, value[i], delta[i])
