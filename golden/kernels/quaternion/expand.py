def quaternion__expand(cx, points, out, turn):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(points.shape, 0)):
        q = cx.let("q", turn.unit)
        p = cx.let("p", q * cx.call(Quaternion.of_point, points[i, 0], points[i, 1], points[i, 2]) * -q)
        out[i, 0], out[i, 1], out[i, 2] = p.x, p.y, p.z
