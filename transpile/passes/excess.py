"""Which results need no rounding to their narrow type: what goes straight into other arithmetic.

A target that has neither arithmetic on a float nor an instruction that converts to it rounds by half a dozen operations
on integers, several times what the arithmetic itself takes. So there a result keeps the digits of f32 while nothing but
arithmetic uses it, as C's compilers do with the halves of machines without them (excess precision, ``FLT_EVAL_METHOD``)
and people who write such a shader by hand::

    %0: bf16 = mul %a, %b             %0: f32 = mul %a', %b'
    %r: bf16 = add %0, %c       ->    %1: f32 = add %0, %c'
    store %p, %r                      %r: bf16 = cast %1

What is stored, put into a variable, compared, chosen, converted, taken as bits, rounded to an integer or shared with
other units is rounded first, and so is the operand of a function that is not defined everywhere: ``acos(x * y)`` is a
number where the product becomes 1, and NaN where f32's digits are a little more.
"""

from __future__ import annotations

from transpile.ir import core
from transpile.ir.types import Scalar, Vector, element_of
from transpile.ir.values import Value

ARITHMETIC = frozenset(
    "add sub mul div neg abs min max fmin fmax clamp fma recip sqrt rsqrt cbrt pow hypot rhypot degrees radians"
    " exp exp2 expm1 log log2 log10 log1p sin cos tan sinh cosh tanh asin acos atan atan2 asinh acosh atanh erf".split()
)
"""Rows whose results may keep f32's digits."""
EDGED = frozenset("asin acos acosh atanh pow".split())
"""Those of them where a little more in an operand may make NaN of a number: it passes 1, or is no integer any more. All
others are continuous, or have their edge at 0, whose sign no rounding changes."""


def unrounded(kernel: core.Kernel, types: frozenset[Scalar]) -> frozenset[Value]:
    """Return the results of `types` that only arithmetic uses."""
    made: set[Value] = set()
    rounded: set[Value] = set()
    for op in core.walk(kernel.body):
        if isinstance(op, core.Apply) and op.op in ARITHMETIC:
            kind = op.result.type
            if isinstance(kind, (Scalar, Vector)) and element_of(kind) in types:
                made.add(op.result)
            if op.op in EDGED:
                rounded.update(op.args)
        else:
            rounded.update(op.uses())
    return frozenset(made - rounded) if made else frozenset()
