"""Comparisons, tests, logic on bools and ``select``. ``a != a`` is true for NaN; no comparison is ever turned round."""

from __future__ import annotations

import math

from transpile.ops import numbers
from transpile.ops.row import (
    By,
    Core,
    Custom,
    Dialect,
    Infix,
    Polyfill,
    Prefix,
    Signature,
    Spell,
    Text,
    op,
)
from transpile.ops.signatures import (
    ANY,
    BOOL,
    FLOATS,
    INTEGERS,
    NUMBERS,
    compare,
    logical,
    ternary,
    test,
)
from transpile.ops.spelling import core, everywhere, predicate

eq = op(
    "eq",
    doc="``x == y``; false if one is NaN.",
    sig=compare(ANY),
    fold=lambda type, x, y: x == y,
    reference="numpy:equal",
    spell=Spell(
        c=Infix("=="),
        wgsl=Infix("=="),
        spirv=core(
            {
                "bool": "OpLogicalEqual",
                "int": "OpIEqual",
                "uint": "OpIEqual",
                "float": "OpFOrdEqual",
            }
        ),
        mlir=predicate("eq", "oeq"),
    ),
    commutative=True,
    public=False,
)
ne = op(
    "ne",
    doc="``x != y``; true if one is NaN.",
    sig=compare(ANY),
    fold=lambda type, x, y: x != y,
    reference="numpy:not_equal",
    spell=Spell(
        c=Infix("!="),
        # naga and Tint compile != to OpFOrdNotEqual, which is false for NaN.
        wgsl=By({"float": Text("!({0} == {1})", binds="!"), "other": Infix("!=")}),
        spirv=core(
            {
                "bool": "OpLogicalNotEqual",
                "int": "OpINotEqual",
                "uint": "OpINotEqual",
                "float": "OpFUnordNotEqual",
            }
        ),
        mlir=predicate("ne", "une"),
    ),
    commutative=True,
    public=False,
)
lt = op(
    "lt",
    doc="``x < y``; false if one is NaN.",
    sig=compare(NUMBERS),
    fold=lambda type, x, y: x < y,
    reference="numpy:less",
    spell=Spell(
        c=Infix("<"),
        wgsl=Infix("<"),
        spirv=core({"int": "OpSLessThan", "uint": "OpULessThan", "float": "OpFOrdLessThan"}),
        mlir=predicate("slt", "olt", "ult"),
    ),
    public=False,
)
le = op(
    "le",
    doc="``x <= y``; false if one is NaN.",
    sig=compare(NUMBERS),
    fold=lambda type, x, y: x <= y,
    reference="numpy:less_equal",
    spell=Spell(
        c=Infix("<="),
        wgsl=Infix("<="),
        spirv=core(
            {"int": "OpSLessThanEqual", "uint": "OpULessThanEqual", "float": "OpFOrdLessThanEqual"}
        ),
        mlir=predicate("sle", "ole", "ule"),
    ),
    public=False,
)
gt = op(
    "gt",
    doc="``x > y``; false if one is NaN.",
    sig=compare(NUMBERS),
    fold=lambda type, x, y: x > y,
    reference="numpy:greater",
    spell=Spell(
        c=Infix(">"),
        wgsl=Infix(">"),
        spirv=core(
            {"int": "OpSGreaterThan", "uint": "OpUGreaterThan", "float": "OpFOrdGreaterThan"}
        ),
        mlir=predicate("sgt", "ogt", "ugt"),
    ),
    public=False,
)
ge = op(
    "ge",
    doc="``x >= y``; false if one is NaN.",
    sig=compare(NUMBERS),
    fold=lambda type, x, y: x >= y,
    reference="numpy:greater_equal",
    spell=Spell(
        c=Infix(">="),
        wgsl=Infix(">="),
        spirv=core(
            {
                "int": "OpSGreaterThanEqual",
                "uint": "OpUGreaterThanEqual",
                "float": "OpFOrdGreaterThanEqual",
            }
        ),
        mlir=predicate("sge", "oge", "uge"),
    ),
    public=False,
)
logical_and = op(
    "logical_and",
    doc="Both are true; both sides are evaluated.",
    sig=logical(2),
    fold=lambda type, x, y: x and y,
    reference="numpy:logical_and",
    spell=Spell(
        c=Infix("&&"), wgsl=Infix("&&"), spirv=Core("OpLogicalAnd"), mlir=Dialect("arith.andi")
    ),
    commutative=True,
    public=False,
)
logical_or = op(
    "logical_or",
    doc="One is true; both sides are evaluated.",
    sig=logical(2),
    fold=lambda type, x, y: x or y,
    reference="numpy:logical_or",
    spell=Spell(
        c=Infix("||"), wgsl=Infix("||"), spirv=Core("OpLogicalOr"), mlir=Dialect("arith.ori")
    ),
    commutative=True,
    public=False,
)
logical_not = op(
    "logical_not",
    doc="``not x``.",
    sig=logical(1),
    fold=lambda type, x: not x,
    reference="numpy:logical_not",
    spell=Spell(
        c=Prefix("!"), wgsl=Prefix("!"), spirv=Core("OpLogicalNot"), mlir=Custom("logical_not")
    ),
    public=False,
)
clamp = op(
    "clamp",
    doc="`x`, or the bound that it is beyond, ``min(max(x, low), high)``; NaN if one is NaN.",
    sig=ternary(NUMBERS, ("x", "low", "high")),
    fold=numbers.clamped,
    reference="numpy:clip",
    ulp={"f16": 0, "bf16": 0, "f32": 0, "f64": 0},
    spell=everywhere(Polyfill("clamp")),
)
is_multiple_of = op(
    "is_multiple_of",
    doc="``x % y == 0``, of integers; of 0 only 0 is one.",
    sig=compare(INTEGERS),
    fold=lambda type, x, y: x % y == 0 if y else x == 0,
    reference="reference:is_multiple_of",
    spell=everywhere(Polyfill("is_multiple_of")),
)
select = op(
    "select",
    doc="`x` where the condition is true, else `y`; both are evaluated. Lane by lane if the condition is a vector.",
    sig=Signature((BOOL, ANY, ANY), same=(1, 2), names=("condition", "x", "y")),
    fold=lambda type, condition, x, y: x if condition else y,
    reference="numpy:where",
    ulp={"f16": 0, "bf16": 0, "f32": 0, "f64": 0},
    spell=Spell(
        c=Text("{0} ? {1} : {2}", binds="?:"),
        wgsl=Text("select({2}, {1}, {0})"),
        spirv=Custom("select"),
        mlir=Dialect("arith.select"),
    ),
)
is_nan = op(
    "is_nan",
    doc="`x` is NaN, by its bits.",
    sig=test(FLOATS),
    fold=lambda type, x: math.isnan(x),
    reference="numpy:isnan",
    spell=everywhere(Polyfill("is_nan")),
)
is_inf = op(
    "is_inf",
    doc="`x` is an infinity, by its bits.",
    sig=test(FLOATS),
    fold=lambda type, x: math.isinf(x),
    reference="numpy:isinf",
    spell=everywhere(Polyfill("is_inf")),
)
is_finite = op(
    "is_finite",
    doc="`x` is neither NaN nor an infinity, by its bits.",
    sig=test(FLOATS),
    fold=lambda type, x: math.isfinite(x),
    reference="numpy:isfinite",
    spell=everywhere(Polyfill("is_finite")),
)
