def batch_norm__expand(cx,
    x,
    scale,
    shift,
    running_mean,
    running_variance,
    out,
    momentum=0.1,
):
    channel = cx.let("channel", cx[CUBE_POS])
    pixels = cx.let("pixels", cx.call(u32, cx.call(x.shape, 2)))
    count = cx.let("count", cx.call(u32, cx.call(x.shape, 0)) * pixels)
    total = cx.var("total", cx.call(f32, 0.0))
    for k in cx.for_(cx.call(range, cx[UNIT_POS], count, cx[CUBE_DIM]), "k"):
        total = cx.var("total", cx.inplace(total) + cx.call(f32, x[k // pixels, channel, k % pixels]), up=1)
    mean = cx.let("mean", cx.call(cube_sum, cx.get(total)) / count)
    squares = cx.var("squares", cx.call(f32, 0.0))
    for k in cx.for_(cx.call(range, cx[UNIT_POS], count, cx[CUBE_DIM]), "k"):
        squares = cx.var("squares", cx.inplace(squares) + (cx.call(f32, x[k // pixels, channel, k % pixels]) - mean) ** 2, up=1)
    variance = cx.let("variance", cx.call(cube_sum, cx.get(squares)) / count)
    factor = cx.let("factor", scale[channel] * cx.call(rsqrt, variance + 1e-5))
    for k in cx.for_(cx.call(range, cx[UNIT_POS], count, cx[CUBE_DIM]), "k"):
        sample, pixel = cx.call(divmod, k, pixels); sample = cx.let("sample", sample); pixel = cx.let("pixel", pixel)
        out[sample, channel, pixel] = (cx.call(f32, x[sample, channel, pixel]) - mean) * factor + shift[
            channel
        ]
    for _cx in cx.if_(cx[UNIT_POS] == 0):
        running_mean[channel] += momentum * (mean - running_mean[channel])
        unbiased = cx.let("unbiased", variance * (cx.call(f32, count) / cx.call(f32, count - 1)))
        running_variance[channel] += momentum * (unbiased - running_variance[channel])
