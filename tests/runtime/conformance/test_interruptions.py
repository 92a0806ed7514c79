"""Ctrl-C at any point at which the interpreter looks for it: other threads go on, and so does this one."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient
from transpile import ABSOLUTE_POS, CubeError, Mut, Tensor, cube, f32
from transpile.forks import ForkLock, UnbrokenLock

LOOKS = ("call", "c_return")
"""Where the interpreter looks: at the start of functions of Python, and after those in C."""


@cube(launch=True)
def double(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS] * 2.0


def interrupted(work: Callable[[], object], at: int) -> bool:
    """Run `work` and interrupt it where the interpreter looks for the `at`-th time; tell whether it came so far."""
    seen = 0

    def look(_frame: Any, event: str, argument: Any) -> None:
        nonlocal seen
        if event not in LOOKS or argument is sys.setprofile:
            return
        seen += 1
        if seen == at + 1:
            sys.setprofile(None)
            raise KeyboardInterrupt

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        work()
    except (KeyboardInterrupt, CubeError):  # what was interrupted may be said in our words
        pass
    except (
        RuntimeError
    ) as error:  # Python's own conditions lose count of their lock, where wgpu waits for one
        if str(error) not in ("release unlocked lock", "cannot release un-acquired lock"):
            raise
    finally:
        sys.setprofile(before)
    return seen > at


def in_another_thread(work: Callable[[], bool]) -> bool:
    found: list[bool] = []
    thread = threading.Thread(target=lambda: found.append(work()), daemon=True)
    thread.start()
    thread.join(20)
    return found == [True]


@pytest.mark.parametrize("kind", [ForkLock, UnbrokenLock])
def test_locks_are_given_back(kind: Any) -> None:
    lock = kind()

    def block() -> None:
        with lock:
            len("")
        len("")

    def is_free() -> bool:
        taken = bool(lock.acquire(timeout=0))
        if taken:
            lock.release()
        return taken

    at = 0
    while interrupted(block, at):
        assert in_another_thread(is_free), at
        at += 1
    assert at > 2


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # in finalizers
def test_other_threads_go_on(client: ComputeClient) -> None:
    x = client.create(np.arange(64, dtype="f4"))
    out = client.zeros(64, f32)

    def right() -> bool:
        mine = client.create(np.ones(64, "f4"))
        double.launch(client, 1, 64, x, mine)
        return client.read(mine).tolist() == [2.0 * n for n in range(64)]

    def memory() -> None:
        client.write(client.empty(64, f32), np.ones(64, "f4"))
        client.read(x)

    def launch() -> None:
        double.launch(client, 1, 64, x, out)
        client.sync()

    assert in_another_thread(right)  # from now on threads take turns
    for work in (memory, launch):
        for _ in range(3):
            work()  # what is remembered is part of it
        at = 0
        while interrupted(work, at):
            client.write(out, np.zeros(64, "f4"))
            assert in_another_thread(right), (work.__name__, at)
            assert right(), (work.__name__, at)
            at += 1 if at < 40 else at // 3
        assert at > 5
