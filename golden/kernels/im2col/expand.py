def im2col__expand(cx,
    picture, columns, across, window
):
    """`columns` has a row for each (channel, row, column) of the window; `across` is the output's width."""
    place, line = cx[ABSOLUTE_POS] % cx.call(columns.shape, 1), cx[ABSOLUTE_POS] // cx.call(columns.shape, 1); place = cx.let("place", place); line = cx.let("line", line)
    for _cx in cx.if_(line >= cx.call(columns.shape, 0)):
        cx.return_()
    if cx.live: height, width = window.size; height = cx.let("height", height); width = cx.let("width", width)
    if cx.live: channel, tap = cx.call(i32, line) // (height * width), cx.call(i32, line) % (height * width); channel = cx.let("channel", channel); tap = cx.let("tap", tap)
    if cx.live: down, right = tap // width, tap % width; down = cx.let("down", down); right = cx.let("right", right)
    if cx.live: y, x = cx.call(i32, place) // across, cx.call(i32, place) % across; y = cx.let("y", y); x = cx.let("x", x)
    if cx.live: source_y = cx.let("source_y", y * window.stride[0] - window.padding[0] + down * window.dilation[0])
    if cx.live: source_x = cx.let("source_x", x * window.stride[1] - window.padding[1] + right * window.dilation[1])
    if cx.live: columns[line, place] = picture[channel, source_y, source_x]  # zero beyond the edges
