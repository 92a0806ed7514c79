def plane_exclusive_prod_kernel__expand(cx, value, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    out[i] = cx.call(plane_exclusive_prod, value[i])
