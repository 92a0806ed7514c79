def rays__expand(cx, camera, spheres, out):
    pixel = cx.let("pixel", cx[ABSOLUTE_POS])
    for _cx in cx.if_(pixel < cx.call(out.shape, 0)):
        ray = cx.let("ray", cx.call(camera.ray, pixel))
        hit = cx.let("hit", cx.call(nearest, ray, spheres))
        point = cx.let("point", cx.cond(lambda: ray.origin, hit.is_miss, lambda: cx.call(ray.at, hit.distance)))
        out[pixel, 0] = point.z
        out[pixel, 1] = hit.sphere
