"""Shared memory that lies where other does: as bytes, as arrays of one type, and what it takes together."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import NoReturn

import numpy as np
import pytest

from runtime import device
from runtime.devices import probe
from runtime.protocols import Absent
from tests.lower import emulated
from transpile import (
    CUBE_DIM_X,
    UNIT_POS_X,
    Array,
    Comptime,
    CubeTargetError,
    Mut,
    SharedMemory,
    cube,
    f32,
    spec,
    sync_cube,
    u32,
)
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.types import Memory, Space
from transpile.ir.values import Value
from transpile.ir.verify import verify
from transpile.lower.shared import dynamic_shared_bytes, shared_bytes
from transpile.ops.capabilities import CPU, CUDA, HIP, METAL, SPIRV, WGSL, Capabilities
from transpile.ops.table import TABLE
from transpile.passes.poison import poison
from transpile.passes.share_memory import placed, share_memory
from transpile.protocols import Artifact

BEFORE = """
    kernel k(%i: u32) cube(4, 1, 1) {
        %tile: shared<f32, 8> = shared
        %counts: shared<atomic<u32>, 4> = shared
        %sums: shared<f32, 4> = shared
        %kept: shared<f32, 5> = shared
        %p = index %tile[%i] unchecked
        %v = load %p
        %q = index %kept[%i] unchecked
        store %q, %v
        barrier sync_cube
        %r = index %counts[%i] unchecked
        %old: u32 = atomic atomic_add %r, 1:u32
        %s = index %sums[%i] unchecked
        store %s, %v
        %t = index %sums[2:u32] unchecked
        %w = load %t
        %x = index %kept[%i] unchecked
        store %x, %w
    }
    """


def after(body: str, capabilities: Capabilities) -> str:
    kernel = share_memory(parse_kernel(dedent(body)), capabilities)
    verify(kernel, TABLE)
    text = print_kernel(kernel)
    assert print_kernel(parse_kernel(text)) == text
    return text


def test_memory_of_bytes() -> None:
    for capabilities in (CUDA, HIP, METAL, CPU):
        lines = after(BEFORE, capabilities).splitlines()
        assert [line.strip() for line in lines[1:5]] == [
            "%tile: shared<f32, 8> = shared at 0",
            "%counts: shared<atomic<u32>, 4> = shared at 0",
            "%sums: shared<f32, 4> = shared at 16",
            "%kept: shared<f32, 5> = shared",
        ]
        assert lines[5:] == dedent(BEFORE).strip().splitlines()[5:]


def test_memory_of_one_type() -> None:
    wanted = """
        kernel k(%i: u32) cube(4, 1, 1) {
            %tile_or_sums: shared<f32, 8> = shared
            %counts: shared<atomic<u32>, 4> = shared
            %kept: shared<f32, 5> = shared
            %p = index %tile_or_sums[%i] unchecked
            %v = load %p
            %q = index %kept[%i] unchecked
            store %q, %v
            barrier sync_cube
            %r = index %counts[%i] unchecked
            %old: u32 = atomic atomic_add %r, 1:u32
            %s = index %tile_or_sums[%i] unchecked
            store %s, %v
            %t = index %tile_or_sums[2:u32] unchecked
            %w = load %t
            %x = index %kept[%i] unchecked
            store %x, %w
        }
        """
    for capabilities in (WGSL, SPIRV):
        assert after(BEFORE, capabilities) == dedent(wanted).lstrip()


def test_two_lie_behind_each_other_where_one_was() -> None:
    body = """
        kernel k(%i: u32) cube(4, 1, 1) {
            %a: shared<u32, 9> = shared
            %b: shared<u32, 4> = shared
            %c: shared<u32, 4> = shared
            %p = index %a[%i] unchecked
            store %p, 1:u32
            barrier sync_cube
            %q = index %b[%i] unchecked
            %v = load %q
            %r = index %c[%i] unchecked
            store %r, %v
            %s = index %c[1:u32] unchecked
            store %s, %v
        }
        """
    found = after(body, WGSL)
    assert "%a_or_b_or_c: shared<u32, 9> = shared" in found
    assert "%0: u32 = add %i, 4:u32" in found
    assert "%r = index %a_or_b_or_c[%0] unchecked" in found
    assert "%s = index %a_or_b_or_c[5:u32] unchecked" in found


@pytest.mark.parametrize("capabilities", [CUDA, WGSL], ids=["bytes", "types"])
def test_what_saves_nothing_stays(capabilities: Capabilities) -> None:
    apart = BEFORE.replace("        barrier sync_cube\n", "")
    assert after(apart, capabilities) == dedent(apart).lstrip().rstrip(" ")


def test_places_overlap_only_where_they_may() -> None:
    chance = random.Random(5)
    saved = 0
    for _ in range(300):
        memories = [Value(Memory(u32, Space.SHARED, length=4)) for _ in range(chance.randint(2, 7))]
        sizes = {memory: 16 * chance.randint(1, 6) for memory in memories}
        apart: dict[Value, set[Value]] = {memory: set() for memory in memories}
        for one, other in itertools.combinations(memories, 2):
            if chance.random() < 0.6:
                apart[one].add(other)
                apart[other].add(one)
        found = placed(sizes, apart)
        met = set()
        for one, other in itertools.combinations(found, 2):
            if found[one] < found[other] + sizes[other] and found[other] < found[one] + sizes[one]:
                assert other not in apart[one]
                met |= {one, other}
        assert met == set(found)
        used = max((at + sizes[one] for one, at in found.items()), default=0)
        assert used < sum(sizes[one] for one in found) or not found
        saved += bool(found)
    assert saved > 150


def test_poison_comes_where_memory_begins_to_be_used() -> None:
    """Filled at the start, no memory could lie where other was."""
    filled = poison(parse_kernel(dedent(BEFORE)))
    text = print_kernel(filled)
    verify(filled, TABLE)
    start, middle, end = text.split("barrier sync_cube")[0:3]
    assert start.count("= shared") == 4
    assert [name for name in ("tile", "kept") if f"index %{name}[%poisoned" in start] == [
        "tile",
        "kept",
    ]
    assert "poisoned" not in middle
    assert [n for n in ("counts", "sums") if f"index %{n}[%poisoned" in end] == ["counts", "sums"]
    assert shared_bytes(share_memory(filled, CUDA)) == shared_bytes(
        share_memory(parse_kernel(dedent(BEFORE)), CUDA)
    )


@cube(launch=True)
def phases(out: Mut[Array[f32]], length: Comptime[int], apart: Comptime[bool]) -> None:
    first = SharedMemory[f32](length)
    second = SharedMemory[u32](length)
    first[UNIT_POS_X] = f32(UNIT_POS_X)
    if apart:
        second[CUBE_DIM_X - 1 - UNIT_POS_X] = 1
    sync_cube()
    value = first[CUBE_DIM_X - 1 - UNIT_POS_X]
    sync_cube()
    second[UNIT_POS_X] = u32(value) + 1
    sync_cube()
    out[UNIT_POS_X] = f32(second[CUBE_DIM_X - 1 - UNIT_POS_X])


def built(
    length: int, *, apart: bool, capabilities: Capabilities = CUDA, **options: bool
) -> Artifact:
    args = (spec(f32, 8), length, apart)
    return phases.artifact(capabilities, *args, cube_dim=8, **options)


def test_the_size_that_counts_is_the_one_after_sharing() -> None:
    """8000 numbers of 4 bytes are below CUDA's 48 KiB and Metal's 32 KiB, twice as many are not."""
    assert dynamic_shared_bytes(built(8000, apart=False).kernel) == 0
    assert "__shared__ unsigned char shared_bytes[32000];" in built(8000, apart=False).text
    assert dynamic_shared_bytes(built(8000, apart=True).kernel) == 64000
    assert dynamic_shared_bytes(built(13000, apart=False).kernel) == 52000
    for validate in (False, True):
        built(8000, apart=False, capabilities=METAL, validate=validate)
        with pytest.raises(CubeTargetError, match=r"64000 bytes of shared memory are too many"):
            built(8000, apart=True, capabilities=METAL, validate=validate)
    # These have types of their own on WGSL.
    with pytest.raises(CubeTargetError, match=r"24000 bytes of shared memory are too many"):
        built(3000, apart=False, capabilities=WGSL)


def test_beyond_the_static_limit(tmp_path: Path, missing: Callable[[str], NoReturn]) -> None:
    if emulated.compiler() is None:
        missing("no g++")
    cases = {"within": built(8000, apart=False), "beyond": built(13000, apart=False)}
    assert "extern __shared__" in cases["beyond"].text
    program = emulated.build(cases, "cuda", tmp_path)
    for name, artifact in cases.items():
        for backwards in (False, True):
            (found,) = emulated.execute(
                program, name, artifact, [np.zeros(8, np.float32)], 1, backwards=backwards
            )
            assert found.tolist() == [1, 2, 3, 4, 5, 6, 7, 8]


@cube(launch=True)
def unwritten(out: Mut[Array[u32]]) -> None:
    first = SharedMemory[u32](4)
    first[UNIT_POS_X] = 7
    sync_cube()
    out[UNIT_POS_X] = first[UNIT_POS_X]
    sync_cube()
    second = SharedMemory[u32](4)
    if UNIT_POS_X < 2:
        second[UNIT_POS_X] = 1
    sync_cube()
    out[UNIT_POS_X] += second[UNIT_POS_X]


@pytest.mark.parametrize("name", ["cpu", "vulkan", "webgpu"])
def test_what_was_not_written_is_poison_under_validate(
    name: str, missing: Callable[[str], NoReturn]
) -> None:
    found = probe(name)
    if isinstance(found, Absent):
        missing(f"no device `{name}`: {found.reason}")
    out = np.zeros(4, np.uint32)
    unwritten.launch(device(name).client, 1, 4, out, validate=True)
    assert out.tolist() == [8, 8, 7 + 0xA5A5A5A5, 7 + 0xA5A5A5A5]
    kernel = unwritten.artifact(CPU, spec(u32, 4), cube_dim=4, validate=True).kernel
    assert shared_bytes(kernel) == 16
