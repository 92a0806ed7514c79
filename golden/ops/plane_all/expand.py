def plane_all_kernel__expand(cx, value, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    out[i] = cx.call(u32, cx.call(plane_all, value[i] != 0))
