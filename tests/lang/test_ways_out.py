"""What errors tell a caller on the host to write instead: names of devices, stages and options that others use."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from runtime import device
from runtime.autotune import Config, autotune
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
        ("gpu", "`device()` is the best one that is here; the names are `cuda`, `hip`"),
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
        ("brainfuck", "the names are: `cuda`"),
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


def test_a_graph_takes_handles() -> None:
    client = device("cpu").client
    x = client.zeros(8, f32)

    def recorded() -> None:
        with client.graph():
            copied.launch(client, 1, 8, x, OUT)

    assert way_out(recorded).startswith("make handles of them before the block")


def test_prepared_launches_show_what_they_are() -> None:
    client = device("reference").client
    x = client.zeros(8, f32)
    assert repr(copied.prepare(client, 1, 8, x, x, aliasing="allow")) == (
        "<prepared copied[(1, 1, 1), (8, 1, 1)] on reference>"
    )
    with pytest.raises(
        CubeError, match="the first argument of `launch`, and of `prepare`, is a client"
    ):
        copied.prepare(1, 8, x, x)


def test_handles_of_another_device() -> None:
    handle, other = device("cpu").client.zeros(4, f32), device("reference").client
    with pytest.raises(
        CubeError, match=r"client\.read: `handle` lives on `cpu`, the client is of `reference`"
    ):
        other.read(handle)
    assert way_out(lambda: other.read(handle)).startswith("use the client of `cpu`")
    assert way_out(lambda: copied.launch(other, 1, 4, handle, handle)).startswith("read it with")


def test_a_tuned_kernel_is_launched_with_a_count() -> None:
    tuned = autotune(configs=[Config(dim=32)])(copied)
    assert way_out(lambda: tuned(X, OUT)).startswith("write `copied[count](...)`")


def test_a_shape_says_how_it_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    @cube(launch=True)
    def talking(x: Tensor[f32]) -> None:
        print(repr(x.shape))

    talking.eager(1, 1, X)
    assert capsys.readouterr().out == "<x.shape: write x.shape(d)>\n"

    @cube(launch=True)
    def formatted(x: Tensor[f32]) -> None:
        print(f"{x.shape}")

    assert way_out(lambda: formatted.eager(1, 1, X)).startswith("write `x.shape(0)`")


@pytest.mark.parametrize("text", ["f32[n]", "f32[4, n]", "f32[4]@n"])
def test_sizes_are_numbers(text: str) -> None:
    with pytest.raises(CubeError, match="the size `n` is no number; any will do"):
        argument(text)
