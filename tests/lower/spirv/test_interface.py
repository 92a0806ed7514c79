"""What a launch passes: vectors, topology, scalars of every kind, blocks too large for push constants."""

from __future__ import annotations

import re

import numpy as np
import pytest

from tests.lower.spirv.conftest import Run
from transpile.ir import types
from transpile.ir.host import numpy_dtype
from transpile.ir.parser import parse_kernel
from transpile.lower.spirv import disassemble, lower

TOPOLOGY = """
kernel where(%out: mut array<u32>) cube(2, 3, 2) {
    %ax: u32 = absolute_pos_x
    %ay: u32 = absolute_pos_y
    %az: u32 = absolute_pos_z
    %ux: u32 = unit_pos_x
    %uy: u32 = unit_pos_y
    %uz: u32 = unit_pos_z
    %u: u32 = unit_pos
    %cx: u32 = cube_pos_x
    %cy: u32 = cube_pos_y
    %cz: u32 = cube_pos_z
    %nx: u32 = cube_count_x
    %ny: u32 = cube_count_y
    %nz: u32 = cube_count_z
    %sy: u32 = mul %nx, 2:u32
    %h: u32 = mul %ny, 3:u32
    %sz: u32 = mul %sy, %h
    %0: u32 = mul %ay, %sy
    %1: u32 = mul %az, %sz
    %2: u32 = add %ax, %0
    %3: u32 = add %2, %1
    %4: u32 = mul %u, 64:u32
    %5: u32 = mul %uz, 16:u32
    %6: u32 = mul %uy, 4:u32
    %7: u32 = add %4, %5
    %8: u32 = add %7, %6
    %9: u32 = add %8, %ux
    %10: u32 = mul %cz, 65536:u32
    %11: u32 = mul %cy, 16384:u32
    %12: u32 = mul %cx, 4096:u32
    %13: u32 = add %10, %11
    %14: u32 = add %13, %12
    %15: u32 = add %14, %9
    %p = index %out[%3] unchecked
    store %p, %15
}
"""


def test_topology(run: Run) -> None:
    counts = (3, 2, 2)
    (found,) = run(TOPOLOGY, np.zeros(3 * 2 * 2 * 12, np.uint32), count=counts)
    z, y, x = np.indices((2 * 2, 2 * 3, 3 * 2))
    unit = (z % 2) * 6 + (y % 3) * 2 + x % 2
    wanted = (
        (z // 2) * 65536 + (y // 3) * 16384 + (x // 2) * 4096
        + unit * 64 + (z % 2) * 16 + (y % 3) * 4 + x % 2
    )  # fmt: skip
    np.testing.assert_array_equal(found, wanted.ravel())


VECTORS = """
kernel lanes(%x: array<vec<f32, 4>>, %out: mut array<vec<f32, 4>>, %k: u32) cube(4, 1, 1) {
    %i: u32 = unit_pos_x
    %p = index %x[%i] unchecked
    %v = load %p
    %s = extract %v, %k
    %t = extract %v, 3:u32
    %splat: vec<f32, 4> = construct %s
    %twos: vec<f32, 4> = construct 2.0:f32
    %0: vec<f32, 4> = mul %splat, %twos
    %1: vec<f32, 4> = add %0, %v
    %2 = insert %1, 0:u32, %t
    %j: u32 = sub 3:u32, %k
    %3 = insert %2, %j, 0.5:f32
    %big: vec<bool_, 4> = gt %3, %v
    %4: vec<f32, 4> = construct %t, 1.0:f32, %s, %t
    %5: vec<f32, 4> = select %big, %3, %4
    %small: bool_ = lt %s, 100.0:f32
    %6: vec<f32, 4> = select %small, %5, %twos
    %q = index %out[%i] unchecked
    store %q, %6
}
"""


def test_vectors(run: Run) -> None:
    x = np.random.default_rng(3).standard_normal((4, 4)).astype(np.float32)
    x[3, 1] = 500
    _, found = run(VECTORS, x, np.zeros_like(x), np.uint32(1))
    s, t = x[:, 1:2], x[:, 3:4]
    changed = 2 * s + x
    changed[:, 0] = t[:, 0]
    changed[:, 2] = 0.5
    other = np.concatenate([t, np.ones_like(t), s, t], 1)
    wanted = np.where(s < 100, np.where(changed > x, changed, other), 2)
    np.testing.assert_allclose(found, wanted, rtol=1e-6)


NARROW = """
kernel narrow(%x: array<vec<{t}, 4>>, %out: mut array<vec<{t}, 2>>, %k: u32) cube(4, 1, 1) {{
    %i: u32 = unit_pos_x
    %p = index %x[%i] unchecked
    %v = load %p
    %a = extract %v, 3:u32
    %b = extract %v, %k
    %w: vec<{t}, 2> = construct %a, %b
    %q = index %out[%i] unchecked
    store %q, %w
}}
"""


@pytest.mark.parametrize("name", ["u8", "i16", "f16", "bf16", "bool_", "f64"])
def test_lanes_of_every_width(run: Run, name: str) -> None:
    dtype = numpy_dtype(types.SCALARS[name])
    x = (np.arange(16) % 3).astype(dtype).reshape(4, 4)
    _, found = run(NARROW.format(t=name), x, np.zeros((4, 2), dtype), np.uint32(1))
    np.testing.assert_array_equal(found.astype(float), x[:, [3, 1]].astype(float))


SCALARS = """
kernel scalars(%out: mut array<f64>, %d: f64, %l: i64, %u: u64, %f: f32, %i: i32) cube(1, 1, 1) {
    %0: f64 = cast %l
    %1: f64 = cast %u
    %2: f64 = cast %f
    %3: f64 = cast %i
    %4: f64 = add %d, %0
    %5: f64 = add %4, %1
    %6: f64 = add %5, %2
    %7: f64 = add %6, %3
    %p = index %out[0:u32] unchecked
    store %p, %7
}
"""


def test_scalars_of_every_width(run: Run) -> None:
    args = (np.float64(0.5), np.int64(-(2**40)), np.uint64(2**45), np.float32(0.25), np.int32(-3))
    (found,) = run(SCALARS, np.zeros(1), *args)
    assert found.tolist() == [sum(float(a) for a in args)]


def test_many_scalars_become_a_uniform_buffer(run: Run) -> None:
    count = 40
    names = [f"s{i}" for i in range(count)]
    lines = [
        f"kernel many(%out: mut array<u32>, {', '.join(f'%{n}: u32' for n in names)}) cube(1, 1, 1) {{",
        "%t0: u32 = add 0:u32, %s0",
    ]
    for i in range(1, count):
        lines += [f"%m{i}: u32 = mul %t{i - 1}, 3:u32", f"%t{i}: u32 = add %m{i}, %s{i}"]
    lines += ["%p = index %out[0:u32] unchecked", f"store %p, %t{count - 1}", "}"]
    values = [np.uint32(i * 7 + 1) for i in range(count)]
    (found,) = run("\n".join(lines), np.zeros(1, np.uint32), *values)
    total = 0
    for value in values:
        total = total * 3 + int(value)
    assert found.tolist() == [total % 2**32]


WIDE = """
kernel wide(%x: mut array<f32>) cube(4, 1, 1) address(u64) {
    %0: u32 = absolute_pos_x
    %i: u64 = cast %0
    %p = index %x[%i] unchecked
    %v = load %p
    %w: f32 = mul %v, 2.0:f32
    store %p, %w
}
"""


def test_wide_addresses(run: Run) -> None:
    (found,) = run(WIDE, np.arange(4, dtype=np.float32))
    assert found.tolist() == [0, 2, 4, 6]


USES = """
kernel uses(%a: array<f32>, %b: array<f32>, %c: mut array<f32>, %d: mut array<f32>) cube(1, 1, 1) {
    %p = index %a[0:u32] unchecked
    %v = load %p
    %q = index %b[0:u32] unchecked
    %w = load %q
    %r = index %c[0:u32] unchecked
    %u = load %r
    %s: f32 = add %v, %w
    %t: f32 = add %u, %s
    store %r, %t
    %z = index %d[0:u32] unchecked
    store %z, %t
}
"""


def test_buffers_share_a_type_only_if_they_are_used_alike() -> None:
    """A driver took what is said of a buffer, such as that it is not written, for all buffers of its type."""
    artifact = lower(parse_kernel(USES))
    assert isinstance(artifact.text, bytes)
    found = dict(re.findall(r"%(\w+) = OpVariable %(\w*buffer\w*) ", disassemble(artifact.text)))
    assert found["a"] == found["b"]
    assert len({found["a"], found["c"], found["d"]}) == 3
