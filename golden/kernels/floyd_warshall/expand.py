def floyd_warshall__expand(cx, distance, through):
    start, end = cx[ABSOLUTE_POS_Y], cx[ABSOLUTE_POS_X]; start = cx.let("start", start); end = cx.let("end", end)
    for _cx in cx.if_(cx.and_(start < cx.call(distance.shape, 0), lambda: end < cx.call(distance.shape, 1), test=True)):
        detour = cx.let("detour", distance[start, through] + distance[through, end])
        for _cx in cx.if_(detour < distance[start, end]):
            distance[start, end] = detour
