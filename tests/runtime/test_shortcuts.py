"""Shortcuts: what the function that is written for a launch checks, packs, calls and keeps."""

from __future__ import annotations

import gc
import struct
import weakref
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from runtime import device
from runtime.cpu.ready import Ready as CpuReady
from runtime.shortcuts import Again, Check, Place, shortcut
from transpile import ABSOLUTE_POS, CubeLaunchError, Mut, Tensor, cube, f32
from transpile.diagnose.errors.launch import FreedHandle
from transpile.diagnose.traceback import cut


class Ready:
    """A launch that is noted."""

    clock: Any = None
    epoch = 0
    thread = 0
    torch = None

    def __init__(self, *places: Place, status: int = 0, notes: bool = True) -> None:
        self.buffer = bytearray(b"\xff" * 24)
        self.places = places
        self.status = status
        self.calls: list[tuple[int, ...]] = []
        self.noted: list[object] = []
        calls = self.calls

        def call(*given: int) -> tuple[int]:
            calls.append(given)
            return (status,)

        self.call = call
        self.arguments: tuple[Any, ...] = (7, 8)
        self.note = self.noted.append if notes else None
        self.module = "module"


def made(ready: Ready, arity: int, *checks: Check, at: tuple[int, ...] = ()) -> Again:
    numbers = zip(ready.places, at, strict=True)
    return shortcut(ready, arity, [("yes", {"yes": True}), *checks], numbers)


def test_numbers_are_packed_and_the_launch_is_called_and_noted() -> None:
    ready = Ready(("f", 0), ("I", 4), ("d", 8))
    again = made(ready, 4, at=(2, 0, 3))
    assert again((5, "not a number", 1.5, 2))
    assert struct.unpack_from("=fId", ready.buffer) == (1.5, 5, 2.0)
    assert ready.calls == [(7, 8)]
    assert ready.noted == ["module"]


def test_what_lies_between_numbers_is_left_alone() -> None:
    ready = Ready(("i", 12), ("i", 0), ("f4x", 16))
    assert made(ready, 3, at=(0, 1, 2))((1, 2, 0.5))
    assert ready.buffer[:16] == struct.pack("=i8si", 2, b"\xff" * 8, 1)
    assert struct.unpack_from("=f", ready.buffer, 16) == (0.5,)


@pytest.mark.parametrize("args", [(), (1,), (1, 2, 3), ("1", 2), (1, 1 << 32), (1, -1), (1, None)])
def test_what_does_not_fit_is_left_to_the_whole_way(args: tuple[Any, ...]) -> None:
    ready = Ready(("I", 0), ("I", 4))
    assert not made(ready, 2, at=(0, 1))(args)
    assert not ready.calls


def test_a_launch_without_arguments() -> None:
    ready = Ready()
    again = made(ready, 0)
    assert again(())
    assert not again((1,))
    assert ready.calls == [(7, 8)]


def test_a_call_that_fails_is_not_noted() -> None:
    ready = Ready(status=1)
    assert not made(ready, 1)((1,))
    assert ready.calls
    assert not ready.noted
    assert made(Ready(notes=False), 1)((1,))


def test_all_checks_count() -> None:
    first, second = object(), object()
    ready = Ready()
    again = made(
        ready, 2, ("known0 is a0", {"known0": first}), ("known1 is a1", {"known1": second})
    )
    assert again((first, second))
    for wrong in ((second, second), (first, first), (second, first)):
        assert not again(wrong)
    assert len(ready.calls) == 1


def test_the_launch_is_kept_as_long_as_its_shortcut() -> None:
    ready = Ready()
    alive = weakref.ref(ready)
    again = made(ready, 0)
    del ready
    assert alive() is not None
    assert again(())
    del again
    assert alive() is None


def test_errors_of_a_call_show_no_frame_of_a_shortcut() -> None:
    ready = Ready()

    def fails(*_: int) -> tuple[int]:
        raise FreedHandle(None).error()

    ready.call = fails
    with pytest.raises(CubeLaunchError) as found:
        made(ready, 0)(())
    files = [entry.path for entry in found.traceback]
    assert "<runtime.shortcuts>" in map(str, files)
    trace = cut(found.value).__traceback__
    while trace is not None:
        assert trace.tb_frame.f_code.co_filename == __file__
        trace = trace.tb_next


@cube(launch=True)
def double(x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] = x[ABSOLUTE_POS] * 2.0


@pytest.fixture
def without_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("without_collection")
def test_a_shortcut_that_was_replaced_is_gone_at_once() -> None:
    client = device("cpu").client
    y = client.zeros(4, f32)

    def launches() -> int:
        return sum(type(one) is CpuReady for one in gc.get_objects())

    before = launches()
    for _ in range(5):
        x = client.create(np.ones(4, "f4"))
        for _ in range(4):
            double[1, 4](x, y)
    assert launches() == before + 1
    del x
    assert launches() == before
