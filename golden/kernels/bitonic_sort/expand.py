def bitonic_sort__expand(cx, x, descending=False):
    items = cx.let("items", cx.call(cx[SharedMemory][cx[N]], cx[CUBE_DIM]))
    last = cx.let("last", cx.cond(lambda: cx.call(min_value, cx[N]), descending, lambda: cx.call(max_value, cx[N])))
    items[cx[UNIT_POS]] = cx.cond(lambda: x[cx[ABSOLUTE_POS]], cx[ABSOLUTE_POS] < cx.call(x.len), lambda: last)
    length = cx.var("length", cx.call(comptime, 2))
    for _cx in cx.while_(lambda: cx.call(comptime, cx.get(length) <= cx[CUBE_DIM])):
        distance = cx.var("distance", cx.call(comptime, cx.get(length) // 2))
        for _cx in cx.while_(lambda: cx.call(comptime, cx.get(distance) > 0)):
            cx.call(sync_cube)
            partner = cx.let("partner", cx[UNIT_POS] ^ cx.get(distance))
            own, other = items[cx[UNIT_POS]], items[partner]; own = cx.let("own", own); other = cx.let("other", other)
            cx.call(sync_cube)
            upward = cx.let("upward", (cx[UNIT_POS] & cx.get(length) == 0) != descending)
            keeps_less = cx.let("keeps_less", (cx[UNIT_POS] < partner) == upward)
            items[cx[UNIT_POS]] = cx.cond(lambda: cx.call(min, own, other), keeps_less, lambda: cx.call(max, own, other))
            distance = cx.var("distance", cx.inplace(distance) // 2, up=1)
        length = cx.var("length", cx.inplace(length) * 2, up=1)
    for _cx in cx.if_(cx[ABSOLUTE_POS] < cx.call(x.len)):
        x[cx[ABSOLUTE_POS]] = items[cx[UNIT_POS]]
