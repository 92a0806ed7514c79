def atomic_store_kernel__expand(cx, place, value):
    i = cx.let("i", cx[ABSOLUTE_POS])
    cx.call(place[i].store, value[i])
