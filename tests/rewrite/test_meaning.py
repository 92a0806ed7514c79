"""The twin on concrete values does what the function does under CPython."""

from __future__ import annotations

import copy

import pytest
from rewrite.concrete import expanded
from rewrite.functions_more import RUNS


def outcome(function, arguments):
    try:
        return "value", function(*copy.deepcopy(arguments))
    except (UnboundLocalError, NameError):
        return "unbound", None
    except Exception as error:
        return type(error), str(error)


@pytest.mark.parametrize(
    ("function", "arguments"), RUNS, ids=[f"{f.__name__}-{a}" for f, a in RUNS]
)
def test_twin_does_what_the_function_does(function, arguments):
    assert outcome(expanded(function), arguments) == outcome(function, arguments)
