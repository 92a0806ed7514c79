"""Shared memory and local arrays: ``SharedMemory[T](n)``, ``LocalArray[T]((rows, columns))``, of numbers or structs."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from transpile.diagnose.errors.calls import WrongArguments
from transpile.diagnose.errors.types import ComptimeNeeded
from transpile.diagnose.numerals import shown
from transpile.diagnose.places import Place
from transpile.expand import elements, number_types
from transpile.expand.annotations import AtomicAnnotation, LocalMemory
from transpile.expand.atomics import AtomicElement
from transpile.expand.containers import Container
from transpile.expand.elements import StructContainer
from transpile.expand.habits import size_hint
from transpile.expand.layouts import Layout
from transpile.expand.ranges import Range
from transpile.ir.core import Apply, Barrier, LocalArray, SharedAlloc
from transpile.ir.types import Memory, Space, u32
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.expand.context import Context

MAX_LENGTH = 2**31 - 1
"""Elements of shared and local memory; a target's own limit is far below."""


def made(
    cx: Context,
    value: IRValue,
    name: str,
    declared: Place,
    shape: tuple[int, ...],
    layout: Layout | None,
) -> Container:
    """Return what a kernel sees of memory."""
    if layout is None:
        return Container(cx, value, name, declared, shape)
    return StructContainer(cx, value, name, declared, shape, layout)


def allocate(
    cx: Context, annotation: LocalMemory, *sizes: object, zeros: bool = False
) -> Container:
    """Make shared memory or a local array of a comptime length, or of a comptime shape given as a tuple."""
    span = cx.span()
    what = "SharedMemory[T]" if annotation.space == "shared" else "LocalArray[T]"
    if len(sizes) == 1 and isinstance(sizes[0], tuple):
        sizes = sizes[0]
    if not sizes:
        raise WrongArguments(
            span, function=what, signature=f"{what}(length)", problem="no length"
        ).error()
    shape = []
    for given in sizes:
        size = cx.known_number(given)
        if not isinstance(size, int) or isinstance(size, bool):
            raise ComptimeNeeded(
                span, what=f"the size of `{what}`", way_out=size_hint(given)
            ).error()
        if int(size) < 1:
            raise WrongArguments(
                span,
                function=what,
                signature=f"{what}(length)",
                problem=f"the size is {shown(size)}",
            ).error()
        shape.append(int(size))
    length = prod(shape)
    if length > MAX_LENGTH:
        raise WrongArguments(
            span,
            function=what,
            signature=f"{what}(length)",
            problem=f"{shown(length)} elements are too many",
        ).error()
    element = annotation.element
    layout = elements.layout_in(cx, element, what)
    atomic = isinstance(element, AtomicAnnotation)
    if isinstance(element, AtomicAnnotation):
        element = element.element
    type = number_types.number_type(cx, element, span) if layout is None else layout.unit
    units = 1 if layout is None else layout.units
    space = Space.SHARED if annotation.space == "shared" else Space.LOCAL
    dimensions = tuple(shape) if len(shape) > 1 else ()
    value = IRValue(Memory(type, space, None, length * units, True, atomic, dimensions, units))
    if space is Space.SHARED:
        cx.share(SharedAlloc(value, span=span))
    else:
        cx.emit(LocalArray(value, span=span))
    memory = made(cx, value, "memory", span, dimensions, layout)
    if zeros:
        _fill_with_zeros(cx, memory, length)
    return memory


def _fill_with_zeros(cx: Context, memory: Container, length: int) -> None:
    """Write zeros with all units of the cube, then synchronize."""
    units = cx.cube_dim[0] * cx.cube_dim[1] * cx.cube_dim[2]
    unit = IRValue(u32)
    cx.emit(Apply("unit_pos", (), unit, {}, span=cx.span()))
    zero: object
    flat: Container
    if isinstance(memory, StructContainer):
        zero, flat = memory.zero(), memory.flattened()
    else:
        zero = False if memory.dtype.is_bool else 0
        flat = Container(cx, memory._ir, memory._name, memory._declared)
    for position in cx.for_(Range(cx.wrap(unit), length, units)):
        if memory._type.atomic:
            element = flat[position]
            assert isinstance(element, AtomicElement)
            element.store(zero)
        else:
            flat[position] = zero
    cx.emit(Barrier("sync_cube", span=cx.span()))
