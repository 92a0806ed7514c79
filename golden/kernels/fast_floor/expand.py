def fast_floor__expand(cx, x, quotient, rest):
    for _cx in cx.if_(cx[ABSOLUTE_POS] < cx.call(quotient.len)):
        quotient[cx[ABSOLUTE_POS]] = x[cx[ABSOLUTE_POS]] // 0.75
        rest[cx[ABSOLUTE_POS]] = x[cx[ABSOLUTE_POS]] % 0.75
