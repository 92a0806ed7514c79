"""Functions of floats. Each promises an error; where a target's built-in exceeds it, a polyfill stands in.

WGSL and Vulkan bound ``exp``, ``log``, ``pow``, the trigonometric functions and their inverses far above what OpenCL's
full profile asks of a device (``tanh`` and ``atan`` were off by hundreds of units in the last place on a software
driver), so those are polyfills there. On the CPU the writer has vector polynomials.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from transpile.ops import numbers
from transpile.ops.row import (
    By,
    Custom,
    Dialect,
    Ext,
    Fast,
    Polyfill,
    Range,
    Row,
    Spell,
    Spelling,
    Text,
    op,
)
from transpile.ops.signatures import FLOATS, binary, unary
from transpile.ops.spelling import (
    NO_METAL_DOUBLE,
    all_polyfilled,
    everywhere,
    fast_function,
    fast_function2,
    function,
    function2,
    metal,
    metal2,
    metal_polyfilled,
    polyfilled,
)


def _ulp(single: float) -> dict[str, float]:
    """Return the promise for every float type from that for f32: what OpenCL's full profile asks."""
    return {"f16": 2.0, "bf16": 1.0, "f32": single, "f64": single}


def _transcendental(
    name: str,
    doc: str,
    fold: numbers.Fold,
    *,
    ulp: float,
    samples: Range,
    reference: str | None = None,
    on_metal: By | None = None,
    has_halves: bool = False,
    in_shaders: Mapping[str, Spelling] | None = None,
    mlir: Spelling | None = None,
    fast: Fast | None = None,
) -> Row:
    """Declare a function that C has, and WGSL and Vulkan not well enough; f16 and bf16 may have their own.

    `in_shaders` has what these two spell otherwise.
    """
    halves: dict[str, Spelling] = {}
    if has_halves:
        halves = {type: Polyfill(f"{name}_{type}", halves=True) for type in ("f16", "bf16")}
    return op(
        name,
        doc=doc,
        sig=unary(FLOATS),
        fold=fold,
        reference=reference or f"numpy:{name}",
        samples=(samples,),
        ulp=_ulp(ulp),
        spell=Spell(
            c=By({**function(f"{name}f").choices, **halves}),
            metal=By({**(on_metal or metal(name)).choices, **halves}),
            wgsl=By({**polyfilled(name).choices, **halves, **(in_shaders or {})}),
            spirv=By({**all_polyfilled(name).choices, **halves, **(in_shaders or {})}),
            mlir=mlir or Custom(name),
        ),
        fast=fast,
    )


def _rounding(
    name: str,
    doc: str,
    fold: numbers.Fold,
    *,
    c: str,
    wgsl: str,
    spirv: str,
    mlir: str,
    reference: str,
) -> Row:
    """Declare a function that gives an integral float, exactly."""
    return op(
        name,
        doc=doc,
        sig=unary(FLOATS),
        fold=fold,
        reference=f"numpy:{reference}",
        ulp=_ulp(0.0) | {"f16": 0.0, "bf16": 0.0},
        spell=Spell(
            c=function(f"{c}f"),
            metal=metal(c),
            wgsl=Text(f"{wgsl}({{0}})"),
            spirv=Ext(spirv),
            mlir=Dialect(mlir),
        ),
    )


exp = _transcendental(
    "exp",
    "``e ** x``.",
    numbers.exponential(math.exp),
    ulp=3,
    samples=Range(-110.0, 95.0, special=True),
    fast=fast_function("exp", cuda="__expf", wgsl="exp", spirv="Exp"),
)
exp2 = _transcendental(
    "exp2",
    "``2 ** x``.",
    numbers.exponential(lambda x: 2.0**x),
    ulp=3,
    samples=Range(-155.0, 135.0, special=True),
    fast=fast_function("exp2", wgsl="exp2", spirv="Exp2"),
)
expm1 = _transcendental(
    "expm1",
    "``e ** x - 1``, accurate near 0.",
    numbers.exponential(math.expm1),
    ulp=3,
    samples=Range(-30.0, 95.0, special=True),
    on_metal=metal_polyfilled("expm1"),
)
log = _transcendental(
    "log",
    "Natural logarithm.",
    numbers.logarithm(math.log),
    ulp=3,
    samples=Range(0.0, 3e38, special=True),
    fast=fast_function("log", cuda="__logf", wgsl="log", spirv="Log"),
)
log2 = _transcendental(
    "log2",
    "Logarithm to base 2.",
    numbers.logarithm(math.log2),
    ulp=3,
    samples=Range(0.0, 3e38, special=True),
    fast=fast_function("log2", cuda="__log2f", wgsl="log2", spirv="Log2"),
)
log10 = _transcendental(
    "log10",
    "Logarithm to base 10.",
    numbers.logarithm(math.log10),
    ulp=3,
    samples=Range(0.0, 3e38, special=True),
    fast=fast_function("log10", cuda="__log10f"),
)
log1p = _transcendental(
    "log1p",
    "``log(1 + x)``, accurate near 0.",
    numbers.logarithm(math.log1p, pole=-1.0),
    ulp=2,
    samples=Range(-1.0, 3e38, special=True),
    on_metal=metal_polyfilled("log1p"),
)
sin = _transcendental(
    "sin",
    "Sine of an angle in radians.",
    numbers.real(math.sin),
    ulp=4,
    samples=Range(-1e4, 1e4, special=True),
    fast=fast_function("sin", cuda="__sinf", wgsl="sin", spirv="Sin"),
)
cos = _transcendental(
    "cos",
    "Cosine of an angle in radians.",
    numbers.real(math.cos),
    ulp=4,
    samples=Range(-1e4, 1e4, special=True),
    fast=fast_function("cos", cuda="__cosf", wgsl="cos", spirv="Cos"),
)
tan = _transcendental(
    "tan",
    "Tangent of an angle in radians.",
    numbers.real(math.tan),
    ulp=5,
    samples=Range(-1e4, 1e4, special=True),
    fast=fast_function("tan", cuda="__tanf", wgsl="tan", spirv="Tan"),
)
sinh = _transcendental(
    "sinh",
    "Hyperbolic sine.",
    numbers.exponential(math.sinh),
    ulp=4,
    samples=Range(-95.0, 95.0, special=True),
    fast=fast_function("sinh", wgsl="sinh", spirv="Sinh"),
)
cosh = _transcendental(
    "cosh",
    "Hyperbolic cosine.",
    numbers.exponential(math.cosh),
    ulp=4,
    samples=Range(-95.0, 95.0, special=True),
    fast=fast_function("cosh", wgsl="cosh", spirv="Cosh"),
)
tanh = _transcendental(
    "tanh",
    "Hyperbolic tangent.",
    numbers.real(math.tanh),
    ulp=5,
    samples=Range(-20.0, 20.0, special=True),
    fast=fast_function("tanh", wgsl="tanh", spirv="Tanh"),
)
asin = _transcendental(
    "asin",
    "Angle in radians whose sine is `x`; NaN beyond -1 and 1.",
    numbers.real(math.asin),
    ulp=4,
    samples=Range(-1.0, 1.0, special=True),
    reference="numpy:arcsin",
    fast=fast_function("asin", wgsl="asin", spirv="Asin"),
)
acos = _transcendental(
    "acos",
    "Angle in radians whose cosine is `x`; NaN beyond -1 and 1.",
    numbers.real(math.acos),
    ulp=4,
    samples=Range(-1.0, 1.0, special=True),
    reference="numpy:arccos",
    fast=fast_function("acos", wgsl="acos", spirv="Acos"),
)
atan = _transcendental(
    "atan",
    "Angle in radians whose tangent is `x`.",
    numbers.real(math.atan),
    ulp=5,
    samples=Range(-1e6, 1e6, special=True),
    reference="numpy:arctan",
    fast=fast_function("atan", wgsl="atan", spirv="Atan"),
)
asinh = _transcendental(
    "asinh",
    "Number whose hyperbolic sine is `x`.",
    numbers.real(math.asinh),
    ulp=4,
    samples=Range(-3e38, 3e38, special=True),
    reference="numpy:arcsinh",
    mlir=all_polyfilled("asinh"),
    fast=fast_function("asinh", wgsl="asinh", spirv="Asinh"),
)
acosh = _transcendental(
    "acosh",
    "Number, not below 0, whose hyperbolic cosine is `x`; NaN below 1.",
    numbers.real(math.acosh),
    ulp=4,
    samples=Range(1.0, 3e38, special=True),
    reference="numpy:arccosh",
    mlir=all_polyfilled("acosh"),
    fast=fast_function("acosh", wgsl="acosh", spirv="Acosh"),
)
atanh = _transcendental(
    "atanh",
    "Number whose hyperbolic tangent is `x`; infinite at -1 and 1, NaN beyond.",
    numbers.area_tangent,
    ulp=5,
    samples=Range(-1.0, 1.0, special=True),
    reference="numpy:arctanh",
    mlir=all_polyfilled("atanh"),
    fast=fast_function("atanh", wgsl="atanh", spirv="Atanh"),
)
erf = _transcendental(
    "erf",
    "Error function.",
    numbers.real(math.erf),
    ulp=16,
    samples=Range(-6.0, 6.0, special=True),
    reference="math:erf",
    has_halves=True,
    in_shaders={"bf16": Polyfill("erf_saturated_bf16", halves=True)},
    on_metal=metal_polyfilled("erf"),
)
atan2 = op(
    "atan2",
    doc="Angle in radians of the point ``(x, y)``, in its quadrant. `y` comes first.",
    sig=binary(FLOATS, ("y", "x")),
    fold=numbers.real(math.atan2),
    reference="numpy:arctan2",
    samples=(Range(-1e6, 1e6, special=True),),
    ulp=_ulp(6.0),
    spell=Spell(
        c=function2("atan2f"),
        metal=metal2("atan2"),
        wgsl=polyfilled("atan2"),
        spirv=all_polyfilled("atan2"),
        mlir=Custom("atan2"),
    ),
    fast=fast_function2("atan2", wgsl="atan2", spirv="Atan2"),
)
hypot = op(
    "hypot",
    doc="``sqrt(x * x + y * y)``, without overflow on the way; an infinity if either is one.",
    sig=binary(FLOATS),
    fold=numbers.real(math.hypot),
    reference="numpy:hypot",
    ulp=_ulp(4.0),
    spell=Spell(
        c=function2("hypotf"),
        metal=By({"f64": NO_METAL_DOUBLE, "other": Polyfill("hypot")}),
        wgsl=polyfilled("hypot"),
        spirv=all_polyfilled("hypot"),
        mlir=all_polyfilled("hypot"),
    ),
)
rhypot = op(
    "rhypot",
    doc="``1 / hypot(x, y)``; an infinity if both are 0, and 0 if either is infinite.",
    sig=binary(FLOATS),
    fold=numbers.reciprocal_hypotenuse,
    reference="reference:rhypot",
    ulp=_ulp(4.0),
    spell=Spell(
        c=function2("rhypotf"),
        metal=By({"f64": NO_METAL_DOUBLE, "other": Polyfill("rhypot")}),
        wgsl=polyfilled("rhypot"),
        spirv=all_polyfilled("rhypot"),
        mlir=all_polyfilled("rhypot"),
    ),
)
degrees = op(
    "degrees",
    doc="Radians in degrees, ``x * (180 / pi)``.",
    sig=unary(FLOATS),
    fold=numbers.real(math.degrees),
    reference="numpy:degrees",
    ulp=_ulp(2.0),
    spell=everywhere(Polyfill("degrees")),
)
radians = op(
    "radians",
    doc="Degrees in radians, ``x * (pi / 180)``.",
    sig=unary(FLOATS),
    fold=numbers.real(math.radians),
    reference="numpy:radians",
    ulp=_ulp(2.0),
    spell=everywhere(Polyfill("radians")),
)
sqrt = op(
    "sqrt",
    doc="Square root; NaN below zero.",
    sig=unary(FLOATS),
    fold=numbers.real(math.sqrt),
    reference="numpy:sqrt",
    samples=(Range(0.0, 3e38, special=True),),
    ulp={"f16": 2, "bf16": 1, "f32": 3, "f64": 0.5},
    spell=Spell(
        c=function("sqrtf"),
        metal=metal("sqrt"),
        wgsl=Text("sqrt({0})"),
        spirv=Ext("Sqrt"),
        mlir=Dialect("math.sqrt"),
    ),
)
rsqrt = op(
    "rsqrt",
    doc="Reciprocal square root, ``1 / sqrt(x)``; an infinity at zero.",
    sig=unary(FLOATS),
    fold=numbers.reciprocal_root,
    reference="reference:rsqrt",
    samples=(Range(1e-30, 3e38, special=True),),
    ulp={"f16": 2, "bf16": 1, "f32": 2, "f64": 2},
    spell=Spell(
        c=function("rsqrtf"),
        metal=metal("rsqrt"),
        wgsl=Text("inverseSqrt({0})"),
        spirv=By({"f64": Polyfill("rsqrt"), "other": Ext("InverseSqrt")}),
        mlir=Dialect("math.rsqrt"),
    ),
)
cbrt = op(
    "cbrt",
    doc="Cube root, of negative numbers too.",
    sig=unary(FLOATS),
    fold=numbers.cube_root,
    reference="reference:cbrt",  # glibc's function of f64 is off by 4 ulp
    ulp=_ulp(2.0) | {"f64": 1.0},
    spell=Spell(
        c=function("cbrtf"),
        metal=Polyfill("cbrt"),
        wgsl=polyfilled("cbrt"),
        spirv=all_polyfilled("cbrt"),
        mlir=By({"f64": Custom("cbrt"), "other": Polyfill("cbrt")}),
    ),
)
floor = _rounding(
    "floor",
    "The greatest integer not above `x`, as a float.",
    numbers.integral(math.floor),
    c="floor",
    wgsl="floor",
    spirv="Floor",
    mlir="math.floor",
    reference="floor",
)
ceil = _rounding(
    "ceil",
    "The least integer not below `x`, as a float.",
    numbers.integral(math.ceil),
    c="ceil",
    wgsl="ceil",
    spirv="Ceil",
    mlir="math.ceil",
    reference="ceil",
)
trunc = _rounding(
    "trunc",
    "`x` without its fraction.",
    numbers.integral(math.trunc),
    c="trunc",
    wgsl="trunc",
    spirv="Trunc",
    mlir="math.trunc",
    reference="trunc",
)
rounded = _rounding(
    "round",
    "The nearest integer, ties to even, as a float.",
    numbers.round_even,
    c="rint",
    wgsl="round",
    spirv="RoundEven",
    mlir="math.roundeven",
    reference="rint",
)
