"""Rows that work across the lanes of vectors; those lane by lane are in the other families."""

from __future__ import annotations

from transpile.ops.row import Polyfill, Range, Signature, op
from transpile.ops.signatures import FLOATS, NUMBERS, reduction
from transpile.ops.spelling import everywhere

dot = op(
    "dot",
    doc="Sum of the products of lanes, added from the first lane on.",
    sig=reduction(NUMBERS, 2),
    samples=(Range(0.01, 100.0),),
    reference="reference:dot",
    ulp={"f16": 16, "bf16": 16, "f32": 16, "f64": 16},
    spell=everywhere(Polyfill("dot")),
    commutative=True,
)
vector_sum = op(
    "vector_sum",
    doc="Sum of the lanes of a vector, added from the first lane on.",
    sig=reduction(NUMBERS, 1),
    samples=(Range(0.01, 100.0),),
    reference="reference:vector_sum",
    ulp={"f16": 16, "bf16": 16, "f32": 16, "f64": 16},
    spell=everywhere(Polyfill("vector_sum")),
)
magnitude = op(
    "magnitude",
    doc="Length of a vector, the root of the sum of squares.",
    sig=reduction(FLOATS, 1),
    samples=(Range(0.01, 100.0),),
    reference="reference:magnitude",
    ulp={"f16": 16, "bf16": 16, "f32": 16, "f64": 16},
    spell=everywhere(Polyfill("magnitude")),
)
normalize = op(
    "normalize",
    doc="The vector divided by its magnitude.",
    sig=Signature((FLOATS,), same=(0,), names=("x",)),
    samples=(Range(0.01, 100.0),),
    reference="reference:normalize",
    ulp={"f16": 16, "bf16": 16, "f32": 16, "f64": 16},
    spell=everywhere(Polyfill("normalize")),
)
