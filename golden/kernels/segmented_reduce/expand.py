def segmented_reduce__expand(cx,
    x, offsets, out, monoid
):
    segment = cx.let("segment", cx[ABSOLUTE_POS])
    for _cx in cx.if_(segment < cx.call(out.len)):
        out[segment] = cx.call(reduce, x[offsets[segment] : offsets[segment + 1]], monoid)
