"""Arithmetic: integers wrap, division by zero gives 0 for integers, ``min`` and ``max`` propagate NaN."""

from __future__ import annotations

from transpile.ops import numbers
from transpile.ops.row import (
    By,
    Core,
    Custom,
    Dialect,
    Ext,
    Fast,
    Infix,
    Polyfill,
    Prefix,
    Range,
    Spell,
    Spelling,
    Text,
    op,
)
from transpile.ops.signatures import FLOATS, INTEGERS, NUMBERS, SIGNED, binary, ternary, unary
from transpile.ops.spelling import (
    NO_METAL_DOUBLE,
    all_polyfilled,
    by_sign,
    core,
    everywhere,
    fast_function2,
    function,
    function2,
    metal2,
)


def _by_remainder(name: str) -> Spell:
    """Put it together from ``rem_trunc``."""
    return everywhere(Polyfill(name))


SUMS = Fast(frozenset(("contract", "reassociate")))
"""Only the CPU has to be told: the compilers of the other targets contract what they like."""

add = op(
    "add",
    doc="Sum, ``x + y``. Integers wrap.",
    sig=binary(NUMBERS),
    fold=lambda type, x, y: x + y,
    reference="numpy:add",
    ulp={"f16": 0.5, "bf16": 0.5, "f32": 0.5, "f64": 0.5},
    spell=Spell(
        c=Infix("+", wraps=True),
        wgsl=Infix("+"),
        spirv=core({"int": "OpIAdd", "uint": "OpIAdd", "float": "OpFAdd"}),
        mlir=by_sign(Dialect("arith.addi"), Dialect("arith.addi"), Dialect("arith.addf")),
    ),
    commutative=True,
    fast=SUMS,
    public=False,
)
sub = op(
    "sub",
    doc="Difference, ``x - y``. Integers wrap.",
    sig=binary(NUMBERS),
    fold=lambda type, x, y: x - y,
    reference="numpy:subtract",
    ulp={"f16": 0.5, "bf16": 0.5, "f32": 0.5, "f64": 0.5},
    spell=Spell(
        c=Infix("-", wraps=True),
        wgsl=Infix("-"),
        spirv=core({"int": "OpISub", "uint": "OpISub", "float": "OpFSub"}),
        mlir=by_sign(Dialect("arith.subi"), Dialect("arith.subi"), Dialect("arith.subf")),
    ),
    fast=SUMS,
    public=False,
)
mul = op(
    "mul",
    doc="Product, ``x * y``. Integers wrap.",
    sig=binary(NUMBERS),
    fold=lambda type, x, y: x * y,
    reference="numpy:multiply",
    ulp={"f16": 0.5, "bf16": 0.5, "f32": 0.5, "f64": 0.5},
    spell=Spell(
        c=Infix("*", wraps=True),
        wgsl=Infix("*"),
        spirv=core({"int": "OpIMul", "uint": "OpIMul", "float": "OpFMul"}),
        mlir=by_sign(Dialect("arith.muli"), Dialect("arith.muli"), Dialect("arith.mulf")),
    ),
    commutative=True,
    fast=SUMS,
    public=False,
)
div = op(
    "div",
    doc="Quotient of floats, ``x / y``, as IEEE by zero.",
    sig=binary(FLOATS),
    fold=numbers.divide,
    reference="numpy:divide",
    # Vulkan and WGSL allow 2.5, and anything for divisors beyond 2**126, which are scaled
    # (`passes.rough_division`); the others round correctly.
    ulp={"f16": 2.5, "bf16": 1, "f32": 2.5, "f64": 0.5},
    spell=Spell(c=Infix("/"), wgsl=Infix("/"), spirv=Core("OpFDiv"), mlir=Dialect("arith.divf")),
    fast=Fast(frozenset(("division",)), {"c": Text("__fdividef({0}, {1})")}),
    public=False,
)
div_floor = op(
    "div_floor",
    doc="Quotient rounded down, ``x // y``. By zero integers give 0, floats follow IEEE; they are exact up to about "
    "``2**22`` for f32 and ``2**51`` for f64, as Python's are.",
    sig=binary(NUMBERS),
    fold=numbers.divide_floor,
    reference="numpy:floor_divide",
    ulp={"f16": 1, "bf16": 1, "f32": 3, "f64": 1},
    spell=_by_remainder("div_floor"),
    public=False,
)
div_ceil = op(
    "div_ceil",
    doc="Quotient of integers rounded up; by zero 0.",
    sig=binary(INTEGERS),
    fold=lambda type, x, y: -(-x // y) if y else 0,
    reference="reference:div_ceil",
    spell=everywhere(Polyfill("div_ceil")),
)
rem_floor = op(
    "rem_floor",
    doc="Remainder with the sign of the divisor, ``x % y``. Integers by zero give 0, floats NaN.",
    sig=binary(NUMBERS),
    fold=numbers.remainder_floor,
    reference="numpy:remainder",
    ulp={"f16": 1, "bf16": 1, "f32": 1, "f64": 1},
    spell=_by_remainder("rem_floor"),
    public=False,
)
div_trunc = op(
    "div_trunc",
    doc="Quotient of integers rounded toward zero, as the target divides: any number by zero, no trap.",
    sig=binary(INTEGERS),
    fold=numbers.divide_truncate,
    reference="reference:div_trunc",
    spell=Spell(
        c=Infix("/"),
        wgsl=Infix("/"),
        spirv=core({"int": "OpSDiv", "uint": "OpUDiv"}),
        # By zero, or of the least by -1, x86 traps: the writer guards it unless the divisor is a constant.
        mlir=Custom("div_trunc"),
    ),
)
rem_trunc = op(
    "rem_trunc",
    doc="Remainder with the sign of the dividend: of integers as `div_trunc`, of floats exact (C's ``fmod``).",
    sig=binary(NUMBERS),
    fold=numbers.remainder_truncate,
    reference="numpy:fmod",
    ulp={"f16": 0, "bf16": 0, "f32": 0, "f64": 0},
    spell=Spell(
        c=By(
            {
                "f32": Text("fmodf({0}, {1})"),
                "f64": Text("fmod({0}, {1})"),
                "float": Text("{t}(fmodf(float({0}), float({1})))"),
                "other": Infix("%"),
            }
        ),
        metal=By(
            {
                "f32": Text("fmod({0}, {1})"),
                "f64": NO_METAL_DOUBLE,
                "float": Text("{t}(fmod({wide}({0}), {wide}({1})))"),
                "other": Infix("%"),
            }
        ),
        # Both define the remainder of floats through a division that may be off by several units. That of signed
        # integers is `%` in WGSL, which naga hands to Vulkan as OpSRem: see below.
        wgsl=By({"uint": Infix("%"), "other": Polyfill("rem_trunc")}),
        # Vulkan leaves OpSRem undefined for negative operands.
        spirv=By(
            {
                "int": Custom("rem_trunc"),
                "uint": Core("OpUMod"),
                "f64": Polyfill("rem_trunc_double", doubles=True),
                "float": Polyfill("rem_trunc"),
            }
        ),
        mlir=By({"float": Dialect("arith.remf"), "other": Custom("rem_trunc")}),
    ),
)
neg = op(
    "neg",
    doc="Negation, ``-x``. Integers wrap.",
    sig=unary(NUMBERS),
    fold=lambda type, x: -x,
    reference="numpy:negative",
    ulp={"f16": 0, "bf16": 0, "f32": 0, "f64": 0},
    spell=Spell(
        c=Prefix("-", wraps=True),
        cuda=By(
            {
                # ptxas 13 widens -x by negating the widened x, which is positive for -32768.
                "i16": Text("({t})__byte_perm(-({0}), 0u, 0x9910u)", binds="cast"),
                "other": Prefix("-", wraps=True),
            }
        ),
        wgsl=By({"uint": Text("({t}(0) - {0})"), "other": Prefix("-")}),
        spirv=By(
            {
                "i8": Custom("neg_narrow"),
                "i16": Custom("neg_narrow"),
                "float": Core("OpFNegate"),
                "other": Core("OpSNegate"),
            }
        ),
        mlir=By({"float": Dialect("arith.negf"), "other": Custom("neg")}),
    ),
    public=False,
)
absolute = op(
    "abs",
    doc="Absolute value. The least integer wraps to itself.",
    sig=unary(NUMBERS),
    fold=lambda type, x: abs(x),
    reference="numpy:abs",
    ulp={"f16": 0, "bf16": 0, "f32": 0, "f64": 0},
    spell=Spell(
        c=By(
            {
                "float": function("fabsf"),
                # abs(INT_MIN) is undefined in C++.
                "i32": Polyfill("abs"),
                "i64": Polyfill("abs"),
                "int": Text("({t})abs({0})", binds="cast"),
                "uint": Text("{0}"),
            }
        ),
        metal=By({"float": Text("fabs({0})"), "int": Polyfill("abs"), "uint": Text("{0}")}),
        wgsl=Text("abs({0})"),
        spirv=By(
            {
                "i8": Custom("abs_narrow"),
                "i16": Custom("abs_narrow"),
                "float": Ext("FAbs"),
                "int": Ext("SAbs"),
                "uint": Custom("identity"),
            }
        ),
        mlir=By(
            {"float": Dialect("math.absf"), "int": Dialect("math.absi"), "uint": Custom("identity")}
        ),
    ),
)


def _extreme(name: str, half: str = "") -> By:
    """Spell ``min`` or ``max`` in C++, where floats need NaN seen to, and narrow integers come back as int."""
    narrow = Text(f"({{t}}){name}({{0}}, {{1}})", binds="cast")
    floating = Text(half) if half else Polyfill(name)
    choices: dict[str, Spelling] = {
        "f16": floating,
        "bf16": floating,
        "float": Polyfill(name),
        "other": Text(f"{name}({{0}}, {{1}})"),
    }
    return By(choices | dict.fromkeys(("i8", "i16", "u8", "u16"), narrow))


minimum = op(
    "min",
    doc="The smaller of two; NaN if one is NaN. Either zero, if they are zeros of different sign.",
    sig=binary(NUMBERS),
    fold=numbers.least,
    reference="numpy:minimum",
    ulp={"f16": 0, "bf16": 0, "f32": 0, "f64": 0},
    spell=Spell(
        c=_extreme("min"),
        cuda=_extreme("min", half="__hmin_nan({0}, {1})"),
        metal=By({"float": Polyfill("min"), "other": Text("min({0}, {1})")}),
        wgsl=By({"float": Polyfill("min"), "other": Text("min({0}, {1})")}),
        spirv=by_sign(Ext("SMin"), Ext("UMin"), Polyfill("min")),
        mlir=by_sign(Dialect("arith.minsi"), Dialect("arith.minui"), Dialect("arith.minimumf")),
    ),
    commutative=True,
)
maximum = op(
    "max",
    doc="The greater of two; NaN if one is NaN. Either zero, if they are zeros of different sign.",
    sig=binary(NUMBERS),
    fold=numbers.greatest,
    reference="numpy:maximum",
    ulp={"f16": 0, "bf16": 0, "f32": 0, "f64": 0},
    spell=Spell(
        c=_extreme("max"),
        cuda=_extreme("max", half="__hmax_nan({0}, {1})"),
        metal=By({"float": Polyfill("max"), "other": Text("max({0}, {1})")}),
        wgsl=By({"float": Polyfill("max"), "other": Text("max({0}, {1})")}),
        spirv=by_sign(Ext("SMax"), Ext("UMax"), Polyfill("max")),
        mlir=by_sign(Dialect("arith.maxsi"), Dialect("arith.maxui"), Dialect("arith.maximumf")),
    ),
    commutative=True,
)
fmin = op(
    "fmin",
    doc="The smaller of two floats; the number if the other is NaN. Either zero, of zeros of different sign.",
    sig=binary(FLOATS),
    fold=numbers.least_number,
    reference="numpy:fmin",
    ulp={"f16": 0, "bf16": 0, "f32": 0, "f64": 0},
    spell=Spell(
        c=function2("fminf"),
        metal=metal2("fmin"),
        wgsl=Polyfill("fmin"),
        spirv=Ext("NMin"),
        mlir=Dialect("arith.minnumf"),
    ),
    commutative=True,
)
fmax = op(
    "fmax",
    doc="The greater of two floats; the number if the other is NaN. Either zero, of zeros of different sign.",
    sig=binary(FLOATS),
    fold=numbers.greatest_number,
    reference="numpy:fmax",
    ulp={"f16": 0, "bf16": 0, "f32": 0, "f64": 0},
    spell=Spell(
        c=function2("fmaxf"),
        metal=metal2("fmax"),
        wgsl=Polyfill("fmax"),
        spirv=Ext("NMax"),
        mlir=Dialect("arith.maxnumf"),
    ),
    commutative=True,
)
fma = op(
    "fma",
    doc="``a * b + c`` with one rounding. WGSL and Vulkan allow two.",
    sig=ternary(FLOATS),
    fold=numbers.fused,
    reference="reference:fma",
    samples=(Range(0.0, 1e4),),
    ulp={"f16": 1, "bf16": 1, "f32": 1, "f64": 1},
    spell=Spell(
        c=By(
            {
                "f32": Text("fmaf({0}, {1}, {2})"),
                "f64": Text("fma({0}, {1}, {2})"),
                "float": Text("{t}(fmaf(float({0}), float({1}), float({2})))"),
            }
        ),
        cuda=By(
            {
                "f32": Text("fmaf({0}, {1}, {2})"),
                "f64": Text("fma({0}, {1}, {2})"),
                "float": Text("__hfma({0}, {1}, {2})"),
            }
        ),
        metal=By(
            {
                "f32": Text("fma({0}, {1}, {2})"),
                "f64": NO_METAL_DOUBLE,
                "float": Text("{t}(fma({wide}({0}), {wide}({1}), {wide}({2})))"),
            }
        ),
        wgsl=Text("fma({0}, {1}, {2})"),
        spirv=Ext("Fma"),
        mlir=Dialect("math.fma"),
    ),
)
power = op(
    "pow",
    doc="``x ** y``. Integers wrap; a negative exponent of integers gives 0.",
    sig=binary(NUMBERS),
    fold=numbers.power,
    reference="reference:pow",
    samples=(Range(0.0, 1e3), Range(-8.0, 8.0)),
    ulp={"f16": 2, "bf16": 1, "f32": 16, "f64": 16},
    spell=Spell(
        c=By({"float": function2("powf"), "other": Polyfill("pow")}),
        metal=By({"float": metal2("pow"), "other": Polyfill("pow")}),
        wgsl=Polyfill("pow"),
        spirv=all_polyfilled("pow"),
        mlir=By({"float": Custom("pow"), "other": Polyfill("pow")}),
    ),
    fast=fast_function2("pow", cuda="__powf", wgsl="pow", spirv="Pow"),
)
recip = op(
    "recip",
    doc="Reciprocal, ``1 / x``.",
    sig=unary(FLOATS),
    fold=lambda type, x: numbers.divide(type, 1.0, x),
    reference="numpy:reciprocal",
    ulp={"f16": 2.5, "bf16": 1, "f32": 2.5, "f64": 0.5},
    spell=Spell(
        c=By(
            {
                "f32": Text("1.0f / {0}", binds="/"),
                "f64": Text("1.0 / {0}", binds="/"),
                "other": Text("{t}(1.0f / {wide}({0}))"),
            }
        ),
        wgsl=Text("(1.0 / {0})"),
        spirv=Custom("recip"),
        mlir=Custom("recip"),
    ),
)
sign = op(
    "sign",
    doc="-1, 0 or 1 by the sign of `x`; NaN and zeros stay what they are.",
    sig=unary(SIGNED | FLOATS),
    fold=numbers.sign,
    reference="reference:sign",
    ulp={"f16": 0, "bf16": 0, "f32": 0, "f64": 0},
    spell=everywhere(Polyfill("sign")),
)
