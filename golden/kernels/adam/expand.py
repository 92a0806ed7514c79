def adam__expand(cx,
    parameters,
    gradients,
    first,
    second,
    options,
):
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i >= cx.call(parameters.len)):
        cx.return_()
    if cx.live: gradient, parameter = cx.call(f32, gradients[i]), cx.call(f32, parameters[i]); gradient = cx.let("gradient", gradient); parameter = cx.var("parameter", parameter)
    if cx.live: m = cx.let("m", options.beta1 * first[i] + (1.0 - options.beta1) * gradient)
    if cx.live: v = cx.let("v", options.beta2 * second[i] + (1.0 - options.beta2) * gradient * gradient)
    if cx.live: first[i], second[i] = m, v
    for _cx in cx.live and cx.if_(options.decay > 0.0):
        parameter = cx.var("parameter", cx.inplace(parameter) - options.rate * options.decay * cx.get(parameter), up=1)
    if cx.live: mean, spread = m / options.correction1, cx.call(sqrt, v / options.correction2); mean = cx.let("mean", mean); spread = cx.let("spread", spread)
    if cx.live: parameters[i] = cx.get(parameter) - options.rate * mean / (spread + options.epsilon)
