def cube_count_z_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx[CUBE_COUNT_Z]
