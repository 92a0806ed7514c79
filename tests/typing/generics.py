"""What users write: type variables, structs, functions as arguments and kernels in classes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from transpile import (
    ABSOLUTE_POS,
    Array,
    Comptime,
    Define,
    Float,
    Mut,
    Numeric,
    Vector,
    cube,
    f16,
    f32,
)

F = TypeVar("F", bound=Float)
N = TypeVar("N", bound=Numeric)
W = TypeVar("W")


@cube
def halved(v: F) -> F:
    return v * 0.5


@cube(launch=True)
def averaged(x: Array[F], out: Mut[Array[F]], dtype: Define[F]) -> None:
    total = dtype(0)
    for i in range(x.len()):
        total += halved(x[i])
    out[0] = total


@cube
def widest(v: Vector[N, W], w: Vector[N, W]) -> Vector[N, W]:
    return v + w


@cube
@dataclass
class Complex:
    re: f32
    im: f32

    def __mul__(self, other: Complex) -> Complex:
        return Complex(
            self.re * other.re - self.im * other.im, self.re * other.im + self.im * other.re
        )

    @property
    def norm(self) -> f32:
        return self.re * self.re + self.im * self.im

    @staticmethod
    def one() -> Complex:
        return Complex(1.0, 0.0)


class Operation(Protocol):
    def apply(self, left: f32, right: f32, /) -> f32: ...


@dataclass(frozen=True)
class Add:
    scale: float = 1.0

    def apply(self, left: f32, right: f32, /) -> f32:
        return (left + right) * self.scale


@cube(launch=True)
def combined(
    x: Array[f32], out: Mut[Array[f32]], op: Comptime[Operation], f: Comptime[Callable[[f32], f32]]
) -> None:
    i = ABSOLUTE_POS
    z = Complex(x[i], 1.0) * Complex.one()
    out[i] = op.apply(f(x[i]), z.norm)


class Filter:
    def __init__(self, gain: float) -> None:
        self.gain = gain

    @cube
    @staticmethod
    def doubled(v: f32) -> f32:
        return v + v

    @staticmethod
    @cube(launch=True)
    def copied(x: Array[f32], out: Mut[Array[f32]]) -> None:
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS]

    @cube(launch=True)
    def run(self, x: Array[f32], out: Mut[Array[f32]]) -> None:
        out[ABSOLUTE_POS] = self.doubled(x[ABSOLUTE_POS]) * self.gain


def hosts(x: Any, out: Any) -> None:
    averaged[1, 1](x, out, f16)
    averaged.specialize(F=f16)[1, 1](x, out, f16)
    combined[1, 4](x, out, Add(2.0), lambda v: v + 1.0)
    Filter.copied[1, 4](x, out)
    Filter(2.0).run[1, 4](x, out)
    Filter(2.0).run.over(4)(x, out)
