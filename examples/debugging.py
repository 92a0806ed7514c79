"""Stepping through a kernel: ``kernel.eager`` runs it as Python, all units or one, with `print` and breakpoints.

The kernel below has a mistake that NumPy's answer shows: run it, then look at one unit of it.

    python examples/debugging.py
"""

from __future__ import annotations

import numpy as np

from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, spec


@cube(launch=True)
def wrong_means(x: Array[f32], out: Mut[Array[f32]]) -> None:
    """Mean of each element and its neighbours, or so it was meant."""
    i = ABSOLUTE_POS
    if i < out.len():
        total = x[i]
        for k in range(1, 2):
            total += x[i + k]
            if i >= k:
                total += x[i - k]
            # A breakpoint() here stops in this file at this line, for each unit that comes by.
            print(f"unit {i}: total is {total} after k = {k}")
        out[i] = total / 3.0  # the mistake: the first and the last have two neighbours only


ARGS = {"wrong_means": (spec(f32, 4), spec(f32, 4))}


def main() -> None:
    x = np.array([3, 6, 9, 12], "f4")
    out = np.zeros_like(x)
    expected = np.array([(3 + 6) / 2, 6, 9, (9 + 12) / 2], "f4")

    # Eager arrays are NumPy arrays, written in place; nothing is compiled.
    wrong_means.eager(1, 4, x, out)
    wrong = np.flatnonzero(out != expected)
    print(f"wrong at {wrong}: {out[wrong]} instead of {expected[wrong]}")
    assert wrong.tolist() == [0, 3]

    # One unit alone: (position of its cube, its position in the cube).
    print("unit 3 alone:")
    again = np.zeros_like(x)
    wrong_means.eager(1, 4, x, again, unit=((0, 0, 0), (3, 0, 0)))
    assert again.tolist() == [0, 0, 0, 7]


if __name__ == "__main__":
    main()
