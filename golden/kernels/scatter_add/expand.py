def scatter_add__expand(cx, rows, indices, table):
    row, column = cx[ABSOLUTE_POS_Y], cx[ABSOLUTE_POS_X]; row = cx.let("row", row); column = cx.let("column", column)
    for _cx in cx.if_(cx.and_(row < cx.call(rows.shape, 0), lambda: column < cx.call(rows.shape, 1), test=True)):
        value = cx.let("value", rows[row, column])
        for _cx in cx.if_(value != 0):
            cx.call(table[indices[row], column].add, value)
