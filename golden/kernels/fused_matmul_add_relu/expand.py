def fused_matmul_add_relu__expand(cx,
    lhs, rhs, bias, output, dtype
):
    """Compute one element of the output in each unit: x counts rows, y columns, z matrices of the batch.

    All four have the same rank. The shapes are ``[..., rows, inner]``, ``[..., inner, columns]`` and twice
    ``[..., rows, columns]``; a batch dimension of `lhs` or `rhs` may be 1 where the output's is larger. Any strides.
    The sum is taken in `dtype`, in the order of the inner dimension.
    """
    row = cx.let("row", cx[ABSOLUTE_POS_X])
    column = cx.let("column", cx[ABSOLUTE_POS_Y])
    rank = cx.let("rank", output.rank)
    inner = cx.let("inner", cx.call(rhs.shape, rank - 2))
    for _cx in cx.if_(cx.or_(row >= cx.call(output.shape, rank - 2), lambda: column >= cx.call(output.shape, rank - 1), test=True)):
        cx.call(terminate)

    batch = cx.var("batch", cx.call(index, cx[ABSOLUTE_POS_Z]))
    lhs_start = cx.var("lhs_start", row * cx.call(lhs.stride, rank - 2))
    rhs_start = cx.var("rhs_start", column * cx.call(rhs.stride, rank - 1))
    for dim in cx.for_(cx.call(unroll, cx.call(range, rank - 3, -1, -1)), "dim"):
        place = cx.let("place", cx.get(batch) % cx.call(output.shape, dim))
        batch = cx.var("batch", cx.get(batch) // cx.call(output.shape, dim), up=1)
        lhs_start = cx.var("lhs_start", cx.inplace(lhs_start) + place % cx.call(lhs.shape, dim) * cx.call(lhs.stride, dim), up=1)
        rhs_start = cx.var("rhs_start", cx.inplace(rhs_start) + place % cx.call(rhs.shape, dim) * cx.call(rhs.stride, dim), up=1)

    total = cx.var("total", cx.call(dtype, 0.0))
    for k in cx.for_(cx.call(range, inner), "k"):
        total = cx.var("total", cx.inplace(total) + (
            lhs[cx.get(lhs_start) + k * cx.call(lhs.stride, rank - 1)] * rhs[cx.get(rhs_start) + k * cx.call(rhs.stride, rank - 2)]
        ), up=1)

    # Only now: while the loop runs, registers are for its own numbers.
    batch = cx.var("batch.1", cx.call(index, cx[ABSOLUTE_POS_Z]))
    bias_place = cx.var("bias_place", row * cx.call(bias.stride, rank - 2) + column * cx.call(bias.stride, rank - 1))
    output_place = cx.var("output_place", row * cx.call(output.stride, rank - 2) + column * cx.call(output.stride, rank - 1))
    for dim in cx.for_(cx.call(unroll, cx.call(range, rank - 3, -1, -1)), "dim"):
        place = cx.let("place", cx.get(batch) % cx.call(output.shape, dim))
        batch = cx.var("batch.1", cx.get(batch) // cx.call(output.shape, dim), up=1)
        bias_place = cx.var("bias_place", cx.inplace(bias_place) + place * cx.call(bias.stride, dim), up=1)
        output_place = cx.var("output_place", cx.inplace(output_place) + place * cx.call(output.stride, dim), up=1)
    output[cx.get(output_place)] = cx.call(max, cx.get(total) + bias[cx.get(bias_place)], cx.call(dtype, 0.0))
