def cube_count_y_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx[CUBE_COUNT_Y]
