"""Turns of threads on memory of the host."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from runtime.turns import NOTHING, Keys, Turns

A, B = frozenset([1]), frozenset([2])


@contextmanager
def used(turns: Turns, reads: Keys, writes: Keys) -> Iterator[None]:
    turn = turns.take(reads, writes)
    try:
        turn.begin()
        yield
    finally:
        turns.active.pop(turn, None)
        turns.tell()


def started(work: Callable[[], object]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


def test_who_writes_is_alone_and_who_reads_is_not() -> None:
    turns, entered = Turns(), {name: threading.Event() for name in ("read", "write", "other")}

    def work(name: str, reads: frozenset[int], writes: frozenset[int]) -> None:
        with used(turns, reads, writes):
            entered[name].set()

    with used(turns, A, NOTHING):
        threads = [
            started(lambda: work("read", A, NOTHING)),
            started(lambda: work("other", NOTHING, B)),
        ]
        assert entered["read"].wait(30)
        assert entered["other"].wait(30)
        threads.append(started(lambda: work("write", NOTHING, A)))
        assert not entered["write"].wait(0.05)
    assert entered["write"].wait(30)
    for thread in threads:
        thread.join(30)
    assert not turns.active
    assert not turns.waiting


def test_who_waits_is_not_passed_by() -> None:
    turns, order = Turns(), []

    def work(name: str, reads: frozenset[int], writes: frozenset[int]) -> None:
        with used(turns, reads, writes):
            order.append(name)

    with used(turns, A, NOTHING):
        first = started(lambda: work("write", NOTHING, A))
        while not turns.waiting:
            pass
        second = started(lambda: work("read", A, NOTHING))
        while len(turns.waiting) < 2:
            pass
        with used(turns, NOTHING, A):  # but a thread never waits for itself
            order.append("within")
    first.join(30)
    second.join(30)
    assert order == ["within", "write", "read"]


def test_a_turn_ends_with_an_exception() -> None:
    turns = Turns()
    with pytest.raises(KeyboardInterrupt), used(turns, NOTHING, A):
        raise KeyboardInterrupt
    assert not turns.active


def test_a_launch_without_a_turn_is_waited_for() -> None:
    turns, entered = Turns(), threading.Event()
    turns.join()
    turns.is_alone = True

    def work() -> None:
        with used(turns, NOTHING, A):
            entered.set()

    thread = started(work)
    assert not entered.wait(0.05)
    assert turns.is_shared  # the next launch of this thread takes turns
    turns.is_alone = False
    assert entered.wait(30)
    thread.join(30)
