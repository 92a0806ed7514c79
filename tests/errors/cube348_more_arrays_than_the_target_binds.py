from __future__ import annotations

from transpile import Array, Mut, cube, f32, spec


@cube(launch=True)
def kernel(
    a: Array[f32],
    b: Array[f32],
    c: Array[f32],
    d: Array[f32],
    e: Array[f32],
    f: Array[f32],
    g: Array[f32],
    h: Array[f32],
    out: Mut[Array[f32]],
) -> None:
    out[0] = a[0] + b[0] + c[0] + d[0] + e[0] + f[0] + g[0] + h[0]


def trigger():
    kernel.inspect("cuda", *[spec(f32, 4)] * 9)
    kernel.inspect("wgsl", *[spec(f32, 4)] * 9)
