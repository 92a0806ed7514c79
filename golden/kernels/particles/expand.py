def particles__expand(cx, system, energy, dt):
    i = cx.let("i", cx[ABSOLUTE_POS])
    cx.call(system[i].move, dt)
    p = cx.let("p", system[i])
    for _cx in cx.if_(cx.or_(p.place.x < 0.0, lambda: p.place.x > 1.0, test=True)):
        system[i].speed.x *= -1.0
        system[i].bounces += 1
    energy[i] = 0.5 * (p.speed.x * p.speed.x + p.speed.y * p.speed.y)
