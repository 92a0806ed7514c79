"""Which stores become the initializer of a local array."""

from __future__ import annotations

import pytest

from tests.passes.texts import parsed
from transpile.lower.filled import filled_arrays

FIRST = """
%t: local<f32, 2> = local
%p = index %t[0:index]
"""
STORED = f"{FIRST}store %p, 1.0:f32\n%q = index %t[1:index]\n"


@pytest.mark.parametrize(
    ("body", "numbers"),
    [
        pytest.param(f"{STORED}store %q, 2.0:f32", [1.0, 2.0], id="all"),
        pytest.param(
            f"{STORED}%0 = index %x[%n]\n%1 = load %0\nstore %q, 2.0:f32\nstore %0, %1",
            [1.0, 2.0],
            id="all, with something else between",
        ),
        pytest.param(STORED, None, id="not all"),
        pytest.param(f"{STORED}store %q, %f", None, id="no constant"),
        pytest.param(f"{STORED}store %q, 2.0:f32 if %b", None, id="guarded"),
        pytest.param(f"{STORED}if %b {{\nstore %q, 2.0:f32\n}}", None, id="in a branch"),
        pytest.param(f"{STORED}%0 = load %p\nstore %q, 2.0:f32", None, id="read before"),
        pytest.param(
            f"{FIRST}%q = index %t[1:index]\nstore %q, 2.0:f32\nstore %p, 1.0:f32",
            None,
            id="in another order",
        ),
        pytest.param(
            f"{FIRST}store %p, 1.0:f32\n%q = index %t[%n]\nstore %q, 2.0:f32", None, id="somewhere"
        ),
    ],
)
def test_stores_of_all_elements_in_order(body: str, numbers: list[float] | None) -> None:
    found, gone = filled_arrays(parsed(body))
    assert [[c.value for c in constants] for constants in found.values()] == (
        [] if numbers is None else [numbers]
    )
    assert len(gone) == len(numbers or ())
