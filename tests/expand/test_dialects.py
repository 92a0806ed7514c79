"""Words of other kernel languages, and whole arrays where a kernel has single numbers: what errors say to write."""

from __future__ import annotations

import re

import pytest

import transpile
from tests.expand.test_habits import NAMES, made, message
from transpile import ABSOLUTE_POS, Array, Atomic, CubeError, Mut, cube, f32, spec, u32
from transpile.expand.dialects import _MEANINGS, meaning


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("gl_GlobalInvocationID", "`ABSOLUTE_POS_X`"),
        ("global_invocation_id", "`ABSOLUTE_POS_X`"),
        ("SV_DispatchThreadID", "`ABSOLUTE_POS_X`"),
        ("thread_position_in_grid", "`ABSOLUTE_POS_X`"),
        ("local_invocation_index", "`UNIT_POS`"),
        ("threadgroup_position_in_grid", "`CUBE_POS_X`"),
        ("workgroupBarrier", "`sync_cube()`"),
        ("GroupMemoryBarrierWithGroupSync", "`sync_cube()`"),
        ("sync_threads", "`sync_cube()`"),
        ("__shfl_down_sync", "`plane_shuffle_down(v, delta)`"),
        ("subgroupAdd", "`plane_sum(v)`"),
        ("simd_sum", "`plane_sum(v)`"),
        ("WaveActiveSum", "`plane_sum(v)`"),
        ("lerp", "`a + (b - a) * t`"),
        ("mix", "`a + (b - a) * t`"),
        ("inverseSqrt", "`rsqrt(v)`"),
        ("float4", "`Vector[f32, 4](a, b, c, d)`"),
        ("vec2h", "`Vector[f16, 2](a, b)`"),
        ("uvec3", "`Vector[u32, 4](a, b, c, 0)`"),
        ("inf", "`math.inf`"),
        ("expf", "`exp(...)`"),
        ("__sinf", "`sin(...)`"),
        ("maximum", "`max(...)`"),
    ],
)
def test_names_of_other_languages(name: str, words: str) -> None:
    found = message(f"out[0] = {name}")
    assert f"error[CUBE151]: name `{name}` is not defined" in found
    assert words in found.rpartition("help: ")[2]


def test_what_is_said_to_write_is_there() -> None:
    for words in _MEANINGS:
        for name in re.findall(r"`(\w+)(?:\(|`)", words):
            assert name in transpile.__all__ or name == "return", name
    names = [name for names in _MEANINGS.values() for name in names.split()]
    assert len(names) == len(set(names))
    assert not meaning("nothing_of_the_kind")


def test_methods_of_numbers() -> None:
    assert "`a + (b - a) * t`" in message("out[0] = x[0].lerp(x[1], 0.5)")


@pytest.mark.parametrize(
    "body",
    [
        "y = x * 2.0",
        "y = 2.0 * x",
        "y = x + x",
        "y = -x",
        "y = abs(x)",
        "x *= 2.0",
        "if x > 0.0:\n    out[0] = 1.0",
        "if x == 0.0:\n    out[0] = 1.0",
        "if x != 0.0:\n    out[0] = 1.0",
        "if x == x[0]:\n    out[0] = 1.0",
        "if x[0, 0:2] == 0:\n    out[0] = 1.0",
        "out[0] = max(x, 0.0)",
        "y = exp(x)",
    ],
)
def test_whole_arrays_are_no_numbers(body: str) -> None:
    assert "for one element, `x[i]` with `i = ABSOLUTE_POS`" in message(body)


def test_rows_and_products() -> None:
    assert "take a row, `x[i, :]`" in message("row = x[CUBE_POS_X]\nout[0] = row[1]")
    assert "`dot(v, w)`" in message("out[0] = x[0] @ x[1]")


def test_vectors_of_atomics() -> None:
    @cube(launch=True)
    def counted(x: Array[f32], out: Mut[Array[Atomic[u32]]]) -> None:
        i = ABSOLUTE_POS
        if i < x.len():
            out[0].add(1)

    with pytest.raises(CubeError, match="leave `vectorize` out"):
        counted.inspect("ir", spec(f32, 8), spec(u32, 4), vectorize=4)


@pytest.mark.parametrize("body", ["x is out", "x == out", "x == None", "x != out"])
def test_memory_is_told_apart_by_what_it_is(body: str) -> None:
    text = made(f"if {body}:\n    out[0] = 1.0\nelse:\n    out[0] = 2.0").inspect(
        "ir", spec(f32, (8, 8)), spec(f32, 8)
    )
    assert ("1.0" in text) == ("!=" in body)


def test_parameters_say_what_they_hold() -> None:
    for annotation in ("Tensor", "Torch"):
        names = {**NAMES, "Torch": type("Tensor", (), {})}
        text = f"@cube(launch=True)\ndef kernel(x: {annotation}):\n    pass\n"
        with pytest.raises(CubeError, match=r"say what it holds: `Array\[f32\]`"):
            transpile.cube.from_source(text, names).inspect("ir", spec(f32, 8))
