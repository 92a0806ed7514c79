"""What is dropped is gone: kernels, what was made for them, and the memory of launches (RUNTIME, rule 3)."""

from __future__ import annotations

import ctypes
import gc
import linecache
import os
import subprocess
import sys
import time
import weakref
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from runtime import device
from runtime.devices import probe
from runtime.plans import Plan
from runtime.protocols import Absent
from transpile import CubeError, cube
from transpile.diagnose import sources
from transpile.diagnose.frames import is_twin

TEXT = """
from dataclasses import dataclass
from transpile import ABSOLUTE_POS, Array, Mut, cube, f32

@cube
@dataclass
class Pair:
    one: f32
    two: f32

def helper(n):
    return n * 1.5

@cube(launch=True)
def kernel(x: Array[f32], y: Mut[Array[f32]], a: f32):
    def inner(v):
        return v + {number}.0
    if ABSOLUTE_POS < x.len():
        pair = Pair(x[ABSOLUTE_POS] * a, helper(a))
        y[ABSOLUTE_POS] = inner(pair.one) if pair.two > 0.0 else pair.two
"""
DEVICES = ("reference", "cpu")
COMPILED = ("cpu", "vulkan", "webgpu")


def made(number: int) -> tuple[Any, dict[str, Any]]:
    """Return a kernel that no other kernel shares anything with, and its globals."""
    space: dict[str, Any] = {"__name__": "made"}
    return cube.from_source(TEXT.format(number=number), space), space


def launched(kernel: Any, where: str, number: int) -> None:
    x, y = np.ones(4, "f4"), np.zeros(4, "f4")
    if where == "eager":
        kernel.eager(1, 4, x, y, 2.0)
    else:
        kernel.launch(device(where).client, 1, 4, x, y, 2.0)
    assert y.tolist() == [number + 2.0] * 4


def present(where: str) -> None:
    found = probe(where) if where in (*DEVICES, *COMPILED) else None
    if isinstance(found, Absent):
        pytest.skip(f"{where}: {found.reason}")


def plans() -> int:
    """Count the compiled kernels of the process."""
    return sum(type(one) is Plan for one in gc.get_objects())


@pytest.mark.parametrize("where", [*DEVICES, "eager"])
def test_dropped_kernels_take_all_with_them(where: str) -> None:
    present(where)
    gc.collect()
    before = plans()
    watched: list[weakref.ref[Any]] = []
    gc.disable()  # it might come before they are counted
    try:
        for number in range(3):
            kernel, space = made(number)
            launched(kernel, where, number)
            code = kernel.twin.expand.__code__
            assert is_twin(code)
            watched += map(weakref.ref, (kernel, kernel.function, kernel.twin, code, space["Pair"]))
            del kernel, space, code
        assert plans() == before + (0 if where == "eager" else 3)
    finally:
        gc.enable()
    gc.collect()
    assert [found() for found in watched if found() is not None] == []
    assert plans() == before


def test_the_text_of_a_kernel_goes_with_its_last_function() -> None:
    first, _ = made(77)
    second, _ = made(77)
    file = first.function.__code__.co_filename
    assert second.function.__code__.co_filename == file
    launched(first, "reference", 77)
    del first
    gc.collect()
    assert file in linecache.cache
    launched(second, "reference", 77)
    del second, _
    gc.collect()
    assert file not in linecache.cache
    assert sources.registered(file) is None


def test_an_error_keeps_the_lines_that_it_shows() -> None:
    text = "from transpile import *\n@cube(launch=True)\ndef broken(y: Mut[Array[f32]]):\n    y[0] = nowhere\n"
    with pytest.raises(CubeError) as caught:
        cube.from_source(text, {}).launch(device("reference").client, 1, 1, np.zeros(1, "f4"))
    error = caught.value.with_traceback(None)
    del caught
    gc.collect()
    assert "    y[0] = nowhere" in str(error)


def run_alone(where: str, *arguments: object) -> list[float]:
    """Run this file as a program, and return the memory that it prints, in kilobytes."""
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, __file__, where, *map(str, arguments)],
        env={**os.environ, "TRANSPILE_CACHE": "0", "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=True,
    )
    return [float(line) for line in done.stdout.split()]


class _Mallinfo(ctypes.Structure):
    """What glibc tells of its heap (``mallinfo2``)."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()
    )


MALLINFO: Any = getattr(ctypes.CDLL(None), "mallinfo2", None) if sys.platform == "linux" else None
if MALLINFO is not None:
    MALLINFO.restype = _Mallinfo


def _allocated() -> int:
    """Return the kilobytes that libraries hold: not Python's own objects, and no memory that is kept for later."""
    found = MALLINFO()
    return int(found.uordblks + found.hblkhd) // 1024


linux = pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")


@linux
def test_memory_is_flat_over_dropped_kernels() -> None:
    """A kernel that stays costs some 100 kB; the interpreter's own memory moves by a few hundred in all."""
    before, after = run_alone("reference", "kernels", 200, 1000)
    assert after - before < 3000


@linux
@pytest.mark.skipif(MALLINFO is None, reason="the C library does not tell what is allocated")
@pytest.mark.parametrize(
    ("where", "kilobytes"),
    [
        # LLVM's passes take 120 kB for each kernel and its text 6, which nobody would free but us; llvmlite keeps 1.5.
        ("cpu", 4),
        # A pipeline of lavapipe's takes 90 kB; its tables grow now and then.
        ("vulkan", 30),
        ("webgpu", 30),
    ],
)
def test_compiling_leaves_little_behind(where: str, kilobytes: int) -> None:
    present(where)
    before, after = run_alone(where, "allocated", 15, 45)
    assert after - before < kilobytes * 30


@linux
def test_machine_code_goes_with_its_kernel() -> None:
    present("cpu")
    before, after = run_alone("cpu", "mappings", 4, 14)
    assert before == after


@linux
@pytest.mark.parametrize("where", DEVICES)
def test_memory_is_flat_over_launches(where: str) -> None:
    present(where)
    before, after = run_alone(where, "launches", 1000, 10_000)
    assert after - before < 1000


def _kilobytes() -> int:
    resident = int(Path("/proc/self/statm").read_text().split()[1])
    return resident * os.sysconf("SC_PAGE_SIZE") // 1024


def _executable_mappings() -> int:
    lines = Path("/proc/self/maps").read_text().splitlines()
    return sum("x" in line.split()[1] and len(line.split()) == 5 for line in lines)


def main(where: str, what: str, first: int, last: int) -> None:
    """Make kernels or launches; print the memory, or the pieces of machine code, after `first` and after `last`."""
    measure = {"mappings": _executable_mappings, "allocated": _allocated}.get(what, _kilobytes)
    client = device(where).client
    kept, _ = made(0)
    x, y = client.create(np.ones(4, "f4")), client.create(np.zeros(4, "f4"))
    for number in range(last):
        if what == "launches":
            kept.launch(client, 1, 4, x, y, 2.0)
        else:
            kernel, _ = made(number)
            launched(kernel, where, number)
            del kernel, _
        if number + 1 in (first, last):
            found = []
            for _ in range(5 if what == "allocated" else 1):
                gc.collect()
                # lavapipe destroys pipelines at the next one's submit, in a thread of its own
                kept.launch(client, 1, 4, x, y, 2.0)
                client.sync()
                found.append(measure())
                time.sleep(0.1)
            print(min(found))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
