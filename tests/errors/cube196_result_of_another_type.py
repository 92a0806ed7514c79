from __future__ import annotations

from dataclasses import dataclass

from transpile import Array, Mut, cube, f32, spec


@cube
@dataclass
class Pair:
    low: f32
    high: f32


@cube
def sorted_pair(a: f32, b: f32) -> Pair:
    if a < b:
        return Pair(a, b)
    return b, a


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    out[0] = sorted_pair(x[0], x[1]).low


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
