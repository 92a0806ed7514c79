def absolute_pos_z_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx[ABSOLUTE_POS_Z]
