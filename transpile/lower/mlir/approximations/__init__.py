"""Math functions of f32, and a few of f64, as polynomials, for any number of lanes: libm takes one at a time, and 4 to
60 times longer.

Errors stay within the limits of OpenCL's full profile; infinities, NaN, zeros' signs and subnormal
numbers are as IEEE 754 has them. ``Floats -> names`` of arguments -> the name of the result.
"""

from __future__ import annotations

from collections.abc import Callable

from transpile.lower.mlir.approximations import (
    doubles,
    error_function,
    exponentials,
    logarithms,
    trigonometry,
)

APPROXIMATIONS: dict[str, Callable[..., str]] = {
    "exp": exponentials.exp,
    "exp2": exponentials.exp2,
    "expm1": exponentials.expm1,
    "tanh": exponentials.tanh,
    "sinh": exponentials.sinh,
    "cosh": exponentials.cosh,
    "log": logarithms.log,
    "log2": logarithms.log2,
    "log10": logarithms.log10,
    "log1p": logarithms.log1p,
    "pow": logarithms.power,
    "sin": trigonometry.sin,
    "cos": trigonometry.cos,
    "tan": trigonometry.tan,
    "asin": trigonometry.asin,
    "acos": trigonometry.acos,
    "atan": trigonometry.atan,
    "atan2": trigonometry.atan2,
    "erf": error_function.erf,
}
"""By the name of the row; the first parameter is a `Floats`, the others are names."""
DOUBLES: dict[str, Callable[..., str]] = {
    "cbrt": doubles.cbrt,
    "expm1": doubles.expm1,
    "log1p": doubles.log1p,
}
"""Those of f64 that the platform's library does not serve well; the first parameter is a `Numbers`."""
