"""What kernels read of modules and classes, however these are reached, is looked at again at each launch."""

from __future__ import annotations

import array
import sys
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import MappingProxyType, ModuleType
from typing import Any

import numpy as np
import pytest

from runtime import device
from runtime.launcher import state_of
from transpile import Array, Comptime, Mut, comptime, cube, i32

THEIRS = "a_module_of_the_user_s"


@pytest.fixture(autouse=True)
def module() -> Iterator[ModuleType]:
    made = ModuleType(THEIRS)
    made.__dict__.update(SIZE=1, Sizes=Sizes)
    sys.modules[THEIRS] = globals()["theirs"] = made
    Sizes.SIZE = 1
    yield made
    del sys.modules[THEIRS]


theirs: Any = None


class Sizes:
    """A class whose attributes change."""

    SIZE = 1
    unread = 0

    @cube(launch=True)
    def method(self, out: Mut[Array[i32]]) -> None:
        out[0] = self.SIZE


class Smaller(Sizes):
    """One that inherits what changes."""


@dataclass(frozen=True)
class Frozen:
    """A comptime value that holds another."""

    sizes: Sizes


FROZEN = Frozen(Sizes())


def of_a_closure() -> Any:
    import a_module_of_the_user_s as found  # type: ignore[import-not-found]

    @cube(launch=True)
    def kernel(out: Mut[Array[i32]]) -> None:
        out[0] = found.SIZE

    return kernel


def of_a_class_in_a_closure() -> Any:
    found = Sizes

    @cube(launch=True)
    def kernel(out: Mut[Array[i32]]) -> None:
        out[0] = found.SIZE

    return kernel


def of_another_name() -> Any:
    @cube(launch=True)
    def kernel(out: Mut[Array[i32]]) -> None:
        found = theirs
        out[0] = found.SIZE

    return kernel


def of_an_import() -> Any:
    def size() -> int:
        from a_module_of_the_user_s import SIZE

        return int(SIZE)

    @cube(launch=True)
    def kernel(out: Mut[Array[i32]]) -> None:
        out[0] = comptime(size())

    return kernel


def of_a_name_in_a_text() -> Any:
    def size() -> int:
        return int(getattr(theirs, "SIZE"))  # noqa: B009 (as users write it)

    @cube(launch=True)
    def kernel(out: Mut[Array[i32]]) -> None:
        out[0] = comptime(size())

    return kernel


def of_an_object_s_class() -> Any:
    @cube(launch=True)
    def kernel(out: Mut[Array[i32]]) -> None:
        out[0] = FROZEN.sizes.SIZE

    return kernel


WAYS = [
    of_a_closure,
    of_a_class_in_a_closure,
    of_another_name,
    of_an_import,
    of_a_name_in_a_text,
    of_an_object_s_class,
    lambda: Sizes().method,
    lambda: Smaller().method,
]


@pytest.mark.parametrize("way", WAYS)
def test_what_is_read_of_modules_and_classes(way: Callable[[], Any], module: ModuleType) -> None:
    client = device("reference").client
    kernel, out = way(), client.zeros(1, i32)
    for size in (1, 7):
        module.__dict__["SIZE"] = Sizes.SIZE = size
        for _ in range(3):
            kernel[1, 1](out)
            assert client.read(out).tolist() == [size]


def test_what_nobody_reads_of_a_class_does_not_matter() -> None:
    kernel, out = of_a_class_in_a_closure(), np.zeros(1, "i4")
    client = device("reference").client
    kernel.launch(client, 1, 1, out)
    (plan,) = state_of(kernel).plans.values()
    Sizes.unread += 1
    kernel.launch(client, 1, 1, out)
    assert list(state_of(kernel).plans.values()) == [plan]


class Slotted:
    """An object without a ``__dict__``."""

    __slots__ = ("size", "unset")

    def __init__(self, size: int) -> None:
        self.size = size

    def __getitem__(self, _: int) -> int:
        return self.size

    def __setitem__(self, _: int, size: int) -> None:
        self.size = size


BYTES = bytearray(b"\1")
SIZES = {0: 1}


@pytest.mark.parametrize(
    ("held", "changed"),
    [
        *((each, each) for each in (Slotted(1), (Slotted(1),), deque([1]), array.array("i", [1]))),
        (memoryview(BYTES), BYTES),
        (MappingProxyType(SIZES), SIZES),
    ],
)
def test_mutable_objects_of_other_kinds(held: Any, changed: Any) -> None:
    client = device("reference").client
    out = client.zeros(1, i32)

    def size() -> int:
        return int(held[0][0] if isinstance(held, tuple) else held[0])

    @cube(launch=True)
    def kernel(out: Mut[Array[i32]]) -> None:
        out[0] = comptime(size())

    for number in (1, 7):
        (changed[0] if isinstance(changed, tuple) else changed)[0] = number
        for _ in range(3):
            kernel[1, 1](out)
            assert client.read(out).tolist() == [number]


@cube(launch=True)
def reads_argument(out: Mut[Array[i32]], given: Comptime[object]) -> None:
    out[0] = given.size  # type: ignore[attr-defined]


def test_slots_of_comptime_arguments() -> None:
    client, given = device("reference").client, Slotted(1)
    out = client.zeros(1, i32)
    for number in (1, 7):
        given.size = number
        for _ in range(3):
            reads_argument[1, 1](out, given)
            assert client.read(out).tolist() == [number]
