"""A loop that nothing comes to is no endless one."""

from __future__ import annotations

import numpy as np

from runtime import device
from transpile import Array, Mut, cube, i32, terminate


@cube(launch=True)
def stopped(out: Mut[Array[i32]], n: i32) -> None:
    out[0] = 1
    if n > 0:
        terminate()
    else:
        terminate()
    trips = i32(0)
    while True:
        trips += 1
        if trips > n:
            break
    out[0] = trips


def test_an_unreached_loop_is_not_endless() -> None:
    for where in ("reference", "cpu"):
        out = np.zeros(1, np.int32)
        stopped.launch(device(where).client, 1, 1, out, 3)
        assert out.tolist() == [1]
