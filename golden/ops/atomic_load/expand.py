def atomic_load_kernel__expand(cx, place, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    out[i] = cx.call(place[i].load)
