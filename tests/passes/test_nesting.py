"""What drivers nest is limited, though the text is flat: Mesa's llvmpipe ended the process beyond some 82 levels."""

from __future__ import annotations

import pytest

from tests.ops.kernels import NAMES
from transpile import CubeError, Kernel, cube, i32, spec
from transpile.ops.capabilities import MAX_NESTING

RETURNS = """def kernel(x: Array[i32], out: Mut[Array[i32]], n: i32) -> None:
    i = ABSOLUTE_POS
{}    out[i] = -1
"""
HELPER = """def pick(x: i32) -> i32:
{}    return -1


def kernel(x: Array[i32], out: Mut[Array[i32]], n: i32) -> None:
    for j in range(n):
        out[ABSOLUTE_POS] += pick(x[j])
"""
LOOP = """def kernel(x: Array[i32], out: Mut[Array[i32]], n: i32) -> None:
    for j in range(n):
        v = x[j]
{}        out[j] = v
"""
FORMS = {
    "return": (RETURNS, "    if x[i] == {0}:\n        out[i] = {0} + 1\n        return\n", 0),
    "helper": (HELPER, "    if x == {0}:\n        return {0} + 1\n", 2),
    "continue": (LOOP, "        if v == {0}:\n            out[j] = 1\n            continue\n", 2),
    "break": (LOOP, "        if v == {0}:\n            out[j] = 1\n            break\n", 1),
    "return out of a loop": (LOOP, "        if v == {0}:\n            return\n", 1),
}
"""A text, what is repeated in it, and the blocks around that."""


def kernel_of(form: str, count: int) -> Kernel:
    text, repeated, _ = FORMS[form]
    body = "".join(repeated.format(number) for number in range(count))
    return cube.from_source(text.format(body), NAMES, launch=True)


@pytest.mark.parametrize("form", ["return", "helper", "continue"])
def test_what_follows_a_jump_is_a_block(form: str) -> None:
    most = MAX_NESTING - FORMS[form][2]
    arguments = spec(i32, 128), spec(i32, 128), 1
    assert kernel_of(form, most).inspect("wgsl", *arguments)
    too_deep = kernel_of(form, most + 1)
    assert too_deep.inspect("cuda", *arguments)
    for target in ("wgsl", "spirv"):
        with pytest.raises(CubeError, match="CUBE347"):
            too_deep.inspect(target, *arguments)


@pytest.mark.parametrize("form", ["break", "return out of a loop"])
def test_what_leaves_a_loop_is_none(form: str) -> None:
    assert kernel_of(form, 2 * MAX_NESTING).inspect("wgsl", spec(i32, 128), spec(i32, 128), 1)
