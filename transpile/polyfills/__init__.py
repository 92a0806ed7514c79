"""Functions in the kernel language for what targets lack or do too roughly; ``passes.legalize`` asks for them by name.

Each function has the name of its row and is written for f32; halves go through it, but for those of ``half``, which are
for them, and those of ``double_*``, for f64. The error is what OpenCL's full profile allows, measured in
``tests/polyfills``. They are free of branches where they can be, so that they also work where units diverge, use no
division where its error would show (Vulkan and WGSL allow 2.5 units in the last place of f32) and no product that must
be rounded once or twice to be right, since a target may contract it. Where sums must be taken in their order, parts of
them are `rounded`: drivers may choose another (`tests/polyfills/test_order.py`). A product with a power of two that
keeps a sum in range is `rounded` too, for the factor may be taken out of the sum. Where a compiler assumes that there
is no NaN (``Capabilities.forgets_nan``), legalization gives back an operand whose bits are NaN's; a function of several
operands looks at the bits itself, and nothing may depend on a comparison with NaN but what is so replaced
(`tests/polyfills/test_nan.py`).
"""

from __future__ import annotations

import importlib
from types import FunctionType

FAMILIES: dict[str, tuple[str, ...]] = {
    "exponential": ("exp", "exp2", "expm1", "sinh", "cosh", "tanh"),
    "logarithm": ("log", "log2", "log10", "log1p"),
    "power": ("pow",),
    "root": ("cbrt",),
    "trigonometric": ("sin", "cos", "tan"),
    "inverse": ("asin", "acos", "atan", "atan2"),
    "hyperbolic": (
        "asinh",
        "asinh_double",
        "acosh",
        "acosh_double",
        "atanh",
        "atanh_double",
        "hypot",
        "hypot_double",
        "rhypot",
        "rhypot_double",
    ),
    "error_function": ("erf",),
    "half": ("erf_f16", "erf_bf16", "erf_saturated_bf16"),
    "words": (
        "divide_words",
        "plane_prod_words",
        "plane_inclusive_prod_words",
        "plane_exclusive_prod_words",
    ),
    "remainder": ("rem_trunc", "rem_trunc_double"),
    "double_powers": (
        "exp_double",
        "exp2_double",
        "expm1_double",
        "sinh_double",
        "cosh_double",
        "tanh_double",
        "log_double",
        "log2_double",
        "log10_double",
        "log1p_double",
        "cbrt_double",
    ),
    "double_power": ("pow_double",),
    "double_error_function": ("erf_double",),
    "double_angles": (
        "sin_double",
        "cos_double",
        "tan_double",
        "asin_double",
        "acos_double",
        "atan_double",
        "atan2_double",
    ),
}
"""The functions of each module."""


def find(name: str) -> FunctionType:
    """Return the function called `name`; ``LookupError`` if there is none."""
    for module, names in FAMILIES.items():
        if name in names:
            found: FunctionType = getattr(
                importlib.import_module(f"transpile.polyfills.{module}"), name
            )
            return found
    raise LookupError(name)
