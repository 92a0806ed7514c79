"""Dtypes of NumPy and ml_dtypes, and names of dtypes, stand wherever a dtype of ours may stand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import ml_dtypes
import numpy as np
import pytest

import transpile
from runtime import device
from transpile import cube, f16, f32, spec
from transpile.diagnose.diagnostic import CubeError
from transpile.ir.foreign import scalar_of

NAMES = {name: value for name, value in vars(transpile).items() if not name.startswith("_")}
F = TypeVar("F")


def made(text: str) -> Any:
    return cube.from_source(text, {**NAMES, "np": np, "F": F})


@pytest.fixture(params=("reference", "eager", "cpu"))
def results(request: pytest.FixtureRequest) -> Callable[..., list[float]]:
    def run(body: str, parameters: str, *args: Any) -> list[float]:
        lines = "\n".join(f"    {line}" for line in body.splitlines())
        kernel = made(f"@cube(launch=True)\ndef kernel({parameters}) -> None:\n{lines}\n")
        out = np.zeros(2, "f4")
        if request.param == "eager":
            kernel.eager(1, 1, *args, out)
        else:
            kernel.launch(device(request.param).client, 1, 1, *args, out)
        found: list[float] = out.tolist()
        return found

    return run


X = np.array([1.5, 2.5], "f4")
OUT = "out: Mut[Array[np.float32]]"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("out[0] = x[1]", 2.5),
        ("v: np.float16 = x[0]\nout[0] = v + 2048.0", 2050),
        ("v: 'float32' = 1\nout[0] = v / 2", 0.5),
        ("out[0] = f32(np.int32(x[1])) + np.float32(x[0])", 3.5),
        ("out[0] = np.float32(2.5) * x[0]", 3.75),
        ("s = LocalArray[np.float32](2)\ns[0] = x[0]\nout[0] = s[0]", 1.5),
        ("v = Vector[np.float32, 2](x[0])\nout[0] = v[1]", 1.5),
        ("out[0] = f32(bitcast(x[0], np.uint32) >> 22)", 255),
        ("out[0] = f32(bits(np.int16))", 16),
        ("def f(v) -> np.float32:\n    return v\nout[0] = f(3) / 2", 1.5),
    ],
)
def test_inside_kernels(results: Callable[..., list[float]], body: str, expected: float) -> None:
    assert results(body, f"x: Array[np.float32], {OUT}", X)[0] == expected


@cube
@dataclass
class Pair:
    low: np.float16
    high: "float32"  # noqa: F821


def test_fields_of_structs() -> None:
    text = "@cube(launch=True)\ndef kernel(out: Mut[Array[f32]]) -> None:\n"
    body = "    p = Pair(f32(0.1), 1)\n    out[0] = p.low\n    out[1] = p.high / 2\n"
    kernel = cube.from_source(text + body, {**NAMES, "Pair": Pair})
    out = np.zeros(2, "f4")
    kernel.launch(device("reference").client, 1, 1, out)
    assert out.tolist() == [np.float32(np.float16(0.1)), 0.5]


@pytest.mark.parametrize("annotation", ["np.float32", "'f32'", "'float32'", "np.dtype('f4')"])
def test_parameters(results: Callable[..., list[float]], annotation: str) -> None:
    body = "out[0] = a * x[0]"
    assert results(body, f"a: {annotation}, x: Array[{annotation}], {OUT}", 2.0, X)[0] == 3.0


def test_a_type_variable_is_bound_by_them() -> None:
    kernel = made(
        "@cube(launch=True)\ndef kernel(x: Array[F]) -> None:\n    y = F(0)\n    terminate()\n"
    )
    assert kernel.specialize(F=np.float16) is kernel.specialize(F=f16)
    assert "array<f16>" in kernel.specialize(F=np.float16).inspect("ir", spec(f16, 2))


@pytest.mark.parametrize(
    ("dtype", "name"),
    [
        (np.float32, "f32"),
        (np.dtype("u1"), "u8"),
        (np.bool_, "bool_"),
        (ml_dtypes.bfloat16, "bf16"),
        (np.dtype(ml_dtypes.bfloat16), "bf16"),
        ("int64", "i64"),
        (f32, "f32"),
        (np.ndarray, None),
        (np.float32(1.0), None),
        (np.zeros(2), None),
        (np, None),
        (int, None),
        (float, None),
        (3, None),
        ("nothing", None),
    ],
    ids=str,
)
def test_what_is_a_dtype(dtype: object, name: str | None) -> None:
    found = scalar_of(dtype)
    assert (None if found is None else found.name) == name


@pytest.mark.parametrize(
    ("annotation", "help"),
    [
        ("int", "`i32`"),
        ("float", "`f32`"),
        ("bool", "`bool_`"),
        ("np.ndarray", "`Array[f32]`"),
        ("list", "`Array[f32]`"),
        ("str", "`Comptime[str]`"),
    ],
)
def test_classes_of_python_say_what_to_write(annotation: str, help: str) -> None:
    kernel = made(
        f"@cube(launch=True)\ndef kernel(a: {annotation}, {OUT}) -> None:\n    out[0] = 1.0\n"
    )
    with pytest.raises(CubeError) as caught:
        kernel.launch(device("reference").client, 1, 1, 1, np.zeros(2, "f4"))
    assert caught.value.diagnostic.code == "CUBE191"
    assert help in str(caught.value)
