"""Types of values: scalars, vectors, memory and references. All are immutable and compare by structure."""

from __future__ import annotations

from enum import Enum
from typing import Any, Optional

from transpile.diagnose.record import Record


class Kind(Enum):
    """What a scalar's arithmetic is."""

    BOOL = "bool"
    INT = "int"
    UINT = "uint"
    FLOAT = "float"
    INDEX = "index"


class Scalar(Record, frozen=True, eq=False):
    """A number of fixed width.

    There is one object for each; a dtype of another library, or its name, equals the one that it stands for.
    The names are those of the kernel language. ``index`` is an unsigned integer that becomes u32 or
    u64 when the kernel is bound to an address width; until then its width is 32.
    """

    name: str
    kind: Kind
    bits: int
    is_float: bool
    is_integer: bool
    """Signed, unsigned or index."""
    is_signed: bool
    is_bool: bool

    def __init__(self, name: str, kind: Kind, bits: int) -> None:
        is_integer = kind in (Kind.INT, Kind.UINT, Kind.INDEX)
        is_float, is_signed, is_bool = (kind is k for k in (Kind.FLOAT, Kind.INT, Kind.BOOL))
        values = (name, kind, bits, is_float, is_integer, is_signed, is_bool)
        for field, value in zip(Scalar.FIELDS, values, strict=True):
            object.__setattr__(self, field, value)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        kind = type(other)
        if kind is Scalar or str(kind.__module__).startswith("transpile."):
            return NotImplemented
        from transpile.ir.foreign import equals

        return equals(self, other)

    __hash__ = object.__hash__

    def __or__(self, other: object) -> Any:
        """Give ``f32 | None``, as an annotation, its meaning."""
        return Optional[self] if other is None else NotImplemented  # noqa: UP045 (X | None is made here)

    __ror__ = __or__

    @property
    def bytes(self) -> int:
        """Size in memory; a bool takes one byte."""
        return max(1, self.bits // 8)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        return scalar, (self.name,)

    def __call__(self, value: object = 0) -> object:
        """Convert `value` on the host: a NumPy scalar of this type. In a kernel the same spelling is a cast."""
        from transpile.ir.host import host_scalar

        return host_scalar(self, value)


MOST_LANES = 256
"""Lanes of a vector; targets without such vectors write each lane out."""


def is_width(lanes: object) -> bool:
    """Tell whether vectors can have so many lanes."""
    return type(lanes) is int and 1 <= lanes <= MOST_LANES and lanes & (lanes - 1) == 0


class Vector(Record, frozen=True):
    """`width` lanes of one scalar type; `width` is a power of two."""

    element: Scalar
    width: int

    def __str__(self) -> str:
        return f"vec<{self.element}, {self.width}>"


class Space(Enum):
    """Where memory lives."""

    GLOBAL = "global"
    SHARED = "shared"
    LOCAL = "local"


class Memory(Record, frozen=True):
    """A run of elements that can be indexed: a kernel argument, shared memory of a cube, or a unit's local array.

    `rank` counts dimensions of a ``Tensor`` argument; an ``Array`` has rank ``None``. `length` is known for shared and
    local memory, and `shape` where it has several dimensions. With `atomic`, elements are accessed by atomic ops only.
    """

    element: Scalar | Vector
    space: Space
    rank: int | None = None
    length: int | None = None
    mutable: bool = False
    atomic: bool = False
    shape: tuple[int, ...] = ()
    """Dimensions of shared or local memory that was given more than one; row major."""
    units: int = 1
    """Elements that one index counts, the parts of a struct: extents and `shape` count structs, `length` elements."""

    def __str__(self) -> str:
        words = ["mut "] if self.mutable and self.space is Space.GLOBAL else []
        element = f"atomic<{self.element}>" if self.atomic else str(self.element)
        if self.units != 1:
            element += f" by {self.units}"
        if self.space is Space.GLOBAL:
            words.append(
                f"array<{element}>" if self.rank is None else f"tensor<{element}, {self.rank}>"
            )
        else:
            count = None if self.length is None else self.length // self.units
            size = ", ".join(map(str, self.shape)) if self.shape else count
            words.append(f"{self.space.value}<{element}, {size}>")
        return "".join(words)


class Reference(Record, frozen=True):
    """A place that can be loaded and stored: a slot (`space` is ``None``) or one element of memory."""

    element: Scalar | Vector
    space: Space | None = None

    def __str__(self) -> str:
        return (
            f"slot<{self.element}>"
            if self.space is None
            else f"ref<{self.element}, {self.space.value}>"
        )


Type = Scalar | Vector | Memory | Reference

bool_ = Scalar("bool_", Kind.BOOL, 8)
i8 = Scalar("i8", Kind.INT, 8)
i16 = Scalar("i16", Kind.INT, 16)
i32 = Scalar("i32", Kind.INT, 32)
i64 = Scalar("i64", Kind.INT, 64)
u8 = Scalar("u8", Kind.UINT, 8)
u16 = Scalar("u16", Kind.UINT, 16)
u32 = Scalar("u32", Kind.UINT, 32)
u64 = Scalar("u64", Kind.UINT, 64)
f16 = Scalar("f16", Kind.FLOAT, 16)
bf16 = Scalar("bf16", Kind.FLOAT, 16)
f32 = Scalar("f32", Kind.FLOAT, 32)
f64 = Scalar("f64", Kind.FLOAT, 64)
index = Scalar("index", Kind.INDEX, 32)

SCALARS: dict[str, Scalar] = {
    s.name: s for s in (bool_, i8, i16, i32, i64, u8, u16, u32, u64, f16, bf16, f32, f64, index)
}
"""Every scalar type that kernels compute with, by name."""

e4m3 = Scalar("e4m3", Kind.FLOAT, 8)
e5m2 = Scalar("e5m2", Kind.FLOAT, 8)
ue8m0 = Scalar("ue8m0", Kind.FLOAT, 8)
e2m1 = Scalar("e2m1", Kind.FLOAT, 8)
tf32 = Scalar("tf32", Kind.FLOAT, 32)
MINIFLOATS: dict[str, Scalar] = {s.name: s for s in (e4m3, e5m2, ue8m0, e2m1, tf32)}
"""Types that are held and converted only (``transpile.ir.minifloats``). e2m1 takes a byte, as in NumPy."""
EVERY_SCALAR = SCALARS | MINIFLOATS


def holds(given: Scalar, wanted: Scalar) -> bool:
    """Whether memory of `given` is memory of `wanted`: tf32 lies in f32."""
    return given is wanted or (wanted is tf32 and given is f32)


def scalar(name: str) -> Scalar:
    """Return the scalar type called `name`; ``KeyError`` when there is none."""
    return EVERY_SCALAR[name]


def element_of(type: Scalar | Vector) -> Scalar:
    """Return the scalar type of a scalar or of a vector's lanes."""
    return type.element if isinstance(type, Vector) else type


def width_of(type: Scalar | Vector) -> int:
    """Return the number of lanes; 1 for a scalar."""
    return type.width if isinstance(type, Vector) else 1


def with_element(type: Scalar | Vector, element: Scalar) -> Scalar | Vector:
    """Return `type` with its scalar type replaced, keeping the number of lanes."""
    return Vector(element, type.width) if isinstance(type, Vector) else element


def integer_range(type: Scalar) -> tuple[int, int]:
    """Return the least and the greatest value of an integer or bool type."""
    if type.is_bool:
        return 0, 1
    if type.is_signed:
        return -(1 << (type.bits - 1)), (1 << (type.bits - 1)) - 1
    return 0, (1 << type.bits) - 1
