from __future__ import annotations

from transpile import Array, Mut, cube, i32, spec, u32


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]], sizes: Mut[Array[u32]]) -> None:
    count = 0
    for i in range(x.len()):
        count += 1
    out[0] = x[0] + count
    sizes[0] = sizes[1] * count


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64), spec(u32, 64))
