"""What kernels tell while they run: `print` and `assert`, when it is heard, and what a failure spoils."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest

from runtime import ComputeClient
from runtime.memory import Handle
from tests.runtime.conformance.devices import ASYNCHRONOUS
from tests.runtime.conformance.kernels import increment, saxpy
from transpile import (
    ABSOLUTE_POS,
    Array,
    CubeLaunchError,
    Mut,
    Vector,
    config,
    cube,
    f16,
    f32,
    f64,
    i32,
    i64,
    u8,
    u32,
)


@cube(launch=True)
def says(x: Array[f32], n: i32, out: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    if i < x.len():
        print("unit", i, "has", x[i], x[i] > 1.0, "100% {}")
        print(f"{x[i]:.3f}|{n:>5}|{n:x}|{i:03}", n + i32(i), sep="; ")
    out[i] = i32(i)


@cube(launch=True)
def says_lanes(x: Array[Vector[f32, 2]], out: Mut[Array[i32]]) -> None:
    print(x[ABSOLUTE_POS], x[ABSOLUTE_POS] * 2.0)
    out[ABSOLUTE_POS] = 1


@cube(launch=True)
def says_wide(
    x: Array[f64], y: Array[i64], z: Array[u8], h: Array[f16], out: Mut[Array[u32]]
) -> None:
    print(x[0], y[0], z[0], h[0])
    out[0] = 1


@cube(launch=True)
def says_often(times: u32, out: Mut[Array[u32]]) -> None:
    for k in range(times):
        print("line", k)
    out[ABSOLUTE_POS] = times


@cube(launch=True)
def small(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        assert x[i] < 100.0, "too large"
        out[i] = x[i]


def use(client: ComputeClient, middle: Handle, last: Handle) -> None:
    """Read what is made of `middle`; a device that does not run ahead knows at the launch that it is bad."""
    saxpy[1, 4](1.0, middle, last)
    client.read(last)


def heard(client: ComputeClient, capsys: pytest.CaptureFixture[str]) -> list[str]:
    client.sync()
    return capsys.readouterr().out.splitlines()


def test_the_same_text_everywhere(
    client: ComputeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    x = client.create(np.array([0.1, 1e30, -0.0], "f4"))
    says.launch(client, 1, 4, x, -7, client.zeros(4, i32))
    expected = [
        "unit 0 has 0.1 False 100% {}",
        "unit 1 has 1e+30 True 100% {}",
        "unit 2 has -0.0 False 100% {}",
        "0.100|   -7|-7|000; -7",
        f"{float(np.float32(1e30)):.3f}|   -7|-7|001; -6",
        "-0.000|   -7|-7|002; -5",
    ]
    assert sorted(heard(client, capsys)) == sorted(expected)


def test_vectors_are_printed_lane_by_lane(
    client: ComputeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    x = client.create(np.array([[1.5, 2.0], [0.1, 3.0]], "f4").reshape(4))
    says_lanes.launch(client, 1, 2, x, client.zeros(2, i32))
    found = sorted(heard(client, capsys))
    assert found == ["(0.1, 3.0) (0.2, 6.0)", "(1.5, 2.0) (3.0, 4.0)"]


def test_numbers_of_every_width(client: ComputeClient, capsys: pytest.CaptureFixture[str]) -> None:
    if f64 not in client.properties.storage:
        return
    args = [
        np.array([n], t) for n, t in [(1 / 3, "f8"), (-(2**40), "i8"), (200, "u1"), (0.1, "f2")]
    ]
    says_wide.launch(client, 1, 1, *map(client.create, args), client.zeros(1, u32))
    assert heard(client, capsys) == ["0.3333333333333333 -1099511627776 200 0.1"]


def test_lines_that_find_no_room_are_counted(
    client: ComputeClient, where: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = client.zeros(1, u32)
    with config.override(print_buffer=100):
        says_often.launch(client, 1, 1, 20, out)
    found = heard(client, capsys)
    if where not in ASYNCHRONOUS:
        assert found == [f"line {k}" for k in range(20)]
        return
    assert found[:-1] == [f"line {k}" for k in range(12)]  # 25 words, two for each
    assert "8 more lines" in found[-1]
    assert client.read(out).tolist() == [20]


def test_host_arrays_are_heard_at_once(
    client: ComputeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    out = np.zeros(1, "u4")
    says_often.launch(client, 1, 1, 2, out)
    assert capsys.readouterr().out.splitlines() == ["line 0", "line 1"]
    assert out.tolist() == [2]


def test_launches_are_heard_in_their_order(
    client: ComputeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = client.zeros(1, u32), client.zeros(1, u32)
    for times in (1, 2, 3):
        says_often.launch(client, 1, 1, times, first)
        says_often.launch(client, 1, 1, 1, second)
    client.read(second)
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"line {k}" for n in (1, 1, 2, 1, 3, 1) for k in range(n)]


def test_many_launches_that_nobody_asks_for(
    client: ComputeClient, where: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = client.zeros(1, u32)
    for _ in range(150):
        says_often.launch(client, 1, 1, 1, out)
    if where in ASYNCHRONOUS:
        early = len(capsys.readouterr().out.splitlines())
        assert 86 <= early < 150
        assert early + len(heard(client, capsys)) == 150


def test_a_failure_spoils_what_is_made_of_it(client: ComputeClient) -> None:
    x = client.create(np.array([1, 200, 3, 4], "f4"))
    middle, last, apart = client.zeros(4, f32), client.zeros(4, f32), client.zeros(4, f32)
    saxpy[1, 4](1.0, middle, last)  # a site that remembers
    saxpy[1, 4](1.0, middle, last)
    small.launch(client, 1, 4, x, middle)
    with pytest.raises(CubeLaunchError, match="too large"):
        use(client, middle, last)
    saxpy.launch(client, 1, 4, 1.0, x, apart)
    assert client.read(apart).tolist() == [1, 200, 3, 4]
    for _ in range(2):
        with pytest.raises(CubeLaunchError, match="too large"):
            client.read(middle)
    client.sync()  # it was told
    client.write(middle, np.zeros(4, "f4"))
    assert client.read(middle).tolist() == [0] * 4


@pytest.mark.parametrize("where", ASYNCHRONOUS, indirect=True)
def test_a_launch_that_hears_of_what_it_reads(client: ComputeClient) -> None:
    client.sync()
    bad, x = client.create(np.array([1e3, 1, 1, 1], "f4")), client.zeros(4, f32)
    y, z, last = client.zeros(4, f32), client.zeros(4, f32), client.zeros(3, f32)
    small.launch(client, 1, 4, bad, y)
    for _ in range(63):
        small.launch(client, 1, 4, x, z)
    assert y.block.unheard
    # One more than may wait, which finds nothing wrong with its own part.
    small.launch(client, 1, 4, y.view((3,), None, 1), last)
    assert y.block.failure is not None
    for spoiled in (last, y):
        with pytest.raises(CubeLaunchError, match="too large"):
            client.read(spoiled)
    assert client.read(z).tolist() == [0] * 4
    with suppress(CubeLaunchError):
        client.sync()


@pytest.mark.parametrize("where", ASYNCHRONOUS, indirect=True)
def test_few_launches_wait_to_be_heard(client: ComputeClient) -> None:
    x, y = client.zeros(4, f32), client.zeros(4, f32)
    for _ in range(100):
        small.launch(client, 1, 4, x, y)
    assert len(y.block.unheard) <= 64
    assert client.read(y).tolist() == [0] * 4


@pytest.mark.parametrize("where", ASYNCHRONOUS, indirect=True)
def test_a_failure_spoils_what_a_graph_makes_of_it(client: ComputeClient) -> None:
    right = np.array([1, 2, 3, 4], "f4")
    x, middle, last = client.create(right), client.zeros(4, f32), client.zeros(4, f32)
    saxpy.launch(client, 1, 4, 1.0, middle, last)
    with client.graph() as graph:
        saxpy.launch(client, 1, 4, 1.0, middle, last)
    small.launch(client, 1, 4, x, middle)
    graph.replay()
    graph.replay()
    assert client.read(last).tolist() == [2, 4, 6, 8]
    client.write(x, right + 99)
    small.launch(client, 1, 4, x, middle)
    graph.replay()
    with pytest.raises(CubeLaunchError, match="too large"):
        client.read(last)
    with pytest.raises(CubeLaunchError, match="too large"):
        graph.replay()
    client.write(last, right)
    client.write(middle, right)
    graph.replay()
    assert client.read(last).tolist() == [2, 4, 6, 8]


@cube(launch=True)
def counts(x: Mut[Array[f32]], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    assert x[i] < 3.0, "too many"
    if i == 0:
        print("replay", x[i])
    x[i] += 1.0
    out[i] = x[i]


@pytest.mark.parametrize("where", ASYNCHRONOUS, indirect=True)
def test_replays_tell(client: ComputeClient, capsys: pytest.CaptureFixture[str]) -> None:
    x, out, last = (client.zeros(4, f32) for _ in range(3))
    with client.graph() as graph:
        counts.launch(client, 1, 4, x, out)
        saxpy.launch(client, 1, 4, 1.0, out, last)
    assert heard(client, capsys) == []  # nothing ran
    graph.replay()
    graph.replay()
    client.sync()
    assert heard(client, capsys) == ["replay 0.0", "replay 1.0"]
    assert client.read(last).tolist() == [3] * 4
    graph.replay()
    assert client.read(out).tolist() == [3] * 4  # a read hears them too
    assert heard(client, capsys) == ["replay 2.0"]
    graph.replay()  # the assert fails, and spoils what the graph makes of it
    for bad in (out, last):
        with pytest.raises(CubeLaunchError, match="too many"):
            client.read(bad)
    for handle in (x, out, last):
        client.write(handle, np.zeros(4, "f4"))
    heard(client, capsys)
    graph.replay()
    assert client.read(last).tolist() == [1] * 4
    assert heard(client, capsys) == ["replay 0.0"]


@pytest.mark.parametrize("where", ASYNCHRONOUS, indirect=True)
def test_a_replay_s_failure_outlives_the_graph(client: ComputeClient) -> None:
    x, out = client.create(np.full(4, 9, "f4")), client.zeros(4, f32)
    with client.graph() as graph:
        counts.launch(client, 1, 4, x, out)
    graph.replay()
    del graph
    with pytest.raises(CubeLaunchError, match="too many"):
        client.sync()
    with pytest.raises(CubeLaunchError, match="too many"):
        client.read(out)


@cube(launch=True)
def unguarded(y: Mut[Array[i32]]) -> None:
    y[ABSOLUTE_POS] = 1


@pytest.mark.parametrize("where", ASYNCHRONOUS, indirect=True)
def test_replays_are_validated(client: ComputeClient) -> None:
    y = client.zeros(4, i32)
    with client.graph() as graph:
        unguarded.launch(client, 1, 8, y, validate="writes")
    for _ in range(2):
        graph.replay()
        with pytest.raises(CubeLaunchError, match="CUBE221"):
            client.sync()
        client.write(y, np.zeros(4, "i4"))


def test_a_sync_tells_what_failed(client: ComputeClient) -> None:
    x, out = client.create(np.full(4, 1e3, "f4")), client.zeros(4, f32)
    small.launch(client, 1, 4, x, out)
    with pytest.raises(CubeLaunchError, match="too large") as caught:
        client.sync()
    assert "test_notes.py" in str(caught.value)
    client.sync()
    with pytest.raises(CubeLaunchError, match="too large"):
        client.read(out)


def test_overwritten_memory_is_well_again(client: ComputeClient) -> None:
    x, out = client.create(np.full(4, 1e3, "f4")), client.zeros(4, i32)
    wrong = client.zeros(4, f32)
    small.launch(client, 1, 4, x, wrong)
    client.write(wrong, np.ones(4, "f4"))
    assert client.read(wrong).tolist() == [1] * 4
    increment.launch(client, 1, 4, out, out)
    assert client.read(out).tolist() == [1] * 4
    with suppress(CubeLaunchError):  # it was right to fail
        client.sync()


PROGRAM = """
import numpy as np
from runtime import device
from tests.runtime.conformance.test_notes import says_often, small

client = device({name!r}).client
says_often.launch(client, 1, 1, 2, client.zeros(1, "u4"))
small.launch(client, 1, 1, client.create(np.full(1, 1e3, "f4")), client.zeros(1, "f4"))
print("the end")
"""


def test_a_program_that_ends_without_a_read_is_heard(client: ComputeClient, where: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(name=where)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert sorted(done.stdout.splitlines()) == ["line 0", "line 1", "the end"]
    if where in ASYNCHRONOUS:
        assert "too large" in done.stderr


def test_prepared_launches_are_heard(
    client: ComputeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    out = client.zeros(1, u32)
    bound = says_often.prepare(client, 1, 1, 1, out)
    for _ in range(3):
        bound()
    assert heard(client, capsys) == ["line 0"] * 3
