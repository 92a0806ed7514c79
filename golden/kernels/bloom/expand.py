def bloom__expand(cx, keys, filter_, probes):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(keys.len)):
        first = cx.let("first", keys[i] * 0x9E3779B1)
        step = cx.let("step", first >> 15 | 1)
        for probe in cx.for_(cx.call(range, probes), "probe"):
            bit = cx.let("bit", (first + cx.call(u32, probe) * step) % cx.call(u32, cx.call(filter_.len) * 32))
            cx.call(filter_[bit // 32].or_, cx.call(u32, 1) << bit % 32)
