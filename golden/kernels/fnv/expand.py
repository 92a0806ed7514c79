def fnv__expand(cx, records, out):
    row = cx.let("row", cx[ABSOLUTE_POS])
    for _cx in cx.if_(row < cx.call(records.shape, 0)):
        offset, prime = cx[FNV][cx.call(bits, cx[W])]; offset = cx.let("offset", offset); prime = cx.let("prime", prime)
        result = cx.var("result", cx.call(W, offset))
        for k in cx.for_(cx.call(range, cx.call(records.shape, 1)), "k"):
            word = cx.let("word", records[row, k])
            for shift in cx.for_((0, 8, 16, 24), "shift"):
                result = cx.var("result", (cx.get(result) ^ cx.call(W, word >> shift & 255)) * cx.call(W, prime), up=2)
        out[row] = cx.get(result)
