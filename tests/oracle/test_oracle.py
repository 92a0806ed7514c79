"""Random programs by CPython on `scalars` and by the project: what they write must be the same, bit by bit but for NaN.

The suite runs a small fixed share; ``TRANSPILE_FUZZ=20000 pytest tests/oracle`` runs more, and
``python tests/oracle/test_oracle.py --seed 17`` shows one program and what differs.
"""

from __future__ import annotations

import argparse
import linecache
import math
import os
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy
import pytest

sys.path.insert(0, str(Path(__file__).parent))

from generate import generate
from parts import FLOATS, INPUTS, SLOTS, UNITS, Program
from regressions import programs
from scalars import INTEGERS, NAMES, TYPES, Array, Number, rounded, wrap

from runtime import device
from runtime.devices import probe
from runtime.protocols import Absent
from transpile.diagnose.diagnostic import CubeError
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS

PROGRAMS = int(os.environ.get("TRANSPILE_FUZZ") or 80)
SHARE = 20
"""Programs in one test."""
Logs = dict[str, list[int | float]]


class Terminated(Exception):
    """``terminate()`` in CPython."""


def terminate() -> None:
    raise Terminated


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


def run_in_python(program: Program, values: dict[str, list[int | float]], n: int) -> Logs:
    """Run the program by CPython, one unit after the other."""
    logs = {type: Array(type, [0] * (SLOTS * UNITS)) for type in program.types}
    code = compile(program.python, f"<oracle {program.seed}>", "exec")
    for unit in range(UNITS):
        space: dict[str, Any] = {
            **NAMES,
            "UNIT_POS": Number("u32", unit),
            "terminate": terminate,
            "cube": lambda function=None, launch=False: function or (lambda inner: inner),
        }
        exec(code, space)
        arguments = [Array(type, values[type]) for type in program.types]
        try:
            space["program"](*arguments, *logs.values(), TYPES["i32"](n))
        except Terminated:
            pass
    return {type: log.values for type, log in logs.items()}


def load(program: Program) -> Any:
    """Return the program's kernel."""
    name = f"<program {program.seed}>"
    linecache.cache[name] = (
        len(program.kernel),
        None,
        program.kernel.splitlines(keepends=True),
        name,
    )
    space: dict[str, Any] = {"__name__": f"program_{program.seed}"}
    exec(compile(program.kernel, name, "exec"), space)
    return space["program"]


def run_on(
    where: str, kernel: Any, program: Program, values: dict[str, list[int | float]], n: int
) -> Logs:
    """Run the program's kernel on a device."""
    with numpy.errstate(all="ignore"):
        arguments = [_array(type, values[type]) for type in program.types]
    logs = {type: _array(type, [0] * (SLOTS * UNITS)) for type in program.types}
    if where == "eager":
        kernel.eager(1, UNITS, *arguments, *logs.values(), n)
    else:
        kernel.launch(device(where).client, 1, UNITS, *arguments, *logs.values(), n)
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


def check(seed: int, *where: str) -> list[str]:
    """Run the program of one seed by CPython and on some devices; return what is wrong."""
    return check_program(generate(seed), *where)


def check_program(program: Program, *where: str) -> list[str]:
    values, n = inputs(program), program.seed % 5
    try:
        expected = run_in_python(program, values, n)
    except Exception as error:
        return [f"the oracle failed: {type(error).__name__}: {error}"]
    wrong: list[str] = []
    try:
        kernel = load(program)
        for name in where:
            try:
                found = run_on(name, kernel, program, values, n)
            except CubeError as error:
                wrong.append(f"{name} refused: {error}")
            else:
                wrong += [f"{name}: {text}" for text in differences(expected, found)]
    except CubeError as error:
        wrong.append(f"decoration refused: {error}")
    finally:
        linecache.cache.pop(f"<program {program.seed}>", None)
    return wrong


def shares(programs: int) -> list[range]:
    """Split the seeds into tests of `SHARE` programs."""
    return [range(first, min(first + SHARE, programs)) for first in range(0, programs, SHARE)]


def assert_same(seeds: range, *where: str) -> None:
    for seed in seeds:
        wrong = check(seed, *where)
        assert not wrong, "\n".join([f"seed {seed}", generate(seed).kernel, *wrong[:5]])


@pytest.mark.fuzz
@pytest.mark.parametrize(
    "seeds", shares(PROGRAMS), ids=lambda seeds: f"{seeds.start}-{seeds.stop - 1}"
)
def test_programs_mean_what_python_means(seeds: range) -> None:
    assert_same(seeds, "reference", "eager")


@pytest.mark.fuzz
@pytest.mark.slow
def test_programs_mean_the_same_when_compiled() -> None:
    found = probe("cpu")
    if isinstance(found, Absent):
        pytest.skip(f"cpu: {found.reason}")
    assert_same(range(PROGRAMS // 8), "cpu")


@pytest.mark.parametrize("program", programs(), ids=lambda program: f"program{program.seed}")
def test_programs_that_were_once_wrong(program: Program) -> None:
    assert check_program(program, "reference", "eager") == []


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, help="show one program")
    parser.add_argument("--programs", type=int, default=PROGRAMS)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument(
        "--device",
        action="append",
        help="may be given more than once; default: reference and eager",
    )
    options = parser.parse_args()
    where = options.device or ["reference", "eager"]
    if options.seed is not None:
        print(generate(options.seed).kernel)
        print("\n".join(check(options.seed, *where)) or "no difference")
        return 0
    start, bad = time.perf_counter(), 0
    for seed in range(options.first, options.first + options.programs):
        wrong = check(seed, *where)
        if wrong:
            bad += 1
            print(f"seed {seed}: {wrong[0].splitlines()[0]}", flush=True)
        done = seed - options.first + 1
        if done % 1000 == 0:
            print(f"{done} programs, {bad} differ, {time.perf_counter() - start:.0f} s", flush=True)
    seconds = time.perf_counter() - start
    print(
        f"{options.programs} programs from seed {options.first} on {', '.join(where)}: {bad} differ, {seconds:.0f} s"
    )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
