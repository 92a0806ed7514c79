from __future__ import annotations

from transpile import Mut, Tensor, cube, f32, spec

HEADS = "".join(f"{' ' * (4 + n)}if x[{n}] > 0.0:\n" for n in range(70))
TEXT = f"def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:\n{HEADS}{' ' * 74}out[0] = 1.0\n"


def trigger():
    kernel = cube.from_source(TEXT, {"Tensor": Tensor, "Mut": Mut, "f32": f32}, launch=True)
    kernel.inspect("cuda", spec(f32, 128), spec(f32, 1))
    kernel.inspect("wgsl", spec(f32, 128), spec(f32, 1))
