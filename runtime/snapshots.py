"""Snapshots: what mutable objects held when a kernel was built, to be compared at each launch.

Lists, dicts, sets, deques, arrays and the user's own objects are looked at through all that they hold; anything else is
what it was while it is the same object.
"""

from __future__ import annotations

import array
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import (
    FunctionType,
    MappingProxyType,
    MemberDescriptorType,
    MethodType,
    ModuleType,
    SimpleNamespace,
)
from typing import Any

import numpy

from runtime.equality import told_apart
from runtime.origins import attribute, is_users
from transpile.diagnose.errors.launch import LargeGlobal

PLAIN = (int, float, complex, bool, str, bytes, type(None), numpy.generic)
ITEMS = 10_000
"""Items of a container that is compared at each launch."""
BYTES = 4 << 20
"""Bytes of an array that is compared at each launch."""
Look = Callable[[], bool]
"""Tells whether an object still holds what it held."""


def looks_at(objects: Iterable[Any], titles: Mapping[int, str]) -> tuple[Look, ...]:
    """Return one look for each mutable object among `objects` and in what they hold.

    Args:
        objects: what is read by name.
        titles: the names, by identity of the objects.

    Raises:
        CubeLaunchError: one is too large to be compared at each launch.
    """
    seen: dict[int, Any] = {}
    found: list[Look] = []
    waiting = list(objects)
    while waiting:
        one = waiting.pop()
        if id(one) in seen or attribute(one, "__class__") is None or isinstance(one, PLAIN):
            continue
        seen[id(one)] = one
        title = f"`{titles[id(one)]}`" if id(one) in titles else "a value"
        if isinstance(one, numpy.ndarray):
            if one.nbytes > BYTES:
                given = f"an array of {one.nbytes} bytes"
                raise LargeGlobal(None, title, given, f"{BYTES} bytes").error()
            found.append(_array(one))
            if one.dtype.hasobject:
                waiting += one.reshape(-1).tolist()
        elif isinstance(one, (array.array, memoryview)):
            found.append(_buffer(one))
        elif isinstance(
            one, (list, dict, set, bytearray, tuple, frozenset, deque, MappingProxyType)
        ):
            if len(one) > ITEMS:
                if isinstance(one, (tuple, frozenset)):
                    continue
                given = f"a {type(one).__name__} of {len(one)} items"
                raise LargeGlobal(None, title, given, f"{ITEMS} items").error()
            if not isinstance(one, (tuple, frozenset)):
                found.append(_container(one))
            waiting += _held(one)
        elif has_state(one):
            space = vars(one)
            if not _is_frozen(type(one)):
                found.append(_container(space))
            waiting += space.values()
        if slots := _slots(type(one)):
            look, held = _fields(one, slots)
            found.append(look)
            waiting += held
    return tuple(found)


def has_state(found: Any) -> bool:
    """Tell whether an object is an instance of a class of the user's, with attributes that can change."""
    if isinstance(found, (type, ModuleType, FunctionType, MethodType)):
        return False
    return isinstance(attribute(found, "__dict__"), dict) and (
        isinstance(found, SimpleNamespace) or is_users(type(found))
    )


def _slots(cls: type) -> tuple[str, ...]:
    """Return the attributes that instances of a class of the user's have without a ``__dict__``."""
    if not is_users(cls) or issubclass(cls, type):
        return ()
    members = (item for base in cls.__mro__ for item in vars(base).items())
    return tuple(name for name, member in members if isinstance(member, MemberDescriptorType))


def _is_frozen(cls: type) -> bool:
    parameters = attribute(cls, "__dataclass_params__")
    return bool(getattr(parameters, "frozen", False))


def _held(found: Any) -> Iterator[Any]:
    if isinstance(found, (dict, MappingProxyType)):
        yield from found.keys()
        yield from found.values()
    elif not isinstance(found, bytearray):
        yield from found


def _array(numbers: numpy.ndarray[Any, Any]) -> Look:
    shape, dtype, held = numbers.shape, numbers.dtype, numbers.tobytes()

    def look() -> bool:
        return numbers.shape == shape and numbers.dtype == dtype and numbers.tobytes() == held

    return look


def _buffer(buffer: array.array[Any] | memoryview) -> Look:
    held = buffer.tobytes()
    return lambda: buffer.tobytes() == held


def _fields(found: Any, names: tuple[str, ...]) -> tuple[Look, list[Any]]:
    """Return a look at attributes in slots, and what they hold."""

    def now() -> list[Any]:
        return [attribute(found, name, _UNSET) for name in names]

    held = now()
    return (lambda: _equal(now(), held)), held


_UNSET = object()
"""What stands for the value of a slot that has none yet."""


def _container(found: Any) -> Look:
    """Look at a container's own items: plain ones by value and type, others by identity, as each has its own look."""
    if isinstance(found, bytearray):
        held = bytes(found)
        return lambda: found == held
    if isinstance(found, set):
        members = {id(item): item for item in found}
        return lambda: (
            len(found) == len(members) and all(_has(members, item) for item in list(found))
        )
    if isinstance(found, (dict, MappingProxyType)):
        keys, values = list(found), list(found.values())
        return lambda: _equal(list(found), keys) and _equal(list(found.values()), values)
    items = list(found)
    return lambda: _equal(found, items)


def _has(members: dict[int, Any], item: Any) -> bool:
    return id(item) in members or any(_equal([item], [other]) for other in members.values())


def _equal(now: list[Any], then: list[Any]) -> bool:
    if len(now) != len(then):
        return False
    for one, other in zip(now, then):
        if one is not other and not (
            type(one) is type(other)
            and isinstance(one, PLAIN)
            and told_apart(one) == told_apart(other)
        ):
            return False
    return True
