"""Folding agrees with the oracle that each row names, for every type it takes."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from runtime.reference.rows import ROWS
from tests.ops.oracle import (
    distance,
    edges,
    lead_types,
    operand_types,
    operands,
    oracle,
    spread,
    within,
)
from transpile.ir.host import round_to
from transpile.ir.types import SCALARS, Scalar, bool_
from transpile.ops.convert import bitcast, cast, from_bits, to_bits
from transpile.ops.row import Number, Row
from transpile.ops.table import TABLE

FOLDED = [pytest.param(row, id=row.name) for row in TABLE.values() if row.fold is not None]


def check(row: Row, type: Scalar, arguments: tuple[Number, ...]) -> None:
    assert row.fold is not None
    operands = [type if p in row.sig.same else bool_ for p in range(len(row.sig.operands))]
    result = row.sig.result_type(operands)
    assert isinstance(result, Scalar)
    computed = row.fold(type, *arguments)
    if computed is None:
        return
    got, expected = round_to(result, computed), round_to(result, oracle(row, type)(*arguments))
    if result.is_float:
        promised = row.ulp[type.name]
        allowed = promised if promised > 1 else 0.0
        assert distance(result, float(got), float(expected)) <= allowed, (arguments, got, expected)
    else:
        assert got == expected, arguments


@pytest.mark.parametrize("row", FOLDED)
@given(data=st.data())
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_fold_is_the_reference(row: Row, data: st.DataObject) -> None:
    type = data.draw(st.sampled_from(lead_types(row)))
    check(row, type, data.draw(operands(row, type)))


@pytest.mark.parametrize("row", FOLDED)
def test_fold_is_the_reference_at_edges(row: Row) -> None:
    """Every combination of the numbers where rules change, for each type."""
    for type in lead_types(row):
        types = operand_types(row, type)
        for arguments in itertools.product(*map(edges, types)):
            if not row.samples or all(map(within, arguments, spread(row), types)):
                check(row, type, arguments)


@pytest.mark.parametrize("row", [param for param in FOLDED if param.values[0].name in ROWS])
def test_fold_gives_the_zero_that_the_interpreter_gives(row: Row) -> None:
    """Where the language leaves the sign of a zero open too, for all that runs on this machine should agree."""
    assert row.fold is not None
    for type in lead_types(row):
        interpreted = ROWS[row.name](type)
        for arguments in itertools.product((0.0, -0.0, 1.0, -1.0), repeat=len(row.sig.operands)):
            if type.is_float and (number := row.fold(type, *arguments)) == 0:
                assert str(float(number)) == str(float(interpreted(*arguments))), arguments


WIDTHS = [
    ("u32", "f32"),
    ("u16", "f16"),
    ("u16", "bf16"),
    ("u64", "f64"),
    ("u8", "i8"),
    ("u32", "i32"),
]


@pytest.mark.parametrize(("bits", "other"), WIDTHS)
@given(data=st.data())
@settings(max_examples=30, deadline=None)
def test_bitcasts_go_there_and_back(bits: str, other: str, data: st.DataObject) -> None:
    source, target = SCALARS[bits], SCALARS[other]
    pattern = data.draw(st.integers(0, 2**source.bits - 1))
    number = from_bits(pattern, target)
    assert bitcast(pattern, source, target) == number
    if number is not None:
        assert to_bits(number, target) == pattern


def test_casts_follow_the_rules_of_numbers() -> None:
    cases = [
        (float("nan"), "i32", 0),
        (float("nan"), "bool_", True),
        (-0.0, "bool_", False),
        (1e20, "u8", 255),
        (-1e20, "i16", -32768),
        (-1, "u8", 255),
        (300, "i8", 44),
        (2**24 + 1, "f32", 2.0**24),
        (1e-8, "f16", 0.0),
        (70000, "f16", float("inf")),
        (True, "f32", 1.0),
    ]
    for number, name, expected in cases:
        assert cast(number, SCALARS[name]) == expected, (number, name)
