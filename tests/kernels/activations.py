"""Elementwise chains: an activation by an enum that is comptime for one kernel and a number of run time for another."""

from __future__ import annotations

import enum
from typing import TypeVar

import numpy as np

from transpile import ABSOLUTE_POS, Comptime, Float, Mut, Tensor, cube, exp, f32, i32, spec, tanh

F = TypeVar("F", bound=Float)


class Activation(enum.Enum):
    """A name of the graph's; its value is what a host would store."""

    RELU = "relu"
    LEAKY = "leaky"
    SILU = "silu"
    TANH = "tanh"


ORDER = tuple(Activation)


@cube
def activate(x, how: Comptime[Activation]):
    match how:
        case Activation.RELU:
            return max(x, 0.0)
        case Activation.LEAKY:
            return max(x, 0.0) + min(x, 0.0) * 0.125
        case Activation.SILU:
            return x / (1.0 + exp(-x))
        case Activation.TANH:
            return tanh(x)


@cube(launch=True)
def scale_shift_activate(
    x: Tensor[F], out: Mut[Tensor[F]], scale: F, shift: F, how: Comptime[Activation]
) -> None:
    """Works on vectors as well, if the launch says so."""
    if ABSOLUTE_POS < out.len():
        out[ABSOLUTE_POS] = activate(x[ABSOLUTE_POS] * scale + shift, how)


@cube(launch=True)
def activate_any(x: Tensor[F], out: Mut[Tensor[F]], how: i32) -> None:
    """All activations in one kernel: the loop over the enum becomes a chain of tests."""
    i = ABSOLUTE_POS
    if i < out.len():
        for number, activation in enumerate(ORDER):
            if how == number:
                out[i] = activate(x[i], activation)


ARGS = {
    "scale_shift_activate": (spec(f32, 1000), spec(f32, 1000), 2.0, 0.5, Activation.SILU),
    "activate_any": (spec(f32, 1000), spec(f32, 1000), 2),
}
OPTIONS = {"scale_shift_activate": {"vectorize": 4}}
DTYPES = ("f32", "f16")
SIZES = ((4, Activation.LEAKY), (48, Activation.SILU), (20, Activation.TANH))


def case(random, dtype, size, kernel="activate_any"):
    length, how = size
    x = random.array(dtype, length)
    chained = kernel == "scale_shift_activate"
    v = random.wide(x) * 1.5 - 0.25 if chained else random.wide(x)
    expected = {
        Activation.LEAKY: np.where(v > 0, v, v / 8),
        Activation.SILU: v / (1 + np.exp(-v)),
        Activation.TANH: np.tanh(v),
    }[how]
    extra = (1.5, -0.25, how) if chained else (ORDER.index(how),)
    return dict(
        args=(x, random.zeros(dtype, length), *extra),
        count=-(-length // (16 if chained else 4) // 4) or 1,
        dim=16,
        vectorize=4 if chained else 1,
        expected={1: expected},
        scale=4,
    )
