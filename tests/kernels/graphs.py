"""Steps of graph algorithms: Floyd and Warshall's paths, a breadth-first frontier, components by union-find."""

from __future__ import annotations

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    CUBE_DIM,
    UNIT_POS,
    Array,
    Atomic,
    Mut,
    Tensor,
    cube,
    f32,
    i32,
    spec,
    sync_storage,
    u32,
)

UNSEEN = -1


@cube(launch=True)
def floyd_warshall(distance: Mut[Tensor[f32]], through: u32) -> None:
    start, end = ABSOLUTE_POS_Y, ABSOLUTE_POS_X
    if start < distance.shape(0) and end < distance.shape(1):
        detour = distance[start, through] + distance[through, end]
        if detour < distance[start, end]:
            distance[start, end] = detour


@cube(launch=True)
def breadth_first(
    offsets: Array[u32],
    neighbours: Array[u32],
    level: Mut[Array[Atomic[i32]]],
    frontier: Array[u32],
    found: Mut[Array[u32]],
    found_count: Mut[Array[Atomic[u32]]],
    depth: i32,
) -> None:
    i = ABSOLUTE_POS
    if i >= frontier.len():
        return
    node = frontier[i]
    for edge in range(offsets[node], offsets[node + 1]):
        other = neighbours[edge]
        _, is_new = level[other].compare_exchange(UNSEEN, depth)
        if is_new:
            found[found_count[0].add(1)] = other


@cube
def root_of(parents, node: u32) -> u32:
    while (above := parents[node].load()) != node:
        node = above
    return node


@cube
def join(parents, a: u32, b: u32):
    """Hang the root with the greater number below the other, until nobody else was faster."""
    is_joined = False
    while not is_joined:
        a, b = root_of(parents, a), root_of(parents, b)
        high, low = max(a, b), min(a, b)
        _, is_joined = parents[high].compare_exchange(high, low)


@cube(launch=True)
def union_find(
    edges: Tensor[u32], parents: Mut[Array[Atomic[u32]]], component: Mut[Array[u32]]
) -> None:
    """By one cube: its units see what all of them joined after the barrier."""
    for edge in range(UNIT_POS, edges.shape(0), CUBE_DIM):
        join(parents, edges[edge, 0], edges[edge, 1])
    sync_storage()
    for node in range(UNIT_POS, u32(component.len()), CUBE_DIM):
        component[node] = root_of(parents, node)


ARGS = {
    "floyd_warshall": (spec(f32, (50, 50)), 3),
    "breadth_first": (
        spec(u32, 101),
        spec(u32, 900),
        spec(i32, 100),
        spec(u32, 20),
        spec(u32, 100),
        spec(u32, 1),
        4,
    ),
    "union_find": (spec(u32, (80, 2)), spec(u32, 100), spec(u32, 100)),
}
OPTIONS = {"floyd_warshall": {"cube_dim": (16, 8), "grid_rank": 2}}
DTYPES = ("f32",)
SIZES = (2, 13)


def case(random, dtype, size, kernel="floyd_warshall"):
    if kernel == "floyd_warshall":
        distance = abs(random.array(dtype, (size, size)))
        distance[np.arange(size), np.arange(size)] = 0
        wide = random.wide(distance)
        return dict(
            args=(distance, size - 1),
            count=(-(-size // 4), -(-size // 4)),
            dim=(4, 4),
            expected={0: np.minimum(wide, wide[:, -1:] + wide[-1:])},
        )
    edges = random.integers(0, size, (size // 2 + 1, 2), "u32")
    if kernel == "union_find":
        labels = np.arange(size)
        for _ in range(size):
            for a, b in edges:
                labels[labels == max(labels[a], labels[b])] = min(labels[a], labels[b])
        parents = np.arange(size, dtype=np.uint32)
        return dict(
            args=(edges, parents, random.zeros("u32", size)),
            count=1,
            dim=4,
            expected={2: labels},
        )
    linked = np.zeros((size, size), bool)
    linked[edges[:, 0], edges[:, 1]] = linked[edges[:, 1], edges[:, 0]] = True
    offsets = np.concatenate([[0], linked.sum(axis=1).cumsum()]).astype("u4")
    neighbours = np.nonzero(linked)[1].astype("u4")
    level = np.full(size, UNSEEN, "i4")
    level[0] = 0
    reached = linked[0] & (level == UNSEEN)
    return dict(
        args=(
            offsets,
            neighbours if neighbours.size else np.zeros(1, "u4"),
            level,
            np.zeros(1, "u4"),
            random.zeros("u32", size),
            random.zeros("u32", 1),
            1,
        ),
        count=1,
        dim=4,
        expected={2: np.where(reached, 1, level), 5: [reached.sum()]},
    )
