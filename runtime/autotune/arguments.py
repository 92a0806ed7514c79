"""The arrays of a call while its candidates are tried: saved, put back before each of them, and compared afterwards.

Candidates run on the caller's own arrays, so that what overlaps still does and no memory is needed on the device.
Whatever happens, the arrays hold at the end what they held before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy

from runtime.autotune.keys import is_array
from runtime.bench.kernels import copy
from runtime.client import ComputeClient
from runtime.devices import Device
from runtime.memory import Handle, is_contiguous
from runtime.protocols import Array
from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.record import Record
from transpile.ir.types import u32

TOLERANCES = {8: 1e-9, 4: 1e-4, 2: 2e-2, 1: 2e-1}
"""For floats, by their bytes: errors relative to the largest number of an array."""
BFLOAT16 = 5e-2
WORTH_A_KERNEL = 1 << 20
"""Bytes from which on content is saved on the device; that takes a kernel, compiled once."""
CHUNK = 1 << 18
"""Elements that are compared at a time: they stay in a cache."""


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
        put = on_device(array) or through_host(array)

        def write() -> None:
            array.block.failure = None  # a candidate that failed has poisoned it
            put()

        return write
    plain = array.detach() if hasattr(array, "detach") else array
    copy = plain.clone() if hasattr(plain, "clone") else plain.copy()

    def assign() -> None:
        plain[...] = copy

    return assign


def through_host(handle: Handle) -> Callable[[], None]:
    """Save a handle's content on the host."""
    client = client_of(handle)
    data = client.read(handle)
    return lambda: client.write(handle, data)


def on_device(handle: Handle) -> Callable[[], None] | None:
    """Save a large handle's content on its device, if there is room: much faster than through the host."""
    start = handle.offset * handle.dtype.bytes
    is_whole = is_contiguous(handle.shape, handle.strides) and not (start | handle.nbytes) % 16
    if handle.block.server.is_host or not is_whole or handle.nbytes < WORTH_A_KERNEL:
        return None
    client = client_of(handle)
    words = Handle(handle.block, u32, (handle.nbytes // 4,), None, start // 4)
    handle.check()
    try:
        saved = client.empty(words.shape, u32)
        copy.over(words.size).launch(client, words, saved)
        client.sync()
    except CubeError:
        if getattr(client.server, "lost", None) is not None:
            raise
        return None
    return lambda: copy.over(words.size).launch(client, saved, words)


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
    if _same_bits(left, right):
        return None
    if right.dtype.kind in "biuSU":
        wrong = left != right
    else:
        if tolerance is None:
            is_bfloat = right.dtype.name == "bfloat16"
            tolerance = BFLOAT16 if is_bfloat else TOLERANCES.get(right.dtype.itemsize, 1e-9)
        wrong = _apart(left, right, tolerance)
    return _shown(left, right, wrong) if wrong.any() else None


def _same_bits(left: Array, right: Array) -> bool:
    """Tell whether two arrays are equal bit for bit, as those of most candidates are; numbers take much longer."""
    if left.dtype != right.dtype:
        return False
    one, other = (
        numpy.ascontiguousarray(array).reshape(-1).view(numpy.uint8) for array in (left, right)
    )
    return bool(numpy.array_equal(one, other))


def _apart(left: Array, right: Array, tolerance: float) -> Array:
    """Return where floats differ by more than the tolerance, relative to the largest; NaN equals NaN."""
    wide = numpy.result_type(right.dtype if right.dtype.itemsize >= 4 else numpy.float32)
    mine, theirs = left.reshape(-1), right.reshape(-1)
    scale = 0.0
    for start in range(0, theirs.size, CHUNK):
        part = numpy.abs(theirs[start : start + CHUNK].astype(wide))
        scale = max(scale, float(part[numpy.isfinite(part)].max(initial=0)))
    wrong = numpy.empty(theirs.size, numpy.bool_)
    with numpy.errstate(invalid="ignore", over="ignore"):
        for start in range(0, theirs.size, CHUNK):
            one, other = (array[start : start + CHUNK].astype(wide) for array in (mine, theirs))
            close = numpy.abs(one - other) <= tolerance * (numpy.abs(other) + scale)
            close &= numpy.isfinite(one) & numpy.isfinite(other)
            close |= (one == other) | (numpy.isnan(one) & numpy.isnan(other))
            wrong[start : start + CHUNK] = ~close
    return wrong.reshape(right.shape)


def _shown(left: Array, right: Array, wrong: Array) -> str:
    place = numpy.unravel_index(int(wrong.argmax()), wrong.shape) if wrong.ndim else ()
    count = int(numpy.count_nonzero(wrong))
    at = f" at {[int(axis) for axis in place]}" if place else ""
    return f"differs in {count} of {wrong.size}, first{at}: {left[place]} instead of {right[place]}"


def named(names: Sequence[str], args: Sequence[Any], kwargs: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments of a call by name; those beyond the names by their number."""
    found = {
        names[number] if number < len(names) else str(number): value
        for number, value in enumerate(args)
    }
    return {**found, **kwargs}
