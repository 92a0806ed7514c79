"""The twin's instructions stand where the user's do."""

from __future__ import annotations

import dis
import sys
import traceback

import pytest
from rewrite.concrete import Concrete, expanded
from rewrite.functions_more import RUNS

from transpile.diagnose import frames
from transpile.diagnose.span import UNKNOWN
from transpile.rewrite import function_from_source, rewrite
from transpile.rewrite.compile import all_codes

FUNCTIONS = sorted({function for function, _ in RUNS}, key=lambda f: f.__name__)


def marked(twin, span):
    """Return the text that a span marks."""
    lines = twin.source.lines[span.line - twin.source.first_line :]
    lines = lines[: span.end_line - span.line + 1]
    return "".join((*lines[:-1], lines[-1][: span.end_column]))[span.column :]


def spans(code):
    for index, _ in enumerate(code.co_positions()):
        yield frames.span_of(code, index * 2)


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_every_instruction_lies_in_the_function(function):
    twin = rewrite(function)
    last = twin.source.first_line + len(twin.source.lines) - 1
    for code in twin.codes:
        assert code.co_filename == function.__code__.co_filename
        for span in spans(code):
            assert twin.source.first_line <= span.line <= span.end_line <= last
            assert (span.line, span.column) <= (span.end_line, span.end_column)


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_operators_have_the_places_of_the_original(function):
    """Every arithmetic instruction of the original is found in the twin, at the same place."""
    twin = rewrite(function)

    def places(codes):
        """Arithmetic with its text, parentheses at its ends apart: some of those are dropped."""
        found = set()
        for code in codes:
            for instruction in dis.get_instructions(code):
                place = instruction.positions
                if instruction.opname == "BINARY_OP" and place.lineno == place.end_lineno:
                    span = frames.span_of(code, instruction.offset)
                    text = marked(twin, span)
                    at = span.column + len(text) - len(text.lstrip("("))
                    found.add((span.line, at, text.strip("()"), instruction.argrepr.rstrip("=")))
        return found

    original = places(all_codes(function.__code__))
    if function.__name__ in ("dead_code", "several_on_a_line", "format_strings"):
        return  # CPython keeps code that is deleted here; f-strings have no places before 3.12
    assert original <= places(twin.codes)


def test_span_of_the_running_expression():
    text = 'def k(n):\n    ü = "é"; return probe(n + 1) + probe(\n        2)\n'
    seen = []

    def probe(value):
        seen.append(frames.span_here())
        return value

    function = function_from_source(text, {"probe": probe})
    twin = rewrite(function)
    assert Concrete(twin).run(1) == 4
    assert [marked(twin, span) for span in seen] == ["probe(n + 1)", "probe(\n        2)"]
    assert seen[0].column == text.splitlines()[1].index("probe")
    assert seen[0].function == "k"
    assert frames.span_here() == UNKNOWN
    assert frames.is_twin(twin.expand.__code__)
    assert not frames.is_twin(function.__code__)


def test_span_in_a_deferred_operand_and_in_a_nested_function():
    text = "def k(n):\n    def f(v): return probe(v)\n    return n and probe(n), f(2)\n"
    seen = []

    def probe(value):
        seen.append(frames.span_here())
        return value

    twin = rewrite(function_from_source(text, {"probe": probe}))
    Concrete(twin).run(1)
    assert [(span.line, span.column) for span in seen] == [(3, 17), (2, 21)]


def test_traceback_shows_the_users_text():
    text = "def k(n):\n    v = 1\n    for i in range(3):\n        v += n / (i - 2)\n    return v\n"
    twin = rewrite(function_from_source(text, {}))
    try:
        Concrete(twin).run(1)
    except ZeroDivisionError:
        shown = "".join(traceback.format_exception(*sys.exc_info())).splitlines()
    at = next(i for i, line in enumerate(shown) if line.endswith("line 4, in k"))
    assert shown[at + 1] == "    v += n / (i - 2)"
    assert shown[at + 2] == "         ~~^~~~~~~~~"


class Hidden:
    __secret = 3

    def add(self, n):
        __n = n
        if n:
            __n = n + self.__secret
        return __n + Hidden.__secret


class Derived(Hidden):
    def add(self, n):
        return super().add(n) + len(__class__.__name__)


def test_private_names_and_super():
    assert expanded(Hidden.add)(Hidden(), 4) == Hidden().add(4)
    assert expanded(Derived.add)(Derived(), 4) == Derived().add(4)
    assert rewrite(Derived.add).expand.__code__.co_qualname == "Derived.add"


def test_cells_are_the_users_own():
    k = 1

    def scale(n):
        return n * k

    twin = expanded(scale)
    assert twin(3) == 3
    k = 5
    assert twin(3) == 15
