def atomic_compare_exchange_kernel__expand(cx, place, expected, new, out, written):
    i = cx.let("i", cx[ABSOLUTE_POS])
    old, is_written = cx.call(place[i].compare_exchange, expected[i], new[i]); old = cx.let("old", old); is_written = cx.let("is_written", is_written)
    out[i] = old
    written[i] = cx.call(u32, is_written)
