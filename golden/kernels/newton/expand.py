def newton__expand(cx,
    start,
    roots,
    steps,
    polynomial,
    tolerance,
    limit=50,
):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i >= cx.call(start.len)):
        cx.return_()
    if cx.live: x = cx.var("x", start[i])
    for step in cx.live and cx.for_(cx.call(range, limit), "step"):
        value, slope = cx.call(evaluate, polynomial, cx.get(x)); value = cx.let("value", value); slope = cx.let("slope", slope)
        for _cx in cx.if_(cx.call(abs, value) <= tolerance):
            steps[i] = step
            cx.break_()
        for _cx in cx.live and cx.if_(slope == 0.0):
            steps[i] = -1
            cx.break_()
        if cx.live: x = cx.var("x", cx.inplace(x) - value / slope, up=1)
    for _cx in cx.loop_else():
        steps[i] = limit
    if cx.live: roots[i] = cx.get(x)
