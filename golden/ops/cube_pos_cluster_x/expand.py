def cube_pos_cluster_x_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx[CUBE_POS_CLUSTER_X]
