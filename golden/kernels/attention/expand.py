def attention__expand(cx,
    query,
    key,
    value,
    out,
    width,
    causal,
):
    keys = cx.let("keys", cx.call(cx[SharedMemory][cx[f32]], (cx[CUBE_DIM_X], width)))
    values = cx.let("values", cx.call(cx[SharedMemory][cx[f32]], (cx[CUBE_DIM_X], width)))
    row = cx.let("row", cx[CUBE_POS_X] * cx[CUBE_DIM_X] + cx[UNIT_POS_X])
    own = cx.let("own", cx.call(cx[LocalArray][cx[f32]], width))
    mixed = cx.let("mixed", cx.call(cx[LocalArray][cx[f32]], width))
    for d in cx.for_(cx.call(unroll, cx.call(range, width)), "d"):
        own[d] = cx.call(f32, query[row, d]) * (1.0 / cx.call(math.sqrt, width))
    greatest, total = -cx.call(max_value, cx[f32]), cx.call(f32, 0.0); greatest = cx.var("greatest", greatest); total = cx.var("total", total)
    count = cx.let("count", cx.call(u32, cx.call(key.shape, 0)))
    end = cx.let("end", cx.cond(lambda: cx.call(min, count, (cx[CUBE_POS_X] + 1) * cx[CUBE_DIM_X]), causal, lambda: count))
    for start in cx.for_(cx.call(range, 0, end, cx[CUBE_DIM_X]), "start"):
        cx.call(load_tile, key, keys, start, width)
        cx.call(load_tile, value, values, start, width)
        cx.call(sync_cube)
        for k in cx.for_(cx.call(range, cx.call(min, cx[CUBE_DIM_X], count - start)), "k"):
            for _cx in cx.if_(cx.and_(causal, lambda: start + k > row, test=True)):
                cx.break_()
            if cx.live: score = cx.var("score", cx.call(f32, 0.0))
            for d in cx.live and cx.for_(cx.call(unroll, cx.call(range, width)), "d"):
                score = cx.var("score", cx.inplace(score) + own[d] * keys[k, d], up=1)
            if cx.live: higher = cx.let("higher", cx.call(max, cx.get(greatest), cx.get(score)))
            if cx.live: shrink, weight = cx.call(exp, cx.get(greatest) - higher), cx.call(exp, cx.get(score) - higher); shrink = cx.let("shrink", shrink); weight = cx.let("weight", weight)
            if cx.live: total = cx.var("total", cx.get(total) * shrink + weight, up=2)
            for d in cx.live and cx.for_(cx.call(unroll, cx.call(range, width)), "d"):
                mixed[d] = mixed[d] * shrink + values[k, d] * weight
            if cx.live: greatest = cx.var("greatest", higher, up=2)
        cx.call(sync_cube)
    for d in cx.for_(cx.call(unroll, cx.call(range, width)), "d"):
        out[row, d] = mixed[d] / cx.get(total)
