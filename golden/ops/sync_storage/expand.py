def sync_storage_kernel__expand(cx, x, between, out):
    between[cx[ABSOLUTE_POS]] = x[cx[ABSOLUTE_POS]]
    cx.call(sync_storage)
    out[cx[ABSOLUTE_POS]] = between[cx[CUBE_POS] * cx[CUBE_DIM] + cx[CUBE_DIM] - 1 - cx[UNIT_POS]]
