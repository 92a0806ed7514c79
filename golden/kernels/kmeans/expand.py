def kmeans__expand(cx,
    points,
    centers,
    nearest,
    sums,
    counts,
    width,
):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i >= cx.call(points.shape, 0)):
        cx.return_()
    if cx.live: best, least = cx.call(u32, 0), cx.call(max_value, cx[f32]); best = cx.var("best", best); least = cx.var("least", least)
    for k in cx.live and cx.for_(cx.call(range, cx.call(u32, cx.call(centers.shape, 0))), "k"):
        distance = cx.let("distance", cx.call(square_distance, points, i, centers, k, width))
        for _cx in cx.if_(distance < cx.get(least)):
            best, least = k, distance; best = cx.var("best", best, up=2); least = cx.var("least", least, up=2)
    if cx.live: nearest[i] = cx.get(best)
    if cx.live: cx.call(counts[cx.get(best)].add, 1)
    for d in cx.live and cx.for_(cx.call(unroll, cx.call(range, width)), "d"):
        cx.call(sums[cx.get(best), d].add, points[i, d])
