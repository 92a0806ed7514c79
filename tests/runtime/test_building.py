"""Builds that meet: one within another, and one that a fork comes to."""

from __future__ import annotations

import os
import signal
import threading
import time
import warnings

import numpy
import pytest

from transpile import ABSOLUTE_POS, Comptime, Mut, Tensor, comptime, cube, f32


@cube(launch=True)
def square(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] * x[i]


def sum_of_squares(count: int) -> float:
    x = numpy.arange(count, dtype="f4")
    out = numpy.zeros(count, "f4")
    square[1, count](x, out)
    return float(out.sum())


@cube(launch=True)
def fill(out: Mut[Tensor[f32]], count: Comptime[int]) -> None:
    out[ABSOLUTE_POS] = comptime(sum_of_squares(count))


def test_comptime_code_may_launch() -> None:
    out = numpy.zeros(2, "f4")
    thread = threading.Thread(target=lambda: fill[1, 2](out, 4), daemon=True)
    thread.start()
    thread.join(60)
    assert out.tolist() == [14.0, 14.0]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_fork_waits_for_a_build_of_another_thread() -> None:
    building = threading.Event()

    def slowly() -> float:
        building.set()
        time.sleep(0.2)
        return 1.0

    @cube(launch=True)
    def slow(out: Mut[Tensor[f32]]) -> None:
        out[ABSOLUTE_POS] = comptime(slowly())

    out = numpy.zeros(1, "f4")
    thread = threading.Thread(target=lambda: slow[1, 1](out))
    thread.start()
    assert building.wait(60)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # Python 3.12 warns of threads
        child = os.fork()
    if child == 0:
        signal.alarm(30)
        found = numpy.zeros(1, "f4")
        slow[1, 1](found)  # built in the parent; what was half done would hang here
        fill[1, 1](found, 3)
        os._exit(int(found[0] != 5.0))
    thread.join()
    assert out[0] == 1.0
    assert os.waitpid(child, 0)[1] == 0
