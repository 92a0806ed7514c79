def set_hash__expand(cx, x, out):
    planes = cx.let("planes", cx.call(comptime, (cx[CUBE_DIM] + cx[PLANE_DIM] - 1) // cx[PLANE_DIM]))
    sums, products, greatest = (
        cx.call(cx[SharedMemory][cx[u64]], planes),
        cx.call(cx[SharedMemory][cx[u64]], planes),
        cx.call(cx[SharedMemory][cx[u64]], planes),
    ); sums = cx.let("sums", sums); products = cx.let("products", products); greatest = cx.let("greatest", greatest)
    total, product, most = cx.call(u64, 0), cx.call(u64, 1), cx.call(u64, 0); total = cx.var("total", total); product = cx.var("product", product); most = cx.var("most", most)
    for column in cx.for_(cx.call(range, cx[UNIT_POS], cx.call(x.shape, 1), cx[CUBE_DIM]), "column"):
        word = cx.let("word", cx.call(mixed, x[cx[CUBE_POS_X], column]))
        total = cx.var("total", cx.inplace(total) + word, up=1)
        product = cx.var("product", cx.inplace(product) * (word | 1), up=1)
        most = cx.var("most", cx.call(max, cx.get(most), word), up=1)
    total, product, most = cx.call(plane_sum, cx.get(total)), cx.call(plane_prod, cx.get(product)), cx.call(plane_max, cx.get(most)); total = cx.var("total.1", total); product = cx.var("product.1", product); most = cx.var("most.1", most)
    for _cx in cx.if_(cx[UNIT_POS_PLANE] == 0):
        sums[cx[PLANE_POS]] = cx.get(total)
        products[cx[PLANE_POS]] = cx.get(product)
        greatest[cx[PLANE_POS]] = cx.get(most)
    cx.call(sync_cube)
    for _cx in cx.if_(cx[UNIT_POS] == 0):
        for plane in cx.for_(cx.call(range, 1, planes), "plane"):
            total = cx.var("total.1", cx.inplace(total) + sums[plane], up=2)
            product = cx.var("product.1", cx.inplace(product) * products[plane], up=2)
            most = cx.var("most.1", cx.call(max, cx.get(most), greatest[plane]), up=2)
        out[cx[CUBE_POS_X], 0] = cx.get(total)
        out[cx[CUBE_POS_X], 1] = cx.get(product)
        out[cx[CUBE_POS_X], 2] = cx.get(most)
