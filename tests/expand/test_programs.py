"""What compiles means what Python means: early returns, loop `else`, closures, recursion, slices, vectors, names."""

from __future__ import annotations

from collections.abc import Callable

import pytest

LANES = "v = Vector[i32, 4](x[0], x[1], x[2], x[3])\n"

BODIES: dict[str, tuple[str, list[int]]] = {
    # out = [-7] * 8, x = [1 .. 8]
    "nested def reads a slot late": (
        "t = i32(0)\ndef add(q):\n    return t + q\nfor i in range(3):\n    t += 1\nout[0] = add(10)",
        [13],
    ),
    "lambdas in a list": (
        "fs = [lambda q: q + 1, lambda q: q * 3]\nout[0] = fs[0](x[1]) + fs[1](x[1])",
        [9],
    ),
    "late binding of a loop variable": (
        "fs = []\nfor k in (1, 2, 3):\n    fs.append(lambda q: q + k)\nout[0] = fs[0](x[0])",
        [4],
    ),
    "early binding by a default": (
        "fs = []\nfor k in (1, 2, 3):\n    fs.append(lambda q, k=k: q + k)\nout[0] = fs[0](x[0])",
        [2],
    ),
    "shadowed built-ins": ("range = x[1]\ndef len(q):\n    return q + 1\nout[0] = len(range)", [3]),
    "names of the twin": ("cx = x[0]\nfor _cx in range(3):\n    cx += 1\n_ = cx\nout[0] = _", [4]),
    "loop else three deep": (
        """
        t = i32(0)
        for i in range(3):
            for j in unroll(range(3)):
                for k in range(3):
                    if x[k] == 2 and j == 1:
                        break
                    t += 1
                else:
                    t += 100
                    continue
                t += 1000
                break
            else:
                t += 10000
        out[0] = t
        """,
        [3312],
    ),
    "loop else in unrolled loops": (
        """
        t = i32(0)
        for i in unroll(range(3)):
            for j in range(3):
                for k in unroll(range(3)):
                    if x[k] == 9:
                        break
                    t += 1
                else:
                    t += 100
                    if j == 2:
                        break
                    continue
                t += 1000
            else:
                t += 10000
        else:
            t += 100000
        out[0] = t
        """,
        [100927],
    ),
    "while else": ("i = i32(0)\nwhile i < 5:\n    i += 1\nelse:\n    i += 100\nout[0] = i", [105]),
    "return from an unrolled loop": (
        "for i in unroll(range(4)):\n    if x[i] > 2:\n        out[0] = i\n        return\nout[0] = 9",
        [2],
    ),
    "membership": (
        "out[0] = 1 if x[0] in (4, 1) else 2\nout[1] = 1 if x[0] not in (4, 2) else 2\n"
        "out[2] = 1 if x[2] in range(1, 9, 2) else 2\nout[3] = 1 if x[1] in range(1, 9, 2) else 2\n"
        "out[4] = 1 if x[3] in range(8, 0, -2) else 2\nout[5] = 1 if x[7] in range(8) else 2",
        [1, 1, 1, 2, 1, 2],
    ),
    "any and all": (
        "out[0] = 1 if any([x[0] > 5, x[1] > 1]) else 2\nout[1] = 1 if all([x[0] > 5]) else 2",
        [1, 2],
    ),
    "index from the end": ("a = LocalArray[i32](4)\na[-1] = 5\nout[0] = a[3] + x[-1]", [13]),
    "slice": (
        "s = x[2:6]\nout[0] = s[0]\nout[1] = s[3]\nout[2] = s[4]\nout[3] = s[-1]",
        [3, 6, 0, 6],
    ),
    "slice from the end": ("s = x[-3:-1]\nout[0] = s[0]\nout[1] = s[1]\nout[2] = s[2]", [6, 7, 0]),
    "slice clamped": (
        "s = x[-100:2]\nt = x[6:100]\nout[0] = s[1]\nout[1] = t[1]\nout[2] = t[2]",
        [2, 8, 0],
    ),
    "empty slice": ("s = x[6:2]\nout[0] = s[0]", [0]),
    "slice of a slice": ("s = x[2:6]\nt = s[1:3]\nout[0] = t[0]\nout[1] = t[2]", [4, 0]),
    "slice with run-time bounds": (
        "a = u32(x[0])\ns = x[a:a + 3]\nout[0] = s[0]\nout[1] = s[2]",
        [2, 4],
    ),
    "slice with a negative run-time bound": (
        "a = -x[1]\ns = x[a:]\nt = x[a * 9:]\nout[0] = s[0]\nout[1] = s[2]\nout[2] = t[0]",
        [7, 0, 1],
    ),
    "written slice": ("s = out[2:4]\ns[1] = 5\ns[2] = 6\nout[0] = s[1]", [5, -7, -7, 5, -7]),
    "lanes": (LANES + "i = u32(x[0])\nv[i] += 5\nout[0] = v[i] + v[-1]", [11]),
    "vectors and scalars": (
        LANES + "w = select(v > 2, v * 2, 1)\nout[0] = w[0]\nout[1] = w[3]",
        [1, 8],
    ),
    "vector of a vector": (LANES + "w = Vector[i32, 4](v)\nout[0] = w[1]", [2]),
    "vector in a branch": (LANES + "if x[0] > 0:\n    v = v * 2\nout[0] = v[1]", [4]),
    "vector chosen": (LANES + "w = v if x[0] > 5 else 7\nout[0] = w[1]", [7]),
}
HELPED: dict[str, tuple[str, str, list[int]]] = {
    "returns in arms": (
        "def h(q):\n    if q > 5:\n        return 1\n    elif q > 3:\n        return 2\n    return 3\n",
        "out[0] = h(x[0])\nout[1] = h(x[4])\nout[2] = h(x[7])",
        [3, 2, 1],
    ),
    "returns tuples": (
        "def h(q):\n    if q > 3:\n        return q, 1\n    return 0, q\n",
        "a, b = h(x[4])\nout[0] = a\nout[1] = b\na, b = h(x[0])\nout[2] = a\nout[3] = b",
        [5, 1, 0, 1],
    ),
    "returns nothing": (
        "def h(q, o):\n    if q > 3:\n        o[0] = 9\n        return\n    o[0] = 3\n",
        "h(x[4], out)",
        [9],
    ),
    "returns memory": ("def h(q):\n    return q\n", "h(out)[0] = 4", [4]),
    "returns a list": ("def h(q):\n    return [q, q + 1]\n", "out[0] = h(x[0])[1]", [2]),
    "returns from loops": (
        """
        def h(q, limit):
            for i in range(3):
                for j in unroll(range(3)):
                    if q[i * 2 + j] > limit:
                        return i * 10 + j
            else:
                return 77
            return -1
        """,
        "out[0] = h(x, 4)\nout[1] = h(x, 9)",
        [12, 77],
    ),
    "middle of a chain once": (
        "def bump(o):\n    o[1] += 1\n    return o[1]\n",
        "out[1] = 0\nout[0] = 1 if 0 < bump(out) < 3 else 2",
        [1, 1],
    ),
    "end of a chain not reached": (
        "def bump(o):\n    o[1] += 1\n    return o[1]\n",
        "out[0] = 1 if 0 < bump(out) < bump(out) else 2",
        [2, -6],
    ),
    "one arm of a ternary": (
        "def bump(o, k):\n    o[1] += k\n    return o[1]\n",
        "out[1] = 0\nout[0] = bump(out, 1) if x[0] > 0 else bump(out, 10)",
        [1, 1],
    ),
    "keyword and default arguments": (
        "def h(a, b=2, *, c=3):\n    return a * 100 + b * 10 + c\n",
        "out[0] = h(x[0])\nout[1] = h(b=x[0], a=4, c=5)",
        [123, 415],
    ),
    "variable arguments": (
        "def h(*items, **named):\n    return items[0] - items[1] + named['more']\n",
        "out[0] = h(*(x[3], x[0]), **{'more': x[7]})",
        [11],
    ),
    "comptime recursion": (
        "def power(a, n):\n    if comptime(n) == 0:\n        return a * 0 + 1\n    return power(a, n - 1) * a\n",
        "out[0] = power(x[1], 5)",
        [32],
    ),
    "deep comptime recursion": (
        "def up(a, n):\n    if comptime(n) == 0:\n        return a\n    return up(a + 1, n - 1)\n",
        "out[0] = up(x[0], 90)",
        [91],
    ),
    "methods with run-time arguments": (
        "class Scale:\n    def __init__(self, k):\n        self.k = k\n    def of(self, v):\n"
        "        if v > 0:\n            return v * self.k\n        return v\n",
        "out[0] = Scale(3).of(x[1])",
        [6],
    ),
    "reflected operators of comptime classes": (
        "class Offset:\n    def __init__(self, k):\n        self.k = k\n    def __radd__(self, v):\n"
        "        return v + self.k\n",
        "out[0] = x[0] + Offset(3)",
        [4],
    ),
    "containers from outside": (
        "TABLE = [1, 2, 3]\nNAMED = {'a': 10}\n",
        "t = i32(0)\nfor v in TABLE:\n    t += v\nout[0] = t + NAMED['a']",
        [16],
    ),
    "NumPy scalars": (
        "import numpy\nTABLE = numpy.array([5, 7])\n",
        "v = TABLE[1]\nfor i in range(2):\n    v += TABLE[0]\nout[0] = v\nout[1] = TABLE[0]\nout[2] = x[TABLE[0]]",
        [17, 5, 6],
    ),
}


@pytest.mark.parametrize("case", BODIES)
def test_body(case: str, results: Callable[..., list[int]]) -> None:
    body, expected = BODIES[case]
    assert results(body)[: len(expected)] == expected


@pytest.mark.parametrize("case", HELPED)
def test_with_helpers(case: str, results: Callable[..., list[int]]) -> None:
    helpers, body, expected = HELPED[case]
    assert results(body, helpers)[: len(expected)] == expected


def test_shared_memory_in_a_helper(results: Callable[..., list[int]]) -> None:
    helper = (
        "def mirrored(v):\n    s = SharedMemory[i32](4)\n    s[UNIT_POS] = v\n    sync_cube()\n"
        "    return s[3 - UNIT_POS]\n"
    )
    assert results("out[UNIT_POS] = mirrored(x[UNIT_POS])", helper, dim=4)[:4] == [4, 3, 2, 1]


def test_atomics(results: Callable[..., list[int]]) -> None:
    body = (
        "old, won = out[0].compare_exchange(-7, 5)\nif won:\n    out[1].store(old + out[0].add(1))"
    )
    assert results(body, parameters="x: Array[i32], out: Mut[Array[Atomic[i32]]]")[:2] == [6, -2]
