"""A failure never yields data."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient
from tests.runtime.conformance.kernels import double, saxpy
from transpile import CubeCompileError, CubeError, CubeLaunchError, CubeTargetError, f32
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
