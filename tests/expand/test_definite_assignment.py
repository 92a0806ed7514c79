"""Which reads of a name surely find a value: accepted ones give Python's number, others are refused where they read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from transpile import CubeError, i32, spec

ACCEPTED = {
    "both arms": ("if x[0] > 0:\n    v = 1\nelse:\n    v = 2\nout[0] = v", 1),
    "arms of two kinds": ("if x[0] > 0:\n    v = 1\nelse:\n    v = 2.5\nout[0] = i32(v)", 1),
    "elif chain": (
        "if x[0] > 5:\n    v = 1\nelif x[0] > 3:\n    v = 2\nelse:\n    v = 3\nout[0] = v",
        3,
    ),
    "comptime arm": ("if True:\n    v = 1\nelse:\n    w = 2\nout[0] = v", 1),
    "arm that returns": ("if x[0] > 5:\n    return\nelse:\n    v = 3\nout[0] = v", 3),
    "arm that terminates": ("if x[0] > 5:\n    terminate()\nelse:\n    v = 3\nout[0] = v", 3),
    "arm that continues": (
        "t = i32(0)\nfor i in range(4):\n    if x[i] == 2:\n        continue\n    else:\n        w = x[i]\n"
        "    t += w\nout[0] = t",
        8,
    ),
    "endless loop with a break": (
        "while True:\n    v = x[0]\n    if v > 0:\n        break\nout[0] = v",
        1,
    ),
    "break or else": (
        "for i in range(4):\n    if x[i] > 2:\n        v = i\n        break\nelse:\n    v = 9\nout[0] = v",
        2,
    ),
    "unrolled loop": ("for i in unroll(range(3)):\n    v = i\nout[0] = v + i", 4),
    "walrus and, when true": ("if (a := x[0]) < 5 and (b := x[1]) > 1:\n    out[0] = b", 2),
    "walrus or, when false": (
        "if (a := x[0]) > 5 or (b := x[1]) > 9:\n    out[0] = a\nelse:\n    out[0] = b",
        2,
    ),
    "walrus or, always the first": ("if (a := x[0]) > 5 or (b := x[1]) > 1:\n    out[0] = a", 1),
    "walrus under not": ("if not ((a := x[0]) > 5 or (b := x[1]) > 9):\n    out[0] = b", 2),
    "walrus in a while": (
        "i = i32(0)\nt = i32(0)\nwhile (v := x[i]) < 5 and (w := v * 2) < 100:\n    t += w\n    i += 1\nout[0] = t + v",
        25,
    ),
    "bound again after del": ("a = x[0]\ndel a\na = x[1]\nout[0] = a", 2),
}
REFUSED = {
    "one arm": "if x[0] > 0:\n    v = 1\nout[0] = v",
    "gap in a chain": "if x[0] > 3:\n    v = 1\nelif x[0] > 2:\n    v = 2\nout[0] = v",
    "loop that may not run": "for i in range(x.len()):\n    v = i\nout[0] = v",
    "loop with bounds of the launch": "for i in range(x.len()):\n    v = i\nout[0] = v",
    "loop variable": "for v in range(x.len()):\n    pass\nout[0] = v",
    "unrolled loop of nothing": "for i in unroll(range(0)):\n    v = i\nout[0] = v",
    "while": "while x[0] > 5:\n    v = 1\nout[0] = v",
    "break before it": "while True:\n    if x[0] > 0:\n        break\n    v = x[0]\nout[0] = v",
    "break without else": "for i in range(4):\n    if x[i] > 2:\n        v = i\n        break\nout[0] = v",
    "untaken comptime arm": "if False:\n    v = 1\nout[0] = v",
    "walrus or, when true": "if x[0] > 5 or (v := x[1]) > 1:\n    out[0] = v",
    "walrus and, after": "if x[0] < 5 and (v := x[1]) > 1:\n    pass\nout[0] = v",
    "nested function": "def f():\n    return v\nif x[0] > 0:\n    v = 1\nout[0] = f()",
    "bound later": "out[0] = v\nv = 1",
    "deleted": "v = x[0]\ndel v\nout[0] = v",
}


@pytest.mark.parametrize("case", ACCEPTED)
def test_accepted(case: str, results: Callable[..., list[int]]) -> None:
    body, expected = ACCEPTED[case]
    assert results(body)[0] == expected


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case: str, build: Callable[..., Any]) -> None:
    with pytest.raises(CubeError) as caught:
        build(REFUSED[case]).inspect("ir", spec(i32, 8), spec(i32, 8))
    assert caught.value.diagnostic.code == "CUBE150"
    assert "`v` may be unbound here" in str(caught.value)
