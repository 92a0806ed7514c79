"""Mark narrow differences and products that may be negations, for compilers that widen these wrongly.

NVIDIA's compilers take the 32 bits of a negated i16 for its sign-extended value; that of -32768 is positive. They make
a negation of ``x - y`` and ``x * y`` too where they find that ``x`` is 0, or -1: in the first trip of an unrolled loop,
say. A result is marked (``cut``) when that may be so and something looks at more than its own bits: the writer takes
these and extends their sign. What comes out of memory, or from outside the kernel, no compiler knows.
"""

from __future__ import annotations

from transpile.ir import core
from transpile.ir.types import Reference, Scalar, Space, Type, Vector, element_of
from transpile.ir.values import Constant, Value
from transpile.passes.contents import types as held
from transpile.passes.rebuild import marked

CUTS = frozenset({"add", "sub", "mul", "bit_and", "bit_or", "bit_xor", "bit_not", "shl_masked"})
"""Rows whose results depend on the operands' own bits only, and are cut themselves."""


def cut_negations(kernel: core.Kernel, types: frozenset[Scalar]) -> core.Kernel:
    """Return `kernel` with its doubtful negations of `types` marked; the same object if there is none."""
    if not any(_is_of(kind, types) for kind in held(kernel.body)):
        return kernel
    found = _Doubtful(types, kernel)
    found.read(kernel.body)
    doubtful = found.made & found.widened
    return marked(kernel, doubtful, "cut") if doubtful else kernel


class _Doubtful:
    """Which results may be negations, and which are looked at as wider numbers."""

    def __init__(self, types: frozenset[Scalar], kernel: core.Kernel) -> None:
        self.types = types
        self.unknown: set[Value] = set(kernel.scalars)
        """What no compiler knows the value of."""
        self.made: set[Value] = set()
        self.widened: set[Value] = set()

    def read(self, region: core.Region) -> None:
        for op in region:
            match op:
                case core.Load(place=place, result=result) if _is_memory(place):
                    self.unknown.add(result)
                case core.Extract(value=value, result=result) if value in self.unknown:
                    self.unknown.add(result)
                case core.Cast(value=value, result=result) if value in self.unknown:
                    self.unknown.add(result)
                case core.Apply(op="sub", args=(left, _), result=result):
                    if self._is_narrow(result) and self._may_be(left, 0):
                        self.made.add(result)
                case core.Apply(op="mul", args=(left, right), result=result):
                    # A product of two constants is no negation of anything.
                    pairs = (left, right), (right, left)
                    is_doubtful = any(
                        self._may_be(a, -1) and not isinstance(b, Constant) for a, b in pairs
                    )
                    if self._is_narrow(result) and is_doubtful:
                        self.made.add(result)
                case _:
                    pass
            self.widened |= self.made.intersection(self._looked_at(op))
            for inner in core.regions(op):
                self.read(inner)

    def _looked_at(self, op: core.Op) -> tuple[Value, ...]:
        """Return the operands of which more than their own bits may count."""
        match op:
            case core.Store(place=place) if _is_memory(place):
                return ()
            case core.Apply(op=row, args=args) if row in CUTS:
                # The count of a shift is a number.
                return args[1:] if row == "shl_masked" else ()
            case _:
                return tuple(core.operands(op))

    def _is_narrow(self, value: Value) -> bool:
        return _is_of(value.type, self.types)

    def _may_be(self, value: Value, number: int) -> bool:
        """Tell whether a compiler could find out that a value is this number."""
        if isinstance(value, Constant):
            return value.value == number
        return value not in self.unknown


def _is_of(kind: Type, types: frozenset[Scalar]) -> bool:
    return isinstance(kind, (Scalar, Vector)) and element_of(kind) in types


def _is_memory(place: Value) -> bool:
    """Tell whether a place lies in the memory of the kernel's arguments or of the cube."""
    return isinstance(place.type, Reference) and place.type.space in (Space.GLOBAL, Space.SHARED)
