def crc32__expand(cx, records, out):
    row = cx.let("row", cx[ABSOLUTE_POS])
    for _cx in cx.if_(row < cx.call(records.shape, 0)):
        table = cx.let("table", cx.call(cx[LocalArray][cx[u32]], 16))
        for entry, value in cx.for_(cx.call(enumerate, cx.call(crc_table)), ["entry", "value"]):
            table[entry] = value
        crc = cx.var("crc", cx.call(u32, 0xFFFFFFFF))
        for k in cx.for_(cx.call(range, cx.call(records.shape, 1)), "k"):
            word = cx.var("word", records[row, k])
            for _ in cx.for_(cx.call(range, 8), "_"):
                crc = cx.var("crc", cx.get(crc) >> 4 ^ table[(cx.get(crc) ^ cx.get(word)) & 15], up=2)
                word = cx.var("word", cx.inplace(word) >> 4, up=1)
        out[row] = ~cx.get(crc)
