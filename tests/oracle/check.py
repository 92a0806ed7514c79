"""One program by CPython on `scalars` and by the project: ``program -> what differs``."""

from __future__ import annotations

import linecache
import math
import random
import sys
import types
import warnings
from collections.abc import Iterator
from typing import Any

import numpy

from runtime import device
from tests.oracle.memory import Array
from tests.oracle.parts import FLOATS, INPUTS, MODES, SLOTS, UNITS, Program
from tests.oracle.scalars import INTEGERS, TYPES, Number, rounded, wrap
from tests.oracle.words import NAMES, Terminated
from transpile.diagnose.diagnostic import CubeError, CubeWarning
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS

Logs = dict[str, list[int | float]]


def inputs(program: Program) -> dict[str, list[int | float]]:
    """Choose the input arrays of a program: small numbers, and now and then extreme ones."""
    chooser = random.Random(program.seed ^ 0x5EED)
    found: dict[str, list[int | float]] = {}
    for type in program.types:
        if type in FLOATS:
            special = [math.nan, math.inf, -math.inf, -0.0, 1e30, 3e-6, 65504.0, 0.1]
            values = [
                chooser.choice(special) if chooser.random() < 0.3 else chooser.uniform(-9, 9)
                for _ in range(INPUTS)
            ]
            found[type] = [rounded(type, value) for value in values]
        else:
            bits = INTEGERS[type]
            special = [-1, (1 << (bits - 1)) - 1, -(1 << (bits - 1)), 1 << (bits // 2)]
            values = [
                chooser.choice(special) if chooser.random() < 0.2 else chooser.randint(-9, 9)
                for _ in range(INPUTS)
            ]
            found[type] = [wrap(type, int(value)) for value in values]
    return found


def scalars_of(program: Program) -> tuple[int, ...]:
    """Return ``n``, and the comptime ``mode`` where the program takes it."""
    return (program.seed % 5, program.seed % MODES)[: 1 + ("mode: Comptime" in program.kernel)]


def run_in_python(program: Program, values: dict[str, list[int | float]]) -> Logs:
    """Run the program by CPython, one unit after the other."""
    logs = {type: Array(type, [0] * (SLOTS * UNITS)) for type in program.types}
    code = compile(program.python, f"<oracle {program.seed}>", "exec")
    n, *mode = scalars_of(program)
    for unit in range(UNITS):
        space: dict[str, Any] = {**NAMES, "UNIT_POS": Number("u32", unit), "__name__": __name__}
        exec(code, space)
        arguments = [Array(type, values[type]) for type in program.types]
        try:
            space["program"](*arguments, *logs.values(), TYPES["i32"](n), *mode)
        except Terminated:
            pass
    return {type: log.values for type, log in logs.items()}


def load(program: Program) -> Any:
    """Return the program's kernel."""
    name = f"<program {program.seed}>"
    lines = program.kernel.splitlines(keepends=True)
    linecache.cache[name] = (len(program.kernel), None, lines, name)
    # Dataclasses look for the module that they are of.
    module = sys.modules["program_of_the_oracle"] = types.ModuleType("program_of_the_oracle")
    exec(compile(program.kernel, name, "exec"), module.__dict__)
    return module.program


def run_on(where: str, kernel: Any, program: Program, values: dict[str, list[int | float]]) -> Logs:
    """Run the program's kernel on a device."""
    with numpy.errstate(all="ignore"):
        arguments = [_array(type, values[type]) for type in program.types]
    logs = {type: _array(type, [0] * (SLOTS * UNITS)) for type in program.types}
    rest = scalars_of(program)
    if where == "eager":
        kernel.eager(1, UNITS, *arguments, *logs.values(), *rest)
    else:
        kernel.launch(device(where).client, 1, UNITS, *arguments, *logs.values(), *rest)
    return {type: _numbers(type, log) for type, log in logs.items()}


def _array(type: str, values: list[int | float]) -> Any:
    return numpy.array(
        values, numpy.float64 if type in FLOATS else numpy_dtype(SCALARS[type])
    ).astype(numpy_dtype(SCALARS[type]))


def _numbers(type: str, array: Any) -> list[int | float]:
    return array.astype(numpy.float64).tolist() if type in FLOATS else array.tolist()


def differences(expected: Logs, found: Logs) -> Iterator[str]:
    """Describe what differs; NaN is NaN, and zeros have signs."""
    for type, values in expected.items():
        for place, (one, other) in enumerate(zip(values, found[type], strict=True)):
            if one != one and other != other:
                continue
            if one != other or math.copysign(1, one) != math.copysign(1, other):
                yield f"log_{type}[{place % SLOTS}] of unit {place // SLOTS}: CPython {one}, here {other}"


def check_program(program: Program, *where: str) -> list[str]:
    """Run a program by CPython and on some devices; return what is wrong."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", CubeWarning)  # random programs do what is hardly meant
        return _check(program, *where)


def _check(program: Program, *where: str) -> list[str]:
    values = inputs(program)
    try:
        expected = run_in_python(program, values)
    except Exception as error:
        return [f"the oracle failed: {type(error).__name__}: {error}"]
    wrong: list[str] = []
    try:
        kernel = load(program)
        for name in where:
            try:
                found = run_on(name, kernel, program, values)
            except CubeError as error:
                wrong.append(f"{name} refused: {error}")
            except Exception as error:
                wrong.append(f"{name} failed: {type(error).__name__}: {error}")
            else:
                wrong += [f"{name}: {text}" for text in differences(expected, found)]
    except CubeError as error:
        wrong.append(f"decoration refused: {error}")
    finally:
        linecache.cache.pop(f"<program {program.seed}>", None)
    return wrong
