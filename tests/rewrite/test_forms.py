# ruff: noqa: E501  # twins are as long as they are
"""Each construct, before and after."""

from __future__ import annotations

import textwrap

import pytest

from transpile.diagnose.diagnostic import CubeSyntaxError
from transpile.rewrite import function_from_source, rewrite


def after(text: str) -> str:
    function = function_from_source(textwrap.dedent(text), {"f32": float})
    return rewrite(function).text


PAIRS = {
    "a whole kernel": (
        """
        def leaky_row_sum(x, out, slope, guard):
            row = CUBE_POS_X
            acc = f32(0.0)
            for k in range(UNIT_POS_X, x.shape(1), CUBE_DIM_X):
                v = x[row, k]
                if v > 0.0:
                    acc += v
                elif v > -100.0 and slope != 0.0:
                    acc = fma(v, slope, acc)      # keep the rounding of one multiply
                else:
                    acc = acc - 1.0
            total = plane_sum(acc)                # launched with CUBE_DIM == PLANE_DIM
            if guard:
                total = total if row < out.len() else f32(0.0)
            if UNIT_POS_X == 0:
                out[row] = total
        """,
        """
        def leaky_row_sum__expand(cx, x, out, slope, guard):
            row = cx.let("row", cx[CUBE_POS_X])
            acc = cx.var("acc", cx.call(f32, 0.0))
            for k in cx.for_(cx.call(range, cx[UNIT_POS_X], cx.call(x.shape, 1), cx[CUBE_DIM_X]), "k"):
                v = cx.let("v", x[row, k])
                for _cx in cx.if_(v > 0.0):
                    acc = cx.var("acc", cx.inplace(acc) + v, up=2)
                for _cx in cx.elif_(lambda: cx.and_(v > -100.0, lambda: slope != 0.0, test=True)):
                    acc = cx.var("acc", cx.call(fma, v, slope, cx.get(acc)), up=2)      # keep the rounding of one multiply
                for _cx in cx.else_():
                    acc = cx.var("acc", cx.get(acc) - 1.0, up=2)
            total = cx.var("total", cx.call(plane_sum, cx.get(acc)))                # launched with CUBE_DIM == PLANE_DIM
            for _cx in cx.if_(guard):
                total = cx.var("total", cx.cond(lambda: cx.get(total), row < cx.call(out.len), lambda: cx.call(f32, 0.0)), up=1)
            for _cx in cx.if_(cx[UNIT_POS_X] == 0):
                out[row] = cx.get(total)
        """,
    ),
    "value": (
        """
        def k(x):
            v = x[0]
            v = v + 1
            return v
        """,
        """
        def k__expand(cx, x):
            v = cx.let("v", x[0])
            v = cx.let("v", v + 1)
            cx.return_(v)
        """,
    ),
    "slot": (
        """
        def k(x, n):
            acc = 0
            for i in range(n):
                if x[i] > 0:
                    acc += x[i] * 2
                acc -= n - 1
            x[0] = acc  # the sum
        """,
        """
        def k__expand(cx, x, n):
            acc = cx.var("acc", 0)
            for i in cx.for_(cx.call(range, n), "i"):
                for _cx in cx.if_(x[i] > 0):
                    acc = cx.var("acc", cx.inplace(acc) + x[i] * 2, up=2)
                acc = cx.var("acc", cx.inplace(acc) - (n - 1), up=1)
            x[0] = cx.get(acc)  # the sum
        """,
    ),
    "free names": (
        """
        def k(x):
            x[CUBE_POS_X] = math.pi + t.CUBE_POS_X.y + f(TABLE[0], key=ABSOLUTE_POS)
            t.sync(x.shape(0))
        """,
        """
        def k__expand(cx, x):
            x[cx[CUBE_POS_X]] = cx[math.pi] + cx[t.CUBE_POS_X.y] + cx.call(f, cx[TABLE][0], key=cx[ABSOLUTE_POS])
            cx.call(t.sync, cx.call(x.shape, 0))
        """,
    ),
    "match": (
        """
        def k(x, p):
            match x[0], p:
                case 0 | 1, _:
                    r = 1
                case k, Point(x=-1, y=[a, *b]) if k > a:
                    r = k
            match r:
                case Color.RED as q: return q
                case {"a": None, **rest}: x[0] = rest
        """,
        """
        def k__expand(cx, x, p):
            for _cx in cx.match((x[0], p)):
                for _cx in cx.case(lambda _cx: _cx.items(_cx.either(_cx.value(0), _cx.value(1)), _cx.any)):
                    r = cx.var("r", 1, up=2)
                for k, a, b in cx.case(lambda _cx: _cx.items(_cx.name("k"), _cx.of(cx[Point], x=_cx.value(-1), y=_cx.items(_cx.name("a"), _cx.rest("b")))), ["k", "a", "b"], guard=lambda k, a, b: k > a):
                    r = cx.var("r", k, up=2)
            for _cx in cx.match(cx.get(r)):
                for q in cx.case(lambda _cx: _cx.name("q", _cx.value(cx[Color.RED])), "q"): cx.return_(q)
                for rest in cx.case(lambda _cx: _cx.keys({"a": _cx.same(None), None: _cx.rest("rest")}), "rest"): x[0] = rest
        """,
    ),
    "arms": (
        """
        def k(a, b):
            if a:
                r = 1
            elif (a and b) or not b:
                r = 2
            else:
                r = 3
            return r
        """,
        """
        def k__expand(cx, a, b):
            for _cx in cx.if_(a):
                r = cx.var("r", 1, up=1)
            for _cx in cx.elif_(lambda: cx.or_(cx.and_(a, lambda: b, test=True), lambda: cx.not_(b, test=True), test=True)):
                r = cx.var("r", 2, up=1)
            for _cx in cx.else_():
                r = cx.var("r", 3, up=1)
            cx.return_(cx.get(r))
        """,
    ),
    "terminators": (
        """
        def k(n):
            if n == 0:
                return 1, 2
            a, b = n
            for i in n:
                if i: break
                while i < b:
                    continue
                    i = 7
            else:
                return
            return a
            b = 5
        """,
        """
        def k__expand(cx, n):
            for _cx in cx.if_(n == 0):
                cx.return_((1, 2))
            if cx.live: a, b = n; a = cx.let("a", a); b = cx.let("b", b)
            for i in cx.live and cx.for_(n, "i"):
                for _cx in cx.if_(i): cx.break_()
                for _cx in cx.live and cx.while_(lambda: i < b):
                    cx.continue_()

            for _cx in cx.loop_else():
                cx.return_()
            if cx.live: cx.return_(a)

        """,
    ),
    "loop targets": (
        """
        def k(n):
            for i, (j, m) in n:
                j += i
                if i: j = m
            return j
        """,
        """
        def k__expand(cx, n):
            for i, (j, m) in cx.for_(n, ["i", ["j", "m"]]):
                j = cx.var("j", cx.inplace(j) + i, up=1)
                for _cx in cx.if_(i): j = cx.var("j", m, up=2)
            cx.return_(cx.get(j))
        """,
    ),
    "walrus": (
        """
        def k(n):
            if (a := n + 1) > 2 and (b := a) < 3:
                return b
            while (n := n - 1) > 0:
                a = (c := n) + c
            return a
        """,
        """
        def k__expand(cx, n):
            for _cx in cx.if_(cx.and_(cx.get(a := cx.var("a", cx.at("n") + 1)) > 2, lambda: cx.get(cx.var("b", cx.get(a))) < 3, test=True)):
                cx.return_(cx.at("b"))
            for _cx in cx.live and cx.while_(lambda: cx.get(cx.var("n", cx.at("n") - 1)) > 0):
                a = cx.var("a", (c := cx.let("c", cx.at("n"))) + c, up=1)
            if cx.live: cx.return_(cx.get(a))
        """,
    ),
    "comparisons": (
        """
        def k(a, b, c):
            return a < b, a < b <= c != a, a in b, a not in (b, c), a is None, a is not b is c
        """,
        """
        def k__expand(cx, a, b, c):
            cx.return_((a < b, cx.compare(a, "<", b, "<=", lambda: c, "!=", lambda: a), cx.compare(a, "in", b), cx.compare(a, "not in", (b, c)), cx.compare(a, "is", None), cx.compare(a, "is not", b, "is", lambda: c)))
        """,
    ),
    "ternary": (
        """
        def k(a, b):
            x = a if b else b if a else (1)
            return (a
                    if b  # why
                    else -a)
        """,
        """
        def k__expand(cx, a, b):
            x = cx.let("x", cx.cond(lambda: a, b, lambda: cx.cond(lambda: b, a, lambda: (1))))
            cx.return_((cx.cond(lambda: a
                    , b  # why
                    , lambda: -a)))
        """,
    ),
    "displays": (
        """
        def k(n):
            xs = [n, *n]
            d = {"a": n, **n}
            s = {n}
            ys = [x * n for x in xs if x and n for y in x]
            return sum(x for x in xs), {a: b for a, b in d}, (), [], {}
        """,
        """
        def k__expand(cx, n):
            xs = cx.let("xs", cx.list([n, *n]))
            d = cx.let("d", cx.dict({"a": n, **n}))
            s = cx.let("s", cx.set({n}))
            ys = cx.let("ys", cx.list([x * n for x in cx.iter(xs) if cx.static(cx.and_(x, lambda: n, test=True)) for y in cx.iter(x)]))
            cx.return_((cx.call(sum, (x for x in cx.iter(xs))), cx.dict({a: b for a, b in cx.iter(d)}), (), cx.list([]), cx.dict({})))
        """,
    ),
    "nested functions": (
        """
        def k(n):
            def f(v: int, k=n, *, w: str = "w") -> int:
                v += k
                return v
            n = n + 1
            if n:
                def g():
                    return n
            else:
                def g(a, **rest):
                    return lambda b, c=a: b + n
            return f(n), g(1)
        """,
        """
        def k__expand(cx, n):
            def f(v: lambda: cx[int], k=cx.get(n), *, w: lambda: cx[str] = "w") -> lambda: cx[int]:
                v = cx.let("v", cx.inplace(v) + k)
                cx.return_(v)
            n = cx.var("n", cx.get(n) + 1)
            for _cx in cx.if_(cx.get(n)):
                def g(*, _d=cx.def_("g", up=1)):
                    cx.return_(cx.get(n))
            for _cx in cx.else_():
                def g(a, *, _d=cx.def_("g", up=1), **rest):
                    cx.return_(lambda b, c=a: b + cx.get(n))
            cx.return_((cx.call(f, cx.get(n)), cx.call(cx.get(g), 1)))
        """,
    ),
    "annotations": (
        """
        def k(x: f32) -> None:
            acc: f32 = 0
            kind: Vector[f32, 4]
            kind = x
            return acc + kind
        """,
        """
        def k__expand(cx, x):
            acc = cx.var("acc", 0, ann=cx[f32])
            pass
            kind = cx.var("kind", x, ann=cx[Vector][cx[f32], 4])
            cx.return_(cx.get(acc) + cx.get(kind))
        """,
    ),
    "statements": (
        """
        def k(x, p):
            'doc'
            assert x and p, "text"
            assert (x), f"{x}"
            assert False
            assert (0), f"{x}"
            assert x['"'] != "\\n"
            assert (
                x  # a note
                and p[1]
            )
            print(x, "a")
            x[1] += p.a
            p.a = x[1:2]
            p.a *= 2
            del x
            a = b = p
            a, x[a] = 1, b
            pass
        """,
        """
        def k__expand(cx, x, p):
            'doc'
            cx.assert_(cx.and_(x, lambda: p, test=True), "text")
            cx.assert_(x, lambda: cx.text(cx.mark, f"{x}"))
            cx.assert_(False, "False", never=True)
            cx.assert_(0, lambda: cx.text(cx.mark, f"{x}"), never=True)
            cx.assert_(x['"'] != "\\n", 'x[\\'"\\'] != "\\\\n"')
            cx.assert_((
                cx.and_(x  # a note
                , lambda: p[1], test=True)
            ), "x and p[1]")
            cx.call(print, x, "a")
            x[1] += p.a
            p.a = x[1:2]
            p.a *= 2
            del x
            a = b = p; a = cx.let("a", a); b = cx.let("b", b)
            a, x[a] = 1, b; a = cx.let("a", a)
            pass
        """,
    ),
    "names that clash": (
        """
        def k(cx, _cx):
            if cx: _cx = 1
            return _cx
        """,
        """
        def k__expand(cx_, cx, _cx):
            for _cx_ in cx_.if_(cx): _cx = cx_.var("_cx", 1, up=1)
            cx_.return_(cx_.get(_cx))
        """,
    ),
    "webs of one name": (
        """
        def k(n, x):
            for v in n:
                x[v] = v
            v = n
            if n: v = 1
            x[0] = v
            for v in n:
                v += 1
                if n: v = 2
                x[v] = v
        """,
        """
        def k__expand(cx, n, x):
            for v in cx.for_(n, "v"):
                x[v] = v
            v = cx.var("v", n)
            for _cx in cx.if_(n): v = cx.var("v", 1, up=1)
            x[0] = cx.get(v)
            for v in cx.for_(n, "v"):
                v = cx.var("v.1", cx.inplace(v) + 1)
                for _cx in cx.if_(n): v = cx.var("v.1", 2, up=1)
                x[cx.get(v)] = cx.get(v)
        """,
    ),
    "calls": (
        """
        def k(f, a):
            f()
            f (a, *a, k=a, **a)
            f(
                a,  # one
                b=2,
            )
            (f)(a).g[0](lambda: a)
            f(a)(a)
        """,
        """
        def k__expand(cx, f, a):
            cx.call(f)
            cx.call(f, a, *a, k=a, **a)
            cx.call(f,
                a,  # one
                b=2,
            )
            cx.call(cx.call((f), a).g[0], lambda: a)
            cx.call(cx.call(f, a), a)
        """,
    ),
    "format strings": (
        """
        def k(n):
            for i in n: n += 1
            return f"{n} {f(n)!r:>{N}} {n=} {n = :4}" f'{n in N}'
        """,
        """
        def k__expand(cx, n):
            for i in cx.for_(cx.get(n), "i"): n = cx.var("n", cx.inplace(n) + 1, up=1)
            cx.return_(cx.text(cx.mark, f"{cx.get(n)} {cx.call(f, cx.get(n))!r:>{cx[N]}} n={cx.get(n)!r} n = {cx.get(n):4}" f'{cx.compare(cx.get(n), "in", cx[N])}'))
        """,
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_form(name):
    before, expected = PAIRS[name]
    assert after(before.lstrip("\n")) == textwrap.dedent(expected).lstrip("\n")


def test_one_line_in_is_one_line_out():
    for before, _ in PAIRS.values():
        text = textwrap.dedent(before).lstrip("\n")
        assert after(text).count("\n") == text.count("\n")


def test_text_begins_at_the_definition_and_is_dedented():
    text = """
class C:
    @staticmethod
    # why
    @(
        keep
    )

    # what
    def k(n: int):
        v = '''one
    two'''
        if n:
            return v
        def f(w): return w
        if v:
            f = n
        return f
"""
    namespace = {"keep": lambda f: f}
    function_from_source(text, namespace)
    twin = rewrite(namespace["C"].k)
    expected = """
def k__expand(cx, n):
    v = cx.let("v", '''one
two''')
    for _cx in cx.if_(n):
        cx.return_(v)
    def f(w, *, _d=cx.live and cx.def_("f")): cx.return_(w)
    for _cx in cx.live and cx.if_(v):
        f = cx.var("f", n, up=1)
    if cx.live: cx.return_(cx.get(f))
"""
    assert twin.text == expected.lstrip("\n")
    assert twin.source.first_line == 3


def test_text_that_defines_no_function():
    with pytest.raises(CubeSyntaxError):
        function_from_source("x = [1 for _ in (1, 2)]", {})


def test_the_twin_knows_its_parts():
    function = function_from_source(
        "def k(n, m=3, *, w):\n"
        "    def f(a, b):\n"
        "        while a: a -= b\n"
        "        return a\n"
        "    while n: n -= LIMIT.x\n"
        "    return f(n, m)\n",
        {"LIMIT": 1},
    )
    twin = rewrite(function)
    assert twin.slot_parameters == ("n",)
    assert twin.free == ("LIMIT.x",)
    assert twin.expand.__defaults__ == (3,)
    assert twin.expand.__code__.co_varnames[:4] == ("cx", "n", "m", "w")
    assert twin.expand.__code__.co_name == "k"
    nested = {one.name: one for one in twin.nested.values()}
    assert nested["f"].slot_parameters == ("a",)
    assert not nested["f"].is_lambda
    assert nested["<lambda>"].is_lambda
    assert twin.expand.__code__ in twin.codes
    assert len(twin.codes) == 4
