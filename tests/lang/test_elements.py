"""What elements of arrays are declared as: a type of the device, or an error at the parameter before anything runs."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

from runtime import device
from transpile import Array, CubeSyntaxError, Mut, Tensor, cube, f32, spec

OF_PYTHON = {"int": "Array[i32]", "float": "Array[f64]", "bool": "Array[bool_]"}
ODD = (
    "str",
    "None",
    "3",
    "Array[f32]",
    "Slice[f32]",
    "Comptime[int]",
    "f32, 4",
    "f32, 'n'",
    "()",
    "Atomic[int]",
)


@pytest.mark.parametrize("container", ["Array", "Tensor", "Mut-Array"])
@pytest.mark.parametrize("element", [*OF_PYTHON, *ODD])
def test_elements_are_of_a_type_of_the_device(container: str, element: str) -> None:
    annotation = f"{container.removeprefix('Mut-')}[{element}]"
    annotation = f"Mut[{annotation}]" if container.startswith("Mut") else annotation
    text = f"""
from transpile import *
def kernel(x: {annotation}, out: Mut[Array[f32]]) -> None:
    out[0] = x[0]
"""
    kernel = cube.from_source(text, launch=True)
    x, out = np.ones(4, "f4"), np.zeros(4, "f4")
    for work in (
        lambda: kernel.launch(device("reference").client, 1, 1, x, out),
        lambda: kernel.eager(1, 1, x, out),
        lambda: kernel.inspect("ir", spec(f32, 4), spec(f32, 4)),
    ):
        with pytest.raises(CubeSyntaxError) as caught:
            work()
        assert "CUBE191" in str(caught.value)
        assert OF_PYTHON.get(element, "") in str(caught.value)
        assert "-->" in str(caught.value)
    assert not out.any()


@cube
@dataclass
class Pair:
    values: Array[int]
    scale: f32


@cube(launch=True)
def scaled(pair: Pair, out: Mut[Tensor[f32]]) -> None:
    out[0] = pair.values[0] * pair.scale


def test_elements_of_a_field_too() -> None:
    with pytest.raises(CubeSyntaxError, match=r"Array\[i32\]"):
        scaled[1, 1](Pair(np.ones(1, "f4"), 2.0), np.zeros(1, "f4"))


@pytest.mark.parametrize(
    "annotation", ["Mut[f32]", "Vector[f32]", "Array[Mut[f32]]", "Mut[Array]", "list[f32]"]
)
def test_one_message_about_a_quoted_annotation(annotation: str) -> None:
    text = f"""
from __future__ import annotations
from transpile import *
def kernel(x: {annotation}) -> None:
    pass
"""
    with pytest.raises(CubeSyntaxError) as caught:
        cube.from_source(text, launch=True).inspect("ir", 1.0)
    assert str(caught.value).count("error[") == 1
    assert f"x: {annotation}" in str(caught.value)
