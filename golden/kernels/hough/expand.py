def hough__expand(cx, edges, votes, angles):
    row, column = cx[ABSOLUTE_POS_Y], cx[ABSOLUTE_POS_X]; row = cx.let("row", row); column = cx.let("column", column)
    for _cx in cx.if_(cx.or_(cx.or_(row >= cx.call(edges.shape, 0), lambda: column >= cx.call(edges.shape, 1), test=True), lambda: edges[row, column] == 0, test=True)):
        cx.return_()
    if cx.live: middle = cx.let("middle", cx.call(i32, cx.call(votes.shape, 1)) // 2)
    for step in cx.live and cx.for_(cx.call(unroll, cx.call(range, angles)), "step"):
        angle = cx.let("angle", cx[math.pi] * step / angles)
        distance = cx.let("distance", cx.call(f32, column) * cx.call(math.cos, angle) + cx.call(f32, row) * cx.call(math.sin, angle))
        cx.call(votes[step, middle + cx.call(i32, cx.call(floor, distance + 0.5))].add, 1)
