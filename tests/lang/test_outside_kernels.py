"""Names of the language, touched outside of kernels: errors at the module's line, which are Python's own errors too."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from transpile import (
    ABSOLUTE_POS,
    Array,
    CubeError,
    CubeUsageError,
    Float,
    Mut,
    cube,
    f32,
    i32,
    spec,
    target,
    u32,
)


@cube
def helper(pixel: u32, other: u32 = 0) -> u32:
    return pixel + other


WRONG: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "attribute": (lambda: ABSOLUTE_POS.shape, AttributeError, "`ABSOLUTE_POS` has no attribute"),
    "axis": (lambda: ABSOLUTE_POS.y, AttributeError, "write `ABSOLUTE_POS_Y`"),
    "private": (lambda: ABSOLUTE_POS._cx, AttributeError, "has no attribute `_cx`"),
    "property": (lambda: target.warp, AttributeError, "plane_size"),
    "bound": (lambda: Float(1), TypeError, "bound of type variables"),
    "few": (lambda: helper(), TypeError, "missing a required argument"),
    "swapped": (lambda: helper(launch=True), TypeError, "the decorator is `@cube.launch=True.`"),
    "launch": (lambda: cube(launch=1), CubeError, "`launch` is `True` or `False`, not 1"),
}


@pytest.mark.parametrize("name", WRONG)
def test_the_line_of_the_module_is_named(name: str) -> None:
    run, kind, text = WRONG[name]
    with pytest.raises(CubeError, match=text) as caught:
        run()
    assert isinstance(caught.value, kind)
    span = caught.value.diagnostic.span
    assert span is not None
    assert (span.file, span.line) == (__file__, run.__code__.co_firstlineno)


def test_protocols_of_python_ask_for_attributes() -> None:
    assert not hasattr(ABSOLUTE_POS, "shape")
    assert not hasattr(target, "warp")
    assert getattr(ABSOLUTE_POS, "__array__", None) is None
    assert repr(copy.deepcopy(ABSOLUTE_POS)) == "ABSOLUTE_POS"


def test_an_error_in_a_helper_is_its_own() -> None:
    @cube
    def broken(x: object) -> object:
        return x + "a"

    with pytest.raises(TypeError, match="unsupported operand") as caught:
        broken(1)
    assert not isinstance(caught.value, CubeError)


@cube
@dataclass
class Loop:
    value: f32
    next: object


@cube(launch=True)
def takes_loop(x: Loop, out: Mut[Array[i32]]) -> None:
    out[0] = 1


def test_an_object_that_holds_itself_is_no_argument() -> None:
    loop = Loop(1.0, None)
    loop.next = loop
    with pytest.raises(CubeError, match="`x` holds itself"):
        takes_loop.inspect("ir", loop, spec(i32, (1,)))


@pytest.mark.parametrize(
    ("text", "names"),
    [(b"def f(): pass", None), (globals, None), (None, None), ("def f(): pass", 3)],
)
def test_source_is_text(text: Any, names: Any) -> None:
    with pytest.raises(CubeUsageError, match=r"CUBE910.*from_source"):
        cube.from_source(text, names)
