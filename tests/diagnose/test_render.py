"""The renderer's exact text; sources are registered, so nothing depends on files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from transpile.diagnose import sources
from transpile.diagnose.diagnostic import CubeError, CubeTypeError, Diagnostic, Label
from transpile.diagnose.render import render
from transpile.diagnose.span import UNKNOWN, Span

FILE = "examples/softmax.py"
SOURCE = """\
import transpile
from transpile import cube


@cube
def row_scale(x):
    acc = 0
    for lane in range(4):
            acc = acc + lane
    if acc:
\t\tacc = acc
    é = "漢字" + acc
    last = acc
"""


@pytest.fixture(autouse=True)
def _register() -> Iterator[None]:
    text = sources.register(FILE, SOURCE.splitlines(keepends=True))
    yield
    del text


class Mixed(Diagnostic):
    left: str = "i32"
    right: str = "u32"
    others: tuple[Label, ...] = ()

    code = "CUBE021"
    title = "`{left}` and `{right}` do not mix in `+`"
    label = "{right}"
    notes = ("the two signednesses have no common type of 32 bits",)
    help = "convert one side, for example `i32(lane)`"
    phase = CubeTypeError

    def labels(self) -> tuple[Label, ...]:
        return (*super().labels(), *self.others)


def at(line: int, column: int, end: int, **more: object) -> Span:
    return Span(FILE, line, column, line, end, **more)  # type: ignore[arg-type]


def check(diagnostic: Diagnostic, expected: str) -> None:
    assert render(diagnostic) == dedent(expected).strip("\n")


def test_the_shape_of_the_design() -> None:
    call = at(8, 4, 10, function="softmax")
    span = at(9, 24, 28, function="row_scale", call_site=call)
    check(
        Mixed(span, others=(Label(at(9, 18, 21), "i32"),)),
        """
        error[CUBE021]: `i32` and `u32` do not mix in `+`
          --> examples/softmax.py:9:25
           |
         9 |             acc = acc + lane
           |                   ~~~   ^^^^ u32
           |                   |
           |                   i32
         note: the two signednesses have no common type of 32 bits
         help: convert one side, for example `i32(lane)`
          via: softmax (examples/softmax.py:8) calls row_scale (examples/softmax.py:9)
        """,
    )


def test_primary_on_the_left_hangs_and_three_labels_order_from_the_right() -> None:
    others = (Label(at(9, 18, 21), "middle"), Label(at(9, 24, 28), "right"))
    check(
        Mixed(at(9, 12, 15), right="left", others=others),
        """
        error[CUBE021]: `i32` and `left` do not mix in `+`
          --> examples/softmax.py:9:13
           |
         9 |             acc = acc + lane
           |             ^^^   ~~~   ~~~~ right
           |             |     |
           |             |     middle
           |             left
         note: the two signednesses have no common type of 32 bits
         help: convert one side, for example `i32(lane)`
        """,
    )


def test_labels_on_several_lines_widen_the_gutter_and_skip_what_is_between() -> None:
    others = (Label(at(7, 4, 7), "declared here"), Label(at(13, 11, 14), "read here"))
    check(
        Mixed(at(9, 12, 15), others=others),
        """
        error[CUBE021]: `i32` and `u32` do not mix in `+`
           --> examples/softmax.py:9:13
            |
          7 |     acc = 0
            |     ~~~ declared here
          8 |     for lane in range(4):
          9 |             acc = acc + lane
            |             ^^^ u32
        ...
         13 |     last = acc
            |            ~~~ read here
         note: the two signednesses have no common type of 32 bits
         help: convert one side, for example `i32(lane)`
        """,
    )


def test_tabs_and_wide_characters_keep_the_signs_under_their_text() -> None:
    check(
        Mixed(at(11, 2, 5), others=(Label(at(12, 8, 12), "text"),)),
        """
        error[CUBE021]: `i32` and `u32` do not mix in `+`
           --> examples/softmax.py:11:3
            |
         11 |         acc = acc
            |         ^^^ u32
         12 |     é = "漢字" + acc
            |         ~~~~~~ text
         note: the two signednesses have no common type of 32 bits
         help: convert one side, for example `i32(lane)`
        """,
    )


def test_a_second_file_has_its_own_snippet() -> None:
    _ = sources.register("kernel.cu", ["int acc = lane;"])
    check(
        Mixed(at(9, 24, 28), others=(Label(Span("kernel.cu", 1, 10, 1, 14), "generated"),)),
        """
        error[CUBE021]: `i32` and `u32` do not mix in `+`
          --> examples/softmax.py:9:25
           |
         9 |             acc = acc + lane
           |                         ^^^^ u32
          ::: kernel.cu:1:11
           |
         1 | int acc = lane;
           |           ~~~~ generated
         note: the two signednesses have no common type of 32 bits
         help: convert one side, for example `i32(lane)`
        """,
    )


def test_a_missing_file_leaves_the_location_and_the_texts() -> None:
    check(
        Mixed(Span("gone.py", 3, 4, 3, 9)),
        """
        error[CUBE021]: `i32` and `u32` do not mix in `+`
          --> gone.py:3:5
           = 3:5: u32
         note: the two signednesses have no common type of 32 bits
         help: convert one side, for example `i32(lane)`
        """,
    )


@pytest.mark.parametrize("span", [None, UNKNOWN])
def test_without_a_place_there_is_no_snippet(span: Span | None) -> None:
    check(
        Mixed(span),
        """
        error[CUBE021]: `i32` and `u32` do not mix in `+`
         note: the two signednesses have no common type of 32 bits
         help: convert one side, for example `i32(lane)`
        """,
    )


@pytest.mark.parametrize(
    "span",
    [
        Span(FILE, 9, 500, 9, 900),
        Span(FILE, 900, 0, 900, 1),
        Span(FILE, 9, 12, 13, 2),
        Span(FILE, 9, 12, 9, 12),
        Span(FILE, 9, 14, 9, 3),
        Span("", 1, 0, 1, 1),
        Span("/dev/null/x\0y", 1, 0, 1, 1),
    ],
)
def test_odd_ranges_never_fail(span: Span) -> None:
    assert render(Mixed(span)).startswith("error[CUBE021]: ")


def test_a_range_over_lines_is_underlined_to_the_end_of_the_first() -> None:
    text = render(Mixed(Span(FILE, 9, 12, 13, 2)))
    assert "   |             ^^^^^^^^^^^^^^^^ u32" in text.split("\n")


def test_a_long_chain_loses_its_middle() -> None:
    span = at(9, 12, 15, function="f0")
    for depth in range(1, 50):
        span = span.called_from(at(8, 4, 5, function=f"f{depth}"))
    via = render(Mixed(span)).splitlines()[-1]
    assert via.startswith("  via: f49 (examples/softmax.py:8) calls f48 ")
    assert "calls f46 (examples/softmax.py:8) calls ... calls f3 " in via
    assert via.endswith("calls f0 (examples/softmax.py:9)")


def test_texts_of_several_lines_stay_in_their_column() -> None:
    class Two(Mixed):
        notes = ("first\nsecond",)
        label = "one\ntwo"

    check(
        Two(at(9, 24, 28)),
        """
        error[CUBE021]: `i32` and `u32` do not mix in `+`
          --> examples/softmax.py:9:25
           |
         9 |             acc = acc + lane
           |                         ^^^^ one
           |                              two
         note: first
               second
         help: convert one side, for example `i32(lane)`
        """,
    )


def test_paths_below_the_working_directory_are_shown_relative(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kernels" / "k.py"
    file.parent.mkdir()
    file.write_text("a = 1\n")
    monkeypatch.chdir(tmp_path)
    assert "--> kernels/k.py:1:1" in render(Mixed(Span(str(file), 1, 0, 1, 1)))
    monkeypatch.chdir(tmp_path / "kernels")
    assert "--> k.py:1:1" in render(Mixed(Span(str(file), 1, 0, 1, 1)))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    assert f"--> {file}:1:1" in render(Mixed(Span(str(file), 1, 0, 1, 1)))


def test_str_of_the_exception_is_the_message_and_it_pickles() -> None:
    import pickle

    error = Mixed(at(9, 24, 28)).error()
    assert isinstance(error, CubeTypeError)
    assert str(error) == render(error.diagnostic)
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, CubeError)
    assert str(again) == str(error)


CHARACTERS = st.characters(
    codec="utf-8", exclude_characters="\n\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"
)
LINES = st.lists(st.text(CHARACTERS, max_size=30), min_size=1, max_size=12)
PLACES = st.tuples(st.integers(-1, 14), st.integers(0, 40), st.integers(-2, 6), st.integers(0, 40))


@given(
    LINES,
    st.lists(st.tuples(PLACES, st.sampled_from(["", "i32", "two\nlines"])), min_size=1, max_size=5),
)
def test_any_labels_on_any_text_render(
    lines: list[str], places: list[tuple[tuple[int, int, int, int], str]]
) -> None:
    _ = sources.register("random.py", lines)
    labels = [
        Label(Span("random.py", line, column, line + more, end), text)
        for (line, column, more, end), text in places
    ]
    primary, *others = labels
    text = render(Mixed(primary.span, right=primary.text, others=tuple(others)))
    assert text.startswith("error[CUBE021]: ")
    assert not any(
        line != line.rstrip(" ") for line in text.split("\n")[1:] if set(line) <= set(" |^~")
    )
    shown = [label for label in labels if label.span.line > 0]
    for label in shown:
        assert all(word in text for word in label.text.split("\n"))
    if any(label.span.line <= len(lines) for label in shown if label is primary):
        assert "^" in text
