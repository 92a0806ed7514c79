"""Sums and products that give their own error, written as ``docs/language/numbers.md`` says: right in any order.

naga and Tint hand the text to lavapipe, which takes ``(a + b) - a`` for ``b``; g++ may do that and contract as well.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.lower import emulated
from tests.ops import execute
from transpile import ABSOLUTE_POS, Array, Mut, bitcast, cube, f32, u32
from transpile.ops.capabilities import CUDA

COUNT = 1024
WHERE = ("reference", *execute.ENGINES)


def rounded(x: f32) -> f32:
    return bitcast(min(bitcast(x, u32), 0xFFFFFFFE), f32)


def upper(x: f32) -> f32:
    return bitcast(bitcast(x, u32) & 0xFFFFF000, f32)


@cube(launch=True)
def errors(x: Array[f32], y: Array[f32], out: Mut[Array[f32]]) -> None:
    i, n = ABSOLUTE_POS, x.len()
    if i < n:
        a, b = x[i], y[i]
        total = rounded(a + b)
        part = rounded(total - a)
        out[i] = total
        out[i + n] = rounded(a - rounded(total - part)) + rounded(b - part)
        # The parts have 12 bits each, so that their products are exact, contracted or not.
        product = rounded(a * b)
        p, q = upper(a), upper(b)
        r, s = a - p, b - q
        out[i + 2 * n] = product
        out[i + 3 * n] = rounded(rounded(rounded(p * q - product) + p * s) + r * q) + r * s


def arguments() -> list[np.ndarray]:
    random = np.random.default_rng(11)
    x = random.normal(size=COUNT) * np.exp2(random.integers(-9, 9, COUNT))
    y = random.normal(size=COUNT) * np.exp2(random.integers(-9, 9, COUNT))
    return [x.astype("f4"), y.astype("f4"), np.zeros(4 * COUNT, "f4")]


def check(out: np.ndarray) -> None:
    x, y = (a.astype("f8") for a in arguments()[:2])
    total, lost, product, rest = out.reshape(4, COUNT).astype("f8")
    assert (total == (x + y).astype("f4")).all()
    assert (product == (x * y).astype("f4")).all()
    # f64 holds the exact sums and products of these.
    assert (total + lost == x + y).all()
    assert (product + rest == x * y).all()
    assert np.count_nonzero(lost) > COUNT // 2 < np.count_nonzero(rest)


@pytest.mark.parametrize("where", WHERE)
def test_on_every_device(where: str, missing: execute.Missing) -> None:
    grid = (COUNT // 256, 1, 1), (256, 1, 1)
    if where == "reference":
        check(execute.reference(errors, arguments(), *grid, 32)[-1])
        return
    execute.plane_of(where, missing)
    check(execute.execute(where, errors, arguments(), *grid)[-1])


def test_where_a_compiler_may_change_the_order(tmp_path: Path, missing: execute.Missing) -> None:
    if emulated.compiler() is None:
        missing("no g++")
    artifact = errors.artifact(CUDA, *arguments(), cube_dim=256, grid_rank=3, checked=False)
    program = emulated.build({"errors": artifact}, "cuda", tmp_path, options=emulated.FREELY)
    check(emulated.execute(program, "errors", artifact, arguments(), (COUNT // 256, 1, 1))[-1])
