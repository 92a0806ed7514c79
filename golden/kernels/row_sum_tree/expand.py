def row_sum_tree__expand(cx, x, out):
    partial = cx.let("partial", cx.call(cx[SharedMemory][cx[f32]], cx[CUBE_DIM_X]))
    partial[cx[UNIT_POS_X]] = cx.call(strided_sum, x, cx[CUBE_POS_X])
    cx.call(sync_cube)
    half = cx.var("half", cx.call(comptime, cx[CUBE_DIM_X] // 2))
    for _cx in cx.while_(lambda: cx.call(comptime, cx.get(half) > 0)):
        for _cx in cx.if_(cx[UNIT_POS_X] < cx.get(half)):
            partial[cx[UNIT_POS_X]] += partial[cx[UNIT_POS_X] + cx.get(half)]
        cx.call(sync_cube)
        half = cx.var("half", cx.get(half) // 2, up=1)
    for _cx in cx.if_(cx[UNIT_POS_X] == 0):
        out[cx[CUBE_POS_X]] = partial[0]
