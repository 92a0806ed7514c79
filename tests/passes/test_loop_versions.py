"""Loops whose bounds are tested before them give what each access by itself would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
import pytest

from runtime import ComputeClient
from tests.lower import emulated
from transpile import ABSOLUTE_POS, UNIT_POS_Y, Array, Mut, cube, f32, i32, spec, u32
from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.ops.capabilities import CUDA, PROFILES
from transpile.passes.bind import bind
from transpile.passes.bounds import bounds
from transpile.passes.loop_versions import loop_versions

WORD = 1 << 32


@cube(launch=True)
def walk(x: Array[f32], y: Array[f32], lines: Array[u32], out: Mut[Array[f32]]) -> None:
    unit = ABSOLUTE_POS
    if unit < out.len():
        at = unit * 7
        a, b, c, d = lines[at], lines[at + 1], lines[at + 2], lines[at + 3]
        total = f32(0.0)
        for k in range(lines[at + 4], lines[at + 5], lines[at + 6]):
            total += 64.0 * x[a + k * b] + y[k * d + c]
        out[unit] = total


@cube(launch=True)
def signed(x: Array[f32], y: Array[f32], lines: Array[i32], out: Mut[Array[f32]]) -> None:
    unit = ABSOLUTE_POS
    if unit < out.len():
        at = unit * 4
        a, b = lines[at], lines[at + 1]
        total = f32(0.0)
        for k in range(lines[at + 2]):
            total += x[a + k] + y[(k - b) * 3]
        out[unit] = total


def walked(x: np.ndarray, y: np.ndarray, line: list[int]) -> float:
    a, b, c, d, start, stop, step = line
    total = 0.0
    for k in range(start, stop, step) if step else ():
        i, j = (a + k * b) % WORD, (c + k * d) % WORD
        total += (64.0 * x[i] if i < len(x) else 0.0) + (y[j] if j < len(y) else 0.0)
    return total


def some_lines() -> list[list[int]]:
    random = np.random.default_rng(4)
    starts = [0, 1, 2, 30, 31, 32, WORD - 1, WORD - 5, 1 << 31]
    steps = [0, 1, 2, 3, WORD - 1, 1 << 31, 1 << 16, WORD - 7]
    ranges = [(0, 0), (0, 1), (0, 8), (3, 20), (5, 2), (0, 33)]
    ranges += [(WORD - 9, WORD - 1), (WORD - 5, 3), (WORD // 2 - 3, WORD // 2 + 3)]
    lines = []
    for _ in range(600):
        start, stop = ranges[random.integers(len(ranges))]
        a, c = (starts[n] for n in random.integers(len(starts), size=2))
        b, d = (steps[n] for n in random.integers(len(steps), size=2))
        lines.append([a, b, c, d, start, stop, int(random.integers(1, 6))])
    # Some that stay in bounds, or leave them with the last trip.
    for size in (7, 8, 9):
        lines += [[24, 1, 16, 2, 0, size, 1], [31 - size, 1, 0, 4, 0, size, 1]]
    return lines


def argument_lists() -> Iterator[tuple[Any, list[Any], Any]]:
    """Yield kernels, their arguments and what the last one is to be."""
    random = np.random.default_rng(5)
    x = random.integers(1, 9, 32).astype("f4")
    y = random.integers(1, 9, 33).astype("f4")
    lines = some_lines()
    expected = np.array([walked(x, y, line) for line in lines], "f4")
    yield walk, [x, y, np.array(lines, "u4").ravel(), np.zeros(len(lines), "f4")], expected
    x, y = np.arange(1, 30, dtype="f4"), np.arange(100, 200, dtype="f4")
    few = [(a, b, n, 0) for a in (-3, 0, 5, 28) for b in (-2, 0, 4, 9) for n in (-1, 0, 1, 9, 40)]
    found = [
        sum(element(x, a + k) + element(y, 3 * (k - b)) for k in range(n)) for a, b, n, _ in few
    ]
    yield (
        signed,
        [x, y, np.array(few, "i4").ravel(), np.zeros(len(few), "f4")],
        np.array(found, "f4"),
    )


def element(x: np.ndarray, place: int) -> float:
    return float(x[place]) if 0 <= place < len(x) else 0.0


@pytest.mark.parametrize("where", ["reference", "cpu", "vulkan", "webgpu", "cuda"])
def test_indices_of_all_kinds(where: str, client_of: Callable[[str], ComputeClient]) -> None:
    client = client_of(where)
    for kernel, arguments, expected in argument_lists():
        kernel.launch(client, -(-len(expected) // 64), 64, *arguments)
        np.testing.assert_array_equal(arguments[-1], expected)
        assert len(np.unique(expected)) > 30


@pytest.mark.parametrize("target", ["cuda", "metal"])
def test_texts_of_c(target: str, tmp_path: Path, missing: Callable[[str], NoReturn]) -> None:
    if emulated.compiler() is None:
        missing("no g++")
    for kernel, arguments, expected in argument_lists():
        artifact = kernel.artifact(PROFILES[target], *arguments, cube_dim=64, grid_rank=3)
        assert str(artifact.text).count("for (") == 2
        program = emulated.build({kernel.__name__: artifact}, target, tmp_path)
        count = (-(-len(expected) // 64), 1, 1)
        found = emulated.execute(program, kernel.__name__, artifact, arguments, count)[-1]
        np.testing.assert_array_equal(found, expected)


@cube(launch=True)
def products(
    x: Array[f32], y: Array[f32], first: u32, step: u32, start: u32, stop: u32, out: Mut[Array[f32]]
) -> None:
    total = f32(0.0)
    for k in range(start, stop):
        total += x[first + k * step] * y[first + k]
    out[0] = total


@pytest.mark.parametrize(
    ("first", "step", "start", "stop"),
    [(1, 1, 0, 5), (0, 2, 0, 4), (WORD - 3, 1, 3, 9), (7, 1, WORD - 7, WORD - 1), (0, 9, 4, 4)],
)
def test_indices_that_wrap_without_checks(
    first: int, step: int, start: int, stop: int, tmp_path: Path, missing: Callable[[str], NoReturn]
) -> None:
    """All are in bounds, some after they came around."""
    if emulated.compiler() is None:
        missing("no g++")
    x, y = np.arange(1, 9, dtype="f4"), np.arange(10, 18, dtype="f4")
    places = [((first + k * step) % WORD, (first + k) % WORD) for k in range(start, stop)]
    arguments = [x, y, *map(np.uint32, (first, step, start, stop)), np.zeros(1, "f4")]
    artifact = products.artifact(CUDA, *arguments, cube_dim=1, grid_rank=3, checked=False)
    assert str(artifact.text).count("for (") == 2
    program = emulated.build({"products": artifact}, "cuda", tmp_path)
    found = emulated.execute(program, "products", artifact, arguments, 1)[-1]
    assert found[0] == sum(x[i] * y[j] for i, j in places)


def versioned(text: str, target: str = "cuda", **options: Any) -> core.Kernel:
    arrays = "%x: array<f32>, %y: array<f32>, %out: mut array<f32>, %n: u32, %few: u32"
    kernel = parse_kernel(f"kernel k({arrays}) cube(64, 1, 1) {{\n{text}\n}}\n")
    kernel = replace(bind(bounds(kernel)), **options)
    return loop_versions(kernel, PROFILES[target])


def versions(text: str, target: str = "cuda", **options: Any) -> int:
    """Return how many loops there are in the end."""
    found = versioned(text, target, **options)
    return sum(isinstance(op, core.For) for op in core.walk(found.body))


TWO = """
  %u: u32 = unit_pos_x
  for %k in 0:u32, %n, 1:u32 {
    %i = INDEX
    %j: u32 = add %k, %u
    %p = index %x[%i]
    %q = index %y[%j]
    %a = load %p
    %b = load %q
    %c: f32 = mul %a, %b
    %r = index %out[%u]
    MORE
    store %r, %c
  }"""


@pytest.mark.parametrize(
    ("index", "more", "loops"),
    [
        (": u32 = mul %k, %u", "", 2),
        (": u32 = sub %k, %u", "", 2),
        (": u32 = shl_masked %k, 3:u32", "", 2),
        (": u32 = sub %u, %k", "", 1),  # counts down
        (": u32 = mul %k, %k", "", 1),
        (": u32 = min %k, %u", "", 1),
        (": u32 = add %u, %n", "", 1),  # one index is left, for which a loop waits anyway
        (": u32 = mul %k, %u", "%s: f32 = plane_sum %c", 1),
        (": u32 = mul %k, %u", "barrier sync_cube", 1),
        (": u32 = mul %k, %u", "\n".join(f"%t{n}: f32 = exp %c" for n in range(32)), 1),
    ],
)
def test_which_loops_have_two_versions(index: str, more: str, loops: int) -> None:
    text = TWO.replace(" = INDEX", index).replace("MORE", more)
    assert versions(text) == loops
    assert versions(text, "wgsl") == loops
    assert versions(text.replace("%n, 1:u32 {", "15:u32, 1:u32 {")) == 1
    assert versions(text, validate=True) == 1


def test_unit_is_the_same_in_all_trips() -> None:
    text = TWO.replace(" = INDEX", ": u32 = mul %k, %u").replace("MORE", "")
    head, inside = "  %u: u32 = unit_pos_x\n", "1:u32 {\n"
    assert versions(text.replace(head, "").replace(inside, inside + head)) == 2


SHIFTED = """
  for %k in 0:u32, %n, 1:u32 {
    %small: bool_ = lt %few, 32:u32
    if %small {
      %s: u32 = shl_masked 1:u32, %few
      %i: u32 = add %k, %s
      %p = index %x[%i]
      %q = index %y[%i]
      %a = load %p
      %b = load %q
      %c: f32 = mul %a, %b
      %r = index %out[0:u32]
      store %r, %c
    }
  }"""


def test_shift_that_a_condition_limits_is_masked_before_the_loop() -> None:
    kernel = versioned(SHIFTED)
    shifts = [op for op in core.walk(kernel.body) if isinstance(op, core.Apply) and "shl" in op.op]
    before = [op for op in kernel.body if op in shifts]
    assert [op.attributes for op in before] == [{}]
    inside = [op.attributes for op in shifts if op not in before]
    assert inside == [{"within": True}] * 2


LEFT = """
  %u: u32 = unit_pos_x
  %many: slot<u32> = declare 0:u32
  block @around {
    for %k in 0:u32, %n, 1:u32 {
      %j: u32 = add %k, %u
      %p = index %x[%j]
      %q = index %y[%j]
      %a = load %p
      %b = load %q
      %c: f32 = mul %a, %b
      %r = index %out[%u]
      store %r, %c
      %same: bool_ = eq %n, 9:u32
      if %same {
        LEAVE
      }
    }
    REST
  }
  %found = load %many
  %two: bool_ = eq %found, 2:u32
  if %two {
    MET
  }"""


@pytest.mark.parametrize(
    ("leave", "rest", "met", "loops"),
    [
        ("terminate", "barrier sync_cube", "", 1),
        ("exit @around", "barrier sync_cube", "", 1),
        ("store %many, 2:u32", "", "barrier sync_cube", 1),
        ("store %many, 2:u32", "barrier sync_cube", "", 2),
        ("store %many, 2:u32", "barrier sync_cube", "terminate", 1),
        ("terminate", "", "", 2),
    ],
)
def test_units_meet_barriers_whatever_version_they_take(
    leave: str, rest: str, met: str, loops: int
) -> None:
    """Compilers of WGSL refuse barriers that depend on a test which units may answer differently."""
    text = LEFT.replace("LEAVE", leave).replace("REST", rest).replace("MET", met)
    assert versions(text, "wgsl") == loops
    assert versions(text) == 2


@cube(launch=True)
def late_zero(x: Array[f32], y: Array[f32], out: Mut[Array[f32]], n: u32) -> None:
    total = f32(0.0)
    for k in range(n):
        total += x[k * UNIT_POS_Y] * y[k]
    out[0] = total


def test_a_step_that_turns_out_to_be_zero() -> None:
    """In cubes of one dimension it is; and naga refuses quotients by a 0 that it sees."""
    text = late_zero.inspect("wgsl", *[spec(f32, 8)] * 3, u32(4))
    assert "/ 0u" not in text
    assert text.count("for (") == 2
