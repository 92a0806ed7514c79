"""Math functions of a module: written on first use, called by name, inlined by LLVM."""

from __future__ import annotations

from transpile.ir.types import Scalar, f32, f64
from transpile.lower.mlir.approximations import APPROXIMATIONS, DOUBLES
from transpile.lower.mlir.approximations.floats import Floats
from transpile.lower.mlir.numbers import Numbers
from transpile.lower.mlir.text import INDENT, Line, Text
from transpile.lower.mlir.types import lanes_type

_LIBRARY = {"pow": "math.powf"}
"""Operations of the math dialect whose names differ from the rows'."""
_PARAMETERS = {"pow": ("x", "y"), "atan2": ("y", "x")}


class Functions:
    """The private functions that a module's kernels call."""

    def __init__(self) -> None:
        self._lines: dict[str, list[Line]] = {}

    def call(self, name: str, type: Scalar, lanes: int, args: tuple[str, ...]) -> str:
        """Return the operation that calls a math function; most of f64 go to the platform's library."""
        text = lanes_type(type, lanes)
        if (type != f32 or name not in APPROXIMATIONS) and (type != f64 or name not in DOUBLES):
            return f"{_LIBRARY.get(name, f'math.{name}')} {', '.join(args)} : {text}"
        # The dot keeps it apart from kernels, whose names are Python's.
        shape = type.name if lanes == 1 else f"{lanes}x{type.name}"
        symbol = f"math.{name}_{shape}"
        if symbol not in self._lines:
            self._lines[symbol] = []
            self._lines[symbol] = self._write(name, type, symbol, lanes)
        return (
            f"func.call @{symbol}({', '.join(args)}) : ({', '.join([text] * len(args))}) -> {text}"
        )

    def _write(self, name: str, element: Scalar, symbol: str, lanes: int) -> list[Line]:
        text = Text()
        type = lanes_type(element, lanes)
        names = [text.name(hint) for hint in _PARAMETERS.get(name, ("x",))]
        numbers = Numbers(text, lanes, self.call)
        if element == f64:
            result = DOUBLES[name](numbers, *names)
        else:
            result = APPROXIMATIONS[name](Floats(numbers), *names)
        text.line(f"return {result} : {type}")
        parameters = ", ".join(f"{parameter}: {type}" for parameter in names)
        header = f"func.func private @{symbol}({parameters}) -> {type}"
        attributes = 'attributes {passthrough = ["alwaysinline"]} {'
        return [(f"{INDENT}{header} {attributes}", None), *text.finished(), (f"{INDENT}}}", None)]

    def lines(self) -> list[Line]:
        return [line for lines in self._lines.values() for line in lines]
