def kalman_step__expand(cx,
    state,
    covariance,
    measured,
    motion,
    noise,
):
    """Predict by `motion`, then correct by a measurement of the first component, for each filter."""
    filter_ = cx.let("filter_", cx[ABSOLUTE_POS])
    for _cx in cx.if_(filter_ >= cx.call(state.shape, 0)):
        cx.return_()
    if cx.live: size = cx.let("size", cx.call(len, motion))
    if cx.live: x = cx.let("x", cx.list([state[filter_, i] for i in cx.iter(cx.call(range, size))]))
    if cx.live: p = cx.let("p", cx.list([cx.list([covariance[filter_, i, j] for j in cx.iter(cx.call(range, size))]) for i in cx.iter(cx.call(range, size))]))
    if cx.live: x = cx.let("x", cx.list([cx.call(sum, (a * b for a, b in cx.iter(cx.call(zip, row, x)))) for row in cx.iter(motion)]))
    if cx.live: moved = cx.let("moved", cx.list([cx.list([cx.call(sum, (row[k] * p[k][j] for k in cx.iter(cx.call(range, size)))) for j in cx.iter(cx.call(range, size))]) for row in cx.iter(motion)]))
    if cx.live: p = cx.let("p", cx.list([cx.list([cx.call(sum, (line[k] * row[k] for k in cx.iter(cx.call(range, size)))) for row in cx.iter(motion)]) for line in cx.iter(moved)]))
    if cx.live: spread = cx.let("spread", p[0][0] + noise)
    if cx.live: gain = cx.let("gain", cx.list([p[i][0] / spread for i in cx.iter(cx.call(range, size))]))
    if cx.live: surprise = cx.let("surprise", measured[filter_, 0] - x[0])
    for i in cx.live and cx.for_(cx.call(unroll, cx.call(range, size)), "i"):
        state[filter_, i] = x[i] + gain[i] * surprise
        for j in cx.for_(cx.call(unroll, cx.call(range, size)), "j"):
            covariance[filter_, i, j] = p[i][j] - gain[i] * p[0][j]
