"""Lowered kernels on disk: what passes and a writer made of a kernel is read again by later processes.

    kernel as it was expanded, and the device's capabilities -> key_for(...) -> artifact_for(...) -> Artifact

A key is all that the passes and the writer see: every field of every op, positions in the user's files among them, the
capabilities, what our own files hold, Python's version and NumPy's. So an artifact that is read leads to the right
lines, and a line that is put in above a kernel makes a new one. Where files lie is no part of it: artifacts are written
with numbers for them, and read with the names that they have here, on another machine too. Only targets of this package
are kept: of others nobody knows which files they are made by. Entries are pickles; like compiled code they are read
from the user's own folder only.
"""

from __future__ import annotations

import io
import os
import pickle
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

import numpy

import transpile
from runtime.cache import DiskCache, key_of
from transpile.cache_folder import About
from transpile.config import settings
from transpile.diagnose.depth import deep
from transpile.diagnose.span import Span
from transpile.installed import files_under
from transpile.ir.core import Kernel
from transpile.ir.values import Label, Value
from transpile.ops.capabilities import Capabilities
from transpile.protocols import Artifact

AREA = "lowered"
TARGETS = frozenset({"cuda", "hip", "metal", "wgsl", "spirv", "mlir"})
PARTS = ("diagnose", "ir", "ops", "passes", "polyfills", "lower")
"""Folders of ``transpile`` whose code decides what a kernel is lowered to."""
NUMBERED = (Value, Label, Span)
FILE = Span.__slots__.index("file")
ROOT = os.path.join(os.path.dirname(transpile.__file__), "")
_CACHE = DiskCache(AREA)


def artifact_for(
    kernel: Kernel, capabilities: Capabilities, make: Callable[[], Artifact]
) -> Artifact:
    """Return what `make` makes of an expanded kernel, from the disk if it is there.

    Raises:
        CubeError: the target refuses the kernel.
    """
    if capabilities.name not in TARGETS or not settings.cache or settings.debug:
        return make()
    with deep(kernel.span, kernel.name):
        state, files = _described_kernel(kernel)
        key = _key(state, capabilities)
    found = _loaded(key, files)
    if found is not None:
        return found
    artifact = make()
    with deep(kernel.span, kernel.name):
        data = _written(artifact, files)
        about = About(kernel.name, artifact.target, capabilities.profile)
        _CACHE.store(key, {"artifact": data}, about)
    return artifact


def _loaded(key: str, files: Sequence[str]) -> Artifact | None:
    data = (_CACHE.load(key) or {}).get("artifact")
    if not data:
        return None
    try:
        found = _Reader(io.BytesIO(data), files).load()
    except Exception:  # noqa: BLE001 (the checksum was right, so it is of classes that were others: made anew)
        return None
    return found if isinstance(found, Artifact) else None


def key_for(kernel: Kernel, capabilities: Capabilities) -> str:
    """Return the key of a kernel: the same in every process, and different wherever anything is."""
    return _key(_state(kernel), capabilities)


def _key(state: bytes, capabilities: Capabilities) -> str:
    return key_of(state, _described(capabilities), version(), numpy.__version__, python())


def python() -> str:
    """Return which Python this is, as far as pickles depend on it."""
    return f"{sys.implementation.name} {'.'.join(map(str, sys.version_info))}"


class _State(pickle.Pickler):
    """Writes all that a kernel holds: the same kernel gives the same bytes in every process.

    Values and labels compare by identity; they are numbered as they come, and written once behind the rest. So are
    spans, which many ops share. Nothing else is shared, as it is by chance that two equal texts are one object.
    """

    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.fast = True
        self.numbers: dict[int, int] = {}
        self.met: list[Value | Label | Span] = []

    def persistent_id(self, found: Any) -> int | None:
        if not isinstance(found, NUMBERED):
            return None
        number = self.numbers.get(id(found))
        if number is None:
            number = self.numbers[id(found)] = len(self.met)
            self.met.append(found)
        return number


def _state(kernel: Kernel) -> bytes:
    return _described_kernel(kernel)[0]


def _described_kernel(kernel: Kernel) -> tuple[bytes, list[str]]:
    """Return all that a kernel holds, with a number for each file that it is from, and these files."""
    file = io.BytesIO()
    state = _State(file)
    files: dict[str, int] = {}
    state.dump(kernel)
    for found in state.met:  # it may grow meanwhile
        kind: Any = type(found)
        held = [getattr(found, name) for name in _slots(kind)]
        if isinstance(found, Span):
            held[FILE] = files.setdefault(found.file, len(files))
        state.dump((kind.__name__, *held))
    described = file.getvalue()
    # What names a place in another way, a message for one, keeps it: it would be taken for a file's name.
    named = [name for name in (*files, ROOT) if name.encode() in described]
    return described + repr(named).encode(), list(files)


class _Writer(pickle.Pickler):
    """Writes an artifact without the places of files: those of the kernel by number, our own by what follows `ROOT`."""

    def __init__(self, file: io.BytesIO, files: Sequence[str]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.places: dict[str, int] = {name: number for number, name in enumerate(files)}

    def persistent_id(self, found: Any) -> int | str | None:
        if type(found) is not str:
            return None
        number = self.places.get(found)
        if number is None and found.startswith(ROOT) and found.endswith(".py"):
            return found[len(ROOT) :].replace(os.sep, "/")
        return number


class _Reader(pickle.Unpickler):
    """Reads an artifact for a kernel whose files may lie elsewhere than those that it was written for."""

    def __init__(self, file: io.BytesIO, files: Sequence[str]) -> None:
        super().__init__(file)
        self.files = files

    def persistent_load(self, found: Any) -> str:
        return self.files[found] if type(found) is int else ROOT + found.replace("/", os.sep)


def _written(artifact: Artifact, files: Sequence[str]) -> bytes:
    file = io.BytesIO()
    _Writer(file, files).dump(artifact)
    return file.getvalue()


@cache
def _slots(kind: type) -> tuple[str, ...]:
    return tuple(
        name
        for base in reversed(kind.__mro__)
        for name in base.__dict__.get("__slots__", ())
        if name != "__weakref__"
    )


_described_ones: dict[int, tuple[Capabilities, str]] = {}


def _described(capabilities: Capabilities) -> str:
    """Return all that capabilities hold; sets in the same order in every process."""
    known = _described_ones.get(id(capabilities))
    if known is not None and known[0] is capabilities:
        return known[1]
    parts = []
    for field in fields(capabilities):
        value = getattr(capabilities, field.name)
        if isinstance(value, frozenset):
            value = sorted(map(repr, value))
        parts.append(f"{field.name}={value!r}")
    text = "\n".join(parts)
    _described_ones[id(capabilities)] = (capabilities, text)
    return text


@cache
def version() -> str:
    """Identify what our own files hold, so that no entry outlives a change to them."""
    root = os.path.dirname(transpile.__file__)
    return files_under(root, _facts(root, PARTS))


def _facts(root: str, parts: Iterable[str]) -> Iterable[tuple[str, int, int]]:
    for part in parts:
        yield from _files(os.path.join(root, part))
    yield from _files(root, deep=False)


def _files(folder: str, *, deep: bool = True) -> Iterable[tuple[str, int, int]]:
    with os.scandir(folder) as found:
        for item in found:
            if item.name.endswith(".py"):
                status = item.stat()
                yield item.path, status.st_size, status.st_mtime_ns
            elif deep and item.name != "__pycache__" and item.is_dir():
                yield from _files(item.path)
