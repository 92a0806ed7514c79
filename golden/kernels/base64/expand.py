def base64__expand(cx, data, size, out):
    """Write a word of four letters; `size` counts bytes, of which the last words may have some more."""
    group = cx.let("group", cx.call(u32, cx[ABSOLUTE_POS]))
    first = cx.let("first", 3 * group)
    for _cx in cx.if_(first >= size):
        cx.return_()
    if cx.live: bytes_ = cx.let("bytes_", cx.list([cx.cond(lambda: cx.call(byte_of, data, first + k), first + k < size, lambda: cx.call(u32, 0)) for k in cx.iter(cx.call(range, 3))]))
    if cx.live: bits = cx.let("bits", bytes_[0] << 16 | bytes_[1] << 8 | bytes_[2])
    if cx.live: result = cx.var("result", cx.call(u32, 0))
    for k in cx.live and cx.for_(cx.call(range, 4), "k"):
        code = cx.var("code", cx.call(letter, bits >> 6 * (3 - cx.call(u32, k)) & 63))
        for _cx in cx.if_(first + cx.call(u32, k) > size):
            code = cx.var("code", cx.call(u32, cx.call(ord, "=")), up=1)
        result = cx.var("result", cx.inplace(result) | (cx.get(code) << 8 * cx.call(u32, k)), up=1)
    if cx.live: out[group] = cx.get(result)
