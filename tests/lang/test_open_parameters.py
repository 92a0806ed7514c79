"""``*xs`` and ``**xs`` of a kernel are refused where they stand, however it is launched; helpers have them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import Array, Comptime, CubeSyntaxError, Mut, cube, f32


@cube
def total(*xs: f32, **more: f32) -> f32:
    found = f32(0.0)
    for x in (*xs, *more.values()):
        found += x
    return found


@cube(launch=True)
def arrays(out: Mut[Array[f32]], *inputs: Array[f32]) -> None:
    out[0] = inputs[0][0]


@cube(launch=True)
def options(out: Mut[Array[f32]], **sizes: Comptime[int]) -> None:
    out[0] = sizes["n"]


@cube(launch=True)
def summed(x: Array[f32], out: Mut[Array[f32]]) -> None:
    out[0] = total(x[0], x[1], last=x[2])


@pytest.mark.parametrize(
    ("kernel", "args", "kwargs", "written"),
    [(arrays, 1, {}, "*inputs"), (arrays, 2, {}, "*inputs"), (options, 0, {"n": 3}, "**sizes")],
)
def test_a_kernel_declares_what_a_launch_passes(
    kernel: Any, args: int, kwargs: dict[str, Any], written: str
) -> None:
    given = [np.zeros(4, "f4") for _ in range(1 + args)]
    for work in (
        lambda: kernel[1, 1](*given, **kwargs),
        lambda: kernel.over(4)(*given, **kwargs),
        lambda: kernel.launch(device("reference").client, 1, 1, *given, **kwargs),
        lambda: kernel.eager(1, 1, *given, **kwargs),
        lambda: kernel.inspect("ir", *given, **kwargs),
    ):
        with pytest.raises(CubeSyntaxError) as caught:
            work()
        assert f"CUBE192]: `{written}` of a kernel" in str(caught.value)
        assert "-->" in str(caught.value)


def test_helpers_take_any_number() -> None:
    x, out = np.array([1, 2, 4], "f4"), np.zeros(1, "f4")
    summed[1, 1](x, out)
    assert out[0] == 7
