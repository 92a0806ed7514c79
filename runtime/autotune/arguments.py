"""The arrays of a call while its candidates are tried: saved, put back before each of them, and compared afterwards.

Candidates run on the caller's own arrays, so that what overlaps still does and no memory is needed on the device.
Whatever happens, the arrays hold at the end what they held before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy

from runtime.autotune.keys import is_array
from runtime.client import ComputeClient
from runtime.devices import Device
from runtime.memory import Handle
from runtime.protocols import Array
from transpile.diagnose.record import Record

TOLERANCES = {8: 1e-9, 4: 1e-4, 2: 2e-2, 1: 2e-1}
"""For floats, by their bytes: errors relative to the largest number of an array."""
BFLOAT16 = 5e-2


class Saved(Record):
    """One array, and what puts its content back."""

    name: str
    array: Any
    restore: Callable[[], None]


class Arguments:
    """The arrays that candidates may write."""

    def __init__(self, written: Mapping[str, Any]) -> None:
        self._saved = [Saved(name, array, saver(array)) for name, array in unique(written)]

    def restore(self) -> None:
        """Put back what the arrays held."""
        for saved in self._saved:
            saved.restore()

    def outputs(self, result: object) -> dict[str, Array]:
        """Return copies of what a candidate wrote, and of the arrays or numbers that it returned."""
        found = {saved.name: on_host(saved.array) for saved in self._saved}
        results = result if isinstance(result, (tuple, list)) else [result]
        for number, item in enumerate(results):
            if is_array(item) or isinstance(item, (int, float)):
                found[f"result {number}"] = on_host(item)
        return found


def unique(arrays: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield each array once; lists and tuples of arrays are taken apart."""
    seen: set[int] = set()
    for name, value in arrays.items():
        items = enumerate(value) if isinstance(value, (tuple, list)) else [(None, value)]
        for number, item in items:
            if is_array(item) and id(item) not in seen:
                seen.add(id(item))
                if not isinstance(item, numpy.ndarray) or item.flags.writeable:
                    yield (name if number is None else f"{name}[{number}]"), item


def saver(array: Any) -> Callable[[], None]:
    """Save the content of an array; return what puts it back."""
    if isinstance(array, Handle):
        client = client_of(array)
        data = client.read(array)

        def write() -> None:
            # A candidate that failed has poisoned it.
            array.block.failure = None
            client.write(array, data)

        return write
    plain = array.detach() if hasattr(array, "detach") else array
    copy = plain.clone() if hasattr(plain, "clone") else plain.copy()

    def assign() -> None:
        plain[...] = copy

    return assign


def client_of(handle: Handle) -> ComputeClient:
    """Return a client of the device that a handle is on."""
    server = handle.block.server
    return ComputeClient(Device(server.name, server))


def on_host(array: Any) -> Array:
    """Return a copy of an array as NumPy has it."""
    if isinstance(array, Handle):
        return client_of(array).read(array)
    if hasattr(array, "detach"):  # torch
        array = array.detach().cpu()
        try:
            return numpy.array(array.numpy())
        except TypeError:  # no type of NumPy's, as bfloat16
            return numpy.array(array.float().numpy())
    if hasattr(array, "get") and hasattr(array, "__cuda_array_interface__"):  # CuPy
        return numpy.array(array.get())
    return numpy.array(array)


def difference(
    found: Mapping[str, Array], expected: Mapping[str, Array], tolerance: float | None
) -> str | None:
    """Return what differs between two candidates' outputs, or ``None``."""
    for name, right in expected.items():
        if name not in found:
            return f"`{name}` is missing"
        left = found[name]
        if left.shape != right.shape:
            return f"`{name}` has the shape {left.shape} instead of {right.shape}"
        problem = _differs(left, right, tolerance)
        if problem is not None:
            return f"`{name}` {problem}"
    return None


def _differs(left: Array, right: Array, tolerance: float | None) -> str | None:
    if right.dtype.names:  # structures: field by field
        for field in right.dtype.names:
            problem = _differs(left[field], right[field], tolerance)
            if problem is not None:
                return problem
        return None
    if right.dtype.kind in "biuSU":
        wrong = left != right
        if not wrong.any():
            return None
        return _shown(left, right, wrong)
    if tolerance is None:
        tolerance = BFLOAT16 if right.dtype.name == "bfloat16" else TOLERANCES[right.dtype.itemsize]
    wide = numpy.complex128 if right.dtype.kind == "c" else numpy.float64
    mine, theirs = left.astype(wide), right.astype(wide)
    finite = numpy.abs(theirs[numpy.isfinite(theirs)])
    scale = float(finite.max()) if finite.size else 0.0
    with numpy.errstate(invalid="ignore"):
        close = numpy.isclose(mine, theirs, rtol=tolerance, atol=tolerance * scale, equal_nan=True)
    return None if close.all() else _shown(mine, theirs, ~close)


def _shown(left: Array, right: Array, wrong: Array) -> str:
    place = tuple(int(axis) for axis in numpy.argwhere(wrong)[0]) if wrong.ndim else ()
    count = int(numpy.count_nonzero(wrong))
    at = f" at {list(place)}" if place else ""
    return f"differs in {count} of {wrong.size}, first{at}: {left[place]} instead of {right[place]}"


def named(names: Sequence[str], args: Sequence[Any], kwargs: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments of a call by name; those beyond the names by their number."""
    found = {
        names[number] if number < len(names) else str(number): value
        for number, value in enumerate(args)
    }
    return {**found, **kwargs}
