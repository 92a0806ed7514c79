from __future__ import annotations

from transpile import Array, cube, f32, spec


@cube(launch=True)
def kernel(x: Array[f32]) -> None:
    print("first: %.2f" % x[0])  # noqa: UP031


def trigger():
    kernel.inspect("ir", spec(f32, 64))
