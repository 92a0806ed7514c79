def cross_entropy__expand(cx,
    logits,
    labels,
    loss,
    ignored=-100,
    smoothing=0.0,
):
    row = cx.let("row", cx[ABSOLUTE_POS])
    for _cx in cx.if_(row >= cx.call(logits.shape, 0)):
        cx.return_()
    if cx.live: label = cx.let("label", labels[row])
    for _cx in cx.live and cx.if_(label == ignored):
        loss[row] = 0.0
        cx.return_()
    if cx.live: whole = cx.let("whole", cx.call(log_sum_exp, logits, row))
    if cx.live: result = cx.var("result", whole - cx.call(f32, logits[row, label]))
    for _cx in cx.live and cx.if_(smoothing > 0.0):
        mean = cx.var("mean", cx.call(f32, 0.0))
        for k in cx.for_(cx.call(range, cx.call(logits.shape, 1)), "k"):
            mean = cx.var("mean", cx.inplace(mean) + cx.call(f32, logits[row, k]), up=1)
        mean = cx.let("mean", cx.inplace(mean) / cx.call(logits.shape, 1))
        result = cx.var("result", (1.0 - smoothing) * cx.get(result) + smoothing * (whole - mean), up=1)
    if cx.live: loss[row] = cx.get(result)
