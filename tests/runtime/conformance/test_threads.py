"""A client from many threads at once."""

from __future__ import annotations

import threading

import numpy as np

from runtime import ComputeClient
from tests.runtime.conformance.devices import SLOW
from tests.runtime.conformance.kernels import fill, increment, saxpy
from transpile import f32, i32


def test_threads_on_their_own_arrays(client: ComputeClient, where: str) -> None:
    rounds = 5 if where in SLOW else 60
    problems: list[BaseException] = []

    def work(number: int) -> None:
        try:
            x = np.full(200, number, "f4")
            xs, ys = client.create(x), client.zeros(200, f32)
            site = saxpy[4, 64]
            for turn in range(rounds):
                site(1.0, xs, ys)
                if turn % 20 == 0:
                    fill.launch(client, 1, 32, client.zeros(10, f32), 1.0, times=turn % 40)
            np.testing.assert_array_equal(client.read(ys), x * rounds)
        except BaseException as error:
            problems.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=120)
    assert not problems, problems
    assert not any(thread.is_alive() for thread in threads)


def test_what_one_thread_wrote_another_reads(client: ComputeClient) -> None:
    value = client.zeros(64, i32)
    for _ in range(5):
        thread = threading.Thread(
            target=lambda: increment.launch(client, 1, 64, value, value), daemon=True
        )
        thread.start()
        thread.join()
    assert client.read(value).tolist() == [5] * 64


def test_threads_that_write_the_same_memory_take_turns(client: ComputeClient, where: str) -> None:
    size, rounds = (64, 5) if where in SLOW else (1 << 17, 40)
    x, seen = client.zeros(size, f32), []
    one = client.create(np.ones(size, "f4"))
    step = saxpy.over(size)

    def add() -> None:
        for _ in range(rounds):
            step.launch(client, 1.0, one, x)

    def look() -> None:
        copy = client.zeros(size, f32)
        for _ in range(rounds // 4):
            client.write(copy, np.zeros(size, "f4"))
            step.launch(client, 1.0, x, copy)
            seen.extend([client.read(copy), client.read(x)])

    threads = [threading.Thread(target=work) for work in (add, add, add, look)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=120)
    assert (client.read(x) == 3 * rounds).all()
    assert all((array == array[0]).all() for array in seen)
