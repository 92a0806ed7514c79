def cube_pos_z_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx[CUBE_POS_Z]
