"""Parameters may be called what a launch calls its own; only the keywords of a launch are taken."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import device
from transpile import (
    ABSOLUTE_POS,
    CUBE_DIM_X,
    Array,
    CubeError,
    CubeTypeError,
    Mut,
    cube,
    f32,
    spec,
    u32,
)
from transpile.ops.capabilities import PROFILES


@cube(launch=True)
def limited(
    x: Array[f32], out: Mut[Array[f32]], count: u32, dim: f32 = 2.0, client: f32 = 0.0
) -> None:
    i = ABSOLUTE_POS
    if i < count:
        out[i] = x[i] * dim + client


@pytest.mark.parametrize("where", ["reference", "cpu"])
def test_a_parameter_is_called_count(where: str) -> None:
    client = device(where).client
    x = np.arange(4, dtype="f4")
    given, named, options = (np.zeros(4, "f4") for _ in range(3))
    limited.launch(client, 1, 4, x, given, 3)
    limited.launch(client, 1, 4, x, named, count=2, dim=5.0, client=7.0)
    limited.launch(client, 1, 4, x, options, validate=False, count=4)
    assert given.tolist() == [0, 2, 4, 0]
    assert named.tolist() == [7, 12, 0, 0]
    assert options.tolist() == [0, 2, 4, 6]


@pytest.mark.parametrize("name", ["vectorize", "validate", "aliasing", "address_type"])
def test_an_option_of_a_launch_is_no_parameter(name: str) -> None:
    space: dict[str, object] = {}
    exec(f"def kernel({name}): pass", space)
    with pytest.raises(CubeTypeError, match=f"`{name}` is a launch option"):
        cube(launch=True)(space["kernel"])


@cube(launch=True)
def plain(out: Mut[Array[f32]]) -> None:
    out[ABSOLUTE_POS] = f32(CUBE_DIM_X)


@pytest.mark.parametrize("word", ["dim", "cube_dim"])
def test_the_dim_of_a_text_has_the_name_that_it_has_in_a_launch(word: str) -> None:
    options: dict[str, object] = {word: (8, 4)}
    assert "workgroup_size(8, 4, 1)" in plain.inspect("wgsl", spec(f32, 64), **options)
    assert "cube(8, 4, 1)" in plain.inspect("ir", spec(f32, 64), **options)
    assert plain.artifact(PROFILES["cuda"], spec(f32, 64), **options).kernel.cube_dim == (8, 4, 1)
    assert "workgroup_size(256, 1, 1)" in plain.inspect("wgsl", spec(f32, 64))


def test_the_dim_of_a_text_beside_a_parameter_of_that_name() -> None:
    arrays = spec(f32, 64), spec(f32, 64)
    text = limited.inspect("wgsl", *arrays, 3, dim=5.0, cube_dim=8)
    assert "workgroup_size(8, 1, 1)" in text
    assert "workgroup_size(256, 1, 1)" in limited.inspect("wgsl", *arrays, 3, dim=5.0)


def test_a_text_has_one_dim() -> None:
    with pytest.raises(CubeError, match="give one of `dim` and `cube_dim`"):
        plain.inspect("wgsl", spec(f32, 64), dim=8, cube_dim=8)
