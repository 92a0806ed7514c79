"""Functions whose twins must do what they do; each with the arguments of its runs in `RUNS`.

`functions_more` has the other half.
"""

from __future__ import annotations

from collections.abc import Callable

RUNS: list[tuple[Callable[..., object], tuple[object, ...]]] = []


def runs(*arguments: object) -> Callable[[Callable[..., object]], Callable[..., object]]:
    """Run the function with each of the arguments; a tuple is several."""

    def note(function: Callable[..., object]) -> Callable[..., object]:
        for one in arguments:
            RUNS.append((function, one if isinstance(one, tuple) else (one,)))
        return function

    return note


LIMIT = 3
TABLE = {"a": [1, 2, 3]}


def plus(a, b=1):
    return a + b


class Point:
    shift = 10

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def total(self, scale=1):
        return (self.x + self.y) * scale


@runs(1, 0, -1)
def straight(n):
    v = n + 1
    v = v * 2
    v = v - n
    return v


@runs(5, 0, -5)
def arms(n):
    if n > 0:
        r = "more"
    elif n < 0:
        r = "less"
    else:
        r = "none"
    return r


@runs(5, 0)
def no_else(n):
    r = 1
    if n:
        r = r + n
    return r


@runs(5, 0)
def unbound(n):
    if n:
        r = 1
    return r


@runs(5, 0)
def parameter_in_loop(n):
    for i in range(3):
        n = n * 2 + i
    return n


@runs(5, 0)
def early(n):
    if n > 3:
        return "big"
    n = n + 1
    return n


@runs(6, 2, 0)
def early_in_loop(n):
    for i in range(n):
        if i == 4:
            return i * 10
        n = n + i
    return n


@runs(([],), ([7],), ([7, 8],))
def guard_before_unpack(xs):
    if len(xs) < 2:
        return xs
    a, b = xs
    return a + b


@runs(5, 0, 1)
def factorial(k):
    def go(k):
        if k == 0:
            return 1
        return k * go(k - 1)

    return go(k)


@runs(10, 0)
def break_and_continue(n):
    total = 0
    for i in range(n):
        if i % 2:
            continue
        if i > 6:
            break
        total += i
    return total, i if n else None


@runs(10, 3)
def loop_else(n):
    for i in range(n):
        if i == 5:
            found = i
            break
    else:
        found = -1
    return found


@runs(10, 3)
def while_else(n):
    i = 0
    while i < n:
        if i == 5:
            break
        i += 1
    else:
        return "end", i
    return "break", i


@runs(12)
def deep_else(n):
    out = []
    for i in range(n):
        for j in range(i):
            for k in range(j):
                if i + j + k == n:
                    break
            else:
                out.append((i, j))
                continue
            break
        else:
            out.append(i)
            if len(out) > 20:
                break
    else:
        out.append("end")
    return out


@runs(4)
def endless(n):
    while True:
        n += 1
        if n > 9:
            return n


@runs(4)
def endless_break(n):
    while True:
        n += 1
        if n > 9:
            break
    return n


@runs(10)
def fibonacci(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a


@runs(3)
def snapshot(n):
    p = (n, n + 1)
    q = [n]
    for i in range(2):
        n += i
        p = p + (n,)
        q.append(n)
    return p, q, n


@runs(3)
def default_snapshot(n):
    fs = []
    for i in range(3):
        n += 1
        fs.append(lambda v, k=n: v + k)
    return [f(1) for f in fs]


@runs(3)
def late_binding(n):
    fs = []
    for i in range(3):
        fs.append(lambda: i + n)
    n = 10
    return [f() for f in fs]


@runs(3)
def closure_before_binding(n):
    def get():
        return later * n

    later = 5
    return get()


@runs(3)
def closure_sees_change(n):
    def get():
        return n

    before = get()
    n = n + 1
    return before, get()


@runs(3)
def closure_in_arm(n):
    if n:
        k = 2
    else:
        k = 3

    def get(x=k):
        return x + k

    k += 1
    return get()


@runs(0, 1, 7)
def nested_definitions(n):
    if n > 3:

        def f(v):
            return v + 1
    else:

        def f(v, *, w=2):
            return v * w

    return f(n)


@runs(0, 7)
def nested_rebound(n):
    def f(v):
        return v

    g = f
    if n:
        f = lambda v: v * 2
    return f(n), g(n)


@runs(4)
def nested_with_slots(n):
    def grow(v, times=3):
        for _ in range(times):
            v = v + n
        return v

    return grow(1), grow(1, times=2), grow(times=0, v=9)


@runs(4)
def nested_nested(n):
    def outer(a):
        def inner(b):
            return a + b + n

        a = a * 2
        return inner(1)

    return outer(n)


@runs(4)
def recursive_lambda(n):
    f = lambda k: 1 if k < 2 else k * f(k - 1)
    return f(n)


@runs((1, 2), (0, 2), (1, 0), (0, 0))
def and_or_values(a, b):
    return a and b, a or b, not a, not (a and b), a and b or a, a or b and a


@runs((0,), (1,), (5,))
def and_or_effects(n):
    log = []

    def f(v):
        log.append(v)
        return v

    r = f(n) and f(n - 1) and f(n - 2)
    s = f(0) or f(n) or f(3)
    if f(n) and not f(n - 1):
        log.append("if")
    elif f(2) or f(3):
        log.append("elif")
    return r, s, log


@runs(0, 3, 6, 10)
def chains(n):
    log = []

    def f(v):
        log.append(v)
        return v

    a = 0 < f(n) < 5
    b = 0 <= n <= f(6) < f(9) != f(4)
    c = n in (1, 3) in [True]
    d = n is n is not None
    e = 1 == n
    return a, b, c, d, e, n not in [3], n is None, log


@runs(0, 3)
def ternaries(n):
    a = n if n > 1 else -n
    b = "x" if n == 0 else "y" if n == 1 else "z"
    c = (n and 1) if not n else (n or 2)
    return a, b, c, [n if n else None]


@runs(0, 3)
def walrus_plain(n):
    y = (m := n + 1) * m
    if (k := m * 2) > 4:
        return k, y
    return y, m, k


@runs(0, 1, 2, 9)
def walrus_deferred(n):
    if n > 1 and (y := n * 2) > 5:
        return y
    if n == 1 or (z := n + 7):
        return n
    return z


@runs(0, 5)
def walrus_while(n):
    out = []
    while (n := n - 1) > 0 and (v := n % 3) != 5:
        out.append((n, v))
    return out


@runs(0, 5)
def walrus_elif(n):
    if n > 3:
        return "big"
    elif (m := n + 1) > 3:
        return m
    else:
        return m, "else"


@runs(2)
def walrus_order(n):
    z = n + (n := 5) + n
    return plus(n, (n := 2)), z, n


@runs(2)
def walrus_in_slot(n):
    for i in range(3):
        t = (n := n + i) * 2
        n = (u := n + 1)
    return t, n, u


@runs(([1, 2, 3, 4],), ([],))
def walrus_comprehension(xs):
    last = None
    ys = [(last := x) * 2 for x in xs if (half := x // 2)]
    return ys, last


@runs(2)
def walrus_same(n):
    c = (c := n + 1)
    return c


@runs(3)
def comprehensions(n):
    a = [i * n for i in range(n)]
    b = {i: j for i in range(n) for j in range(i) if j % 2 == 0 if i}
    c = {i % 2 for i in a}
    d = sum(i for i in a if i > 1 and n)
    e = [[i + j for j in range(i)] for i in range(n)]
    i = 7
    return a, b, c, d, e, [i for i in [i]], i


@runs(3)
def shadowing(n):
    v = n
    f = lambda v: v + n
    xs = [v for v in range(2)]
    n = n + 1
    return f(10), xs, v, n


@runs(3)
def lazy_generator(n):
    k = 2
    g = (v * k for v in range(n))
    k = 5
    return list(g)


@runs(3)
def lazy_generator_in_arm(n):
    k = 2
    g = (v * k for v in range(n))
    if n > 2:
        k = 7
    return list(g)


@runs(3)
def unpacking(n):
    (a, [b, *c]), d = (n, [1, 2, 3]), 4
    e = f = [n]
    a, a = 1, a
    e.append(a)
    return a, b, c, d, e, f


@runs(0, 3)
def unpacking_slots(n):
    a, (b, *c) = 1, (2, 3, 4)
    if n:
        a, c = c, a
        b = d = a
    else:
        d = 5
    return a, b, c, d


@runs(2)
def store_targets(n):
    x = [0, 0, 0]
    i = 0
    i, x[i] = 1, 2
    x[i] += n
    x[-1] = x[0] = i
    j = x[n] = 1
    for k in range(2):
        j, x[j] = k, j
    return x, i, j


@runs(2)
def subscripts(n):
    xs = list(range(10))
    xs[n:5] = [n]
    del xs[0], xs[-1]
    m = {"a": 1}
    m["b"] = m["a"] + n
    del m["a"]
    return xs, xs[::2], xs[n], m, TABLE["a"][1:]


@runs(2)
def attributes(n):
    p = Point(n, 1)
    p.x += 2
    p.y = p.x
    for i in range(2):
        p.x = p.x + i
    q = p
    if n:
        q = Point(0, 0)
    q.x = 5
    return p.total(), p.total(scale=n), q.x, p.x, Point.shift


@runs(2)
def in_place(n):
    xs = [1]
    ys = xs
    xs += [n]
    if n:
        xs += [3]
        xs *= 2
    s = {1}
    t = s
    s |= {n}
    return xs, ys, xs is ys, s is t, s


@runs(7)
def every_augment(n):
    a = n
    for i in range(1, 3):
        a += i
        a -= i * 2
        a *= i + 3
        a //= 2 if i else 1
        a **= 2
        a %= 1000 - i
        a <<= i
        a >>= 1
        a |= 5
        a &= 0xFFFF
        a ^= i and 3
        a = a / 2
        a /= 2
        a = int(a)
    return a


@runs(5)
def precedence(n):
    a = 10
    b = 3
    for i in range(2):
        a -= n - 1
        a *= n + 1
        a -= n * 2
        a -= -n
        b **= 1 if n else 2
        a //= n if n else 1
        b -= n > 2
    return a, b


@runs((1, 2), (3,))
def defaults(a, b=LIMIT, *, c=None):
    if c is None:
        c = a + b
    return a, b, c


@runs((1, 2, 3), (1,))
def variadic(a, *rest):
    total = a
    for r in rest:
        total += r
    return total, plus(*(a, 2)), dict(**{"k": a}), max(*rest, a, a)
