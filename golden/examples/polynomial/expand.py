def polynomial__expand(cx, x, out):
    """``((2 x + 3) x + 4) x + 5`` by Horner's rule."""
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        v = cx.let("v", x[i])
        result = cx.let("result", cx.call(multiply_add, 2.0, v, 3.0))
        result = cx.let("result", cx.call(multiply_add, result, v, 4.0))
        out[i] = cx.call(multiply_add, result, v, 5.0)
