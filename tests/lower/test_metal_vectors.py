"""Metal's texts of typed vectors pass its front ends: shifts by unknown counts, lanes, variables left alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn, TypeVar

from transpile import ABSOLUTE_POS, UNIT_POS, Mut, SharedMemory, Tensor, cube, spec, sync_cube
from transpile.ir.types import Scalar, bf16, f16, f32, i8, i16, i32, i64, u8, u16, u32, u64
from validators import batch

F = TypeVar("F")
WHOLE = (i8, i16, i32, i64, u8, u16, u32, u64)
WIDTHS = (2, 4, 8, 16)


@cube(launch=True)
def written(x: Tensor[F], out: Mut[Tensor[F]]) -> None:
    tile = SharedMemory[F](64)
    tile[UNIT_POS] = x[ABSOLUTE_POS]
    sync_cube()
    b = x[ABSOLUTE_POS + 1]
    a = x[ABSOLUTE_POS] * b + b
    for k in range(3):
        a[0] = b[1]
        if k < ABSOLUTE_POS:
            a[1] += 0
        a[1] = a[0] + b[1]
        a += tile[63 - UNIT_POS]
    a[0] = a[0]
    a += 0
    c = max(a, b)
    out[ABSOLUTE_POS] = c if c[0] > b[1] else a


@cube(launch=True)
def shifted(x: Tensor[F], out: Mut[Tensor[F]]) -> None:
    out[ABSOLUTE_POS] = (x[ABSOLUTE_POS] << x[ABSOLUTE_POS + 1]) | (x[ABSOLUTE_POS] >> x[0])


def test_front_ends_take_typed_vectors(missing: Callable[[str], NoReturn]) -> None:
    def text(kernel: object, type: Scalar, width: int) -> str:
        array = spec(type, 1024)
        return kernel.specialize(F=type).inspect(  # type: ignore[attr-defined, no-any-return]
            "metal", array, array, dim=64, vectorize=width
        )

    texts = {
        f"written-{t.name}-{w}": text(written, t, w)
        for t in (*WHOLE, f16, bf16, f32)
        for w in WIDTHS
    }
    texts |= {f"shifted-{t.name}-{w}": text(shifted, t, w) for t in WHOLE for w in WIDTHS[:2]}
    try:
        assert batch.run("metal", texts) == {}
    except batch.MissingTool as reason:
        missing(str(reason))
