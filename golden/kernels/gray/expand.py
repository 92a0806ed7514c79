def gray__expand(cx, pixels, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(pixels.len)):
        color = cx.let("color", cx.call(unpack, pixels[i]))
        luma = cx.let("luma", cx.call(dot, color, cx.call(cx[Vector][cx[f32], 4], *cx[WEIGHTS], 0.0)))
        out[i] = cx.call(pack, cx.call(cx[Vector][cx[f32], 4], luma, luma, luma, color[3]))
