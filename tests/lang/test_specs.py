"""What arguments specialize a kernel for is the same where it is launched and where it is inspected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import ml_dtypes
import numpy as np
import pytest

from runtime import device
from runtime.launcher import state_of
from runtime.structures import memory_spec
from transpile import (
    Array,
    Atomic,
    Comptime,
    CubeError,
    Define,
    Float,
    Mut,
    Numeric,
    Tensor,
    Vector,
    bits,
    bool_,
    cube,
    f16,
    f32,
    f64,
    i32,
    spec,
    u8,
    u32,
)
from transpile.expand.arguments import ScalarSpec
from transpile.lang.specs import specs_of
from transpile.ops.capabilities import PROFILES

F = TypeVar("F", bound=Float)
N = TypeVar("N", bound=Numeric)
A = TypeVar("A", bound=Numeric)


@cube
@dataclass
class Pair:
    first: f32
    second: i32


@cube(launch=True)
def plain(a: f32, x: Tensor[f32], n: u32, flag: bool_, out: Mut[Tensor[f32]]) -> None: ...


@cube(launch=True)
def generic(a: F, x: Tensor[F], k: N, out: Mut[Array[N]]) -> None: ...


@cube(launch=True)
def number_first(a: N, b: A) -> None: ...


@cube(launch=True)
def vectors(a: F, x: Array[Vector[F, 4]], out: Mut[Array[Vector[f32, 2]]]) -> None: ...


@cube(launch=True)
def atomic(value: N, out: Array[Atomic[N]]) -> None: ...


@cube(launch=True)
def defined(dtype: Define[A], a: A, x: Tensor[f32], rows: Comptime[int] = 3) -> None: ...


@cube(launch=True)
def grouped(pair: Pair, sizes: tuple[u32, Comptime[int]], out: Mut[Array[f32]]) -> None: ...


@cube
@dataclass
class Scale(Generic[F]):
    by: F
    offset: F


@cube(launch=True)
def scaled(s: Scale[F], pair: tuple[F, u32], x: Array[F], out: Mut[Array[F]]) -> None:
    out[0] = x[0] * s.by + s.offset + pair[0]


@cube(launch=True)
def summed(dtype: Define[F], pair: tuple[F, tuple[F, i32]], out: Mut[Array[u32]]) -> None:
    out[0] = bits(pair[0].dtype)
    out[1] = u32(pair[0] == pair[1][0])


def launched_specs(kernel: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Return what a launch would build the kernel for, and the numbers that take the type of a variable."""
    state = state_of(kernel)
    bound = state.binder.bind(device("reference").server, args, kwargs)
    values = [
        memory_spec(d.element, v) if d.kind == "memory" else v
        for d, v in zip(state.signature.declarations, bound.values, strict=True)
    ]
    return specs_of(state.signature.declarations, values, dict(kernel.generics))


ONES = np.ones(8, "f4")
CASES: dict[str, tuple[Any, tuple[Any, ...], dict[str, Any]]] = {
    "plain": (plain, (1, ONES, 3, True, ONES.copy()), {}),
    "by name": (plain, (1,), {"out": ONES.copy(), "flag": False, "n": 2, "x": ONES}),
    "two dimensions": (plain, (1.0, np.ones((4, 6), "f4"), 3, 0, np.ones((3, 8), "f4")), {}),
    "generic": (generic, (2, ONES.astype("f2"), 7, np.ones(8, "u1")), {}),
    "bfloat16": (generic, (2, ONES.astype(ml_dtypes.bfloat16), 7, np.ones(8, "i8")), {}),
    "numbers": (number_first, (1, 2.5), {}),
    "numpy numbers": (number_first, (np.float64(1), np.uint8(2)), {}),
    "typed numbers": (number_first, (f64(1.0), u8(3)), {}),
    "vectors": (vectors, (1.0, ONES.astype("f2"), ONES), {}),
    "atomic": (atomic, (3, np.ones(4, "u4")), {}),
    "defined": (defined, (f16, 2.0, ONES), {}),
    "defined and comptime": (defined, (i32, 2, ONES), {"rows": 5}),
    "open fields": (scaled, (Scale(2.0, 1), (0.5, 3), ONES.astype("f2"), ONES.astype("f2")), {}),
    "fields of NumPy's": (
        scaled,
        (Scale(np.float64(2.0), 1.0), (np.float32(1), 3), ONES, ONES),
        {},
    ),
    "fields of a bound variable": (
        scaled.specialize(F=f64),
        (Scale(2.0, 1), (0.5, 3), np.ones(8), np.ones(8)),
        {},
    ),
    "fields of a defined type": (summed, (f64, (2.0, (1, 3)), np.ones(8, "u4")), {}),
    "groups": (grouped, (Pair(1.0, 2), (3, 4), ONES), {}),
}


@pytest.mark.parametrize("case", CASES)
def test_launches_and_inspect_agree(case: str) -> None:
    kernel, args, kwargs = CASES[case]
    launched, _ = launched_specs(kernel, args, kwargs)
    made = kernel._specialization(PROFILES["reference"], args, kwargs, 4, None, True, 1)
    assert made.arguments == launched


def test_strides_count_where_the_array_is_on_the_device() -> None:
    """A strided array of the host is packed for a launch; one on the device is passed as `inspect` shows it."""
    data = np.ones((4, 6), "f4")
    handle = device("reference").client.create(data).view((6, 4), (1, 6))
    args = (1.0, handle, 3, 0, ONES)
    launched, _ = launched_specs(plain, args, {})
    shown = (1.0, spec(f32, (6, 4), (1, 6)), 3, 0, ONES)
    made = plain._specialization(PROFILES["reference"], shown, {}, 4, None, True, 1)
    assert made.arguments == launched
    assert not launched[1].contiguous  # type: ignore[union-attr]


def test_a_bound_variable_is_the_same_too() -> None:
    kernel = generic.specialize(N=u8)
    args = (2, ONES, 7, np.ones(8, "u1"))
    launched, _ = launched_specs(kernel, args, {})
    made = kernel._specialization(PROFILES["reference"], args, {}, 4, None, True, 1)
    assert made.arguments == launched


@pytest.mark.parametrize("where", ["reference", "cpu", "eager"])
def test_numbers_in_structs_take_the_type_of_their_variable(where: str) -> None:
    """A launch took them for f32 beside arrays of f16 or f64, which `inspect` did not show."""
    specs, weak = launched_specs(summed, (f64, (0.1, (0.1, 3)), np.zeros(2, "u4")), {})
    assert specs[1].fields[0] == ("0", ScalarSpec(f64))
    assert weak == ((0, f64), (1, f64))
    out, half, wide = np.zeros(2, "u4"), np.ones(1, "f2"), np.ones(1)
    calls: list[tuple[Any, tuple[Any, ...]]] = [
        (summed, (f64, (0.1, (0.1, 3)), out)),
        (scaled, (Scale(0.1, 0), (0, 7), np.ones(1, "f2"), half)),
        (scaled, (Scale(0.1, 0), (0, 7), np.ones(1), wide)),
    ]
    for kernel, args in calls:
        if where == "eager":
            kernel.eager(1, 1, *args)
        else:
            kernel.launch(device(where).client, 1, 1, *args)
    assert out.tolist() == [64, 1]
    assert half[0] == np.float16(0.1)
    assert wide[0] == 0.1


def test_numbers_in_structs_that_their_type_does_not_hold() -> None:
    args = (Scale(1e6, 0.0), (0.0, 1), np.ones(4, "f2"), np.ones(4, "f2"))
    with pytest.raises(CubeError, match="outside its range"):
        scaled.launch(device("cpu").client, 1, 1, *args)
