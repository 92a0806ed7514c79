"""``kernel.interface`` says what the texts declare: bindings, offsets, entry points and sizes of cubes."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, replace
from typing import Any

import pytest

from transpile import (
    ABSOLUTE_POS,
    ABSOLUTE_POS_Y,
    PLANE_DIM,
    UNIT_POS_X,
    Array,
    Atomic,
    Comptime,
    CubeError,
    Mut,
    SharedMemory,
    Tensor,
    bool_,
    comptime,
    cube,
    f16,
    f32,
    i8,
    i64,
    spec,
    sync_cube,
    u8,
    u32,
)
from transpile.lang.interface import STAGES, Interface
from transpile.ops.capabilities import PROFILES


@cube(launch=True)
def mixed(
    a: f32, flag: bool_, narrow: i8, wide: i64, x: Tensor[f32], y: Mut[Tensor[f32]], bytes_: Array[u8],
    counts: Mut[Array[Atomic[u32]]],
) -> None:  # fmt: skip
    i = ABSOLUTE_POS
    if i < y.len() and flag:
        y[i, 0] = a * x[i, 1] + f32(bytes_[i]) + f32(narrow) + f32(wide)
        counts[0].add(1)


@cube(launch=True)
def plain(out: Mut[Array[f32]]) -> None:
    out[0] = 1.0


@cube(launch=True)
def telling(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    assert x[i] > 0.0
    out[i] = x[i]


@cube(launch=True)
def turned(x: Tensor[f32], out: Mut[Tensor[f32]], rows: Comptime[int]) -> None:
    tile = SharedMemory[f32](rows, 100)
    tile[UNIT_POS_X, 0] = x[ABSOLUTE_POS, ABSOLUTE_POS_Y]
    sync_cube()
    out[ABSOLUTE_POS, ABSOLUTE_POS_Y] = tile[0, UNIT_POS_X]


ROWS = spec(f32, (8, 4))
LONG = spec(f32, (8, 4, 2, 2, 2, 2, 2, 2), (4096, 512, 99, 64, 32, 16, 8, 4))


@cube(launch=True)
def many(x: Tensor[f32], y: Tensor[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = x[1, 2, 1, 1, 1, 1, 1, 1] + y[i, 2, 1, 1, 1, 1, 1, 1]


CASES: dict[str, tuple[Any, tuple[Any, ...], dict[str, Any]]] = {
    "mixed": (mixed, (1.0, True, -3, 1 << 40, ROWS, ROWS, spec(u8, 8), spec(u32, 1)), {"dim": 64}),
    "strided": (turned, (spec(f32, (8, 4), (1, 9)), ROWS, 16), {"dim": (8, 2), "grid_rank": 3}),
    "plain": (plain, (spec(f32, 4),), {"checked": False}),
    "telling": (telling, (spec(f32, 4), spec(f32, 4)), {}),
    "folded": (telling, (spec(f32, 4), spec(f32, 4)), {"folded": True}),
    "vectors": (plain, (spec(f32, 8),), {"vectorize": 4}),
    "many": (many, (LONG, LONG, spec(f32, 8)), {}),
}


def both(name: str, stage: str) -> tuple[Interface, str]:
    kernel, args, options = CASES[name]
    return kernel.interface(stage, *args, **options), kernel.inspect(stage, *args, **options)


@pytest.mark.parametrize("name", CASES)
def test_wgsl(name: str) -> None:
    found, text = both(name, "wgsl")
    declared = re.findall(
        r"@binding\((\d+)\) var<storage, (read|read_write)> \w+: array<(.*)>;", text
    )
    assert [(str(b.binding), b.is_written) for b in found.buffers] == [
        (number, access == "read_write") for number, access, _ in declared
    ]
    for buffer, (_, _, element) in zip(found.buffers, declared, strict=True):
        shown = {"vec<f32, 4>": "vec4f"}.get(buffer.element, buffer.element)
        assert element.removeprefix("atomic<").removesuffix(">") == shown
    sizes = {"f32": 4, "u32": 4, "i32": 4, "vec2u": 8}
    offset, offsets = 0, []
    for type in re.findall(r"^    \w+: (\w+),$", text.partition("@group")[0], re.MULTILINE):
        offset = -(-offset // sizes[type]) * sizes[type]
        offsets.append(offset)
        offset += sizes[type]
    assert [number.offset for number in found.numbers] == offsets
    assert found.bytes == offset
    uniform = re.findall(r"@binding\((\d+)\) var<uniform>", text)
    assert uniform == ([] if found.binding is None else [str(found.binding)])
    assert found.passed_as == ("uniform" if uniform else "")
    assert f"@workgroup_size({', '.join(map(str, found.dim))})" in text
    assert f"fn {found.entry}(" in text


@pytest.mark.parametrize("name", CASES)
def test_spirv(name: str) -> None:
    found, text = both(name, "spirv")
    bindings = dict(re.findall(r"OpDecorate %(\w+) Binding (\d+)", text))
    storage = set(re.findall(r"^%(\w+) = OpVariable \S+ StorageBuffer$", text, re.MULTILINE))
    unwritten = set(re.findall(r"OpDecorate %(\w+) NonWritable", text))
    assert {(int(bindings[each]), each not in unwritten) for each in storage} == {
        (buffer.binding, buffer.is_written) for buffer in found.buffers
    }
    offsets = [int(o) for o in re.findall(r"OpMemberDecorate %Scalars \d+ Offset (\d+)", text)]
    assert [number.offset for number in found.numbers] == offsets
    assert ("PushConstant" in text) == (found.passed_as == "push_constants")
    assert ("Uniform\n" in text) == (found.passed_as == "uniform")
    if found.passed_as == "uniform":
        assert int(bindings["scalars"]) == found.binding == len(found.buffers)
    assert f"LocalSize {' '.join(map(str, found.dim))}" in text
    assert f'"{found.entry}"' in text


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("stage", ["cuda", "hip"])
def test_cuda_and_hip(name: str, stage: str) -> None:
    found, text = both(name, stage)
    parameters = text.partition(f" {found.entry}(")[2].partition(") {")[0].split(",")
    pointers = [each for each in parameters if "*" in each]
    assert len(pointers) == len(found.buffers)
    assert ["const" not in each for each in pointers] == [b.is_written for b in found.buffers]
    assert len(parameters) == len(found.buffers) + len(found.numbers)
    assert parameters[: len(pointers)] == pointers
    assert found.passed_as == ("parameters" if found.numbers else "")


@pytest.mark.parametrize("name", CASES)
def test_metal(name: str) -> None:
    found, text = both(name, "metal")
    device = re.findall(r"device (const )?[\w ]+\* \w+ \[\[buffer\((\d+)\)\]\]", text)
    assert [(int(number), not const) for const, number in device] == [
        (buffer.binding, buffer.is_written) for buffer in found.buffers
    ]
    block = re.findall(r"constant Scalars& scalars \[\[buffer\((\d+)\)\]\]", text)
    assert block == ([] if found.binding is None else [str(found.binding)])


def test_numbers_say_what_they_are() -> None:
    found, _ = both("mixed", "wgsl")
    known = {number.name: (number.what, number.argument, number.axis) for number in found.numbers}
    assert known["a"] == ("value", "a", 0)
    assert known["x_shape_1"] == ("shape", "x", 1)
    assert known["bytes__length"] == ("length", "bytes_", 0)
    assert found.numbers[0].name == "wide"
    found, _ = both("strided", "cuda")
    assert ("stride", "x", 1) in {(n.what, n.argument, n.axis) for n in found.numbers}
    assert found.shared_bytes == 16 * 100 * 4
    assert found.dynamic_shared_bytes == 0
    found, _ = both("folded", "wgsl")
    assert ("count", "", 0) in {(n.what, n.argument, n.axis) for n in found.numbers}
    assert [buffer.what for buffer in found.buffers] == ["array", "array", "notes"]


def test_planes_have_the_size_that_the_text_was_made_for() -> None:
    @cube(launch=True)
    def sized(out: Mut[Array[u32]]) -> None:
        out[0] = comptime(PLANE_DIM)

    for stage, size in (("spirv", 32), ("wgsl", 32), ("cuda", 32), ("hip", 64)):
        assert sized.interface(stage, spec(u32, 1)).plane_size == size
        assert f"{size}" in sized.inspect(stage, spec(u32, 1))


def test_shared_memory_that_the_launch_asks_for() -> None:
    args = spec(f32, (8, 4)), ROWS, 125
    found = turned.interface("cuda", *args)
    assert "extern __shared__" in turned.inspect("cuda", *args)
    assert found.shared_bytes == found.dynamic_shared_bytes == 50_000
    found = turned.interface("hip", *args)
    assert "extern __shared__" not in turned.inspect("hip", *args)
    assert (found.shared_bytes, found.dynamic_shared_bytes) == (50_000, 0)


def test_as_json() -> None:
    found, _ = both("mixed", "spirv_binary")
    plain = json.loads(found.as_json())
    assert plain["buffers"][1] == asdict(found.buffers[1])
    assert plain["passed_as"] == "push_constants"


def test_the_same_for_all_sizes() -> None:
    kernel, args, options = CASES["mixed"]
    others = (2.0, False, 5, 7, spec(f32, (999, 2)), spec(f32, (5, 6)), spec(u8, 1), spec(u32, 77))
    for stage in STAGES:
        assert kernel.inspect(stage, *args, **options) == kernel.inspect(stage, *others, **options)
        assert kernel.interface(stage, *args, **options) == kernel.interface(
            stage, *others, **options
        )


@pytest.mark.parametrize("stage", ["mlir", "ir", "expand"])
def test_what_only_this_package_calls_has_none(stage: str) -> None:
    with pytest.raises(CubeError, match="`stage` can't be"):
        plain.interface(stage, spec(f32, 4))


def test_devices_that_are_no_profile() -> None:
    large = replace(PROFILES["wgsl"], max_cube_units=1024, max_cube_dim=(1024, 1024, 64))
    found = plain.interface(large, spec(f32, 4), dim=1024)
    assert (found.stage, found.dim) == ("wgsl", (1024, 1, 1))
    assert "@workgroup_size(1024, 1, 1)" in plain.artifact(large, spec(f32, 4), dim=1024).text
    with pytest.raises(CubeError, match="too large for wgsl"):
        plain.interface("wgsl", spec(f32, 4), dim=1024)
    with pytest.raises(CubeError, match="others are called by this package alone"):
        plain.interface(PROFILES["mlir"], spec(f32, 4))


def test_members_of_classes() -> None:
    class Filled:
        value = 2.0

        @cube(launch=True)
        def run(self, out: Mut[Array[f16]]) -> None:
            out[0] = self.value

    assert Filled().run.interface("metal", spec(f16, 4)).buffers[0].name == "out"
