"""A kernel, a grid and buffers in, a report out: the whole interpreter in one call."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from runtime.reference.memory import (
    Array,
    Buffer,
    Numbers,
    Window,
    numbers_of,
    own_memory,
    write_back,
    zero_of,
)
from runtime.reference.numbers import conversion, width_of_index
from runtime.reference.operations import REPORT, UNIT
from runtime.reference.program import Program, compile_kernel
from runtime.reference.schedule import run_cube
from runtime.reference.units import Report, Triple, Unit, linear
from transpile.diagnose.depth import deep
from transpile.ir.core import Kernel
from transpile.ir.notes import Validation
from transpile.ir.types import Memory, Scalar, Vector, f64, i64, width_of
from transpile.ir.values import Parameter

PLANE_DIM = 32
Key = tuple[int, int, Scalar | Vector]
"""Address, size and element of an array: what arrays share that are the same memory."""
Span = tuple[int, int, Memory, Array]
"""Address, bytes and type of an array, and the array."""


def interpret(
    kernel: Kernel | Program,
    count: Triple,
    arguments: Sequence[Any],
    *,
    plane_dim: int = PLANE_DIM,
    validate: Validation = False,
) -> Report:
    """Run `kernel` on `count` cubes. `arguments` are what `bind_parameter` takes, one for each parameter.

    Arrays are written in place. Planes have `plane_dim` units unless the kernel was specialized for another size.
    """
    plain = kernel.kernel if isinstance(kernel, Program) else kernel
    with deep(plain.span, plain.name):
        return _interpret(kernel, count, arguments, plane_dim, validate)


def _interpret(
    kernel: Kernel | Program,
    count: Triple,
    arguments: Sequence[Any],
    plane_dim: int,
    validate: Validation,
) -> Report:
    program = kernel if isinstance(kernel, Program) else compile_kernel(kernel, validate=validate)
    report = Report()
    start = list(program.start)
    start[REPORT] = report
    loaded = overlapping([p for _, p in program.parameters], arguments)
    for (register, parameter), argument in zip(program.parameters, arguments, strict=True):
        start[register] = bind_parameter(parameter, argument, program.kernel.address, loaded)
    _run_grid(program, count, start, program.kernel.plane_dim or plane_dim)
    for (register, parameter), argument in zip(program.parameters, arguments, strict=True):
        if isinstance(parameter.type, Memory) and parameter.type.mutable:
            write_back(list(start[register].data), flat(argument)[0], parameter.type.element)
    return report


def _run_grid(program: Program, count: Triple, start: list[Any], plane_dim: int) -> None:
    dim, cluster = program.kernel.cube_dim, program.kernel.cluster_dim
    units = [
        (x, y, z) for z, y, x in itertools.product(range(dim[2]), range(dim[1]), range(dim[0]))
    ]
    for z, y, x in itertools.product(range(count[2]), range(count[1]), range(count[0])):
        cube = list(start)
        for own in program.shared:
            cube[own.register] = own_memory(own.type, own.name, poisoned=True)
        frames = []
        for position in units:
            frame = list(cube)
            frame[UNIT] = Unit(
                linear(position, dim), position, (x, y, z), count, dim, plane_dim, cluster
            )
            frames.append(frame)
        run_cube(program.code, frames, plane_dim)


def bind_parameter(
    parameter: Parameter, argument: Any, address: Scalar, loaded: dict[Key, Numbers]
) -> Any:
    """Return what a register holds for an argument: a buffer, or a number of the parameter's type.

    An array is a NumPy array, or a tuple of a flat array, the shape and the strides (both in elements of the
    parameter's type). Arguments that are the same memory share one buffer.
    """
    type = parameter.type
    if isinstance(type, Memory):
        array, shape, strides = flat(argument, type.element)
        if isinstance(type.element, Vector) and not isinstance(argument, tuple):
            raise TypeError(
                f"{parameter.name}: vectors need a flat array with its shape and strides"
            )
        key = key_of(array, type.element)
        if array.size == 0 or key not in loaded:
            loaded[key] = numbers_of(array, type.element)
        # The same bytes under another shape are the same list.
        return Buffer(loaded[key], zero_of(type.element), shape, strides, parameter.name)
    if not isinstance(type, Scalar):
        raise TypeError(f"{parameter.name}: {type} is no parameter")
    number = argument.item() if hasattr(argument, "item") else argument
    given = f64 if isinstance(number, float) else i64
    return conversion(given, width_of_index(type, address))(number)


def overlapping(parameters: Sequence[Parameter], arguments: Sequence[Any]) -> dict[Key, Numbers]:
    """Return the numbers of arrays that overlap in part while one of them is written: windows of one list."""
    spans = []
    for parameter, argument in zip(parameters, arguments, strict=True):
        if isinstance(parameter.type, Memory):
            array = flat(argument, parameter.type.element)[0]
            spans.append((array.ctypes.data, array.nbytes, parameter.type, array))
    found: dict[Key, Numbers] = {}
    for group in _overlapping(spans):
        elements = {type.element for _, _, type, _ in group}
        if len({span[:2] for span in group}) == 1 or len(elements) > 1:
            continue
        if not any(type.mutable for _, _, type, _ in group):
            continue
        (element,) = elements
        size, low = group[0][3].itemsize * width_of(element), group[0][0]
        if any((first - low) % size for first, _, _, _ in group):
            continue
        whole: list[Any] = []
        for first, _, _, array in group:
            start, numbers = (first - low) // size, numbers_of(array, element)
            whole[start : start + len(numbers)] = numbers
            found[key_of(array, element)] = Window(whole, start, len(numbers))
    return found


def _overlapping(spans: Sequence[Span]) -> list[list[Span]]:
    groups: list[list[Span]] = []
    end = 0
    for span in sorted((span for span in spans if span[1]), key=lambda span: span[:2]):
        if groups and span[0] < end:
            groups[-1].append(span)
        else:
            groups.append([span])
        end = max(end, span[0] + span[1])
    return groups


def key_of(array: Array, element: Scalar | Vector) -> Key:
    return array.ctypes.data, array.size, element


def flat(argument: Any, element: Scalar | Vector | None = None) -> tuple[Array, Triple, Triple]:
    """Return an argument's elements in physical order, its shape and its strides."""
    if isinstance(argument, tuple):
        return argument
    if not argument.flags.c_contiguous:
        raise TypeError("a strided array needs its flat memory, shape and strides")
    strides = tuple(stride // argument.itemsize for stride in argument.strides)
    return argument.reshape(-1), argument.shape, strides
