"""Arguments that no launch can take are refused where the kernel declares them."""

from __future__ import annotations

import numpy as np
import pytest

from transpile import Array, CubeError, Mut, cube, f32


@cube(launch=True)
def counted(n: int, out: Mut[Array[f32]]) -> None:
    out[0] = 1.0


@cube(launch=True)
def flagged(flag: bool, out: Mut[Array[f32]]) -> None:
    if flag:
        out[0] = 1.0


@pytest.mark.parametrize(("kernel", "name"), [(counted, "int"), (flagged, "bool")])
def test_a_python_number_type_is_refused_at_the_parameter(kernel, name: str) -> None:
    with pytest.raises(CubeError, match=f"`{name}` is not a type that") as caught:
        kernel[1, 1](True, np.zeros(1, "f4"))
    assert "test_arguments.py" in str(caught.value)
