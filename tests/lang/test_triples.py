"""Counts and dims are read by one function: of launches, eager runs and ``inspect``."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import ABSOLUTE_POS, CubeLaunchError, Mut, Tensor, cube, f32, spec
from transpile.lang.triples import grid_rank, triple


@cube(launch=True)
def clear(x: Mut[Tensor[f32]]) -> None:
    if x.len() > ABSOLUTE_POS:
        x[ABSOLUTE_POS] = 0.0


@pytest.mark.parametrize(
    ("given", "expected"),
    [(4, (4, 1, 1)), ((4, 2), (4, 2, 1)), ([1, 2, 3], (1, 2, 3)), (np.int64(7), (7, 1, 1))],
)
def test_what_is_a_geometry(given: Any, expected: tuple[int, int, int]) -> None:
    assert triple("k", "dim", given, 1) == expected


def test_the_rank_of_a_grid() -> None:
    assert [grid_rank(count) for count in ((9, 1, 1), (9, 2, 1), (1, 1, 2))] == [1, 2, 3]


@pytest.mark.parametrize("dim", [0, -1, 1.5, None, "4", (), True, (1, 1, 1, 1), (4, 0)])
def test_one_error_wherever_it_is_given(dim: Any) -> None:
    client = device("reference").client
    x = client.empty(4, f32)
    messages = set()
    for call in (
        lambda: clear.launch(client, 1, dim, x),
        lambda: clear.eager(1, dim, np.ones(4, "f4")),
        lambda: clear.inspect("ir", spec(f32, 4), cube_dim=dim),
    ):
        with pytest.raises(CubeLaunchError, match=r"CUBE208.*the dim of a cube can't be") as caught:
            call()
        messages.add(str(caught.value))
    assert len(messages) == 1
