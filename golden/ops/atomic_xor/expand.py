def atomic_xor_kernel__expand(cx, place, value, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    out[i] = cx.call(place[i].xor, value[i])
