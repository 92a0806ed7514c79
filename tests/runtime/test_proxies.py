"""Objects that raise whatever is asked of them, such as proxies of something absent, let launches be."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import device
from transpile import Array, CubeError, Mut, cube, f32, i32


class Proxy:
    def __getattr__(self, name: str) -> object:
        raise RuntimeError(name)


class Hidden:
    __module__ = None  # type: ignore[assignment]

    @property
    def __class__(self) -> type:  # type: ignore[override]
        raise RuntimeError("nothing is bound")


PROXY, HIDDEN = Proxy(), Hidden()


@cube(launch=True)
def reads(out: Mut[Array[f32]], n: i32) -> None:
    a = [PROXY]
    out[0] = f32(len(a) + n)


@cube(launch=True)
def shows(out: Mut[Array[f32]]) -> None:
    a = [HIDDEN]
    out[0] = f32(len(a))


def test_a_kernel_may_read_them() -> None:
    out = np.zeros(1, "f4")
    for _ in range(2):
        reads.launch(device("reference").client, 1, 1, out, 1)
    assert out[0] == 2.0
    with pytest.raises(CubeError, match=r"RuntimeError: nothing is bound[\s\S]*test_proxies.py"):
        shows.launch(device("reference").client, 1, 1, out)


@pytest.mark.parametrize("given", [np.array("a"), np.zeros(3, "f4,i4"), np.zeros(2), "a", None])
def test_what_is_no_number_is_refused(given: object) -> None:
    with pytest.raises(CubeError, match="`n`"):
        reads.launch(device("reference").client, 1, 1, np.zeros(1, "f4"), given)
