"""What ``Comptime[T]`` accepts: values of `T`, as `isinstance` sees it, and NumPy's numbers as Python's.

Types that only a type checker can test, such as ``Callable[...]`` or a protocol, accept everything.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from transpile.expand.displays import ComptimeInt, host_number
from transpile.ir.types import Scalar

_FLOATS = (float, int)
_NUMBERS = (int, float)


def fitting(value: object, kind: Any) -> object:
    """Return a comptime value as kernels see it.

    Raises:
        TypeError: it is not a `kind`.
    """
    given, value = value, host_number(value)
    if _accepts(value, kind):
        return value
    if isinstance(given, ComptimeInt) and value in (0, 1) and _accepts(bool(given), kind):
        return bool(given)  # a bool that was marked as comptime: `bool` itself has no subclasses
    raise TypeError(f"{value!r} is not a {shown(kind)}")


def _accepts(value: object, kind: Any) -> bool:
    if kind is float:
        return isinstance(value, _FLOATS)
    if isinstance(kind, Scalar):
        wanted = _NUMBERS if kind.is_float else bool if kind.is_bool else int
        return isinstance(value, wanted)
    if kind is None:
        return value is None
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return any(_accepts(value, one) for one in get_args(kind))
    if origin is Literal:
        return any(type(value) is type(one) and value == one for one in get_args(kind))
    if origin is not None:
        kind = origin
    if not isinstance(kind, type):
        return True
    try:
        return isinstance(value, kind)
    except TypeError:  # a protocol
        return True


def shown(kind: Any) -> str:
    """Return a type as it is written."""
    if get_origin(kind) in (Union, UnionType):
        return " | ".join("None" if one is NoneType else shown(one) for one in get_args(kind))
    return kind.__name__ if isinstance(kind, type) and get_origin(kind) is None else str(kind)
