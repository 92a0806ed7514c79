def search_sorted__expand(cx,
    values, wanted, places, right
):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(wanted.len)):
        places[i] = cx.call(place_of, values, wanted[i], right)
