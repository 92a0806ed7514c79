"""Memory that may overlap: nothing is promised about it in the text."""

from __future__ import annotations

import pytest

from transpile import Array, Mut, cube, f32, spec
from transpile.diagnose.record import replaced
from transpile.lang.services import SERVICES
from transpile.ops.capabilities import PROFILES
from transpile.pipeline import build


@cube(launch=True)
def shift(x: Array[f32], y: Mut[Array[f32]]) -> None:
    y[0] = x[1]


PROMISES = {"cuda": "__restrict__", "hip": "__restrict__", "mlir": "llvm.noalias"}


@pytest.mark.parametrize("target", PROMISES)
@pytest.mark.parametrize("aliased", [False, True])
def test_overlap_is_promised_away_only_when_it_is_known(target: str, aliased: bool) -> None:
    args = (spec(f32, 4), spec(f32, 4))
    made = shift._specialization(PROFILES[target], args, {}, 1, None, True, 1)
    text = build(shift, replaced(made, aliased=aliased), SERVICES).artifact.text
    assert (PROMISES[target] in text) is not aliased
