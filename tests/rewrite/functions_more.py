"""The second half of `functions`: names, webs, layout of the text, functions in functions."""

from __future__ import annotations

from rewrite.functions import LIMIT, RUNS, TABLE, Point, plus, runs

__all__ = ["RUNS"]


@runs(3)
def global_names(n):
    return n + LIMIT, TABLE["a"], len(TABLE), Point.shift, plus(b=n, a=1), str(n).upper().strip()


@runs(3)
def hygiene(n):
    cx = n + 1
    _cx = cx
    _ = 2
    for _ in range(2):
        cx += 1
    if cx:
        _cx = 7
    return cx, _cx, _


@runs(3, 0)
def dead_code(n):
    for i in range(3):
        if n:
            n = n + 1
            continue
            n = 100
        break
        n = 200
    if n > 2:
        return n
        n = 5
    else:
        return -n
    n = 17
    return n


@runs(0)
def local_by_dead_code(n):
    return LIMIT
    LIMIT = 3  # noqa: F823


@runs(3, 0)
def arms_interleave(n):
    v = 1
    if n:
        v = 2
        return v
    return v


@runs(6, 1)
def webs_interleave_in_loop(n):
    out = []
    v = 1
    for i in range(3):
        out.append(v)
        if i == n % 3:
            v = 5
            out.append(v)
            return out
    return out


@runs(6, 1)
def carried(n):
    out = []
    for i in range(n):
        if i > 0:
            out.append(previous)
        previous = i * 2
    return out


@runs(6)
def carried_deep(n):
    out = []
    for i in range(n):
        for j in range(2):
            if i + j > 1:
                out.append(seen)
            if j:
                seen = i
    return out


@runs(3)
def two_loops(n):
    total = 0
    for k in range(n):
        total += k
    for k in range(n * 2):
        total += k * 10
    return total, k


@runs(3)
def loop_target_slots(n):
    out = []
    for i in range(n):
        i = i * 2
        out.append(i)
        if i > 2:
            i += 100
        out.append(i)
    for a, (b, *c) in [(1, (2, 3)), (4, (5, 6, 7))]:
        a += 1
        if n:
            b = a
    for x, *y in [(1, 2, 3), (4,)]:
        out.append((x, y))
    return out, i, a, b, c, y


@runs(3)
def deletes(n):
    a = n
    b = 1
    del a
    a = 2
    if n > 5:
        del b
    del n
    return a, b


@runs(3)
def deleted(n):
    a = n
    del a
    return a


@runs(0, 1)
def asserts(n):
    assert True
    assert n == 0 or n is None, "not zero"
    assert not n, f"n is {n}"
    return n


@runs(3)
def format_strings(n):
    for i in range(2):
        n += i
    w = 5
    return (
        f"{n} {n + 1:>{w}} {n=} {n!r} {len('ab')}"
        f" {n if n else 0}" + f"{LIMIT} {n in (1, 2)} {TABLE['a']}"
    )


@runs(3)
def one_liners(n):
    if n > 1:
        n += 1
        m = n
    else:
        m = 0
    for i in range(2):
        m += i
        n = m
    while m < 20:
        m += 7
    if m:
        return m
        n = 3
    return n


@runs(5)
def several_on_a_line(n):
    a = n
    b = a + 1
    a, b = b, a
    if n:
        a = 1
        b += a
    return a
    b = 3


@runs(4)
def multi_line(n):
    total = (
        n  # the first
        + plus(
            n,
            b=2,
        )
    )
    flag = (
        n > 1  # left
        and
        # between
        n < 9
        or n == 100
    )
    kind = "a" if n > 3 else "b"
    chain = 1 < n <= 4
    if n and total:
        total = total + 1
        n = n - 1
    return total, flag, kind, chain, n, not n


@runs(4)
def no_blanks(n):
    a = n if (n > 1) else (0)
    b = not (a)
    c = [v for v in (1, 2) if (v > 1)]
    if n:
        return (a, b, c)
    return [a]


@runs(3)
def tuples(n):
    t = n, 1
    for v in n, 2:
        t += v, 3
    return t, sum(v for v in t), *t


@runs(3)
def annotations(n: int) -> object:
    acc: int = n
    k: float
    for i in range(3):
        acc += i
        k = 2.5
    other: str = "3"
    return acc, k, other


@runs(2)
def docstring(n):
    """Text."""

    def g(v):
        """More
        text without indent."""
        return v

    return (
        g(n),
        """a
b""",
    )


@runs(2)
def keyword_arguments(n):
    def f(a, /, b, *args, c, d=4, **kw):
        b += a
        for x in args:
            b += x
        c = c + 1
        return a, b, c, d, kw

    return f(1, n, c=3), f(1, 2, 3, c=n, e=5)


@runs(0, 3)
def conditional_definition(n):
    if n:
        g = plus
    else:

        def g(a, **kw):
            return a, kw

    return g(n)


@runs(9, 2)
def while_flags(n):
    done = False
    steps = 0
    while not done and steps < 20:
        steps += 1
        if n == 1:
            done = True
        elif n % 2:
            n = 3 * n + 1
        else:
            n //= 2
    return steps, n, done


@runs(4)
def matrix(n):
    m = [[0] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            if i == j:
                m[i][j] = 1
            elif i < j:
                m[i][j] += i * j
            else:
                m[i][j] = -m[j][i]
    return m


@runs(20)
def primes(n):
    found = []
    for p in range(2, n):
        for q in found:
            if p % q == 0:
                break
        else:
            found.append(p)
    return found


@runs((48, 18), (7, 0))
def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


@runs(([3, 1, 2],), ([],))
def sort(xs):
    xs = list(xs)
    n = len(xs)
    for i in range(n):
        swapped = False
        for j in range(n - 1 - i):
            if xs[j] > xs[j + 1]:
                xs[j], xs[j + 1] = xs[j + 1], xs[j]
                swapped = True
        if not swapped:
            break
    return xs


@runs(3)
def return_nothing(n):
    if n:
        return
    n = 1


@runs(3)
def ünïcode(ñ):
    größe = ñ + 1
    ö = "ü" + str(größe) if größe > 1 else "ß"
    for i in range(2):
        größe += i
        ö = ö + "é"
    return größe, ö


@runs(3, 0)
def nested_lambdas(n):
    make = lambda a: lambda b=1: a + b + n
    add = make(2)
    n = n and n + 1
    return add(), add(5), (lambda: n)(), (lambda *a, **k: (a, k))(1, z=n)


@runs(3)
def lambda_walrus(n):
    f = lambda v: (w := v + 1) * w + (v and (u := w) and u)
    return f(n), f(0)


@runs(0, 4)
def helper_with_early_return(n):
    def clip(v, low, high):
        if v < low:
            return low
        if v > high:
            return high
        return v

    return [clip(v * n, 1, 9) for v in range(5)]


@runs(3)
def same_name_everywhere(n):
    x = n
    x = [x for x in range(x)]
    x = (lambda x: x)(x)

    def y(x):
        x = x + [1]
        return x

    x = y(x)
    for x in x:
        x = x + 1
    return x


@runs((0, 1), (1, 0))
def returns_in_both(a, b):
    for i in range(3):
        if a:
            if b:
                return 1
            else:
                a = 0
                continue
        else:
            b += 1
            if b > 2:
                return b, i
        b += 10
    return a, b


@runs(3)
def set_and_dict_displays(n):
    d = {"a": n, **{"b": 2}}
    s = {n, *range(2)}
    xs = [*range(n), n]
    d["c"] = xs
    return d, s, xs, (*xs, 1)


@runs(0, 1)
def continue_in_while_else(n):
    out = []
    i = 0
    while i < 5:
        i += 1
        if i == 2:
            continue
        if i == 4 and n:
            break
        out.append(i)
    else:
        out.append("else")
    return out
