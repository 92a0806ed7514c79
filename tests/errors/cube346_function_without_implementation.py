from __future__ import annotations

from unittest.mock import patch

from transpile import Mut, Tensor, cube, erf, f32, polyfills, spec
from transpile.lang.services import SERVICES


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    out[0] = erf(x[0])


def trigger():
    """Every row of the table has what it names; here one has lost it."""
    lost = patch.dict(polyfills.FAMILIES, error_function=())
    with lost, patch.dict(SERVICES._bodies, clear=True):
        kernel.inspect("wgsl", spec(f32, 64), spec(f32, 64))
