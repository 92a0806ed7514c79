def plane_shuffle_xor_kernel__expand(cx, value, mask, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    out[i] = cx.call(plane_shuffle_xor, value[i], mask[i])
