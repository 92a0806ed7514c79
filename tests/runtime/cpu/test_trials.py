"""Whether a launch is worth waking other threads for is measured; a kernel that was held up once gets over it."""

from __future__ import annotations

import time

import numpy as np
import pytest

from runtime.cpu.module import ALONE, CpuModule
from runtime.cpu.server import CpuServer
from runtime.cpu.workers import Workers
from tests.runtime.cpu.agreement import prepared
from transpile.lower.mlir import lower

KERNEL = """
kernel one(%y: mut array<f32>) cube(1, 1, 1) {
  %c: u32 = cube_pos_x
  %0 = index %y[%c] unchecked
  store %0, 1.0:f32
}
"""
CUBES = 64


@pytest.fixture
def module() -> CpuModule:
    return CpuServer().compile(lower(prepared(KERNEL)), validate=False)


def test_trials_take_a_hundredth_of_the_time(module: CpuModule) -> None:
    module.cube_seconds = 1e-6
    assert module.is_tried_alone(CUBES, 4, 100.0)
    assert module.cube_seconds == 0.0
    module.cube_seconds = 1e-6
    assert not module.is_tried_alone(CUBES, 4, 100.0 + 99 * CUBES * 1e-6)
    assert module.is_tried_alone(CUBES, 4, 100.0 + 101 * CUBES * 1e-6)


def test_what_surely_is_long_is_not_tried(module: CpuModule) -> None:
    module.cube_seconds = 10e-6  # 640 microseconds: no waking of four threads takes that long
    assert not module.is_tried_alone(CUBES, 4, 100.0)
    assert module.is_tried_alone(CUBES, 64, 100.0)


@pytest.mark.parametrize("is_ready", [False, True])
def test_a_kernel_that_was_held_up_goes_alone_again(module: CpuModule, is_ready: bool) -> None:
    y = np.zeros(CUBES, "f4")
    workers = Workers(2)
    ready = CpuServer().ready(module, (CUBES, 1, 1), [y], [])
    assert ready is not None
    module.cube_seconds = 1.0
    end = time.monotonic() + 20
    while module.cube_seconds * CUBES > ALONE:
        y[:] = 0
        if is_ready:
            ready.call()
        else:
            module.run((CUBES, 1, 1), [y], [], workers)
        assert y.tolist() == [1.0] * CUBES
        assert time.monotonic() < end
    ready.call()
    workers.close()
