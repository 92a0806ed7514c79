"""What errors tell a caller on the host to write instead: names of devices, stages and options that others use."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from runtime import device
from transpile import ABSOLUTE_POS, CubeError, Mut, Tensor, cube, f32
from transpile.spelled import argument


@cube(launch=True)
def copied(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i]


X, OUT = np.ones(8, "f4"), np.zeros(8, "f4")


def way_out(work: Callable[[], object]) -> str:
    with pytest.raises(CubeError) as raised:
        work()
    return str(raised.value).rpartition("help: ")[2]


@pytest.mark.parametrize(
    ("word", "instead"),
    [
        ("gpu", "`device()` is the best one that is here; known are `cuda`, `hip`"),
        ("CUDA", "write `cuda`"),
        ("nvidia:1", "write `cuda`"),
        ("mps", "write `metal`"),
        ("cuda:first", "a number counts devices of one kind: `cuda:1` is the second"),
        ("vulcan", "did you mean `vulkan`?"),
    ],
)
def test_devices(word: str, instead: str) -> None:
    assert way_out(lambda: device(word)).startswith(instead)


@pytest.mark.parametrize(
    ("word", "instead"),
    [
        ("msl", "write `metal`"),
        ("WGSL", "write `wgsl`"),
        ("spv", "write `spirv_binary`"),
        ("PTX", "compilers make it of `cuda`: `nvcc --ptx kernel.cu`"),
        ("glsl", "`spirv` is what Vulkan takes of GLSL"),
        ("vulkan", "the text of the device `vulkan` is the stage `spirv`"),
        ("wgls", "did you mean `wgsl`?"),
        ("brainfuck", "known are: `cuda`"),
    ],
)
def test_stages(word: str, instead: str) -> None:
    assert way_out(lambda: copied.inspect(word, X, OUT)).startswith(instead)


def test_options_of_launches() -> None:
    launch = copied.with_options(vaildate=True)
    assert way_out(lambda: launch[1, 8](X, OUT)).startswith("did you mean `validate`?")
    launch = copied.with_options(blocks=2)
    assert way_out(lambda: launch[1, 8](X, OUT)).startswith("options are vectorize")


def test_options_of_runs_in_python() -> None:
    found = way_out(lambda: copied.eager(1, 8, X, OUT, validate=True))
    assert found.startswith('leave it out: `kernel.launch(device("reference").client')
    found = way_out(lambda: copied.eager(1, 8, X, OUT, blocks=1))
    assert found == "pass what the signature asks for; options are `plane`, `unit` and `vectorize`"
    found = way_out(lambda: copied.inspect("ir", X, OUT, blocks=1))
    assert "options of a text are" in found


@pytest.mark.parametrize("text", ["f32[n]", "f32[4, n]", "f32[4]@n"])
def test_sizes_are_numbers(text: str) -> None:
    with pytest.raises(CubeError, match="the size `n` is no number; any will do"):
        argument(text)
