def black_scholes__expand(cx,
    spot,
    strike,
    years,
    kinds,
    price,
    rate,
    volatility,
):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i >= cx.call(price.len)):
        cx.return_()
    if cx.live: s, k, t = spot[i], strike[i], years[i]; s = cx.let("s", s); k = cx.let("k", k); t = cx.let("t", t)
    if cx.live: deviation = cx.let("deviation", volatility * cx.call(sqrt, t))
    if cx.live: d1 = cx.let("d1", (cx.call(log, s / k) + (rate + volatility * volatility / 2.0) * t) / deviation)
    if cx.live: d2 = cx.let("d2", d1 - deviation)
    if cx.live: present = cx.let("present", k * cx.call(exp, -rate * t))
    for _cx in cx.live and cx.match(kinds[i]):
        for _cx in cx.case(lambda _cx: _cx.value(cx[Kind.CALL])):
            price[i] = s * cx.call(normal, d1) - present * cx.call(normal, d2)
        for _cx in cx.case(lambda _cx: _cx.value(cx[Kind.PUT])):
            price[i] = present * cx.call(normal, -d2) - s * cx.call(normal, -d1)
