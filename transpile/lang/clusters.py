"""Clusters of cubes: whether a count of cubes is a whole number of a kernel's."""

from __future__ import annotations

from typing import Any

from transpile.diagnose.errors.launch import NoWholeClusters
from transpile.lang.triples import Triple
from transpile.rewrite import place_of

SINGLE: Triple = (1, 1, 1)
"""The cluster of kernels without ``cluster_dim``."""


def broken(function: Any, count: Triple) -> NoWholeClusters | None:
    """Return what is wrong with a count of cubes for a kernel's clusters, on a device with clusters or without."""
    cluster: Triple = function.cluster_dim
    if cluster == SINGLE or not any(n % size for n, size in zip(count, cluster, strict=True)):
        return None
    return NoWholeClusters(place_of(function.function), function.__name__, count, cluster)


def check_clusters(function: Any, count: Triple) -> None:
    """Refuse a count of cubes that is no whole number of a kernel's clusters.

    Raises:
        CubeLaunchError: it is none.
    """
    found = broken(function, count)
    if found is not None:
        raise found.error()
