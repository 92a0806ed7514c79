def absolute_pos_y_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx[ABSOLUTE_POS_Y]
