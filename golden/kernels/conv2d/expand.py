def conv2d__expand(cx,
    x,
    weight,
    bias,
    out,
    stride=1,
    padding=0,
    groups=1,
):
    channels = cx.let("channels", cx.call(i32, cx.call(weight.shape, 0)))
    column, row = cx.call(i32, cx[ABSOLUTE_POS_X]), cx.call(i32, cx[ABSOLUTE_POS_Y]); column = cx.let("column", column); row = cx.let("row", row)
    sample, channel = cx.call(i32, cx[ABSOLUTE_POS_Z]) // channels, cx.call(i32, cx[ABSOLUTE_POS_Z]) % channels; sample = cx.let("sample", sample); channel = cx.let("channel", channel)
    for _cx in cx.if_(cx.or_(cx.or_(row >= cx.call(i32, cx.call(out.shape, 2)), lambda: column >= cx.call(i32, cx.call(out.shape, 3)), test=True), lambda: sample >= cx.call(i32, cx.call(out.shape, 0)), test=True)):
        cx.return_()
    if cx.live: inner = cx.let("inner", cx.call(i32, cx.call(weight.shape, 1)))
    if cx.live: first = cx.let("first", channel // (channels // groups) * inner)
    if cx.live: total = cx.var("total", cx.call(f32, bias[channel]))
    for c in cx.live and cx.for_(cx.call(range, inner), "c"):
        for down in cx.for_(cx.call(range, cx.call(i32, cx.call(weight.shape, 2))), "down"):
            for right in cx.for_(cx.call(range, cx.call(i32, cx.call(weight.shape, 3))), "right"):
                y = cx.let("y", row * stride + down - padding)
                z = cx.let("z", column * stride + right - padding)
                total = cx.var("total", cx.inplace(total) + cx.call(f32, x[sample, first + c, y, z]) * cx.call(f32, weight[channel, c, down, right]), up=3)
    if cx.live: out[sample, channel, row, column] = cx.get(total)
