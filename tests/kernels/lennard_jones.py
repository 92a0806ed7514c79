"""Forces of Lennard and Jones with a cut-off, in a periodic box: neighbours are looked up in the cells around."""

from __future__ import annotations

import numpy as np

from transpile import ABSOLUTE_POS, Array, Comptime, Mut, Tensor, cube, f32, i32, spec, u32


@cube
def nearest_image(distance, box):
    return distance - box * round(distance / box)


@cube(launch=True)
def lennard_jones(
    position: Tensor[f32],
    cell_starts: Array[u32],
    force: Mut[Tensor[f32]],
    box: f32,
    cells: Comptime[int],
    cut: Comptime[float],
) -> None:
    """Particles are sorted by cell, of which there are `cells` along each of two axes."""
    i = u32(ABSOLUTE_POS)
    if i >= position.shape(0):
        return
    x, y = position[i, 0], position[i, 1]
    width = box / cells
    column, row = min(i32(x / width), cells - 1), min(i32(y / width), cells - 1)
    fx = fy = f32(0.0)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            cell = u32((row + down) % cells * cells + (column + right) % cells)
            for j in range(cell_starts[cell], cell_starts[cell + 1]):
                dx = nearest_image(x - position[j, 0], box)
                dy = nearest_image(y - position[j, 1], box)
                square = dx * dx + dy * dy
                if j == i or square > cut * cut:
                    continue
                inverse = 1.0 / square
                sixth = inverse**3
                strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0)
                fx += strength * dx
                fy += strength * dy
    force[i, 0], force[i, 1] = fx, fy


ARGS = {"lennard_jones": (spec(f32, (500, 2)), spec(u32, 65), spec(f32, (500, 2)), 16.0, 8, 2.0)}
DTYPES = ("f32",)
SIZES = (1, 14)


def case(random, dtype, size):
    box, cells, cut = 8.0, 4, 2.0
    sites = np.stack(np.meshgrid(np.arange(8), np.arange(8)), axis=-1).reshape(-1, 2)
    chosen = sites[random.generator.permutation(64)[:size]] + 0.25
    chosen = chosen + random.integers(0, 3, chosen.shape, "f32") * 0.0625
    cell = (chosen[:, 1] // 2 * cells + chosen[:, 0] // 2).astype(int)
    order = np.argsort(cell, kind="stable")
    position = chosen[order].astype("f4")
    starts = np.searchsorted(cell[order], np.arange(cells * cells + 1)).astype("u4")
    way = random.wide(position)[:, None] - random.wide(position)[None]
    way -= box * np.rint(way / box)
    square = (way**2).sum(axis=2)
    near = (square <= cut * cut) & ~np.eye(size, dtype=bool)
    inverse = np.where(near, 1 / np.where(near, square, 1), 0)
    strength = 24 * inverse**4 * (2 * inverse**3 - 1)
    return dict(
        args=(position, starts, random.zeros(dtype, (size, 2)), box, cells, cut),
        count=-(-size // 8),
        dim=8,
        expected={2: (strength[:, :, None] * way).sum(axis=1)},
        scale=256,
    )
