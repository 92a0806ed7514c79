def argmax_rows__expand(cx, x, values, places):
    row, unit = cx[CUBE_POS_X], cx[UNIT_POS_X]; row = cx.let("row", row); unit = cx.let("unit", unit)
    shared_values = cx.let("shared_values", cx.call(cx[SharedMemory][cx[f32]], cx[CUBE_DIM_X]))
    shared_places = cx.let("shared_places", cx.call(cx[SharedMemory][cx[u32]], cx[CUBE_DIM_X]))
    best = cx.var("best", cx.call(Best, cx.call(min_value, cx[f32]), 0))
    for column in cx.for_(cx.call(range, unit, cx.call(u32, cx.call(x.shape, 1)), cx[CUBE_DIM_X]), "column"):
        best = cx.var("best", cx.call(cx.get(best).or_better, cx.call(Best, x[row, column], column)), up=1)
    half = cx.var("half", cx.call(comptime, cx[CUBE_DIM_X] // 2))
    for _cx in cx.while_(lambda: cx.call(comptime, cx.get(half) > 0)):
        shared_values[unit], shared_places[unit] = cx.get(best).value, cx.get(best).place
        cx.call(sync_cube)
        for _cx in cx.if_(unit < cx.get(half)):
            other = cx.let("other", cx.call(Best, shared_values[unit + cx.get(half)], shared_places[unit + cx.get(half)]))
            best = cx.var("best", cx.call(cx.get(best).or_better, other), up=2)
        cx.call(sync_cube)
        half = cx.var("half", cx.inplace(half) // 2, up=1)
    for _cx in cx.if_(unit == 0):
        values[row], places[row] = cx.get(best).value, cx.get(best).place
