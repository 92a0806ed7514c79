def perlin__expand(cx, out, scale, octaves):
    row, column = cx[ABSOLUTE_POS_Y], cx[ABSOLUTE_POS_X]; row = cx.let("row", row); column = cx.let("column", column)
    for _cx in cx.if_(cx.and_(row < cx.call(out.shape, 0), lambda: column < cx.call(out.shape, 1), test=True)):
        total = cx.var("total", cx.call(f32, 0.0))
        frequency, amplitude = scale, cx.call(f32, 1.0); frequency = cx.var("frequency", frequency); amplitude = cx.var("amplitude", amplitude)
        for _ in cx.for_(cx.call(range, octaves), "_"):
            total = cx.var("total", cx.inplace(total) + cx.get(amplitude) * cx.call(noise, cx.call(f32, column) * cx.get(frequency), cx.call(f32, row) * cx.get(frequency)), up=1)
            frequency = cx.var("frequency", cx.inplace(frequency) * 2.0, up=1)
            amplitude = cx.var("amplitude", cx.inplace(amplitude) * 0.5, up=1)
        out[row, column] = cx.get(total)
