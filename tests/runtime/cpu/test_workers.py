"""The pool of threads: who runs where, and what a launch waits for."""

from __future__ import annotations

import os
import threading
import time

import pytest

from runtime.cpu.workers import Workers, _avoid

needs_two = pytest.mark.skipif(
    not hasattr(os, "sched_setaffinity") or len(os.sched_getaffinity(0)) < 2,
    reason="needs two CPUs and a system that binds threads to them",
)


def test_every_thread_is_waited_for() -> None:
    workers = Workers(3)
    seen: list[int] = []
    workers.run(seen.append, 7, 3)
    workers.run(seen.append, 8, 2)
    workers.close()
    assert sorted(seen) == [7, 7, 7, 8, 8]


def test_an_interrupted_launch_waits_for_all_threads_and_leaves_them_idle() -> None:
    workers = Workers(3)
    seen: list[int] = []

    def slow(address: int) -> None:
        if threading.current_thread() is threading.main_thread():
            raise KeyboardInterrupt  # as it is raised where compiled code returns
        time.sleep(0.02)
        seen.append(address)

    with pytest.raises(KeyboardInterrupt):
        workers.run(slow, 1, 3)
    assert seen == [1, 1]
    for _ in range(3):
        workers.run(lambda address: time.sleep(0.01) or seen.append(address), 2, 3)
    workers.close()
    assert seen == [1, 1] + 9 * [2]


def test_a_launch_does_with_the_threads_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    workers = Workers(3)
    seen: list[int] = []
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        workers.run(seen.append, 1, 3)
    workers.run(seen.append, 2, 3)
    workers.close()
    assert seen == [1, 2, 2, 2]


@needs_two
def test_a_worker_keeps_off_the_callers_cpu() -> None:
    before = os.sched_getaffinity(0)
    workers = Workers(2)
    allowed: list[set[int]] = []

    def work(address: int) -> None:
        if threading.current_thread() is not threading.main_thread():
            allowed.append(os.sched_getaffinity(0))

    try:
        for _ in range(4):
            workers.run(work, 0, 2)
    finally:
        workers.close()
    assert len(allowed) == 4
    assert all(cpus < before and len(cpus) == len(before) - 1 for cpus in allowed)


@needs_two
def test_a_worker_follows_its_caller() -> None:
    before = os.sched_getaffinity(0)
    workers = Workers(2)
    workers.run(lambda address: None, 0, 2)
    try:
        for cpu in sorted(before)[:2]:
            _avoid(workers._threads[0], cpu)
            thread = workers._threads[0].thread.native_id
            assert thread is not None
            assert os.sched_getaffinity(thread) == before - {cpu}
    finally:
        workers.close()


@needs_two
def test_a_caller_bound_to_one_cpu_leaves_workers_alone() -> None:
    before = os.sched_getaffinity(0)
    workers = Workers(2)
    seen: list[int] = []
    try:
        os.sched_setaffinity(0, {min(before)})
        workers.run(seen.append, 1, 2)
    finally:
        os.sched_setaffinity(0, before)
        workers.close()
    assert seen == [1, 1]
