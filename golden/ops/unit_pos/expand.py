def unit_pos_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx[UNIT_POS]
