def plane_elect_kernel__expand(cx, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    out[i] = cx.call(u32, cx.call(plane_elect))
