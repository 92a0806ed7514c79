"""What arguments specialize a kernel for is the same where it is launched and where it is inspected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

import ml_dtypes
import numpy as np
import pytest

from runtime import device
from runtime.building import specs_of
from runtime.launcher import state_of
from transpile import (
    Array,
    Atomic,
    Comptime,
    Define,
    Float,
    Mut,
    Numeric,
    Tensor,
    Vector,
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
    "groups": (grouped, (Pair(1.0, 2), (3, 4), ONES), {}),
}


@pytest.mark.parametrize("case", CASES)
def test_launches_and_inspect_agree(case: str) -> None:
    kernel, args, kwargs = CASES[case]
    state = state_of(kernel)
    bound = state.binder.bind(device("reference").server, args, kwargs)
    launched, _ = specs_of(state.signature, bound, dict(kernel.generics))
    made = kernel._specialization(PROFILES["reference"], args, kwargs, 4, None, True, 1)
    assert made.arguments == launched


def test_strides_count_where_the_array_is_on_the_device() -> None:
    """A strided array of the host is packed for a launch; one on the device is passed as `inspect` shows it."""
    data = np.ones((4, 6), "f4")
    handle = device("reference").client.create(data).view((6, 4), (1, 6))
    args = (1.0, handle, 3, 0, ONES)
    bound = state_of(plain).binder.bind(device("reference").server, args, {})
    launched, _ = specs_of(state_of(plain).signature, bound, {})
    shown = (1.0, spec(f32, (6, 4), (1, 6)), 3, 0, ONES)
    made = plain._specialization(PROFILES["reference"], shown, {}, 4, None, True, 1)
    assert made.arguments == launched
    assert not launched[1].contiguous  # type: ignore[union-attr]


def test_a_bound_variable_is_the_same_too() -> None:
    kernel = generic.specialize(N=u8)
    args = (2, ONES, 7, np.ones(8, "u1"))
    bound = state_of(kernel).binder.bind(device("reference").server, args, {})
    launched, _ = specs_of(state_of(kernel).signature, bound, dict(kernel.generics))
    made = kernel._specialization(PROFILES["reference"], args, {}, 4, None, True, 1)
    assert made.arguments == launched
