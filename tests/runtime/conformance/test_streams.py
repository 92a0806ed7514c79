"""Explicit streams: the same program on every device, in order by the memory that it uses."""

from __future__ import annotations

import copy
import gc
import pickle
import threading
import weakref

import numpy as np
import pytest

from runtime import ComputeClient
from tests.runtime.conformance.kernels import increment, saxpy
from transpile import CubeLaunchError, Mut, Tensor, cube, f32, i32


def test_streams_are_in_order_by_memory(client: ComputeClient) -> None:
    first, second = client.stream(), client.stream()
    value = client.zeros(64, i32)
    for _ in range(3):
        with first:
            increment.launch(client, 1, 64, value, value)
            with second:
                increment.launch(client, 1, 64, value, value)
            increment.launch(client, 1, 64, value, value)
        increment.launch(client, 1, 64, value, value)
    assert client.read(value).tolist() == [12] * 64


def test_what_one_stream_wrote_all_others_read(client: ComputeClient) -> None:
    x, y = client.create(np.arange(300, dtype="f4")), client.zeros(300, f32)
    streams = [client.stream() for _ in range(4)]
    for number, stream in enumerate(streams):
        with stream as entered:
            assert entered is stream
            saxpy[5, 64](float(number), x, y)
            z = client.zeros(300, f32)
            saxpy[5, 64](1.0, y, z)
        np.testing.assert_array_equal(client.read(z), client.read(y))
    np.testing.assert_array_equal(client.read(y), 6.0 * np.arange(300, dtype="f4"))
    for stream in streams:
        stream.sync()


def test_one_stream_in_two_threads(client: ComputeClient) -> None:
    stream = client.stream()
    values = [client.zeros(64, i32) for _ in range(2)]
    inside, outside = threading.Event(), threading.Event()
    problems: list[BaseException] = []

    def work() -> None:
        try:
            with stream:
                increment.launch(client, 1, 64, values[1], values[1])
                inside.set()
                assert outside.wait(60)
                increment.launch(client, 1, 64, values[1], values[0])
        except BaseException as error:
            problems.append(error)
        finally:
            inside.set()

    thread = threading.Thread(target=work)
    with stream:
        thread.start()
        assert inside.wait(60)
        increment.launch(client, 1, 64, values[0], values[0])
    outside.set()
    thread.join(timeout=60)
    assert not problems, problems
    assert client.read(values[0]).tolist() == [2] * 64


def test_an_error_in_the_block_of_a_stream_comes_through(client: ComputeClient) -> None:
    stream, value = client.stream(), client.zeros(64, i32)
    with pytest.raises(KeyError, match="mine"), stream:
        raise KeyError("mine")
    with stream:
        increment.launch(client, 1, 64, value, value)
    assert client.read(value).tolist() == [1] * 64


@cube(launch=True)
def checked(x: Mut[Tensor[f32]]) -> None:
    assert x[0] > 0.0, "not above zero"


def test_a_failure_on_a_stream_is_told_at_a_read(client: ComputeClient) -> None:
    bad, good = client.zeros(4, f32), client.zeros(4, f32)
    with client.stream() as stream:
        checked.launch(client, 1, 1, bad)
    stream.sync()
    saxpy[1, 64](1.0, good, good)
    with pytest.raises(CubeLaunchError, match="not above zero"):
        client.read(bad)
    assert client.read(good).tolist() == [0.0] * 4


def test_graphs_and_streams(client: ComputeClient) -> None:
    value, stream = client.zeros(64, i32), client.stream()
    increment.launch(client, 1, 64, value, value)
    with client.graph() as graph:
        increment.launch(client, 1, 64, value, value)
        with stream:
            increment.launch(client, 1, 64, value, value)
        with pytest.raises(CubeLaunchError, match="CUBE244"):
            stream.sync()
    assert client.read(value).tolist() == [1] * 64
    with stream:
        graph.replay()
    graph.replay()
    assert client.read(value).tolist() == [5] * 64


def test_a_stream_goes_when_nobody_holds_it(client: ComputeClient) -> None:
    value = client.zeros(64, i32)
    for _ in range(20):
        with client.stream() as stream:
            increment.launch(client, 1, 64, value, value)
    gone = weakref.ref(stream)
    del stream
    gc.collect()
    assert gone() is None
    assert client.read(value).tolist() == [20] * 64


def test_a_stream_is_not_copied(client: ComputeClient) -> None:
    """A copy of one of CUDA's would use it when it is somebody else's."""
    for take in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match=r"`client.stream\(\)` makes another"):
            take(client.stream())
