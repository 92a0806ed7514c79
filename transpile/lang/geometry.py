"""Counts of cubes and dims of a cube, as a program may keep them; ints and tuples mean the same."""

from __future__ import annotations

from marshal import dumps
from typing import Any, NamedTuple

from transpile.diagnose.given import plain


class DynamicCount:
    """A count that the device knows: three u32 in memory, read when the launch runs."""

    __slots__ = ("handle",)

    def __init__(self, handle: Any) -> None:
        self.handle = handle

    def __repr__(self) -> str:
        return f"CubeCount.dynamic({self.handle!r})"


class CubeCount(NamedTuple):
    """How many cubes a launch has in each dimension."""

    x: int
    y: int = 1
    z: int = 1

    @staticmethod
    def dynamic(handle: Any) -> DynamicCount:
        """Return a count that is read on the device, from a handle of three u32, when the launch runs.

        What the handle held when the launch was made does not matter; an earlier launch may write it. A count of 0
        launches nothing. A count that the device can't launch launches nothing either, and spoils what the kernel
        should have written: such counts are never folded.
        """
        return DynamicCount(handle)


class CubeDim(NamedTuple):
    """How many units a cube has in each dimension."""

    x: int
    y: int = 1
    z: int = 1


def is_plain(size: object) -> bool:
    """Tell whether a count, dim or shape is none, an int or a tuple of ints, so that what equals it means the same."""
    kind = type(size)
    if kind is int or size is None:
        return True
    if kind is not tuple:
        return False
    for number in size:  # type: ignore[attr-defined]  # noqa: SIM110 (`all` takes twice as long)
        if type(number) is not int:
            return False
    return True


def written(size: Any) -> int | bytes:
    """Return what stands for a plain count or dim, and for nothing that only equals it.

    Raises:
        ValueError: it is an object of some other kind.
    """
    if type(size) is int:
        return size
    return dumps(size[:] if isinstance(size, (CubeCount, CubeDim)) else size, 0)


def plainly(size: Any) -> Any:
    """Return a count, dim or shape as `is_plain` wants it, where NumPy's integers or a list say it; else as it is."""
    if is_plain(size) or callable(size):
        return size
    if not isinstance(size, (tuple, list)):
        return plain(size)
    numbers = tuple(plain(number) for number in size)
    return size if any(type(number) is not int for number in numbers) else numbers
