"""What the MLIR writer decides before it writes: levels, segments, groups, full cubes."""

from __future__ import annotations

import pytest

from transpile.ir.core import Kernel
from transpile.ir.parser import parse_kernel
from transpile.ir.types import Scalar, bf16, bool_, f16, f32, f64, i8, i32, u32, u64
from transpile.lower.mlir import group_width, lower
from transpile.lower.mlir.fission import CubeControl, CubeStep, Plan, Segment, Step, plan
from transpile.lower.mlir.levels import Level
from transpile.lower.mlir.text import Text
from transpile.lower.mlir.types import literal


def kernel(body: str, cube: str = "64, 1, 1", parameters: str = "") -> Kernel:
    shared = "%x: array<f32>, %y: mut array<f32>, %n: u32"
    return parse_kernel(f"kernel k({shared}{parameters}) cube({cube}) {{\n{body}\n}}")


def shape(steps: tuple[Step, ...]) -> list[object]:
    """Return steps as the names of their ops; a list for each segment."""
    found: list[object] = []
    for step in steps:
        match step:
            case Segment():
                found.append([type(op).__name__ for op in step.ops])
            case CubeStep():
                found.append(type(step.op).__name__)
            case CubeControl():
                found.append((type(step.op).__name__, *(shape(part) for part in step.parts)))
    return found


def named(found: Plan, name: str) -> Level:
    return next(found.levels.of(v) for v in found.levels.level if v.name == name)


EXCHANGE = """
  %tile: shared<f32, 64> = shared
  %u: u32 = unit_pos_x
  %v: f32 = cast %u
  %0 = index %tile[%u] unchecked
  store %0, %v
  barrier sync_cube
  %back: u32 = sub 63:u32, %u
  %1 = index %tile[%back] unchecked
  %w = load %1
  %s: f32 = add %w, %v
  %2 = index %y[%u] unchecked
  store %2, %s
"""


def test_a_barrier_splits_the_units() -> None:
    found = plan(kernel(EXCHANGE), 8)
    assert shape(found.steps) == [
        "SharedAlloc",
        ["Apply", "Cast", "Index", "Store"],
        ["Apply", "Index", "Load", "Apply", "Index", "Store"],
    ]
    assert not found.kept


def test_loads_are_kept_for_the_next_segment() -> None:
    text = EXCHANGE.replace("%v: f32 = cast %u", "%5 = index %x[%u] unchecked\n %v = load %5")
    found = plan(kernel(text), 8)
    assert {value.name for value in found.kept} == {"v"}
    assert "%v_units = llvm.alloca" in str(lower(kernel(text)).text)


def test_loops_with_barriers_stay_outside() -> None:
    text = """
  %u: u32 = unit_pos_x
  %total: slot<f32> = declare 0.0:f32
  %step: slot<u32> = declare 0:u32
  for %k in 0:u32, %n, 1:u32 {
    %s = load %step
    %t: u32 = add %s, 2:u32
    store %step, %t
    %a = load %total
    %b: f32 = cast %u
    %c: f32 = add %a, %b
    store %total, %c
    barrier sync_cube
  }
"""
    found = plan(kernel(text), 8)
    names = {value.name for value in found.cube_slots}
    assert names == {"step"}
    assert {value.name for value in found.kept} == {"total"}
    assert shape(found.steps) == [
        "Declare",
        ["Apply", "Declare"],
        ("For", ["Load", "Apply", "Store", ["Load", "Cast", "Apply", "Store"]]),
    ]


LEVELS = """
  %c: u32 = cube_pos_x
  %x0: u32 = unit_pos_x
  %y0: u32 = unit_pos_y
  %base: u32 = mul %c, 64:u32
  %i: u32 = add %base, %x0
  %j: u32 = add %base, %y0
  %twice: u32 = mul %i, 2:u32
  %gap: u32 = sub %twice, %x0
  %0 = index %x[%c] unchecked
  %same = load %0
  %1 = index %y[%c] unchecked
  %changing = load %1
  %odd: bool_ = lt %x0, 5:u32
  %slot: slot<f32> = declare 0.0:f32
  if %odd {
    store %slot, 1.0:f32
  }
  %varied = load %slot
"""


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("base", Level.CUBE),
        ("i", Level.UNIT),
        ("j", Level.GROUP),
        ("twice", Level.UNIT),
        ("same", Level.CUBE),
        ("changing", Level.GROUP),
        ("varied", Level.UNIT),
    ],
)
def test_levels(name: str, level: Level) -> None:
    assert named(plan(kernel(LEVELS, "16, 4, 1"), 8), name) is level


def test_growth_is_linear() -> None:
    levels = plan(kernel(LEVELS, "16, 4, 1"), 8).levels
    growth = {value.name: levels.growth(value) for value in levels.level}
    assert growth["i"] == (1, 0, 0)
    assert growth["j"] == (0, 1, 0)
    assert growth["twice"] == (2, 0, 0)
    assert growth["gap"] == (1, 0, 0)


def test_aliased_memory_is_not_constant() -> None:
    found = kernel(LEVELS, "16, 4, 1")
    found.aliased = True
    assert named(plan(found, 8), "same") is Level.GROUP
    text = str(lower(found).text)
    assert "llvm.noalias" not in text


@pytest.mark.parametrize(
    ("cube", "width", "group"),
    [
        ("256, 1, 1", 8, 8),
        ("256, 1, 1", 16, 16),
        ("8, 8, 1", 16, 8),
        ("12, 1, 1", 16, 4),
        ("2, 64, 1", 8, 1),
        ("1, 1, 1", 8, 1),
        ("100, 1, 1", 16, 4),
    ],
)
def test_groups_divide_the_cube(cube: str, width: int, group: int) -> None:
    assert group_width(kernel("%u: u32 = unit_pos_x", cube), width) == group


def test_vectors_are_not_widened_again() -> None:
    text = "%v: vec<f32, 4> = construct 1.0:f32"
    assert group_width(kernel(text), 8) == 1


GUARDED = """
  %c: u32 = cube_pos_x
  %u: u32 = unit_pos_x
  %b: u32 = mul %c, 64:u32
  %i: u32 = add %b, %u
  %ok: bool_ = CONDITION
  if %ok {
    %0 = index %y[%i] unchecked
    store %0, 1.0:f32
  }
"""


@pytest.mark.parametrize(
    ("condition", "is_split"),
    [
        ("lt %i, %n", True),
        ("gt %n, %i", True),
        ("ge %i, 3:u32", True),
        ("lt %i, 3:u32", False),
        ("eq %i, %n", False),
        ("lt %u, %n", False),
    ],
)
def test_full_cubes_have_no_masks(condition: str, is_split: bool) -> None:
    text = str(lower(kernel(GUARDED.replace("CONDITION", condition))).text)
    full = text.partition("scf.if %full {")[2].partition("} else {")[0]
    assert bool(full) is is_split
    assert "masked" not in full
    assert "masked" in text


@pytest.mark.parametrize(
    ("type", "value", "text"),
    [
        (f32, 0.1, "0.1"),
        (f32, 1e30, "1.0e+30"),
        (f32, float("inf"), "0x7F800000"),
        (f32, float("-inf"), "0xFF800000"),
        (f64, 0.1, "0.1"),
        (f16, 65504.0, "6.55e+04"),
        (bf16, float("inf"), "0x7F80"),
        (f32, -0.0, "-0.0"),
        (i32, -1, "-1"),
        (u32, 2**32 - 1, "-1"),
        (u64, 2**63, str(-(2**63))),
        (i8, 127, "127"),
        (bool_, True, "true"),
    ],
)
def test_literals(type: Scalar, value: float, text: str) -> None:
    assert literal(type, value) == text


def test_names_end_with_their_block() -> None:
    text = Text()
    assert text.name("v") == "%v"
    with text.block("scf.if %c {"):
        assert text.name("v") == "%v_1"
        assert text.name("w") == "%w"
    assert text.name("w") == "%w"
    assert text.name("c0_i32") == "%_c0_i32"
    assert text.constant(i32, 0) == "%c0_i32"


def test_lines_lead_to_spans() -> None:
    from dataclasses import replace as changed

    from transpile.diagnose.span import Span

    found = kernel(GUARDED.replace("CONDITION", "lt %i, %n"))
    span = Span("user.py", 7, 4, 7, 20)
    for op in found.body:
        op.span = changed(span, line=7)
    artifact = lower(found)
    lines = str(artifact.text).splitlines()
    marked = {lines[number - 1].strip() for number in artifact.lines}
    assert any(line.startswith("%b = arith.muli") for line in marked)
    assert all(place.file == "user.py" for place in artifact.lines.values())


TILES = """
  %tile: shared<f32, 64> = shared
  %u: u32 = unit_pos_x
  for %k in 0:u32, %n, 4:u32 {
    %row: u32 = mul %k, %n
    %far: u32 = add %row, %u
    %near: u32 = add %k, %u
    %0 = index %x[%far] unchecked
    %1 = load %0
    %2 = index %x[%near] unchecked
    %3 = load %2
    %s: f32 = add %1, %3
    %4 = index %tile[%u] unchecked
    store %4, %s
    barrier sync_cube
  }
"""


def test_the_next_trips_rows_are_fetched_ahead() -> None:
    lines = str(lower(kernel(TILES)).text).splitlines()
    place = next(k for k, line in enumerate(lines) if "prefetch" in line)
    found = [line.strip() for line in lines[place - 4 : place]]
    assert found == [
        "%k_next = arith.addi %k, %c4_i32 : i32",
        "%row_1 = arith.muli %k_next, %n : i32",
        "%far_1 = arith.addi %row_1, %unit_pos_x : i32",
        "%x_at = llvm.getelementptr %x[%far_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32",
    ]
    assert sum("prefetch" in line for line in lines) == 1


def test_loops_without_barriers_fetch_nothing_ahead() -> None:
    assert "prefetch" not in str(lower(kernel(TILES.replace("barrier sync_cube", ""))).text)


def guarded(count: int) -> str:
    """Return a kernel with a guard around `count` ops or a few more."""
    sums = "".join(f"    %v{k + 1}: f32 = add %v{k}, 1.0:f32\n" for k in range(count))
    return f"""
  %c: u32 = cube_pos_x
  %b: u32 = mul %c, 64:u32
  %u: u32 = unit_pos_x
  %i: u32 = add %b, %u
  %ok: bool_ = lt %i, %n
  if %ok {{
    %0 = index %x[%i] unchecked
    %v0 = load %0
{sums}    %1 = index %y[%i] unchecked
    store %1, %v{count}
  }}
"""


def test_cubes_at_an_edge_run_a_loop_that_stays_rolled() -> None:
    text = str(lower(kernel(guarded(3))).text)
    assert text.startswith("#rolled = #llvm.loop_annotation<unroll = <disable = true>>\n")
    loops = [line.strip() for line in text.splitlines() if line.startswith("        }")]
    assert loops == ["}", "} {llvm.loop_annotation = #rolled}"]


def test_long_segments_are_written_once() -> None:
    for count, times in ((200, 2), (300, 1)):
        text = str(lower(kernel(guarded(count))).text)
        assert sum("%v7 = arith.addf" in line for line in text.splitlines()) == times
