"""Type rules of rows: sets of scalar types, and a constructor for each usual shape."""

from __future__ import annotations

from transpile.ops.row import Signature

FLOATS = frozenset({"f16", "bf16", "f32", "f64"})
SIGNED = frozenset({"i8", "i16", "i32", "i64"})
UNSIGNED = frozenset({"u8", "u16", "u32", "u64", "index"})
INTEGERS = SIGNED | UNSIGNED
NUMBERS = INTEGERS | FLOATS
BOOL = frozenset({"bool_"})
BITS = INTEGERS | BOOL
ANY = NUMBERS | BOOL
U32 = frozenset({"u32"})
ATOMIC_INTEGERS = frozenset({"i32", "u32", "i64", "u64"})
ATOMIC_NUMBERS = ATOMIC_INTEGERS | FLOATS


def unary(types: frozenset[str], name: str = "x") -> Signature:
    return Signature((types,), same=(0,), names=(name,))


def binary(types: frozenset[str], names: tuple[str, str] = ("x", "y")) -> Signature:
    return Signature((types, types), same=(0, 1), names=names)


def ternary(types: frozenset[str], names: tuple[str, str, str] = ("a", "b", "c")) -> Signature:
    return Signature((types, types, types), same=(0, 1, 2), names=names)


def compare(types: frozenset[str]) -> Signature:
    """Two of one type to bool."""
    return Signature((types, types), result="bool", same=(0, 1), names=("x", "y"))


def test(types: frozenset[str]) -> Signature:
    """One to bool."""
    return Signature((types,), result="bool", same=(0,), names=("x",))


def logical(count: int) -> Signature:
    """Bools to bool; those of two vectors lane by lane."""
    return Signature((BOOL,) * count, same=tuple(range(count)), names=("x", "y")[:count])


def reduction(types: frozenset[str], count: int) -> Signature:
    """`count` vectors to one lane's type."""
    same = tuple(range(count))
    return Signature((types,) * count, result="element", same=same, names=("x", "y")[:count])


def position(result: str = "u32") -> Signature:
    """No operands."""
    return Signature((), result=result)


def exchange(types: frozenset[str], *names: str) -> Signature:
    """An atomic: the place's element and arguments of the same type, to the old value."""
    count = 1 + len(names)
    same = tuple(range(count))
    return Signature((types,) * count, same=same, names=("place", *names), vectors=False)


def shuffle(types: frozenset[str], name: str) -> Signature:
    """A value and a u32 of the plane's numbering."""
    return Signature((types, U32), same=(0,), names=("value", name))
