def gelu_backward__expand(cx, x, gradient, out):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        v = cx.let("v", cx.call(f32, x[i]))
        t = cx.let("t", cx.call(tanh, cx[SLOPE] * (v + cx[BEND] * v**3)))
        slope = cx.let("slope", cx[SLOPE] * (1.0 + 3.0 * cx[BEND] * v**2))
        derivative = cx.let("derivative", 0.5 * (1.0 + t) + 0.5 * v * (1.0 - t * t) * slope)
        out[i] = cx.call(f32, gradient[i]) * derivative
