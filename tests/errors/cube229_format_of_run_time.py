from __future__ import annotations

from transpile import Array, cube, i32, spec


@cube(launch=True)
def kernel(x: Array[i32]) -> None:
    print(f"first: {x[0]:,}")


def trigger():
    kernel.inspect("ir", spec(i32, 64))
