def sync_plane_kernel__expand(cx, x, out):
    between = cx.let("between", cx.call(cx[SharedMemory][cx[f32]], cx[CUBE_DIM]))
    between[cx[UNIT_POS]] = x[cx[ABSOLUTE_POS]]
    cx.call(sync_plane)
    out[cx[ABSOLUTE_POS]] = between[cx[PLANE_POS] * cx[PLANE_DIM] + cx[PLANE_DIM] - 1 - cx[UNIT_POS_PLANE]]
