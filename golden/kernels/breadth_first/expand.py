def breadth_first__expand(cx,
    offsets,
    neighbours,
    level,
    frontier,
    found,
    found_count,
    depth,
):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i >= cx.call(frontier.len)):
        cx.return_()
    if cx.live: node = cx.let("node", frontier[i])
    for edge in cx.live and cx.for_(cx.call(range, offsets[node], offsets[node + 1]), "edge"):
        other = cx.let("other", neighbours[edge])
        _, is_new = cx.call(level[other].compare_exchange, cx[UNSEEN], depth); _ = cx.let("_", _); is_new = cx.let("is_new", is_new)
        for _cx in cx.if_(is_new):
            found[cx.call(found_count[0].add, 1)] = other
