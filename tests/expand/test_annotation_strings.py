"""``v: 'f32' = ...``: a local's type may be the name of a dtype, as it may be wherever a dtype is given."""

from __future__ import annotations

import numpy as np
import pytest

from transpile import Array, Mut, cube, f32, i32, spec
from transpile.diagnose.diagnostic import CubeError


@cube(launch=True)
def converted(x: Array[i32], out: Mut[Array[f32]]):
    value: "f32" = x[0]
    narrow: "u8"  # noqa: F821
    narrow = 255
    narrow += 2
    out[0] = value / 2
    out[1] = narrow


@cube(launch=True)
def unknown(x: Array[i32], out: Mut[Array[f32]]):
    value: "f31" = x[0]  # noqa: F821
    out[0] = value


def test_a_string_declares_the_type() -> None:
    out = np.zeros(2, np.float32)
    converted.eager(1, 1, np.array([3], np.int32), out)
    assert out.tolist() == [1.5, 1.0]
    assert "float value = (float)" in converted.inspect("cuda", spec(i32, 1), spec(f32, 2))


def test_a_string_that_names_nothing() -> None:
    with pytest.raises(CubeError, match=r"`f31` is not a type") as caught:
        unknown.inspect("ir", spec(i32, 1), spec(f32, 2))
    assert caught.value.diagnostic.code == "CUBE191"
