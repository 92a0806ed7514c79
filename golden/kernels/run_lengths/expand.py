def run_lengths__expand(cx,
    x, starts, values, lengths
):
    run = cx.let("run", cx[ABSOLUTE_POS])
    for _cx in cx.if_(run >= cx.call(starts.len)):
        cx.return_()
    if cx.live: start = cx.let("start", starts[run])
    if cx.live: end = cx.let("end", cx.cond(lambda: starts[run + 1], run + 1 < cx.call(starts.len), lambda: cx.call(u32, cx.call(x.len))))
    if cx.live: values[run], lengths[run] = x[start], end - start
