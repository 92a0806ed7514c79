def cube_pos_kernel__expand(cx, out):
    out[cx[ABSOLUTE_POS]] = cx.call(u32, cx[CUBE_POS])
