def nbody__expand(cx,
    position, velocity, moved, dt
):
    tile = cx.let("tile", cx.call(cx[SharedMemory][cx[f32]], (3, cx[CUBE_DIM])))
    body = cx.let("body", cx[ABSOLUTE_POS])
    bodies = cx.let("bodies", cx.call(position.shape, 0))
    px, py, pz = position[body, 0], position[body, 1], position[body, 2]; px = cx.let("px", px); py = cx.let("py", py); pz = cx.let("pz", pz)
    ax = ay = az = cx.call(f32, 0.0); ax = cx.var("ax", ax); ay = cx.var("ay", ay); az = cx.var("az", az)
    for start in cx.for_(cx.call(range, 0, bodies, cx[CUBE_DIM]), "start"):
        for axis in cx.for_((0, 1, 2), "axis"):
            tile[axis, cx[UNIT_POS]] = position[start + cx[UNIT_POS], axis]
        cx.call(sync_cube)
        for k in cx.for_(cx.call(range, cx[CUBE_DIM]), "k"):
            for _cx in cx.if_(start + k < bodies):
                dx, dy, dz = tile[0, k] - px, tile[1, k] - py, tile[2, k] - pz; dx = cx.let("dx", dx); dy = cx.let("dy", dy); dz = cx.let("dz", dz)
                inverse = cx.let("inverse", cx.call(rsqrt, cx.call(fma, dx, dx, cx.call(fma, dy, dy, cx.call(fma, dz, dz, 0.01)))))
                pull = cx.let("pull", inverse * inverse * inverse)
                ax, ay, az = cx.call(fma, dx, pull, cx.get(ax)), cx.call(fma, dy, pull, cx.get(ay)), cx.call(fma, dz, pull, cx.get(az)); ax = cx.var("ax", ax, up=3); ay = cx.var("ay", ay, up=3); az = cx.var("az", az, up=3)
        cx.call(sync_cube)
    for _cx in cx.if_(body < bodies):
        vx = cx.let("vx", cx.call(fma, cx.get(ax), dt, velocity[body, 0]))
        vy = cx.let("vy", cx.call(fma, cx.get(ay), dt, velocity[body, 1]))
        vz = cx.let("vz", cx.call(fma, cx.get(az), dt, velocity[body, 2]))
        velocity[body, 0], velocity[body, 1], velocity[body, 2] = vx, vy, vz
        moved[body, 0] = cx.call(fma, vx, dt, px)
        moved[body, 1] = cx.call(fma, vy, dt, py)
        moved[body, 2] = cx.call(fma, vz, dt, pz)
