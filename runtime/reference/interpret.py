"""A kernel, a grid and buffers in, a report out: the whole interpreter in one call."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from runtime.reference.memory import Array, Buffer, numbers_of, own_memory, write_back, zero_of
from runtime.reference.numbers import conversion, width_of_index
from runtime.reference.operations import REPORT, UNIT
from runtime.reference.program import Program, compile_kernel
from runtime.reference.schedule import run_cube
from runtime.reference.units import Report, Triple, Unit, linear
from transpile.diagnose.depth import deep
from transpile.ir.core import Kernel
from transpile.ir.notes import Validation
from transpile.ir.types import Memory, Scalar, Vector, f64, i64
from transpile.ir.values import Parameter

PLANE_DIM = 32


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
    loaded: dict[tuple[Any, ...], Buffer] = {}
    for (register, parameter), argument in zip(program.parameters, arguments, strict=True):
        start[register] = bind_parameter(parameter, argument, program.kernel.address, loaded)
    _run_grid(program, count, start, program.kernel.plane_dim or plane_dim)
    for (register, parameter), argument in zip(program.parameters, arguments, strict=True):
        if isinstance(parameter.type, Memory) and parameter.type.mutable:
            write_back(start[register].data, flat(argument)[0], parameter.type.element)
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
    parameter: Parameter, argument: Any, address: Scalar, loaded: dict[tuple[Any, ...], Buffer]
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
        key = (array.ctypes.data, array.size, type.element)
        if array.size == 0 or key not in loaded:
            numbers = numbers_of(array, type.element)
            loaded[key] = Buffer(numbers, zero_of(type.element), shape, strides, parameter.name)
        held = loaded[key]
        # The same bytes under another shape are the same list.
        return Buffer(held.data, held.zero, shape, strides, parameter.name)
    if not isinstance(type, Scalar):
        raise TypeError(f"{parameter.name}: {type} is no parameter")
    number = argument.item() if hasattr(argument, "item") else argument
    given = f64 if isinstance(number, float) else i64
    return conversion(given, width_of_index(type, address))(number)


def flat(argument: Any, element: Scalar | Vector | None = None) -> tuple[Array, Triple, Triple]:
    """Return an argument's elements in physical order, its shape and its strides."""
    if isinstance(argument, tuple):
        return argument
    if not argument.flags.c_contiguous:
        raise TypeError("a strided array needs its flat memory, shape and strides")
    strides = tuple(stride // argument.itemsize for stride in argument.strides)
    return argument.reshape(-1), argument.shape, strides
