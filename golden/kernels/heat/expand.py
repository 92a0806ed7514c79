def heat__expand(cx, now, after, rate):
    x, y, z = cx[ABSOLUTE_POS_X], cx[ABSOLUTE_POS_Y], cx[ABSOLUTE_POS_Z]; x = cx.let("x", x); y = cx.let("y", y); z = cx.let("z", z)
    depth, height, width = cx.call(now.shape, 0), cx.call(now.shape, 1), cx.call(now.shape, 2); depth = cx.let("depth", depth); height = cx.let("height", height); width = cx.let("width", width)
    for _cx in cx.if_(cx.or_(cx.or_(x >= width, lambda: y >= height, test=True), lambda: z >= depth, test=True)):
        cx.return_()
    if cx.live: here = cx.let("here", now[z, y, x])
    for _cx in cx.live and cx.if_(cx.or_(cx.or_(cx.compare(x, "in", (0, width - 1)), lambda: cx.compare(y, "in", (0, height - 1)), test=True), lambda: cx.compare(z, "in", (0, depth - 1)), test=True)):
        after[z, y, x] = here  # the boundary keeps its temperature
        cx.return_()
    if cx.live: around = cx.let("around", now[z, y, x - 1] + now[z, y, x + 1])
    if cx.live: around = cx.let("around", cx.inplace(around) + (now[z, y - 1, x] + now[z, y + 1, x]))
    if cx.live: around = cx.let("around", cx.inplace(around) + (now[z - 1, y, x] + now[z + 1, y, x]))
    if cx.live: after[z, y, x] = here + rate * (around - 6.0 * here)
