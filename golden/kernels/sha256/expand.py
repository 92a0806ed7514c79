def sha256__expand(cx, messages, constants, digests):
    """`messages` are padded blocks of sixteen words, `constants` those of the rounds."""
    row = cx.let("row", cx[ABSOLUTE_POS])
    for _cx in cx.if_(row >= cx.call(messages.shape, 0)):
        cx.return_()
    if cx.live: words = cx.let("words", cx.call(cx[LocalArray][cx[u32]], 16))
    for k in cx.live and cx.for_(cx.call(range, 16), "k"):
        words[k] = messages[row, k]
    if cx.live: a, b, c, d, e, f, g, h = (cx.call(u32, word) for word in cx.iter(cx[START])); a = cx.var("a", a); b = cx.var("b", b); c = cx.var("c", c); d = cx.var("d", d); e = cx.var("e", e); f = cx.var("f", f); g = cx.var("g", g); h = cx.var("h", h)
    for start in cx.live and cx.for_(cx.call(range, 0, cx[ROUNDS], 16), "start"):
        for _cx in cx.if_(start > 0):
            cx.call(extend, words)
        for k in cx.for_(cx.call(unroll, cx.call(range, 16)), "k"):
            chosen = cx.let("chosen", cx.get(e) & cx.get(f) ^ ~cx.get(e) & cx.get(g))
            mixed = cx.let("mixed", cx.call(rotated, cx.get(e), 6) ^ cx.call(rotated, cx.get(e), 11) ^ cx.call(rotated, cx.get(e), 25))
            first = cx.let("first", cx.get(h) + mixed + chosen + constants[start + k] + words[k])
            majority = cx.let("majority", cx.get(a) & cx.get(b) ^ cx.get(a) & cx.get(c) ^ cx.get(b) & cx.get(c))
            second = cx.let("second", (cx.call(rotated, cx.get(a), 2) ^ cx.call(rotated, cx.get(a), 13) ^ cx.call(rotated, cx.get(a), 22)) + majority)
            a, b, c, d, e, f, g, h = first + second, cx.get(a), cx.get(b), cx.get(c), cx.get(d) + first, cx.get(e), cx.get(f), cx.get(g); a = cx.var("a", a, up=2); b = cx.var("b", b, up=2); c = cx.var("c", c, up=2); d = cx.var("d", d, up=2); e = cx.var("e", e, up=2); f = cx.var("f", f, up=2); g = cx.var("g", g, up=2); h = cx.var("h", h, up=2)
    for k, word in cx.live and cx.for_(cx.call(enumerate, (cx.get(a), cx.get(b), cx.get(c), cx.get(d), cx.get(e), cx.get(f), cx.get(g), cx.get(h))), ["k", "word"]):
        digests[row, k] = word + cx[START][k]
