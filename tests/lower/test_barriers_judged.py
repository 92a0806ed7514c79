"""Tint judges barriers by rules of its own: what the kernel language takes for uniform must pass there too."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import numpy as np
import pytest

from runtime import device
from runtime.devices import probe
from runtime.protocols import Absent
from transpile import (
    UNIT_POS,
    Array,
    Mut,
    SharedMemory,
    assume_uniform,
    cube,
    f32,
    spec,
    sync_cube,
    u32,
    unroll,
)
from validators import batch


@cube(launch=True)
def skipping(x: Array[f32], out: Mut[Array[f32]]) -> None:
    tile = SharedMemory[f32](64)
    total = f32(0.0)
    for k in range(x.len() // 64):
        tile[UNIT_POS] = x[k * 64 + UNIT_POS]
        sync_cube()
        for _part in unroll(range(2)):
            if tile[63 - UNIT_POS] < 0.0:
                if UNIT_POS == 5:
                    total = total - 1.0
                    continue
                total += 1.0
            total = total * 0.5
        sync_cube()
        if total > 8.0:
            continue
        total += tile[UNIT_POS ^ 1]
    out[UNIT_POS] = total


@cube
def picked(tile: SharedMemory[f32], x: f32) -> f32:
    """More early returns than are nested: one trip of a loop, were there no barrier."""
    tile[UNIT_POS] = x
    sync_cube()
    v = tile[63 - UNIT_POS]
    if v < 1.0:
        return v * 1.5
    if v < 2.0:
        return v * 2.5
    if v < 3.0:
        return v * 3.5
    if v < 4.0:
        return v * 4.5
    if v < 5.0:
        return v * 5.5
    if v < 6.0:
        return v * 6.5
    if v < 7.0:
        return v * 7.5
    if v < 8.0:
        return v * 8.5
    if v < 9.0:
        return v * 9.5
    if v < 10.0:
        return v * 10.5
    return v


@cube(launch=True)
def picking(x: Array[f32], out: Mut[Array[f32]]) -> None:
    tile = SharedMemory[f32](64)
    out[UNIT_POS] = picked(tile, x[UNIT_POS]) + 1.0


@cube(launch=True)
def agreeing(x: Array[f32], out: Mut[Array[f32]]) -> None:
    """The author knows that what one unit wrote is the same for all; WGSL takes nobody's word for it."""
    count = SharedMemory[u32](1)
    total = f32(0.0)
    if UNIT_POS == 0:
        count[0] = u32(x[0])
    sync_cube()
    for j in range(assume_uniform(count[0])):
        sync_cube()
        total += x[j]
    if assume_uniform(out[0]) < 1.0:
        sync_cube()
        total += 1.0
    out[UNIT_POS] = total


@pytest.mark.parametrize(
    "kernel", [skipping, picking, agreeing], ids=["skipping", "picking", "agreeing"]
)
def test_tint_takes_it(kernel, missing: Callable[[str], NoReturn]) -> None:  # type: ignore[no-untyped-def]
    text = kernel.inspect("wgsl", spec(f32, 640), spec(f32, 64), cube_dim=64)
    try:
        batch.validate("tint", str(text))
    except batch.MissingTool as reason:
        missing(str(reason))


@pytest.mark.parametrize("where", ["reference", "cpu", "webgpu"])
def test_units_agree(where: str, missing: Callable[[str], NoReturn]) -> None:
    found = probe(where)
    if isinstance(found, Absent):
        missing(f"no device `{where}`: {found.reason}")
    out = np.zeros(8, "f4")
    agreeing.launch(device(where).client, 1, 8, np.array([3, 1, 2, 5], "f4"), out)
    assert out.tolist() == [7.0] * 8
