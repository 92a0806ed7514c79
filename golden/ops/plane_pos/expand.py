def plane_pos_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx[PLANE_POS]
