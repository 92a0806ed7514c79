def plane_inclusive_sum_kernel__expand(cx, value, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    out[i] = cx.call(plane_inclusive_sum, value[i])
