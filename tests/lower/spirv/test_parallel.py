"""Shared memory, barriers, planes and atomics, run for their results."""

from __future__ import annotations

import numpy as np
import pytest

from tests.devices.vulkan_device import Properties
from tests.lower.spirv.conftest import Run
from transpile.ir.host import numpy_dtype, round_to
from transpile.ir.types import SCALARS

TREE = """
kernel tree(%x: array<f32>, %out: mut array<f32>) cube(64, 1, 1) {
    %tile: shared<f32, 64> = shared
    %i: u32 = unit_pos_x
    %at: u32 = absolute_pos_x
    %p = index %x[%at] unchecked
    %v = load %p
    %mine = index %tile[%i] unchecked
    store %mine, %v
    %stride: slot<u32> = declare 32:u32
    while {
        %0 = load %stride
        %more: bool_ = gt %0, 0:u32
    } test %more {
        barrier sync_cube
        %1 = load %stride
        %low: bool_ = lt %i, %1
        if %low {
            %2: u32 = add %i, %1
            %other = index %tile[%2] unchecked
            %3 = load %other
            %4 = load %mine
            %5: f32 = add %4, %3
            store %mine, %5
        }
        %6: u32 = shr_masked %1, 1:u32
        store %stride, %6
    }
    %first: bool_ = eq %i, 0:u32
    if %first {
        %7 = load %mine
        %cube: u32 = cube_pos_x
        %q = index %out[%cube] unchecked
        store %q, %7
    }
}
"""


def test_tree_reduction_in_shared_memory(run: Run) -> None:
    x = np.arange(192, dtype=np.float32)
    _, found = run(TREE, x, np.zeros(3, np.float32), count=3)
    np.testing.assert_array_equal(found, x.reshape(3, 64).sum(1))


STORAGE = """
kernel turn(%x: mut array<u32>) cube(16, 1, 1) {
    %i: u32 = unit_pos_x
    %p = index %x[%i] unchecked
    %v = load %p
    %w: u32 = mul %v, 10:u32
    store %p, %w
    barrier sync_storage
    %j: u32 = sub 15:u32, %i
    %q = index %x[%j] unchecked
    %y = load %q
    barrier sync_storage
    store %p, %y
}
"""


def test_storage_barrier(run: Run) -> None:
    (found,) = run(STORAGE, np.arange(16, dtype=np.uint32))
    np.testing.assert_array_equal(found, np.arange(16)[::-1] * 10)


PLANE = """
kernel neighbours(%x: array<u32>, %out: mut array<u32>) cube(16, 1, 1) {
    %tile: shared<u32, 16> = shared
    %i: u32 = unit_pos_x
    %p = index %x[%i] unchecked
    %v = load %p
    %t = index %tile[%i] unchecked
    store %t, %v
    barrier sync_plane
    %j: u32 = bit_xor %i, 1:u32
    %u = index %tile[%j] unchecked
    %w = load %u
    %q = index %out[%i] unchecked
    store %q, %w
}
"""


def test_plane_barrier(run: Run) -> None:
    x = np.arange(16, dtype=np.uint32)
    _, found = run(PLANE, x, np.zeros(16, np.uint32))
    np.testing.assert_array_equal(found, x ^ 1)


TYPED_SHARED = """
kernel swap(%x: array<{t}>, %out: mut array<{t}>) cube(8, 1, 1) {{
    %tile: shared<{t}, 8> = shared
    %mine: local<{t}, 4> = local
    %i: u32 = unit_pos_x
    %p = index %x[%i] unchecked
    %v = load %p
    %t = index %tile[%i] unchecked
    store %t, %v
    barrier sync_cube
    %j: u32 = bit_xor %i, 7:u32
    %u = index %tile[%j] unchecked
    %w = load %u
    %k: u32 = bit_and %i, 3:u32
    %m = index %mine[%k] unchecked
    %odd: u32 = bit_and %i, 1:u32
    %writes: bool_ = eq %odd, 1:u32
    store %m, %w if %writes
    %y = load %m
    %q = index %out[%i] unchecked
    store %q, %y
}}
"""


@pytest.mark.parametrize("name", ["bool_", "i8", "u16", "i64", "f16", "bf16", "f64", "vec<f32, 4>"])
def test_shared_and_local_memory_of_every_width(run: Run, name: str) -> None:
    width = 4 if name.startswith("vec") else 1
    dtype = numpy_dtype(SCALARS["f32" if width == 4 else name])
    x = (np.arange(8 * width) % 5 + 1).astype(dtype).reshape(8, width)
    _, found = run(TYPED_SHARED.format(t=name), x, np.zeros((8, width), dtype))
    wanted = x[::-1].copy()
    wanted[::2] = 0
    np.testing.assert_array_equal(found.astype(float), wanted.astype(float))


ATOMICS = """
kernel atomics(%x: array<{t}>, %cells: mut array<atomic<{t}>>, %old: mut array<{t}>) cube(32, 1, 1) {{
    %i: u32 = unit_pos_x
    %p = index %x[%i] unchecked
    %v = load %p
    {body}
}}
"""


def atomics(type: str, rows: list[str]) -> str:
    lines = []
    for place, row in enumerate(rows):
        lines += [
            f"%c{place} = index %cells[{place}:u32] unchecked",
            f"%r{place}: {type} = atomic {row} %c{place}, %v",
        ]
    lines += ["%q = index %old[%i] unchecked", "store %q, %r0"]
    return ATOMICS.format(t=type, body="\n    ".join(lines))


@pytest.mark.parametrize("name", ["i32", "u32", "i64", "u64"])
def test_integer_atomics(run: Run, name: str) -> None:
    dtype = numpy_dtype(SCALARS[name])
    x = np.arange(32).astype(dtype) * dtype.type(3) - dtype.type(5 * (name[0] == "i"))
    rows = ["atomic_add", "atomic_sub", "atomic_min", "atomic_max", "atomic_and", "atomic_or", "atomic_xor",
            "atomic_exchange", "atomic_store"]  # fmt: skip
    cells = np.full(len(rows), 40, dtype)
    _, found, old = run(atomics(name, rows), x, cells, np.zeros(32, dtype))
    assert found[0] == 40 + x.sum()
    assert int(found[1]) == round_to(SCALARS[name], 40 - int(x.sum()))
    assert found[2] == min(40, *x)
    assert found[3] == max(40, *x)
    assert found[4] == np.bitwise_and.reduce(x) & dtype.type(40)
    assert found[5] == np.bitwise_or.reduce(x) | dtype.type(40)
    assert found[6] == np.bitwise_xor.reduce(x) ^ dtype.type(40)
    assert found[7] in x
    assert found[8] in x
    # Each unit saw a different partial sum, and with its own number gives the next one.
    steps = sorted(int(o) for o in old)
    assert steps[0] == 40 or name[0] == "i"
    assert {int(o) for o in old} | {int(found[0])} == {40} | {
        int(o) + int(v) for o, v in zip(old, x, strict=True)
    }


def test_float_sums(run: Run, device: Properties) -> None:
    """Legalization leaves them where the device has them."""
    if not device.float_atomics:
        pytest.skip(f"{device.name} has no VK_EXT_shader_atomic_float")
    x = np.arange(32, dtype=np.float32) - 7
    cells = np.full(3, 2.5, np.float32)
    rows = ["atomic_add", "atomic_sub", "atomic_exchange"]
    _, found, _ = run(atomics("f32", rows), x, cells, np.zeros(32, np.float32))
    assert found[:2].tolist() == [2.5 + x.sum(), 2.5 - x.sum()]
    assert found[2] in x


LOCK = """
kernel claim(%cells: mut array<atomic<{t}>>, %won: mut array<u32>) cube(32, 1, 1) {{
    %seats: shared<atomic<u32>, 1> = shared
    %i: u32 = unit_pos_x
    %s = index %seats[0:u32] unchecked
    %first: bool_ = eq %i, 0:u32
    if %first {{
        %z: u32 = atomic atomic_store %s, 100:u32
    }}
    barrier sync_cube
    %seat: u32 = atomic atomic_add %s, 1:u32
    %inside: bool_ = lt %i, 20:u32
    %half: u32 = shr_masked %i, 1:u32
    %c = index %cells[%half] unchecked
    %mine: {t} = cast %i
    %new: {t} = add %mine, 1:{t}
    %was: {t} = atomic atomic_compare_exchange %c, 0:{t}, %new if %inside
    %now: {t} = atomic atomic_load %c if %inside
    %won0: bool_ = eq %was, 0:{t}
    %won1: u32 = cast %won0
    %q = index %won[%i] unchecked
    store %q, %won1
    %j: u32 = add %i, 32:u32
    %r = index %won[%j] unchecked
    store %r, %seat
}}
"""


@pytest.mark.parametrize("name", ["u32", "i32", "i64"])
def test_compare_exchange_and_shared_atomics(run: Run, name: str) -> None:
    dtype = numpy_dtype(SCALARS[name])
    text = LOCK.format(t=name)
    cells, won = run(text, np.zeros(16, dtype), np.zeros(64, np.uint32))
    winners = won[:20].reshape(10, 2)
    assert (winners.sum(1) == 1).all()
    assert cells[:10].tolist() == [2 * k + 1 + int(w[1]) for k, w in enumerate(winners)]
    assert (cells[10:] == 0).all()
    assert (won[20:32] == 1).all()  # a guarded atomic gives 0
    assert sorted(won[32:]) == list(range(100, 132))


def plane_kernel(lines: list[str], types: dict[str, str]) -> str:
    outs = ", ".join(f"%{name}: mut array<{type}>" for name, type in types.items())
    body = [
        f"kernel planes(%x: array<f32>, {outs}) cube(32, 1, 1) {{",
        "%i: u32 = unit_pos",
        "%p = index %x[%i] unchecked",
        "%v = load %p",
        "%n: i32 = cast %v",
        "%lane: u32 = unit_pos_plane",
        *lines,
    ]
    for name in types:
        body += [f"%q_{name} = index %{name}[%i] unchecked", f"store %q_{name}, %r_{name}"]
    return "\n".join([*body, "}"])


def test_planes(run: Run, device: Properties) -> None:
    size = device.plane_size
    x = np.random.default_rng(2).integers(-9, 10, 32).astype(np.float32)
    x[x == 0] = 1
    rows = x.reshape(-1, size)
    whole = np.ones(size)
    lanes = np.arange(size)
    float_rows = {
        "plane_sum": rows.sum(1)[:, None] * whole,
        "plane_min": rows.min(1)[:, None] * whole,
        "plane_max": rows.max(1)[:, None] * whole,
        "plane_prod": rows.prod(1)[:, None] * whole,
        "plane_inclusive_sum": rows.cumsum(1),
        "plane_exclusive_sum": rows.cumsum(1) - rows,
        "plane_inclusive_prod": rows.cumprod(1),
        "plane_exclusive_prod": rows.cumprod(1) / rows,
    }
    lines, types, wanted = [], {}, {}
    for row, value in float_rows.items():
        for source, type in (("%v", "f32"), ("%n", "i32")):
            name = f"{row}_{type}"
            lines.append(f"%r_{name}: {type} = {row} {source}")
            types[name], wanted[name] = type, value
    moves = {
        "plane_broadcast": ("2:u32", rows[:, [2] * size]),
        "plane_shuffle_xor": ("1:u32", rows[:, lanes ^ 1]),
    }
    for row, (operand, value) in moves.items():
        lines.append(f"%r_{row}: f32 = {row} %v, {operand}")
        types[row], wanted[row] = "f32", value
    lines += [
        "%turned: u32 = bit_xor %lane, 3:u32",
        "%r_shuffle: f32 = plane_shuffle %v, %turned",
        "%ups: f32 = plane_shuffle_up %v, 1:u32",
        "%low: bool_ = eq %lane, 0:u32",
        "%r_up: f32 = select %low, 0.0:f32, %ups",
        "%downs: f32 = plane_shuffle_down %v, 1:u32",
        "%dim: u32 = plane_dim",
        "%last: u32 = sub %dim, 1:u32",
        "%high: bool_ = eq %lane, %last",
        "%r_down: f32 = select %high, 0.0:f32, %downs",
        "%positive: bool_ = gt %v, 0.0:f32",
        "%r_all: bool_ = plane_all %positive",
        "%r_any: bool_ = plane_any %positive",
        "%bits: vec<u32, 4> = plane_ballot %positive",
        "%r_ballot = extract %bits, 0:u32",
        "%r_elect: bool_ = plane_elect",
        "%r_pos: u32 = plane_pos",
    ]
    types |= {"shuffle": "f32", "up": "f32", "down": "f32", "all": "bool_", "any": "bool_", "ballot": "u32",
              "elect": "bool_", "pos": "u32"}  # fmt: skip
    positive = rows > 0
    wanted |= {
        "shuffle": rows[:, lanes ^ 3],
        "up": np.pad(rows[:, :-1], ((0, 0), (1, 0))),
        "down": np.pad(rows[:, 1:], ((0, 0), (0, 1))),
        "all": positive.all(1)[:, None] * whole,
        "any": positive.any(1)[:, None] * whole,
        "ballot": (positive << lanes).sum(1)[:, None] * whole,
        "elect": (lanes == 0) * np.ones((len(rows), 1)),
        "pos": np.arange(len(rows))[:, None] * whole,
    }
    outs = [np.zeros(32, numpy_dtype(SCALARS[type])) for type in types.values()]
    _, *found = run(plane_kernel(lines, types), x, *outs)
    for name, got in zip(types, found, strict=True):
        np.testing.assert_allclose(got, wanted[name].ravel(), rtol=1e-6, err_msg=name)
