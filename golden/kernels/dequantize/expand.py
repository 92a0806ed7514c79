def dequantize__expand(cx,
    words,
    scales,
    zeros,
    out,
    width,
    group,
):
    cx.call(static_assert, 32 % width == 0, "fields must not cross words")
    fields = cx.let("fields", 32 // width)
    cx.call(static_assert, group % fields == 0, "a word belongs to one group")
    i = cx.let("i", cx.call(u32, cx[ABSOLUTE_POS]))
    for _cx in cx.if_(i >= cx.call(words.len)):
        cx.return_()
    if cx.live: word, owner = words[i], i * fields // group; word = cx.let("word", word); owner = cx.let("owner", owner)
    if cx.live: scale, zero = scales[owner], zeros[owner]; scale = cx.let("scale", scale); zero = cx.let("zero", zero)
    for k in cx.live and cx.for_(cx.call(unroll, cx.call(range, fields)), "k"):
        out[i * fields + k] = cx.call(F, cx.call(field_of, word, k * width, width) - zero) * scale
