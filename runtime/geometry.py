"""The geometry of a launch: what a device runs for a count of cubes, and whether it can run a cube."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping, Sequence, Set
from math import prod
from typing import Any

from runtime import defaults
from runtime.protocols import Triple
from transpile.diagnose.errors.launch import (
    BadGeometry,
    BadShape,
    GridTooLarge,
)
from transpile.diagnose.errors.usage import near
from transpile.diagnose.given import described
from transpile.diagnose.record import Record
from transpile.ir.types import Scalar, u32, u64
from transpile.lang.clusters import SINGLE
from transpile.lang.triples import TITLES, check_cube, grid_rank, triple
from transpile.ops.capabilities import Capabilities

__all__ = [
    "Grid", "check_cube", "counted", "grid_of", "grid_rank", "hint_for", "over", "sizes_of", "triple",
]  # fmt: skip

GEOMETRY_WORDS = ("count", "dim", "cube_count", "cube_dim")
GEOMETRY = "the count and the dim come first: `kernel[count, dim](...)`, `kernel.launch(client, count, dim, ...)`"
OPTION_WORDS = ("address_type", "aliasing", "checked", "validate", "vectorize")
OPTIONS = (
    "options of a launch go to `kernel.with_options({0}=...)`, `kernel.over(shape, {0}=...)`, or "
    "`kernel.launch(client, count, dim, ..., {0}=...)`"
)
DEFAULT_UNITS = 256
"""Units in a cube where ``kernel.over(shape)`` chooses."""


def hint_for(word: str, names: Sequence[str]) -> str:
    """Return what helps who gave an argument by a name that is no parameter's."""
    if word in GEOMETRY_WORDS:
        return GEOMETRY
    return OPTIONS.format(word) if word in OPTION_WORDS else near(word, names)


class Grid(Record, frozen=True):
    """The grid that a device runs for a count, and the type that numbers its cubes if it is another one."""

    cubes: Triple
    folded: Scalar | None = None


def grid_of(
    kernel: str, device: str, limits: Capabilities, count: Triple, cluster: Triple = SINGLE
) -> Grid:
    """Return the grid for a count: the same, or one that is folded where the device does not count so far.

    Hardware that has clusters counts them: a folded grid is one of whole ones.

    Raises:
        CubeLaunchError: there is none with so many cubes.
    """
    counted: tuple[int, ...] = limits.max_cube_count
    most = defaults.max_cube_count()
    if most is not None:
        counted = tuple([min(most, limit) for limit in counted])
    if all(size <= limit for size, limit in zip(count, counted, strict=True)):
        return Grid(count)
    counted = tuple([max(1, most // size) for most, size in zip(counted, cluster, strict=True)])
    clusters = prod(count) // prod(cluster)
    rows = -(-clusters // counted[0])
    layers = -(-rows // counted[1])
    # As near to each other as they can be, so that few cubes are too many.
    rows = -(-rows // layers)
    across = -(-clusters // (rows * layers))
    cubes = across * cluster[0], rows * cluster[1], layers * cluster[2]
    folded = u32 if prod(cubes) < 1 << 32 else u64
    if layers > counted[2] or max(count) >= 1 << 32 or folded not in limits.arithmetic:
        most = prod(counted) * prod(cluster)
        if u64 not in limits.arithmetic:
            most = min(most, (1 << 32) - 1)
        raise GridTooLarge(None, kernel, count, device, most).error()
    return Grid(cubes, folded)


def clusters_of(function: Any, limits: Capabilities) -> Triple:
    """Return a kernel's clusters where a device has them; elsewhere it has none to launch."""
    found: Triple = function.cluster_dim if "clusters" in limits.features else SINGLE
    return found


def counted(kernel: str, what: str, given: Any, args: Sequence[Any]) -> Any:
    """Return a count or a dim, which may be a function of a launch's arguments.

    Raises:
        CubeLaunchError: the function does not take them.
    """
    if not callable(given):
        return given
    try:
        return given(*args)
    except TypeError as error:
        trace = error.__traceback__
        if trace is not None and trace.tb_next is not None:  # it was raised within: the user's own
            raise
        reason = f"it does not take the launch's {len(args)} arguments"
        way_out = f"let it take as many as the kernel: `lambda *args: ...`; Python says: {error}"
        raise BadGeometry(
            None, kernel, TITLES[what], described(given), reason, way_out
        ).error() from None


def sizes_of(kernel: str, shape: object) -> list[int]:
    """Return a shape as numbers.

    Raises:
        CubeLaunchError: it is none.
    """
    try:
        several = isinstance(shape, Iterable) and not isinstance(shape, (str, bytes, Mapping, Set))
        given: list[Any] = list(shape) if several else [shape]  # type: ignore[call-overload]
        sizes = [operator.index(size) for size in given]
    except TypeError:
        raise BadShape(None, kernel, described(shape)).error() from None
    if any(isinstance(size, bool) for size in given) or min(sizes, default=0) < 0:
        raise BadShape(None, kernel, described(shape)).error()
    return sizes


def over(
    kernel: str,
    shape: object,
    width: int,
    limits: Capabilities,
    cluster: Triple = SINGLE,
    dim: Triple | None = None,
) -> tuple[Triple, Triple]:
    """Return the count and the dim that give each vector of `width` elements of an array one unit, cubes along x.

    The count is rounded up to whole clusters along x. The dim is chosen if it is not given.

    Raises:
        CubeLaunchError: `shape` is none.
    """
    elements = prod(sizes_of(kernel, shape))
    units = -(-elements // width)
    if dim is None:
        dim = min(DEFAULT_UNITS, limits.max_cube_units, limits.max_cube_dim[0]), 1, 1
    clusters = -(-units // (prod(dim) * cluster[0]))
    return (clusters * cluster[0], 1, 1), dim
