def equalize__expand(cx,
    pixels, counts, out, levels
):
    table = cx.let("table", cx.call(cx[SharedMemory][cx[u32]], levels))
    for level in cx.for_(cx.call(range, cx[UNIT_POS], levels, cx[CUBE_DIM]), "level"):
        below = cx.var("below", cx.call(u32, 0))
        for k in cx.for_(cx.call(range, level + 1), "k"):
            below = cx.var("below", cx.inplace(below) + counts[k], up=1)
        table[level] = cx.call(u32, cx.call(f32, cx.get(below)) * (levels - 1) / cx.call(f32, cx.call(pixels.len)) + 0.5)
    cx.call(sync_cube)
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(pixels.len)):
        out[i] = table[cx.call(min, pixels[i], levels - 1)]
