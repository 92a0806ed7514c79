def sha256__expand(cx, messages, digests):
    """`messages` are padded blocks of sixteen words."""
    row = cx.let("row", cx[ABSOLUTE_POS])
    for _cx in cx.if_(row >= cx.call(messages.shape, 0)):
        cx.return_()
    if cx.live: words = cx.let("words", cx.list([messages[row, k] for k in cx.iter(cx.call(range, 16))]))
    if cx.live: a, b, c, d, e, f, g, h = (cx.call(u32, word) for word in cx.iter(cx[START])); a = cx.var("a", a); b = cx.var("b", b); c = cx.var("c", c); d = cx.var("d", d); e = cx.var("e", e); f = cx.var("f", f); g = cx.var("g", g); h = cx.var("h", h)
    for k in cx.live and cx.for_(cx.call(unroll, cx.call(range, 64)), "k"):
        for _cx in cx.if_(k < 16):
            word = cx.var("word", words[k], up=1)
        for _cx in cx.else_():
            near, far = words[k - 2], words[k - 15]; near = cx.let("near", near); far = cx.let("far", far)
            small = cx.let("small", cx.call(rotated, far, 7) ^ cx.call(rotated, far, 18) ^ far >> 3)
            large = cx.let("large", cx.call(rotated, near, 17) ^ cx.call(rotated, near, 19) ^ near >> 10)
            word = cx.var("word", words[k - 16] + small + words[k - 7] + large, up=1)
            cx.call(words.append, cx.get(word))
        chosen = cx.let("chosen", cx.get(e) & cx.get(f) ^ ~cx.get(e) & cx.get(g))
        mixed = cx.let("mixed", cx.call(rotated, cx.get(e), 6) ^ cx.call(rotated, cx.get(e), 11) ^ cx.call(rotated, cx.get(e), 25))
        first = cx.let("first", cx.get(h) + mixed + chosen + cx.call(u32, cx[ROUND][k]) + cx.get(word))
        majority = cx.let("majority", cx.get(a) & cx.get(b) ^ cx.get(a) & cx.get(c) ^ cx.get(b) & cx.get(c))
        second = cx.let("second", (cx.call(rotated, cx.get(a), 2) ^ cx.call(rotated, cx.get(a), 13) ^ cx.call(rotated, cx.get(a), 22)) + majority)
        a, b, c, d, e, f, g, h = first + second, cx.get(a), cx.get(b), cx.get(c), cx.get(d) + first, cx.get(e), cx.get(f), cx.get(g); a = cx.var("a", a, up=1); b = cx.var("b", b, up=1); c = cx.var("c", c, up=1); d = cx.var("d", d, up=1); e = cx.var("e", e, up=1); f = cx.var("f", f, up=1); g = cx.var("g", g, up=1); h = cx.var("h", h, up=1)
    for k, word in cx.live and cx.for_(cx.call(enumerate, (cx.get(a), cx.get(b), cx.get(c), cx.get(d), cx.get(e), cx.get(f), cx.get(g), cx.get(h))), ["k", "word"]):
        digests[row, k] = word + cx[START][k]
