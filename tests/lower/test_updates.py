"""``v = v >> n`` as an update keeps the count in range, and of the type that the target shifts by."""

from __future__ import annotations

import pytest

from transpile import Array, Mut, Vector, cube, f32, i32, shl_masked, shr_masked, spec


@cube(launch=True)
def shifted(n: Array[i32], out: Mut[Array[i32]]) -> None:
    for k in range(n.len()):
        out[k] = shr_masked(out[k], n[k])
        out[0] = shl_masked(out[0], n[k])


@pytest.mark.parametrize(
    ("target", "count"), [("cuda", "& 31"), ("hip", "& 31"), ("metal", "& 31"), ("wgsl", "& 31u")]
)
def test_counts_are_masked(target: str, count: str) -> None:
    text = str(shifted.inspect(target, spec(i32, 4), spec(i32, 1)))
    shifts = [line for line in text.splitlines() if ">>" in line or "<<" in line]
    assert len(shifts) == 2
    assert "out[k] >>= " in text
    assert all(count in line for line in shifts), text
    if target == "wgsl":
        assert all("u32(" in line for line in shifts), text


@cube(launch=True)
def shifted_within(n: i32, out: Mut[Array[i32]]) -> None:
    out[0] = out[0] << (n & 7)
    out[1] = shr_masked(out[0], n & 7)


def test_counts_that_need_no_mask_are_unsigned_too() -> None:
    text = str(shifted_within.inspect("wgsl", 3, spec(i32, 2)))
    assert "out[0] <<= u32(v);" in text, text
    assert ">> u32(v);" in text, text
    assert "31u" not in text


@cube(launch=True)
def scaled(x: Mut[Array[Vector[f32, 4]]], by: f32) -> None:
    x[0] *= by
    x[1] += 1.0


@pytest.mark.parametrize(
    ("target", "updates"),
    [
        ("metal", ["x[0] *= scalars.by;", "x[1] += 1.0f;"]),
        ("wgsl", ["x[0] *= scalars.by;", "x[1] += 1.0;"]),
    ],
)
def test_vectors_are_updated_by_scalars(target: str, updates: list[str]) -> None:
    lines = str(scaled.inspect(target, spec(f32, 8), 2.0)).splitlines()
    assert [line.strip() for line in lines if "= " in line and "x[" in line] == updates
