def sobel__expand(cx, x, size, angle):
    row, column = cx.call(i32, cx[ABSOLUTE_POS_Y]), cx.call(i32, cx[ABSOLUTE_POS_X]); row = cx.let("row", row); column = cx.let("column", column)
    for _cx in cx.if_(cx.and_(row < cx.call(i32, cx.call(x.shape, 0)), lambda: column < cx.call(i32, cx.call(x.shape, 1)), test=True)):
        across, down = (cx.call(filtered, x, row, column, weights) for weights in cx.iter((cx[ACROSS], cx[DOWN]))); across = cx.let("across", across); down = cx.let("down", down)
        size[row, column] = cx.call(sqrt, across * across + down * down)
        angle[row, column] = cx.call(atan2, down, across)
