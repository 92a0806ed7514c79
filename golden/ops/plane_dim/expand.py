def plane_dim_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx[PLANE_DIM]
