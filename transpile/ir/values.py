"""Values: what ops take and give. They compare by identity and carry the user's name as a hint."""

from __future__ import annotations

from transpile.diagnose.record import Record
from transpile.ir.types import Memory, Reference, Scalar, Type


class Value:
    """The result of an op, a loop variable or a parameter."""

    __slots__ = ("name", "type")

    def __init__(self, type: Type, name: str = "") -> None:
        self.type = type
        self.name = name

    def __repr__(self) -> str:
        return f"%{self.name or '?'}: {self.type}"


class Coined(str):
    """A value's name that the user did not write: generated code gives the user's own names first."""

    __slots__ = ()


def is_given(name: str) -> bool:
    """Tell whether the user gave a value this name."""
    return name != "" and name.__class__ is str


def is_better(name: str, old: str) -> bool:
    """Tell whether a value should rather be called `name`: it has none, or one that the user did not give."""
    return name != "" and (old == "" or (is_given(name) and not is_given(old)))


class Constant(Value):
    """A number known when the kernel is built; it has no defining op and is printed in place.

    `value` is a Python bool, int or float that `type` holds exactly.
    """

    __slots__ = ("value",)

    type: Scalar

    def __init__(self, type: Scalar, value: bool | int | float) -> None:
        super().__init__(type)
        self.value = value

    def __repr__(self) -> str:
        return f"{self.value}:{self.type}"


class Source(Record, frozen=True):
    """Where a launch finds the value of a parameter.

    `argument` counts the launch's flattened run-time arguments, in the order of the signature.
    `what` is ``"value"`` (the array or scalar itself),
    ``"length"`` (product of the shape), ``"extent"`` (``1 + sum((shape - 1) * stride)``),
    ``"shape"`` or ``"stride"`` of
    `dimension`; all count elements. With `argument` -1 it is none of them: ``"count"`` of cubes along `dimension`,
    the buffer ``"notes"`` (``transpile.ir.notes``), or ``"zero"``, a 0 that compilers do not know (``passes.opaque``).
    """

    argument: int
    what: str = "value"
    dimension: int = 0


class Parameter(Value):
    """What a launch passes: an array or a scalar."""

    __slots__ = ("source",)

    def __init__(self, type: Type, name: str, source: Source) -> None:
        super().__init__(type, name)
        self.source = source

    @property
    def is_memory(self) -> bool:
        return isinstance(self.type, Memory)


def is_slot(place: Value) -> bool:
    """Whether a place is a slot, which a unit has for itself, and no element of memory."""
    return isinstance(place.type, Reference) and place.type.space is None


class Label:
    """The end of a block, as a target of exits; compares by identity."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"@{self.name}"
