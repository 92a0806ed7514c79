"""Graphs on every device: what they record, whose counts the device knows among it, and what a replay tells."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient, device
from runtime.memory import Handle
from tests.runtime.conformance.kernels import double, saxpy, transpose
from transpile import (
    ABSOLUTE_POS,
    CUBE_POS,
    Array,
    CubeCount,
    CubeError,
    CubeLaunchError,
    Mut,
    config,
    cube,
    f32,
    i32,
    u32,
)


@cube(launch=True)
def visits(out: Mut[Array[u32]]) -> None:
    out[CUBE_POS] += 1


@cube(launch=True)
def one_more(count: Mut[Array[u32]], most: u32) -> None:
    """Let the next launch have one cube more, and none after the most."""
    count[0] = (count[0] + 1) % (most + 1)
    count[1] = 1
    count[2] = 1


@cube(launch=True)
def told(out: Mut[Array[u32]]) -> None:
    print("cube", CUBE_POS)
    out[CUBE_POS] += 1


@cube(launch=True)
def limited(x: Array[u32], count: Mut[Array[u32]]) -> None:
    assert x[0] < 4, "too many cubes"
    count[0] = x[0]
    count[1] = 1
    count[2] = 1


@cube(launch=True)
def unguarded(y: Mut[Array[u32]]) -> None:
    y[ABSOLUTE_POS] = 1


def numbers(*found: int) -> np.ndarray:
    return np.array(found, "u4")


# Graphs


def test_all_ways_to_launch_are_recorded(client: ComputeClient) -> None:
    x, y = client.create(np.ones(4, "f4")), client.zeros(4, f32)
    site: Any = saxpy[1, 4]
    bound = saxpy.prepare(client, 1, 4, 3.0, x, y)
    for _ in range(4):  # until they are remembered
        site(0.0, x, y)
    bound()
    bound()
    with client.graph() as graph:
        for number in range(1, 4):
            site(float(number), x, y)
        bound()
        saxpy.launch(client, 0, 4, 1.0, x, y)
        with config.override(max_cube_count=3):
            saxpy.launch(client, 4, 1, 10.0, x, y)
    assert client.read(y).tolist() == [6.0] * 4
    site(100.0, x, y)  # runs at once again
    bound()
    graph.replay()
    graph.replay()
    assert client.read(y).tolist() == [109.0 + 2 * 19] * 4


def test_a_graph_keeps_its_memory(client: ComputeClient) -> None:
    x, y = client.create(np.ones(4, "f4")), client.zeros(4, f32)
    middle = client.zeros(4, f32)
    with client.graph() as graph:
        saxpy.launch(client, 1, 4, 1.0, x, middle)
        saxpy.launch(client, 1, 4, 1.0, middle, y)
    del x, middle
    others = [client.zeros(4, f32) for _ in range(8)]
    graph.replay()
    graph.replay()
    assert client.read(y).tolist() == [3.0] * 4
    assert all(not client.read(other).any() for other in others)


def test_views_that_begin_anywhere(client: ComputeClient) -> None:
    x, y = client.create(np.arange(24, dtype="f4")), client.zeros(24, f32)
    with client.graph() as graph:
        transpose.launch(client, 1, 8, x.view((3, 2), (5, 1), 3), y.view((2, 3), (6, 2), 1))
    graph.replay()
    expected = np.zeros(24, "f4")
    expected[[1, 3, 5, 7, 9, 11]] = [3, 8, 13, 4, 9, 14]
    assert client.read(y).tolist() == expected.tolist()


def test_what_a_graph_does_not_record(client: ComputeClient) -> None:
    x, y = client.create(np.ones(4, "f4")), client.zeros(4, f32)
    ones = np.ones(4, "f4")
    empty = client.graph()
    with pytest.raises(CubeLaunchError, match="nothing to replay"):
        empty.replay()
    with client.graph() as graph:
        count = CubeCount.dynamic(client.empty(3, u32))
        for refused in (
            lambda: client.read(y),
            lambda: client.write(y, ones),
            lambda: client.create(ones),
            client.sync,
            graph.replay,
            client.graph().__enter__,
            lambda: saxpy.launch(client, 1, 4, 1.0, ones, y),
            lambda: saxpy.launch(client, 1, 4, 1.0, x, ones),
            lambda: saxpy.launch(client, count, 4, 1.0, ones, y),
        ):
            with pytest.raises(CubeLaunchError, match="can't record"):
                refused()
        saxpy.launch(client, 1, 4, 1.0, x, y)
    assert client.read(y).tolist() == [0] * 4  # what was refused spoils nothing
    graph.replay()
    assert client.read(y).tolist() == [1] * 4
    with pytest.raises(CubeLaunchError, match="can't record another graph"), graph:
        pass


def test_a_block_that_fails_records_nothing(client: ComputeClient) -> None:
    x, y = client.create(np.ones(4, "f4")), client.zeros(4, f32)
    graph = client.graph()
    with pytest.raises(ZeroDivisionError), graph:
        launch_and_fail(client, x, y)
    with pytest.raises(CubeLaunchError, match="nothing to replay"):
        graph.replay()
    with graph:
        saxpy.launch(client, 1, 4, 2.0, x, y)
    graph.replay()
    assert client.read(y).tolist() == [2] * 4


def launch_and_fail(client: ComputeClient, x: Handle, y: Handle) -> None:
    saxpy.launch(client, 1, 4, 1.0, x, y)
    raise ZeroDivisionError


def test_a_block_ends_once_and_in_its_own_thread(client: ComputeClient) -> None:
    x, y = client.create(np.ones(4, "f4")), client.zeros(4, f32)
    found: list[BaseException] = []

    def end() -> None:
        try:
            graph.__exit__(None, None, None)
        except CubeLaunchError as error:
            found.append(error)

    graph = client.graph()
    with graph:
        saxpy.launch(client, 1, 4, 2.0, x, y)
        thread = threading.Thread(target=end)
        thread.start()
        thread.join()
    end()
    assert ["can't record an end" in str(error) for error in found] == [True, True]
    graph.replay()
    assert client.read(y).tolist() == [2] * 4


def test_another_device_is_launched_on_at_once(client: ComputeClient, where: str) -> None:
    other = device("cpu" if where == "reference" else "reference").client
    x, y = other.create(np.ones(4, "f4")), other.zeros(4, f32)
    mine = client.zeros(4, f32)
    with client.graph() as graph:
        saxpy.launch(other, 1, 4, 2.0, x, y)
        assert other.read(y).tolist() == [2] * 4
        with other.graph() as theirs:
            saxpy.launch(other, 1, 4, 3.0, x, y)
            saxpy.launch(client, 1, 4, 1.0, mine, mine)
        saxpy.launch(client, 1, 4, 1.0, mine, mine)
    client.write(mine, np.ones(4, "f4"))
    theirs.replay()
    assert other.read(y).tolist() == [5] * 4
    graph.replay()
    assert client.read(mine).tolist() == [4] * 4


def test_what_is_printed_asserted_and_validated(
    client: ComputeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    out, y, late = client.zeros(4, u32), client.zeros(3, u32), client.zeros(3, u32)
    with client.graph() as graph:
        told.launch(client, 2, 1, out)
        unguarded.launch(client, 1, 4, y, validate="writes")
        double.launch(client, 1, 4, y, late)
    for number in (1, 2):
        with pytest.raises(CubeLaunchError, match="CUBE221"):
            replay_and_read(client, graph, late)
        assert in_any_order(capsys) == ["cube 0", "cube 1"]
        assert client.read(out).tolist() == [number, number, 0, 0]
        for bad in (y, late):
            with pytest.raises(CubeLaunchError, match="CUBE221"):
                client.read(bad)
            client.write(bad, np.zeros(3, "u4"))


def test_replays_and_prepared_launches_are_waited_for_with_debug(
    client: ComputeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    x, y = client.create(np.ones(4, "f4")), client.zeros(4, f32)
    prepared = saxpy.prepare(client, 1, 4, 1.0, x, y)
    with client.graph() as graph:
        prepared()
    for _ in range(3):
        prepared()
        graph.replay()
    waits: list[object] = []
    sync = client.server.sync
    monkeypatch.setattr(client.server, "sync", lambda *args: waits.append(sync(*args)))
    for launch in (prepared, graph.replay):
        launch()
        assert not waits
        with config.override(debug=True):
            launch()
            assert waits
        waits.clear()
    assert client.read(y).tolist() == [10] * 4


def test_a_failing_replay_raises_itself_with_debug(client: ComputeClient) -> None:
    y = client.zeros(3, u32)
    with client.graph() as graph:
        unguarded.launch(client, 1, 4, y, validate="writes")
    with config.override(debug=True), pytest.raises(CubeLaunchError, match="CUBE221"):
        graph.replay()


def in_any_order(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return what was printed: cubes run at once, and may print in another order each time."""
    return sorted(capsys.readouterr().out.splitlines())


def test_a_failure_is_known_though_no_handle_is_left(client: ComputeClient) -> None:
    x, out = client.create(numbers(9)), client.zeros(4, u32)
    middle, other = client.zeros(4, u32), client.zeros(4, u32)
    with client.graph() as graph:
        limited.launch(client, 1, 1, x, middle)
        double.launch(client, 1, 4, middle, other)
        double.launch(client, 1, 4, other, out)
    del middle, other
    with pytest.raises(CubeLaunchError, match="too many cubes"):
        replay_and_read(client, graph, out)
    with pytest.raises(CubeLaunchError, match="too many cubes"):
        client.read(out)


def test_a_replay_that_is_refused_spoils_its_outputs(client: ComputeClient) -> None:
    source, x = client.create(numbers(9)), client.zeros(4, u32)
    first, last, other = (client.zeros(4, u32) for _ in range(3))
    with client.graph() as graph:
        double.launch(client, 1, 4, x, first)
        double.launch(client, 1, 4, first, last)
    limited.launch(client, 1, 1, source, x)
    with pytest.raises(CubeLaunchError, match="too many cubes"):
        client.read(x)
    with pytest.raises(CubeLaunchError, match="too many cubes"):
        graph.replay()
    double.launch(client, 1, 4, other, other)
    for bad in (first, last):
        with pytest.raises(CubeLaunchError, match="too many cubes"):
            client.read(bad)
    for bad in (x, first, last):
        client.write(bad, np.ones(4, "u4"))
    graph.replay()
    assert client.read(last).tolist() == [4] * 4


def test_remembered_launches_heed_what_a_replay_wrote(client: ComputeClient) -> None:
    x, count, out = client.create(numbers(1)), client.zeros(4, u32), client.zeros(4, u32)
    with client.graph() as graph:
        limited.launch(client, 1, 1, x, count)
    site: Any = double[1, 4]
    for _ in range(4):
        graph.replay()
        client.sync()
        site(count, out)
        site(count, out)
        site(count, out)
    assert client.read(out).tolist() == [2, 2, 2, 0]
    client.write(x, numbers(9))
    with pytest.raises(CubeLaunchError, match="too many cubes"):
        after(client, graph, lambda: site(count, out), out)
    with pytest.raises(CubeLaunchError, match="too many cubes"):
        client.read(count)


def after(
    client: ComputeClient, graph: Any, launch: Callable[[], object], handle: Handle
) -> np.ndarray:
    graph.replay()
    launch()
    return client.read(handle)


def replay_and_read(client: ComputeClient, graph: Any, handle: Handle) -> np.ndarray:
    """Replay, and read: where the host makes the launches a failure may be told at once."""
    graph.replay()
    return client.read(handle)


def test_memory_that_was_freed(client: ComputeClient) -> None:
    x, y = client.create(np.ones(4, "f4")), client.zeros(4, f32)
    with client.graph() as graph:
        saxpy.launch(client, 1, 4, 1.0, x, y)
    graph.replay()
    x.block.free()
    with pytest.raises(CubeLaunchError, match="CUBE224"):
        graph.replay()
    assert client.read(y).tolist() == [1] * 4


# Counts that the device knows


def test_earlier_launches_of_the_graph_count(client: ComputeClient) -> None:
    count, out = client.zeros(3, u32), client.zeros(4, u32)
    with client.graph() as graph:
        one_more.launch(client, 1, 1, count, 2)
        visits.launch(client, CubeCount.dynamic(count), 1, out)
    assert client.read(out).tolist() == [0] * 4
    for expected in ([1, 0, 0, 0], [2, 1, 0, 0], [2, 1, 0, 0], [3, 1, 0, 0]):
        graph.replay()
        assert client.read(out).tolist() == expected
    for _ in range(5):  # nobody reads between them
        graph.replay()
    assert client.read(out).tolist() == [6, 3, 0, 0]


def test_counts_anywhere_in_a_graph(client: ComputeClient) -> None:
    first, second = client.create(numbers(1, 1, 1)), client.create(numbers(1, 2, 2))
    out, x, y = client.zeros(4, u32), client.create(np.ones(4, "f4")), client.zeros(4, f32)
    bound = visits.prepare(client, CubeCount.dynamic(second), 1, out)
    with client.graph() as graph:
        saxpy.launch(client, CubeCount.dynamic(first), 4, 1.0, x, y)
        saxpy.launch(client, 1, 4, 1.0, y, y)
        bound()
        visits[CubeCount.dynamic(first), 1](out)
        saxpy.launch(client, 1, 4, 1.0, x, y)
        saxpy.launch(client, CubeCount.dynamic(first), 4, 1.0, y, y)
    graph.replay()
    assert (client.read(out).tolist(), client.read(y).tolist()) == ([2, 1, 1, 1], [6] * 4)
    client.write(first, numbers(0, 7, 7))
    client.write(second, numbers(3, 1, 1))
    graph.replay()
    assert (client.read(out).tolist(), client.read(y).tolist()) == ([3, 2, 2, 1], [13] * 4)


@pytest.mark.parametrize("axis", [0, 2])
def test_a_count_over_the_limit_spoils_what_follows(client: ComputeClient, axis: int) -> None:
    asked = [1, 1, 1]
    asked[axis] = client.properties.max_cube_count[axis] + 1
    count, out, last = client.create(numbers(3, 1, 1)), client.zeros(4, u32), client.zeros(4, u32)
    with client.graph() as graph:
        visits.launch(client, CubeCount.dynamic(count), 1, out)
        double.launch(client, 1, 4, out, last)
    graph.replay()
    client.write(count, numbers(*asked))
    for _ in range(2):
        with pytest.raises(CubeLaunchError, match="CUBE238") as caught:
            replay_and_read(client, graph, last)
        assert str(tuple(asked)) in str(caught.value)
    for bad in (out, last):
        with pytest.raises(CubeLaunchError, match="CUBE238"):
            client.read(bad)
    with pytest.raises(CubeLaunchError, match="CUBE238"):  # it would add to what is bad
        replay_and_read(client, graph, last)
    client.write(count, numbers(2, 1, 1))
    for bad in (out, last):
        client.write(bad, np.zeros(4, "u4"))
    assert replay_and_read(client, graph, last).tolist() == [2, 2, 0, 0]


def test_the_wrong_count_is_told_though_it_was_mended_since(client: ComputeClient) -> None:
    wrong = numbers(1, 0xFFFFFFFF, 1)
    source, count = client.create(wrong // 2 + 1), client.create(wrong // 2 + 1)
    out = client.zeros(4, u32)
    with client.graph() as graph:
        double.launch(client, 1, 4, source, count)
        visits.launch(client, CubeCount.dynamic(count), 1, out)
    client.write(source, numbers(1, 3_000_000_000 // 2, 1))
    with pytest.raises(CubeLaunchError, match=r"CUBE238(.|\n)*\(2, 3000000000, 2\)"):
        replay_twice(client, graph, source, out)


def replay_twice(client: ComputeClient, graph: Any, source: Handle, out: Handle) -> None:
    graph.replay()
    client.write(source, numbers(0, 0, 0))
    graph.replay()
    client.read(out)


def test_grids_are_not_folded(client: ComputeClient) -> None:
    count, out = client.create(numbers(5, 1, 1)), client.zeros(5, u32)
    with config.override(max_cube_count=2):
        with client.graph() as graph:
            visits.launch(client, CubeCount.dynamic(count), 1, out)
        graph.replay()
    assert client.read(out).tolist() == [1] * 5


def test_more_units_than_addresses_tell_apart(client: ComputeClient) -> None:
    count, out = client.create(numbers(60000, 60000, 1)), client.zeros(4, u32)
    with client.graph() as graph:
        visits.launch(client, CubeCount.dynamic(count), 1, out)
    with pytest.raises(CubeLaunchError, match="CUBE238"):
        replay_and_read(client, graph, out)


def test_what_the_count_is_made_from_may_fail(
    client: ComputeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    x, count, out = client.create(numbers(2)), client.zeros(3, u32), client.zeros(4, u32)
    with client.graph() as graph:
        limited.launch(client, 1, 1, x, count)
        told.launch(client, CubeCount.dynamic(count), 1, out)
        visits.launch(client, 1, 1, out)
    assert replay_and_read(client, graph, out).tolist() == [2, 1, 0, 0]
    assert in_any_order(capsys) == ["cube 0", "cube 1"]
    client.write(x, numbers(9))
    with pytest.raises(CubeLaunchError, match="too many cubes"):
        replay_and_read(client, graph, out)
    capsys.readouterr()
    for bad in (count, out):
        with pytest.raises(CubeLaunchError, match="too many cubes"):
            client.read(bad)
        client.write(bad, np.zeros(bad.shape, "u4"))
    client.write(x, numbers(1))
    assert replay_and_read(client, graph, out).tolist() == [2, 0, 0, 0]
    assert capsys.readouterr().out.splitlines() == ["cube 0"]


def test_several_replays_print(client: ComputeClient, capsys: pytest.CaptureFixture[str]) -> None:
    count, out = client.zeros(3, u32), client.zeros(4, u32)
    with client.graph() as graph:
        one_more.launch(client, 1, 1, count, 3)
        told.launch(client, CubeCount.dynamic(count), 1, out)
        told.launch(client, 1, 1, out)
    graph.replay()
    graph.replay()
    client.sync()
    assert in_any_order(capsys) == ["cube 0"] * 4 + ["cube 1"]
    assert client.read(out).tolist() == [4, 1, 0, 0]


def test_a_dynamic_launch_is_validated(client: ComputeClient) -> None:
    count, y = client.create(numbers(2, 1, 1)), client.zeros(4, u32)
    with client.graph() as graph:
        unguarded.launch(client, CubeCount.dynamic(count), 4, y, validate="writes")
    with pytest.raises(CubeLaunchError, match="CUBE221"):
        replay_and_read(client, graph, y)
    client.write(y, np.zeros(4, "u4"))
    client.write(count, numbers(1, 1, 1))
    assert replay_and_read(client, graph, y).tolist() == [1] * 4


def test_the_count_s_handle_may_go_but_not_its_memory(client: ComputeClient) -> None:
    count, out = client.create(numbers(2, 1, 1)), client.zeros(4, u32)
    with client.graph() as graph:
        visits.launch(client, CubeCount.dynamic(count), 1, out)
    block = count.block
    del count
    for _ in range(8):
        client.create(numbers(4, 4, 4))
    assert replay_and_read(client, graph, out).tolist() == [1, 1, 0, 0]
    block.free()
    with pytest.raises(CubeLaunchError, match="CUBE224"):
        graph.replay()
    assert client.read(out).tolist() == [1, 1, 0, 0]


def test_wrong_counts_are_refused_while_recording(client: ComputeClient) -> None:
    count, out = client.zeros(3, i32), client.zeros(4, u32)
    with client.graph(), pytest.raises(CubeLaunchError, match="CUBE239"):
        visits.launch(client, CubeCount.dynamic(count), 1, out)
    assert client.read(out).tolist() == [0] * 4


# Threads


def test_threads_record_and_replay(client: ComputeClient) -> None:
    shared, total = client.create(numbers(2, 1, 1)), client.zeros(4, u32)
    with client.graph() as common:
        visits.launch(client, CubeCount.dynamic(shared), 1, total)
        visits.launch(client, 1, 1, total)
    found: list[Any] = []

    def work(number: int) -> None:
        try:
            count, out = client.create(numbers(number, 1, 1)), client.zeros(4, u32)
            with client.graph() as graph:
                visits.launch(client, 1, 1, out)
                visits.launch(client, CubeCount.dynamic(count), 1, out)
            for _ in range(3):
                graph.replay()
                common.replay()
            found.append((number, client.read(out).tolist()))
        except CubeError as error:
            found.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(1, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    expected = [[6, 0, 0, 0], [6, 3, 0, 0], [6, 3, 3, 0], [6, 3, 3, 3]]
    assert sorted(found) == list(enumerate(expected, 1))
    client.sync()
    assert client.read(total).tolist() == [24, 12, 0, 0]
