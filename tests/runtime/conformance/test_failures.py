"""A failure never yields data."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient
from tests.runtime.conformance.kernels import double, saxpy
from transpile import (
    ABSOLUTE_POS,
    UNIT_POS,
    CubeCompileError,
    CubeError,
    CubeLaunchError,
    CubeTargetError,
    Mut,
    SharedMemory,
    Tensor,
    cube,
    f32,
    sync_cube,
)
from transpile.protocols import Artifact


@pytest.mark.parametrize("where", ["webgpu"], indirect=True)
def test_what_the_target_refuses_poisons_what_it_should_have_written(
    client: ComputeClient,
) -> None:
    y = client.zeros(4, "f64")
    with pytest.raises(CubeTargetError):
        double.launch(client, 1, 4, client.zeros(4, "f64"), y)
    for _ in range(2):
        with pytest.raises(CubeTargetError, match="can't hold f64"):
            client.read(y)
    client.write(y, np.ones(4, "f8"))
    assert client.read(y).tolist() == [1] * 4


@pytest.mark.parametrize("where", ["webgpu"], indirect=True)
def test_what_the_compiler_refuses_poisons_too(
    client: ComputeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    from runtime.webgpu.compiler import Compiler

    real = Compiler.module

    def damaged(self: Any, artifact: Any) -> Any:
        text = str(artifact.text).replace("y[", "y.q[")
        parts = (artifact.target, text, artifact.entry, artifact.kernel, artifact.lines)
        return real(self, Artifact(*parts))

    monkeypatch.setattr(Compiler, "module", damaged)
    x, y = client.zeros(4, f32), client.zeros(4, f32)
    with pytest.raises(CubeCompileError, match=r"kernels\.py") as caught:
        saxpy.launch(client, 1, (4, 1, 2), 1.0, x, y)
    assert "invalid field accessor" in str(caught.value)
    with pytest.raises(CubeCompileError):
        client.read(y)
    assert client.read(x).tolist() == [0] * 4
    monkeypatch.undo()
    client.write(y, np.zeros(4, "f4"))
    saxpy.launch(client, 1, (4, 1, 2), 1.0, x, y)
    assert client.read(y).tolist() == [0] * 4


@cube(launch=True)
def shares_too_much(out: Mut[Tensor[f32]]) -> None:
    shared = SharedMemory[f32](1 << 24)
    shared[UNIT_POS] = 1.0
    sync_cube()
    out[UNIT_POS] = shared[UNIT_POS]


def test_what_can_not_be_built_poisons_what_it_should_have_written(
    client: ComputeClient, where: str
) -> None:
    if where == "reference":
        return  # it has as much as the machine
    out = client.create(np.full(4, 9, "f4"))
    with pytest.raises(CubeTargetError, match=r"test_failures\.py:\d+"):
        shares_too_much.launch(client, 1, 4, out)
    for _ in range(2):
        with pytest.raises(CubeTargetError, match="bytes of shared memory"):
            client.read(out)
    client.write(out, np.ones(4, "f4"))
    assert client.read(out).tolist() == [1] * 4


def test_freed_and_foreign_handles_are_refused(client: ComputeClient, where: str) -> None:
    x, y = client.zeros(4, f32), client.zeros(4, f32)
    y.block.free()
    with pytest.raises(CubeError):
        saxpy.launch(client, 1, 4, 1.0, x, y)
    with pytest.raises(CubeError):
        client.read(y)
    if where != "reference":
        from runtime import device

        other = device("reference").client.zeros(4, f32)
        with pytest.raises(CubeLaunchError, match="reference"):
            saxpy.launch(client, 1, 4, 1.0, other, x)


def test_numbers_that_do_not_fit(client: ComputeClient) -> None:
    x, y = client.zeros(4, f32), client.zeros(4, f32)
    with pytest.raises(CubeLaunchError):
        saxpy.launch(client, 1, 4, "two", x, y)
    assert client.read(y).tolist() == [0] * 4


@cube(launch=True)
def positive(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        assert x[ABSOLUTE_POS] > 0.0, "positive"
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS]


@pytest.mark.parametrize("form", ["launch", "site", "prepared", "by name"])
def test_what_should_have_been_made_of_bad_memory_is_bad(client: ComputeClient, form: str) -> None:
    x = client.create(np.array([1, -1, 1, 1], "f4"))
    middle, out = client.zeros(4, f32), client.create(np.full(4, 9, "f4"))
    site, prepared = saxpy[1, 4], saxpy.prepare(client, 1, 4, 1.0, middle, out)
    for _ in range(3):
        site(1.0, middle, out)
        prepared()
    positive.launch(client, 1, 4, x, middle)
    for _ in range(2):  # refused at once, where the host knows by now, or heard of later
        with suppress(CubeLaunchError):
            if form == "launch":
                saxpy.launch(client, 1, 4, 1.0, middle, out)
            elif form == "site":
                site(1.0, middle, out)
            elif form == "prepared":
                prepared()
            else:
                saxpy.launch(client, 1, 4, x=middle, y=out, a=1.0)
        with pytest.raises(CubeLaunchError, match=r"CUBE222.*positive"):
            client.read(out)
    with pytest.raises(CubeLaunchError, match="positive"):
        client.read(middle)
    client.write(middle, np.ones(4, "f4"))
    client.write(out, np.ones(4, "f4"))
    prepared()
    assert client.read(out).tolist() == [2] * 4
    client.sync()
