def histogram__expand(cx, x, counts, bins):
    local = cx.let("local", cx.call(cx[SharedMemory][cx[Atomic][cx[u32]]].zeros, bins))
    for i in cx.for_(cx.call(range, cx[ABSOLUTE_POS], cx.call(x.len), cx[CUBE_COUNT] * cx[CUBE_DIM]), "i"):
        cx.call(local[x[i] % bins].add, 1)
    cx.call(sync_cube)
    for b in cx.for_(cx.call(range, cx[UNIT_POS], bins, cx[CUBE_DIM]), "b"):
        count = cx.let("count", cx.call(local[b].load))
        for _cx in cx.if_(count > 0):
            cx.call(counts[b].add, count)
