def atomic_and_kernel__expand(cx, place, value, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    out[i] = cx.call(place[i].and_, value[i])
