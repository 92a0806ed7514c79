def run_starts__expand(cx, x, is_start):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(x.len)):
        is_start[i] = cx.or_(i == 0, lambda: x[i] != x[i - 1])
