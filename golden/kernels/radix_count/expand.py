def radix_count__expand(cx,
    keys,
    counts,
    shift,
    digit_bits,
    items,
):
    digits = cx.let("digits", cx.call(comptime, 1 << digit_bits))
    found = cx.let("found", cx.call(cx[SharedMemory][cx[Atomic][cx[u32]]].zeros, digits))
    first = cx.let("first", cx[CUBE_POS_X] * cx[CUBE_DIM_X] * items + cx[UNIT_POS_X])
    for step in cx.for_(cx.call(range, items), "step"):
        place = cx.let("place", first + cx.call(u32, step) * cx[CUBE_DIM_X])
        for _cx in cx.if_(place < cx.call(keys.len)):
            digit = cx.let("digit", cx.call(ordered, keys[place]) >> shift & (digits - 1))
            cx.call(found[digit].add, 1)
    cx.call(sync_cube)
    for digit in cx.for_(cx.call(range, cx[UNIT_POS_X], digits, cx[CUBE_DIM_X]), "digit"):
        counts[digit, cx[CUBE_POS_X]] = cx.call(found[digit].load)
