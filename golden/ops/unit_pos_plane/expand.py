def unit_pos_plane_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx[UNIT_POS_PLANE]
