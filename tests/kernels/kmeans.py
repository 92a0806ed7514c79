"""One round of k-means: the nearest center of each point, and sums of points and counts for the centers to come."""

from __future__ import annotations

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    Array,
    Atomic,
    Comptime,
    Mut,
    Tensor,
    cube,
    f32,
    max_value,
    spec,
    u32,
    unroll,
)


@cube
def square_distance(points: Tensor[f32], i, centers: Tensor[f32], k, width: Comptime[int]) -> f32:
    return sum((points[i, d] - centers[k, d]) ** 2 for d in range(width))


@cube(launch=True)
def kmeans(
    points: Tensor[f32],
    centers: Tensor[f32],
    nearest: Mut[Array[u32]],
    sums: Mut[Tensor[Atomic[f32]]],
    counts: Mut[Array[Atomic[u32]]],
    width: Comptime[int],
) -> None:
    i = ABSOLUTE_POS
    if i >= points.shape(0):
        return
    best, least = u32(0), max_value(f32)
    for k in range(u32(centers.shape(0))):
        distance = square_distance(points, i, centers, k, width)
        if distance < least:
            best, least = k, distance
    nearest[i] = best
    counts[best].add(1)
    for d in unroll(range(width)):
        sums[best, d].add(points[i, d])


ARGS = {
    "kmeans": (
        spec(f32, (1000, 3)),
        spec(f32, (10, 3)),
        spec(u32, 1000),
        spec(f32, (10, 3)),
        spec(u32, 10),
        3,
    )
}
DTYPES = ("f32",)
SIZES = ((1, 2, 3), (30, 4, 2))


def case(random, dtype, size):
    count, clusters, width = size
    points, centers = random.array(dtype, (count, width)), random.array(dtype, (clusters, width))
    way = random.wide(points)[:, None] - random.wide(centers)[None]
    nearest = (way**2).sum(axis=2).argmin(axis=1)
    sums = np.zeros((clusters, width))
    np.add.at(sums, nearest, random.wide(points))
    return dict(
        args=(
            points,
            centers,
            random.zeros("u32", count),
            random.zeros(dtype, (clusters, width)),
            random.zeros("u32", clusters),
            width,
        ),
        count=-(-count // 8),
        dim=8,
        expected={2: nearest, 3: sums, 4: np.bincount(nearest, minlength=clusters)},
        scale=count,
    )
