def cube_pos_cluster_y_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx[CUBE_POS_CLUSTER_Y]
