"""Threads that run cubes: persistent, woken by a lock each, one call into compiled code for each
launch.

A worker may run on every CPU but the caller's: schedulers like to wake a thread where its waker
runs, and take up to tens of milliseconds to notice that another CPU is idle.

Compiled code takes cubes off a counter in the launch's packet, so threads need no plan. A launch
that finds the pool busy, or that is too short to be worth waking anybody, runs in the caller's
thread.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import threading
from collections.abc import Callable, Sequence

STACK = 16 << 20
"""Bytes of stack of a worker: shared memory and the arrays of units live there."""

Work = Callable[[int], object]


class _Worker:
    __slots__ = ("address", "asked", "avoided", "done", "finished", "start", "thread", "work")

    def __init__(self) -> None:
        self.avoided = -1
        """The CPU that it may not run on."""
        self.start = threading.Lock()
        self.done = threading.Lock()
        self.start.acquire()
        self.done.acquire()
        self.work: Work | None = None
        self.address = 0
        self.asked = self.finished = 0
        """How often work was asked for, and which of these is done: what tells after an interruption."""
        self.thread = threading.Thread(target=self._run, name="transpile-cpu", daemon=True)

    def _run(self) -> None:
        while True:
            self.start.acquire()
            if self.work is None:
                return
            asked = self.asked
            if asked == self.finished:  # woken by `settle` once more than needed
                continue
            self.work(self.address)
            self.done.release()
            self.finished = asked

    def ask(self, work: Work, address: int) -> None:
        """Let it work; `done` is released afterwards."""
        self.work, self.address = work, address
        self.asked += 1
        self.start.release()

    def settle(self) -> None:
        """Wait until it is idle, wherever its caller was interrupted; may be interrupted and called again."""
        while self.asked != self.finished:
            with contextlib.suppress(RuntimeError):  # it is awake
                self.start.release()
            self.done.acquire(timeout=0.01)
        self.start.acquire(blocking=False)
        self.done.acquire(blocking=False)


class Workers:
    """The pool; `size` counts the caller's thread too."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or available_cpus()
        self._busy = threading.Lock()
        self._threads: list[_Worker] = []

    def run(self, work: Work, address: int, threads: int) -> None:
        """Call ``work(address)`` in up to `threads` threads at once; return when all calls did."""
        # Not `acquire` and `release`: an interruption between them and the block would leave it taken.
        if threads <= 1 or self._busy.locked():
            work(address)
            return
        with self._busy:
            self._run_together(work, address, min(threads, self.size) - 1)

    def _run_together(self, work: Work, address: int, others: int) -> None:
        while len(self._threads) < others:
            try:
                self._threads.append(_started())
            except (
                RuntimeError
            ):  # the system has no more: this launch does with those that are there
                break
        chosen = self._threads[:others]
        here = current_cpu()
        for worker in chosen:
            if worker.avoided != here:
                _avoid(worker, here)
        try:
            for worker in chosen:
                worker.ask(work, address)
            work(address)
            for worker in chosen:
                worker.done.acquire()
        except BaseException:
            _settle(chosen)
            raise

    def close(self) -> None:
        """End the threads."""
        with self._busy:
            for worker in self._threads:
                worker.work = None
                worker.start.release()
            for worker in self._threads:
                worker.thread.join()
            self._threads.clear()


def _started() -> _Worker:
    worker = _Worker()
    before = threading.stack_size(STACK)
    try:
        worker.thread.start()
    finally:
        threading.stack_size(before)
    return worker


def _settle(workers: Sequence[_Worker]) -> None:
    """Wait in spite of signals: the threads are still writing, and the next launch counts on idle ones."""
    while True:
        try:
            for worker in workers:
                worker.settle()
        except BaseException:  # noqa: BLE001 - KeyboardInterrupt, or whatever a signal handler raises
            continue
        return


def available_cpus() -> int:
    """Return how many CPUs this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _current_cpu() -> Callable[[], int]:
    try:
        found: Callable[[], int] = ctypes.PyDLL(None).sched_getcpu
    except (AttributeError, OSError, TypeError):
        return lambda: -1
    return found


current_cpu = _current_cpu()
"""Returns the number of the CPU that the calling thread runs on, -1 where nobody tells."""


def _avoid(worker: _Worker, cpu: int) -> None:
    """Let a worker run on all of this thread's CPUs but `cpu`."""
    worker.avoided = cpu
    others = os.sched_getaffinity(0) - {cpu}
    if others and worker.thread.native_id is not None:
        with contextlib.suppress(OSError):  # a sandbox may forbid it
            os.sched_setaffinity(worker.thread.native_id, others)


_pool: Workers | None = None


def pool() -> Workers:
    """Return this process's pool."""
    global _pool
    if _pool is None:
        _pool = Workers()
    return _pool


def _forget() -> None:
    """In a forked child none of the threads exists any more."""
    global _pool
    _pool = None


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
