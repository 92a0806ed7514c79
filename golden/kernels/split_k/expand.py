def split_k__expand(cx,
    matrix,
    vector,
    out,
    largest,
):
    row, k = cx[UNIT_POS_Y], cx[ABSOLUTE_POS_X]; row = cx.let("row", row); k = cx.let("k", k)
    sums = cx.let("sums", cx.call(cx[SharedMemory][cx[Atomic][cx[F]]].zeros, cx[CUBE_DIM_Y]))
    for _cx in cx.if_(cx.and_(row < cx.call(matrix.shape, 0), lambda: k < cx.call(matrix.shape, 1), test=True)):
        cx.call(sums[row].add, matrix[row, k] * vector[k])
    cx.call(sync_cube)
    for _cx in cx.if_(cx[UNIT_POS_X] == 0):
        share = cx.let("share", cx.call(sums[row].load))
        cx.call(out[row].add, share)  # a row beyond the matrix is dropped
        cx.call(largest[0].max, cx.call(abs, share))
