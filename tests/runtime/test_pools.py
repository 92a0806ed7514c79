"""Pools: size classes, reuse, the cap, memory that somebody still looks at."""

from __future__ import annotations

import gc
import os
import signal
import threading
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from runtime import hostpool
from runtime.hostpool import SMALL, HostMemory, HostPool
from runtime.pool import SMALLEST, Pool, shown, size_class
from transpile import CubeLaunchError
from transpile.forks import ForkLock


class Piece:
    def __init__(self, size: int) -> None:
        self.size = self.length = size
        self.pins = 0
        self.is_returned = False


class Made:
    """A device of 1 MiB."""

    def __init__(self) -> None:
        self.made: list[int] = []
        self.dropped: list[int] = []
        self.pool: Pool[Piece] = Pool(self.make, self.drop, 1 << 20)

    def make(self, size: int) -> Piece:
        self.made.append(size)
        return Piece(size)

    def drop(self, piece: Piece) -> None:
        self.dropped.append(piece.size)


@given(st.integers(1, 1 << 45))
def test_size_classes_waste_less_than_a_quarter(size: int) -> None:
    found = size_class(size)
    assert size <= found
    assert found % SMALLEST == 0
    assert size_class(found) == found
    assert size <= SMALLEST or found - size < max(SMALLEST, size / 4)


def test_what_comes_back_is_taken_again() -> None:
    device = Made()
    first = device.pool.take(1000)
    assert (first.size, first.length) == (1024, 1000)
    device.pool.give(first)
    second = device.pool.take(900)
    assert second is first
    assert (second.length, second.is_returned) == (900, False)
    assert device.pool.take(1000) is not first
    assert device.made == [1024, 1024]


def test_the_cap_goes_over_all_classes() -> None:
    device = Made()  # an eighth is kept: 128 KiB
    pieces = [device.pool.take(size) for size in (100 << 10, 20 << 10, 16 << 10, 8 << 10)]
    for piece in pieces:
        device.pool.give(piece)
    device.pool.take(1)
    assert device.dropped == [20 << 10, 8 << 10]  # 112 KiB and 16 KiB fill it
    assert device.pool.kept_bytes == pieces[0].size + pieces[2].size == 128 << 10
    device.pool.trim()
    assert device.pool.kept_bytes == 0
    assert sorted(device.dropped) == sorted(piece.size for piece in pieces)


def test_pinned_memory_waits() -> None:
    device = Made()
    piece = device.pool.take(1000)
    device.pool.pin(piece)
    device.pool.pin(piece)
    device.pool.give(piece)
    assert device.pool.take(1000) is not piece
    device.pool.unpin(piece)
    assert device.pool.take(1000) is not piece
    device.pool.unpin(piece)
    assert device.pool.take(1000) is piece


def test_the_report() -> None:
    device = Made()
    piece = device.pool.take(3000)
    assert device.pool.report() == "1.0 MiB in all, 3.0 KiB in handles, 0 B kept for reuse"
    device.pool.give(piece)
    assert device.pool.report() == "1.0 MiB in all, 0 B in handles, 3.0 KiB kept for reuse"
    assert [shown(size) for size in (0, 1023, 1536, 5 << 30)] == [
        "0 B",
        "1023 B",
        "1.5 KiB",
        "5.0 GiB",
    ]


# The host's own memory

LARGE = 1 << 20


def test_an_interrupted_clean_up_keeps_nothing_that_it_dropped() -> None:
    dropped: list[Piece] = []

    def drop(piece: Piece) -> None:
        dropped.append(piece)
        raise KeyboardInterrupt

    pool: Pool[Piece] = Pool(Piece, drop, 1 << 30)
    for piece in [pool.take(1000) for _ in range(3)]:
        pool.give(piece)
    with pytest.raises(KeyboardInterrupt):
        pool.trim()
    assert len(dropped) == 1
    assert not any(pool.take(1000) in dropped for _ in range(3))
    assert pool.kept_bytes == 0


@pytest.fixture
def pool() -> HostPool:
    return HostPool("cpu", 1 << 30)


def address(memory: Any) -> int:
    return int(memory.ctypes.data)


def test_large_host_memory_is_taken_again(pool: HostPool) -> None:
    memory = pool.take(LARGE - 100)
    assert memory.nbytes == LARGE - 100
    assert address(memory) % 64 == 0
    place = address(memory)
    pool.give(memory)
    del memory
    again = pool.take(LARGE)
    assert address(again) == place
    assert again.nbytes == LARGE
    assert pool.used_bytes == LARGE
    assert pool.kept_bytes == 0


@pytest.mark.parametrize("view", [lambda m: m, lambda m: m[10:], lambda m: m.view("f4")])
def test_memory_that_somebody_looks_at_is_not_given_again(pool: HostPool, view: Any) -> None:
    memory = pool.take(LARGE)
    seen = view(memory)
    seen[:] = 7
    pool.give(memory)
    del memory
    other = pool.take(LARGE)
    other[:] = 1
    assert (seen == 7).all()
    assert pool.kept_bytes == 0
    assert pool.used_bytes == LARGE


def test_small_memory_is_not_kept(pool: HostPool) -> None:
    memory = pool.take(SMALL)
    assert pool.used_bytes == SMALL
    pool.give(memory)
    del memory
    assert "0 B in handles, 0 B kept" in pool.report()


def test_the_cap_of_host_memory() -> None:
    pool = HostPool("cpu", 16 * 4 * LARGE)  # a sixteenth is kept
    pieces = [pool.take(LARGE) for _ in range(6)]
    while pieces:
        pool.give(pieces.pop())
    assert "0 B in handles, 4.0 MiB kept for reuse" in pool.report()
    pool.trim()
    assert "0 B kept" in pool.report()


def test_a_full_host_gives_back_and_tries_again(
    pool: HostPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = pool.take(LARGE)
    pool.give(kept)
    del kept
    make = hostpool.aligned

    class Cycle:
        memory: Any
        me: Cycle

        def __del__(self) -> None:
            pool.give(self.memory)

    cycle = Cycle()
    cycle.memory = pool.take(2 * LARGE)
    cycle.me = cycle
    gc.collect()
    del cycle
    tries = []

    def full(size: int) -> Any:
        tries.append(pool.kept_bytes)
        if len(tries) == 1:
            raise MemoryError
        return make(size)

    monkeypatch.setattr(hostpool, "aligned", full)
    assert pool.take(3 * LARGE).nbytes == 3 * LARGE
    assert tries == [LARGE, 0]
    assert pool.used_bytes == 3 * LARGE


def test_a_host_that_stays_full_says_what_is_used(pool: HostPool) -> None:
    held = pool.take(LARGE)
    with pytest.raises(CubeLaunchError, match="CUBE241") as caught:
        pool.take(1 << 60)
    assert "`cpu` has no room for" in str(caught.value)
    assert "1.0 MiB in handles, 0 B kept for reuse" in str(caught.value)
    with pytest.raises(CubeLaunchError, match="CUBE241"):
        pool.take(1 << 80)
    assert held.nbytes == LARGE


def test_memory_of_a_server_on_the_host() -> None:
    server = HostMemory("somewhere")
    memory = server.allocate(LARGE)
    assert server.is_host
    assert server.name == "somewhere"
    assert "1.0 MiB in handles" in server.memory_report()
    server.write(memory, 8, np.arange(6, dtype="f4").reshape(2, 3))
    found = np.zeros((3, 1), "f4")
    server.read(memory, 12, found)
    server.sync()
    assert found.tolist() == [[1], [2], [3]]
    server.free(memory)
    del memory
    assert "0 B in handles, 1.0 MiB kept" in server.memory_report()
    server.memory_cleanup()
    assert "0 B in handles, 0 B kept" in server.memory_report()


def test_threads_share_a_pool(pool: HostPool) -> None:
    problems: list[int] = []

    def work(number: int) -> None:
        for _ in range(200):
            memory = pool.take(LARGE + number)
            memory[:64] = number
            memory[-64:] = number
            if not (memory[:64] == number).all() or not (memory[-64:] == number).all():
                problems.append(number)
            pool.give(memory)
            del memory

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert problems == []
    assert pool.report().endswith("kept for reuse")
    assert pool.used_bytes == 0
    assert np.iinfo("i8").max > pool.kept_bytes >= 0


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this platform does not fork")
def test_a_forked_child_does_not_wait_for_the_parents_threads() -> None:
    lock = ForkLock()
    held, go = threading.Event(), threading.Event()

    def hold() -> None:
        with lock, lock:
            held.set()
            go.wait(60)

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait(60)
    pid = os.fork()
    if pid == 0:
        signal.alarm(20)
        with lock:
            os._exit(0)
    assert os.waitpid(pid, 0)[1] == 0
    go.set()
    thread.join(60)
    with lock:
        assert not thread.is_alive()
