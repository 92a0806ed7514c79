"""The first kernel: ``y = a * x + y``, one unit for each element.

python examples/saxpy.py
python -m transpile show examples/saxpy.py:saxpy --stage wgsl
"""

from __future__ import annotations

import numpy as np

from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32, spec


@cube(launch=True)
def saxpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    # The grid is made of whole cubes, so the last one may have more units than there are elements.
    if ABSOLUTE_POS < y.len():
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


ARGS = {"saxpy": (2.0, spec(f32, 1000), spec(f32, 1000))}


def main() -> None:
    random = np.random.default_rng(1)
    x, y = random.random(1000, "f4"), random.random(1000, "f4")
    expected = 2.0 * x + y

    saxpy[(y.size + 255) // 256, 256](2.0, x, y)  # 4 cubes of 256 units; y changes in place

    np.testing.assert_allclose(y, expected, rtol=1e-6)
    print("saxpy agrees with NumPy")


if __name__ == "__main__":
    main()
