def philox__expand(cx, out, seed):
    first = cx.let("first", cx.call(u32, cx[ABSOLUTE_POS]) * 4)
    for lane, number in cx.for_(cx.call(enumerate, cx.call(philox_numbers, cx.call(u32, cx[ABSOLUTE_POS]), 0, seed)), ["lane", "number"]):
        out[first + lane] = number
