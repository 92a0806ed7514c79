def absolute_pos_x_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx[ABSOLUTE_POS_X]
