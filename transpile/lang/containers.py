"""Annotations and containers: ``Tensor[f32]``, ``Mut[...]``, ``SharedMemory[f32](256)`` and the rest."""

from __future__ import annotations

import inspect
import sys
from types import FrameType
from typing import Any

from transpile.diagnose.errors.calls import UnknownAnnotation
from transpile.diagnose.frames import is_twin
from transpile.diagnose.record import replaced
from transpile.diagnose.sources import source_line
from transpile.diagnose.span import Span
from transpile.expand.annotations import (
    AtomicAnnotation,
    ComptimeAnnotation,
    DefineAnnotation,
    LocalMemory,
    MemoryAnnotation,
    shown,
    vector_of,
)
from transpile.expand.atomics import AtomicElement
from transpile.expand.containers import Container
from transpile.expand.slices import Slice as SliceMembers
from transpile.ir.foreign import known
from transpile.ops.table import TABLE


class _Memory:
    """``Tensor``, ``Array`` and ``Slice``: subscripted with the type of an element."""

    def __init__(self, name: str, doc: str, members: type = Container) -> None:
        self._name = name
        self._doc = doc
        self._members = members

    @property
    def __doc__(self) -> str:  # type: ignore[override]
        return documented(self._doc, self._members)

    __iter__ = None  # else Python would iterate by asking for item 0, 1, 2 without end

    def __getitem__(self, element: Any) -> Any:
        return MemoryAnnotation(self._name, known(element))

    def __repr__(self) -> str:
        return self._name


class _Local:
    """``SharedMemory`` and ``LocalArray``."""

    def __init__(self, space: str, doc: str) -> None:
        self._space = space
        self._doc = doc

    @property
    def __doc__(self) -> str:  # type: ignore[override]
        return documented(self._doc, Container)

    __iter__ = None

    def __repr__(self) -> str:
        return "SharedMemory" if self._space == "shared" else "LocalArray"

    def __getitem__(self, element: Any) -> Any:
        return LocalMemory(self._space, known(element))


def documented(doc: str, members: type) -> str:
    """Return what `help` shows: what it is, and what kernels can do with it."""
    found = []
    for name, member in vars(members).items():
        if name.startswith("_") or name in INTERNAL or isinstance(member, classmethod):
            continue
        function = member.fget if isinstance(member, property) else member
        own = function.__doc__ or getattr(Container, name, None).__doc__ or ""
        row = TABLE.get(f"atomic_{name.rstrip('_')}")
        words = " ".join((own if row is None or function.__doc__ else row.doc).split())
        if isinstance(member, property):
            shown = f"{name}(dimension)" if name in ("shape", "stride") else name
        else:
            arguments = list(inspect.signature(member).parameters)[1:]
            shown = f"{name}({', '.join(arguments)})"
        found.append(f"    .{shown}: {words}" if words else f"    .{shown}")
    return "\n".join([doc, "", "In kernels:", *sorted(found)])


INTERNAL = frozenset({"named", "refuse_plain"})


def _written_at(frame: FrameType) -> Span | None:
    """Return the line that an annotation stands in; in a kernel, and of a quoted one, the place is found later."""
    if is_twin(frame.f_code):
        return None
    file, line = frame.f_code.co_filename, frame.f_lineno
    text = (source_line(file, line) or "").rstrip()
    indent = len(text) - len(text.lstrip())
    return Span(file, line, indent, line, max(len(text), indent + 1), frame.f_code.co_name)


class _Mut:
    """Marks a parameter that the kernel writes: ``Mut[Tensor[f32]]``."""

    __iter__ = None

    def __repr__(self) -> str:
        return "Mut"

    def __getitem__(self, annotation: Any) -> Any:
        if not isinstance(annotation, MemoryAnnotation):
            raise UnknownAnnotation(
                _written_at(sys._getframe(1)),
                name="a parameter",
                annotation=f"`Mut[{shown(annotation)}]`",
            ).error()
        return replaced(annotation, mutable=True)


class _Comptime:
    """Marks a parameter that is known when the kernel is built: ``Comptime[int]``. The value must be hashable."""

    __iter__ = None

    def __repr__(self) -> str:
        return "Comptime"

    def __getitem__(self, type: Any) -> Any:
        return ComptimeAnnotation(type)


class _Define:
    """Marks a dtype argument that binds a type variable: ``dtype: Define[F]``."""

    __iter__ = None

    def __repr__(self) -> str:
        return "Define"

    def __getitem__(self, variable: Any) -> Any:
        return DefineAnnotation(variable)


class _Atomic:
    @property
    def __doc__(self) -> str:  # type: ignore[override]
        doc = "Marks elements that are accessed atomically: ``Mut[Array[Atomic[u32]]]``."
        return documented(doc, AtomicElement)

    __iter__ = None

    def __repr__(self) -> str:
        return "Atomic"

    def __getitem__(self, element: Any) -> Any:
        return AtomicAnnotation(known(element))


class _Vector:
    """``Vector[f32, 4]``: `N` lanes, a power of two; called in kernels with one value, or one a lane."""

    __iter__ = None

    def __repr__(self) -> str:
        return "Vector"

    def __getitem__(self, item: Any) -> Any:
        if not isinstance(item, tuple) or len(item) != 2:
            place = _written_at(sys._getframe(1))
            item = ", ".join(map(shown, item)) if isinstance(item, tuple) else shown(item)
            raise UnknownAnnotation(place, name="a vector", annotation=f"`Vector[{item}]`").error()
        element, width = item
        return vector_of(known(element), getattr(width, "__args__", (width,))[0])


Tensor: Any = _Memory(
    "Tensor",
    "An array argument with shape and strides; ``t[i, j]`` goes through the strides, ``t[i]`` is the linear element.",
)
Array: Any = _Memory("Array", "An array argument with a length.")
Slice: Any = _Memory(
    "Slice", "A window of an array or tensor, as a helper's parameter.", members=SliceMembers
)
SharedMemory: Any = _Local(
    "shared",
    "Memory of one cube, ``SharedMemory[f32](256)``; undefined until written; ``.zeros(n)`` writes and syncs.",
)
LocalArray: Any = _Local("local", "An array of one unit, ``LocalArray[f32](4)``; zero at first.")
Mut: Any = _Mut()
Comptime: Any = _Comptime()
Define: Any = _Define()
Atomic: Any = _Atomic()
Vector: Any = _Vector()
