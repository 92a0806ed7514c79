def unit_pos_y_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx[UNIT_POS_Y]
