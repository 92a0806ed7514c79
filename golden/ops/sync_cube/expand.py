def sync_cube_kernel__expand(cx, x, out):
    between = cx.let("between", cx.call(cx[SharedMemory][cx[f32]], cx[CUBE_DIM]))
    between[cx[UNIT_POS]] = x[cx[ABSOLUTE_POS]]
    cx.call(sync_cube)
    out[cx[ABSOLUTE_POS]] = between[cx[CUBE_DIM] - 1 - cx[UNIT_POS]]
