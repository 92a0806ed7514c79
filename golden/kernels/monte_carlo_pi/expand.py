def monte_carlo_pi__expand(cx, inside, trials, seed):
    found = cx.var("found", cx.call(u32, 0))
    for trial in cx.for_(cx.call(range, trials), "trial"):
        x, y, z, w = cx.call(philox_numbers, trial, cx.call(u32, cx[ABSOLUTE_POS]), seed); x = cx.let("x", x); y = cx.let("y", y); z = cx.let("z", z); w = cx.let("w", w)
        for a, b in cx.for_(((x, y), (z, w)), ["a", "b"]):
            a, b = cx.call(unit_interval, a), cx.call(unit_interval, b); a = cx.let("a", a); b = cx.let("b", b)
            for _cx in cx.if_(a * a + b * b < 1.0):
                found = cx.var("found", cx.inplace(found) + 1, up=3)
    cx.call(inside[0].add, cx.get(found))
