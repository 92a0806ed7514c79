def union_find__expand(cx,
    edges, parents, component
):
    """By one cube: its units see what all of them joined after the barrier."""
    for edge in cx.for_(cx.call(range, cx[UNIT_POS], cx.call(edges.shape, 0), cx[CUBE_DIM]), "edge"):
        cx.call(join, parents, edges[edge, 0], edges[edge, 1])
    cx.call(sync_storage)
    for node in cx.for_(cx.call(range, cx[UNIT_POS], cx.call(u32, cx.call(component.len)), cx[CUBE_DIM]), "node"):
        component[node] = cx.call(root_of, parents, node)
