"""What users write out of habit: each message says what to write instead; and what just works."""

from __future__ import annotations

import inspect
import math
import warnings
from typing import Any

import numpy as np
import pytest

import transpile
from runtime import device
from transpile import (
    Array,
    Comptime,
    CubeWarning,
    Define,
    Float,
    Mut,
    Tensor,
    Vector,
    cube,
    f32,
    i32,
    spec,
)
from transpile.diagnose.diagnostic import CubeError

NAMES = {name: value for name, value in vars(transpile).items() if not name.startswith("_")}
HEAD = "@cube(launch=True)\ndef kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:\n"


def made(body: str, **names: Any) -> Any:
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    return cube.from_source(HEAD + lines, {**NAMES, "np": np, "math": math, **names})


def message(body: str, **names: Any) -> str:
    with pytest.raises(CubeError) as caught:
        made(body, **names).inspect("ir", spec(f32, (8, 8)), spec(f32, 8))
    assert caught.value.diagnostic.span is not None
    return str(caught.value)


@pytest.mark.parametrize(
    ("body", "help"),
    [
        ("out[0] = x.shape[1]", "`x.shape(1)`"),
        ("out[0] = x.stride[0]", "`x.stride(0)`"),
        ("d = x.shape\nout[0] = d[0]", "`x.shape(0)`"),
        ("h, w = x.shape", "`x.shape(0)`, `x.shape(1)`"),
        ("for n in x.shape:\n    out[0] = n", "one dimension at a time"),
        ("out[0] = len(x.shape)", "`x.rank()`"),
        ("out[0] = 1.0 if x.shape == (8, 8) else 0.0", "one dimension at a time"),
        ("out[0] = x[1][2]", "`x[1, 2]`"),
        ("out[0] = x[1][2:4][0]", "`x[1, 2:4]`"),
        ("out[0] = x[:, :][0]", "loop over the others"),
        ("out[0] = x[..., 1]", "one integer for each dimension"),
        ("out[0] = x[None]", "one integer for each dimension"),
        ("out[0] = x.size", "`x.len()`"),
        ("out[0] = x.ndim", "`x.rank()`"),
        ("out[0] = x.strides[0]", "`x.stride(d)`"),
        ("out[0] = x.T[0]", "swap the indices"),
        ("out[0] = x.sum()", "write a loop"),
        ("out[0] = x.lne()", "did you mean `.len`"),
        ("out[0] = x[0].astype(f32)", "`f32(v)`"),
        ("out[0] = x[0].sqrt()", "`sqrt(...)`"),
        ("out[0] = x[0].max()", "a whole array needs a loop"),
        ("out[0] = np.exp(x[0])", "`exp(...)`"),
        ("out[0] = np.maximum(x[0], 0.0)", "`max(...)`"),
        ("out[0] = np.where(x[0] > 0.0, x[0], 0.0)", "`select(...)`"),
        ("out[0] = np.add(x[0], 1.0)", "the operator `+`"),
        ("out[0] = np.logical_or(x[0], 1.0)", "the operator `or`"),
        ("out[0] = np.mean(x[0])", "write a loop"),
        ("out[0] = math.gamma(x[0])", "write the helper as a Python function"),
        ("vaule = x[0]\nout[0] = value", "did you mean `vaule`?"),
        ("out[0] = x[blockIdx.x]", "write `CUBE_POS_X`"),
        ("out[0] = x[threadIdx.x]", "write `UNIT_POS_X`"),
        ("i = cuda.grid(1)\nout[i] = x[i]", "`ABSOLUTE_POS` for `cuda.grid(1)`"),
        ("i = tl.program_id(0)\nout[i] = x[i]", "is `CUBE_POS_X`"),
        ("__syncthreads()\nout[0] = x[0]", "write `sync_cube()`"),
        ("atomicAdd(out, 1.0)", "call `x[i].add(...)`"),
        ("x[0].atomic_add(1.0)", "write `x[i].add(...)`; elements are declared `Atomic` for it"),
        ("x[0].atomicMax(1.0)", "write `x[i].max(...)`; elements are declared `Atomic` for it"),
        ("torch.exp(x[0])", "functions are words of kernels: `exp(v)` for `torch.exp(v)`"),
        ("print('{:.2f}'.format(x[0]))", "write an f-string"),
        ("print(', '.join([x[0]]))", "write an f-string"),
        ("print('%d' % x[0])", "write an f-string"),
        (
            "SharedMemory[f32][16]",
            "call the type with a length or a shape: `SharedMemory[f32](256)`",
        ),
        ("LocalArray[f32, 4][0]", "call the type with a length or a shape"),
        (
            "Array[f32](4)",
            "an array is a parameter; a kernel's own memory is `SharedMemory[f32](64)`",
        ),
        ("atomic_cas(out, 0.0, 1.0)", "call `x[i].compare_exchange(...)`"),
        ("tile = SharedMemory(8, f32)\nout[0] = tile[0]", "`SharedMemory[f32](64)`"),
        ("out[0].add(x[0])", "elements are declared `Atomic`"),
        ("out[0].exchange(x[0])", "elements are declared `Atomic`"),
    ],
)
def test_the_message_says_what_to_write(body: str, help: str) -> None:
    assert help in message(body).split(" help: ")[-1]


@pytest.mark.parametrize("word", ["exp", "sync_cube", "UNIT_POS_Y"])
def test_a_word_that_was_not_imported(word: str) -> None:
    names = {name: value for name, value in NAMES.items() if name != word}
    kernel = cube.from_source(f"{HEAD}    out[0] = {word}", names)
    with pytest.raises(CubeError, match=f"import it: `from transpile import {word}`"):
        kernel.inspect("ir", spec(f32, (8, 8)), spec(f32, 8))


def test_an_annotation_that_was_not_imported() -> None:
    names = {name: value for name, value in NAMES.items() if name != "Tensor"}
    text = f"from __future__ import annotations\n{HEAD}    out[0] = x[0]"
    with pytest.raises(CubeError, match="import or define `Tensor`"):
        cube.from_source(text, names).inspect("ir", spec(f32, (8, 8)), spec(f32, 8))


def test_an_axis_of_a_position() -> None:
    assert "write `ABSOLUTE_POS_Y`" in message("out[ABSOLUTE_POS.y] = x[0]")
    assert "no attribute `plane`" in message("out[UNIT_POS.plane] = x[0]")


def test_sizes_are_functions_of_the_dimension() -> None:
    text = "size = x.shape\nout[0] = f32(size(0) * size(-1) + x.stride(0) + x.shape(u32(1)))"
    out = np.zeros(1, "f4")
    kernel = made(text)
    kernel.launch(device("reference").client, 1, 1, np.zeros((2, 3), "f4"), out)
    assert out[0] == 12
    kernel.eager(1, 1, np.zeros((2, 3), "f4"), out)
    assert out[0] == 12


@pytest.mark.parametrize("word", ["and", "or"])
@pytest.mark.parametrize("count", [20, 21, 250])
def test_long_chains(word: str, count: int) -> None:
    chain = f" {word} ".join(f"x[{n}] > 0.0" for n in range(count))
    kernel = made(f"if {chain}:\n    out[0] = 1.0\nout[1] = {chain.replace(' > 0.0', '')}")
    client = device("reference").client
    for hole in (None, 0, count // 2, count - 1):
        x = np.arange(1, count + 1, dtype="f4") if word == "and" else np.zeros(count, "f4")
        if hole is not None:
            x[hole] = 0.0 if word == "and" else 5.0
        found = []
        for run in (
            lambda out: kernel.eager(1, 1, x, out),
            lambda out: kernel.launch(client, 1, 1, x, out),
        ):
            out = np.zeros(2, "f4")
            run(out)
            found.append(out.tolist())
        numbers = x.tolist()
        last: float = numbers[0]
        for number in numbers[1:]:
            last = (last and number) if word == "and" else (last or number)
        truth = all(numbers) if word == "and" else any(numbers)
        assert found[-1] == [float(truth), last]
        assert len({tuple(one) for one in found}) == 1


def test_a_long_chain_keeps_its_lines() -> None:
    terms = " and\n".join(f"        x[{n}] > 0.0" for n in range(50))
    body = f"out[0] = 1.0 if (\n{terms} and\n        unknown) else 0.0"
    with pytest.raises(CubeError) as caught:
        made(body).inspect("ir", spec(f32, 64), spec(f32, 8))
    span = caught.value.diagnostic.span
    assert span is not None
    assert span.line == 2 + 52


def warned(body: str, **arguments: Any) -> list[warnings.WarningMessage]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        made(body, **arguments).inspect("ir", spec(f32, (8, 8)), spec(f32, 8))
    return caught


@pytest.mark.parametrize(
    ("test", "outcome"),
    [
        ("i - 1 >= 0", "true"),
        ("i >= 0", "true"),
        ("0 <= i - x.len()", "true"),
        ("i - 1 < 0", "false"),
        ("0 > i", "false"),
        ("ABSOLUTE_POS - 2 >= 0", "true"),
    ],
)
def test_a_test_of_an_unsigned_number_that_says_nothing(test: str, outcome: str) -> None:
    (found,) = warned(f"i = UNIT_POS\nif {test}:\n    out[0] = 1.0")
    assert found.category is CubeWarning
    assert f"always {outcome}" in str(found.message)
    assert found.lineno == 4


@pytest.mark.parametrize(
    "test",
    [
        "i >= 1",
        "i > 0",
        "i32(i) - 1 >= 0",
        "i - 1 >= 1",
        "i == 0",
        "k >= 0",
        "f32(i) >= 0",
        "0 < i",
    ],
)
def test_a_test_that_says_something(test: str) -> None:
    assert warned(f"i = UNIT_POS\nk = 3\nif {test}:\n    out[0] = 1.0") == []


def clamped(v: Any) -> Any:
    return v if v >= 0 else -v


def before(v: Any) -> Any:
    return v if v - 1 >= 0 else v


def test_a_helper_may_be_meant_for_signed_numbers() -> None:
    assert warned("out[0] = f32(clamped(UNIT_POS))", clamped=clamped) == []
    assert len(warned("out[0] = f32(before(UNIT_POS))", before=before)) == 1


def test_the_warning_comes_once_for_a_place() -> None:
    kernel = made("i = UNIT_POS\nif i - 1 >= 0:\n    out[i] = x[i]")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("default")
        for _ in range(2):
            kernel.inspect("ir", spec(f32, 8), spec(f32, 8))
        kernel.eager(1, 2, np.zeros(8, "f4"), np.zeros(8, "f4"))
    assert len(caught) == 1


@pytest.mark.parametrize("stage", ["cuda", "wgsl", "spirv", "mlir"])
def test_nesting_is_refused_where_drivers_fail(stage: str) -> None:
    def nested(depth: int) -> Any:
        heads = "".join(" " * n + f"if x[{n}] > 0.0:\n" for n in range(depth))
        return made(heads + " " * depth + "out[0] = 1.0")

    assert nested(60).inspect(stage, spec(f32, 128), spec(f32, 1))
    if stage in ("cuda", "mlir"):
        assert nested(75).inspect(stage, spec(f32, 128), spec(f32, 1))
        return
    with pytest.raises(CubeError) as caught:
        nested(75).inspect(stage, spec(f32, 128), spec(f32, 1))
    assert caught.value.diagnostic.code == "CUBE347"
    assert caught.value.diagnostic.span is not None
    assert caught.value.diagnostic.span.line == 3 + 64


F = __import__("typing").TypeVar("F", bound=Float)


@cube(launch=True)
def annotated(
    x: Tensor[F],
    v: Array[Vector[f32, 4]],
    n: Comptime[int],
    dtype: Define[F] = f32,
    *,
    out: Mut[Array[i32]],
) -> None:
    pass


def test_a_signature_reads_as_it_is_written() -> None:
    written = (
        "(x: Tensor[F], v: Array[Vector[f32, 4]], n: Comptime[int], dtype: Define[F] = f32, *, out: Mut[Array[i32]])"
        " -> None"
    )
    annotations = annotated.annotations()
    shown = inspect.signature(annotated.function)
    replaced = shown.replace(
        parameters=[
            p.replace(annotation=annotations[name]) for name, p in shown.parameters.items()
        ],
        return_annotation=None,
    )
    assert str(replaced) == written
