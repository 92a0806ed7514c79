def top_k__expand(cx, x, values, places, k):
    row = cx.let("row", cx[ABSOLUTE_POS])
    for _cx in cx.if_(row >= cx.call(x.shape, 0)):
        cx.return_()
    if cx.live: best = cx.let("best", cx.call(cx[LocalArray][cx[N]], k))
    if cx.live: where = cx.let("where", cx.call(cx[LocalArray][cx[i32]], k))
    for rank in cx.live and cx.for_(cx.call(unroll, cx.call(range, k)), "rank"):
        best[rank], where[rank] = cx.call(min_value, cx[N]), -1
    for column in cx.live and cx.for_(cx.call(range, cx.call(i32, cx.call(x.shape, 1))), "column"):
        value, place = x[row, column], column; value = cx.var("value", value); place = cx.var("place", place)
        for rank in cx.for_(cx.call(unroll, cx.call(range, k)), "rank"):
            for _cx in cx.if_(cx.or_(cx.get(value) > best[rank], lambda: cx.and_(cx.get(value) == best[rank], lambda: cx.get(place) < where[rank], test=True), test=True)):
                best[rank], value = cx.get(value), best[rank]; value = cx.var("value", value, up=2)
                where[rank], place = cx.get(place), where[rank]; place = cx.var("place", place, up=2)
    for rank in cx.live and cx.for_(cx.call(unroll, cx.call(range, k)), "rank"):
        values[row, rank], places[row, rank] = best[rank], where[rank]
