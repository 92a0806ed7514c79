"""What a failed launch spoils stays so until all of it is written, and somebody is told of the failure."""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys

import numpy as np
import pytest

from runtime import ComputeClient
from runtime.memory import Handle
from transpile import ABSOLUTE_POS, CubeCount, CubeError, CubeLaunchError, Mut, Tensor, cube, f32


@cube(launch=True)
def root(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        assert x[i] >= 0.0, "a negative number"
        out[i] = x[i]


def spoiled(client: ComputeClient) -> Handle:
    x, out = client.create(-np.ones(8, "f4")), client.zeros(8, f32)
    root.launch(client, 1, 8, x, out)
    return out


def test_a_write_of_a_part_does_not_make_the_rest_good(client: ComputeClient) -> None:
    out = spoiled(client)
    part = out.view(2, offset=1)
    for _ in range(2):
        with contextlib.suppress(CubeLaunchError):  # or the device does not know yet
            client.write(part, np.zeros(2, "f4"))
        with pytest.raises(CubeLaunchError, match="a negative number"):
            client.read(out)
    client.write(out, np.arange(8, dtype="f4"))
    client.write(part, np.zeros(2, "f4"))
    assert client.read(out).tolist() == [0, 0, 0, 3, 4, 5, 6, 7]


def test_a_sync_tells_of_what_no_read_told(client: ComputeClient) -> None:
    out = spoiled(client)
    with pytest.raises(CubeLaunchError, match="a negative number"):
        client.sync()
    client.sync()  # once
    with pytest.raises(CubeLaunchError, match="a negative number"):
        client.read(out)
    out = spoiled(client)
    with pytest.raises(CubeLaunchError, match="a negative number"):
        client.read(out)
    client.sync()  # the read told
    del out
    spoiled(client)
    with pytest.raises(CubeLaunchError, match="a negative number"):
        client.sync()  # though nobody has the handle any more


def test_a_count_that_is_too_large_spoils_what_should_be_written(client: ComputeClient) -> None:
    out, x = client.zeros(8, f32), client.zeros(8, f32)
    count = client.create(np.array([0xFFFFFFFF, 1, 1], "u4"))
    for _ in range(2):
        with contextlib.suppress(CubeLaunchError):  # at once where the host reads the count
            root.launch(client, CubeCount.dynamic(count), 1, x, out)
        with pytest.raises(CubeLaunchError, match="too large"):
            client.read(out)
    client.write(out, np.ones(8, "f4"))
    client.write(count, np.array([2, 1, 1], "u4"))
    root.launch(client, CubeCount.dynamic(count), 1, x, out)
    assert client.read(out).tolist() == [0, 0, 1, 1, 1, 1, 1, 1]


def test_no_size_is_too_large_for_an_error(client: ComputeClient) -> None:
    with pytest.raises(CubeLaunchError, match="no room"):
        client.empty((1 << 40, 1 << 40), f32)


def test_graphs_take_no_times_and_need_a_recording(client: ComputeClient) -> None:
    x = client.zeros(8, f32)
    with client.graph(), pytest.raises(CubeLaunchError, match="sync"):
        client.timed(lambda: root.launch(client, 1, 8, x, x))
    with pytest.raises(CubeError, match="nothing to replay"):
        client.graph().replay()


SILENT = """
import numpy, transpile
from runtime import device
from tests.runtime.conformance.test_poison import spoiled
spoiled(device("cpu").client)
"""


def test_the_end_of_a_program_tells_what_nobody_waited_for() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", SILENT], capture_output=True, text=True, timeout=120, check=False
    )
    assert ended.returncode == 0, ended.stderr
    assert "a device assert failed: a negative number" in ended.stderr


@cube(launch=True)
def told_and_failed(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    print("x is", x[0])
    assert x[0] >= 0.0, "a negative number"
    out[0] = x[0]


class Broken(io.StringIO):
    def write(self, text: str) -> int:
        raise BrokenPipeError


def test_a_stream_that_breaks_hides_no_failure(client: ComputeClient) -> None:
    x, out = client.create(-np.ones(1, "f4")), client.zeros(1, f32)
    with contextlib.redirect_stdout(Broken()), contextlib.suppress(BrokenPipeError):
        told_and_failed.launch(client, 1, 1, x, out)
        client.sync()
    for _ in range(2):
        with pytest.raises(CubeLaunchError, match="a negative number"):
            client.read(out)
