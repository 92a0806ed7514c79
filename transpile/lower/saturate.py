"""The helper function that turns a float into an integer toward zero, saturating, with 0 for NaN.

C++ leaves values out of range undefined, so the bounds are tested first. Both are powers of two,
exact in every float type.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.types import Scalar, integer_range
from transpile.ir.values import Constant
from transpile.lower.expression import Expression

if TYPE_CHECKING:
    from transpile.lower.c_family import CFamily


def saturating(writer: CFamily, source: Scalar, result: Scalar) -> tuple[str, list[str]]:
    """Return the name and the text of the function from `source` (f32 or f64) to `result`."""
    low, high = integer_range(result)

    def number(type: Scalar, value: float) -> str:
        return writer.literal(Constant(type, value)).text

    name = f"{source.name}_to_{result.name}"
    head = f"{writer.function} {writer.type_name(result)} {name}({writer.type_name(source)} x) {{"
    cast = writer.cast_text(Expression("x"), result).text
    above = f"x >= {number(source, float(high + 1))} ? {number(result, high)}"
    if low == 0:
        return name, [
            head,
            f"    return {above} : x > {number(source, -1.0)} ? {cast} : {number(result, 0)};",
            "}",
        ]
    bottom = number(source, float(low))
    return name, [
        head,
        f"    return {above}",
        f"        : x >= {bottom} ? {cast}",
        f"        : x < {bottom} ? {number(result, low)}",
        f"        : {number(result, 0)};",
        "}",
    ]
