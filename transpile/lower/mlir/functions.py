"""Math functions of a module: written on first use, called by name."""

from __future__ import annotations

from transpile.ir.types import Scalar
from transpile.lower.mlir.text import Line
from transpile.lower.mlir.types import lanes_type

_LIBRARY = {"pow": "math.powf"}


class Functions:
    """The private functions that a module's kernels call."""

    def __init__(self) -> None:
        self._lines: dict[str, list[Line]] = {}

    def call(self, name: str, type: Scalar, lanes: int, args: tuple[str, ...]) -> str:
        return f"{_LIBRARY.get(name, f'math.{name}')} {', '.join(args)} : {lanes_type(type, lanes)}"

    def lines(self) -> list[Line]:
        return [line for lines in self._lines.values() for line in lines]
