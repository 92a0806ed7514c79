def lennard_jones__expand(cx,
    position,
    cell_starts,
    force,
    box,
    cells,
    cut,
):
    """Particles are sorted by cell, of which there are `cells` along each of two axes."""
    i = cx.let("i", cx.call(u32, cx[ABSOLUTE_POS]))
    for _cx in cx.if_(i >= cx.call(position.shape, 0)):
        cx.return_()
    if cx.live: x, y = position[i, 0], position[i, 1]; x = cx.let("x", x); y = cx.let("y", y)
    if cx.live: width = cx.let("width", box / cells)
    if cx.live: column, row = cx.call(min, cx.call(i32, x / width), cells - 1), cx.call(min, cx.call(i32, y / width), cells - 1); column = cx.let("column", column); row = cx.let("row", row)
    if cx.live: fx = fy = cx.call(f32, 0.0); fx = cx.var("fx", fx); fy = cx.var("fy", fy)
    for down in cx.live and cx.for_((-1, 0, 1), "down"):
        for right in cx.for_((-1, 0, 1), "right"):
            cell = cx.let("cell", cx.call(u32, (row + down) % cells * cells + (column + right) % cells))
            for j in cx.for_(cx.call(range, cell_starts[cell], cell_starts[cell + 1]), "j"):
                dx = cx.let("dx", cx.call(nearest_image, x - position[j, 0], box))
                dy = cx.let("dy", cx.call(nearest_image, y - position[j, 1], box))
                square = cx.let("square", dx * dx + dy * dy)
                for _cx in cx.if_(cx.or_(j == i, lambda: square > cut * cut, test=True)):
                    cx.continue_()
                if cx.live: inverse = cx.let("inverse", 1.0 / square)
                if cx.live: sixth = cx.let("sixth", inverse**3)
                if cx.live: strength = cx.let("strength", 24.0 * inverse * sixth * (2.0 * sixth - 1.0))
                if cx.live: fx = cx.var("fx", cx.inplace(fx) + strength * dx, up=3)
                if cx.live: fy = cx.var("fy", cx.inplace(fy) + strength * dy, up=3)
    if cx.live: force[i, 0], force[i, 1] = cx.get(fx), cx.get(fy)
