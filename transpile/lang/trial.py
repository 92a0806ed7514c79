"""An eager run from the host's side: geometry and arrays as a launch would take them, then ``transpile.eager``.

Host arrays that are not contiguous are packed and written back, as launches do; what a launch refuses (a read-only
array that is written, barriers that not all units reach) is refused here too.
"""

from __future__ import annotations

import bdb
import contextlib
import math
import operator
from math import prod
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.calls import WrongArguments
from transpile.diagnose.errors.launch import GridTooLarge
from transpile.diagnose.given import described, flag, integer, plain
from transpile.eager.run import run
from transpile.eager.stepping import unseen
from transpile.expand.arguments import ComptimeSpec, GroupSpec, MemorySpec, ScalarSpec
from transpile.expand.kernel import expand
from transpile.expand.words import describe
from transpile.ir.host import round_to
from transpile.ir.types import integer_range
from transpile.lang.arguments import is_row_major
from transpile.lang.clusters import check_clusters
from transpile.lang.services import SERVICES
from transpile.lang.triples import Triple, check_cube, grid_rank, triple
from transpile.ops.capabilities import PROFILES
from transpile.passes.uniformity import uniformity
from transpile.pipeline import check_shared_memory

if TYPE_CHECKING:
    from transpile.lang.cube_function import CubeFunction


def trial(
    function: CubeFunction,
    count: object,
    dim: object,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    *,
    plane: int | None,
    unit: Any,
    vectorize: int,
    is_debugged: bool = False,
    stops: bool = False,
) -> None:
    """Run a kernel in Python; see ``CubeFunction.eager`` and ``CubeFunction.debug``."""
    name = function.__name__
    cubes, units = triple(name, "count", count, 0), triple(name, "dim", dim, 1)
    limits = PROFILES["reference"]
    check_cube(name, "eager", limits, units)
    if prod(cubes) > limits.max_cube_count[0]:
        raise GridTooLarge(None, name, cubes, "eager", limits.max_cube_count[0]).error()
    if plane is not None:
        plane = integer(f"{name}.eager", "plane", plane, least=1)
    stops = flag(f"{name}.debug", "stop", stops)
    check_clusters(function, cubes)
    rank = grid_rank(cubes)
    _check_keywords(function, args, kwargs)
    made = function._specialization(
        PROFILES["reference"], args, kwargs, units, rank, True, vectorize
    )
    bound = function.signature.bind(*args, **kwargs)
    bound.apply_defaults()
    annotations = function.annotations()
    given: list[Any] = []
    copies: list[tuple[Any, Any]] = []
    for (name, argument), spec in zip(bound.arguments.items(), made.arguments, strict=True):
        if isinstance(spec, GroupSpec):
            for leaf, value in zip(spec.run_time, spec.values(argument), strict=True):
                given.append(_number(function, name, value, leaf))
        elif isinstance(spec, MemorySpec):
            written = bool(getattr(annotations[name], "mutable", False))
            given.append(_array(function, name, argument, written, copies))
        elif not isinstance(spec, ComptimeSpec):
            given.append(_number(function, name, argument, spec))
    unit = plain(unit)
    if is_debugged and type(unit) is int:
        unit = _of_grid(function, unit, cubes, units)
    if unit is not None:
        unit = _unit(function, unit, cubes, units)
    with unseen():
        expansion = expand(function, made, SERVICES)
    uniformity(expansion.kernel)
    check_shared_memory(expansion.kernel, made.capabilities)
    with contextlib.suppress(bdb.BdbQuit):  # who leaves a debugger has seen enough
        run(
            function, made, SERVICES, expansion, cubes, given,
            plane=plane, unit=unit, is_debugged=is_debugged, stops=stops,
        )  # fmt: skip
    for original, packed in copies:
        original[...] = packed


OF_LAUNCHES = {
    "validate": '`kernel.launch(device("reference").client, count, dim, ..., validate=True)` looks at accesses',
    "aliasing": "arrays that overlap are taken here",
    "address_type": "positions are as wide as they need here",
}
"""Options of launches that mean nothing here, and what to do instead."""


def _check_keywords(function: CubeFunction, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    """Raise where the arguments don't fit: for `inspect` the same error tells its own options."""
    for option, instead in OF_LAUNCHES.items():
        if option in kwargs and option not in function.signature.parameters:
            raise _wrong(
                function, f"`{option}` is an option of launches", f"leave it out: {instead}"
            )
    try:
        function.signature.bind(*args, **kwargs)
    except TypeError as error:
        way_out = "pass what the signature asks for; options are `plane`, `unit` and `vectorize`"
        raise _wrong(function, str(error), way_out) from None


def _of_grid(
    function: CubeFunction, position: int, cubes: Triple, units: Triple
) -> tuple[Triple, Triple]:
    """Return the place of the unit whose ``ABSOLUTE_POS`` is `position`: x runs fastest over the whole grid."""
    sizes = [c * u for c, u in zip(cubes, units, strict=True)]
    if not 0 <= position < sizes[0] * sizes[1] * sizes[2]:
        raise _wrong(function, f"there is no unit {position}: the grid has {sizes}")
    x, rest = position % sizes[0], position // sizes[0]
    at = (x, rest % sizes[1], rest // sizes[1])
    cube = (at[0] // units[0], at[1] // units[1], at[2] // units[2])
    return cube, (at[0] % units[0], at[1] % units[1], at[2] % units[2])


def _unit(function: CubeFunction, unit: Any, cubes: Triple, units: Triple) -> tuple[Triple, Triple]:
    """Check the position of one unit: ``(position of the cube, position of the unit)``, each an int or three."""
    if not isinstance(unit, tuple) or len(unit) != 2:
        raise _wrong(
            function,
            f"`unit` is {described(unit)}, not (position of the cube, position of the unit)",
            "give two positions, each an int or up to three: `unit=(2, 17)`; `debug` takes an `ABSOLUTE_POS` too",
        )
    places = []
    for what, given, sizes in zip(("cube", "unit"), unit, (cubes, units), strict=True):
        values = [plain(p) for p in (given if isinstance(given, (tuple, list)) else [given])]
        position = (*values, 0, 0)[:3]
        if not 1 <= len(values) <= 3 or not all(
            type(p) is int and 0 <= p < size for p, size in zip(position, sizes, strict=True)
        ):
            raise _wrong(
                function, f"there is no {what} at {described(given)}: the {what}s are {sizes}"
            )
        places.append(position)
    return places[0], places[1]


def _array(
    function: CubeFunction, name: str, array: Any, written: bool, copies: list[tuple[Any, Any]]
) -> Any:
    """Return the memory for one array argument: itself, or a packed copy."""
    import numpy as np

    from transpile.lang.libraries import copied, imported, where_not_shared

    shared = array
    if type(array) is not np.ndarray:
        kind = type(array).__name__
        if hasattr(array, "numpy") and hasattr(array, "block"):
            way_out = f"copy it to the host: `{name}.numpy()`, and back with `client.write`"
            raise _wrong(function, f"`{name}` is a {kind}, memory of a device", way_out)
        try:
            shared = imported(array)
        except BufferError as error:
            way_out = where_not_shared(array, name)
            raise _wrong(function, f"`{name}` is a {kind}, not shared: {error}", way_out) from error
        if shared is None:
            raise _wrong(function, f"`{name}` is a {kind}, not an array of the host")
    repeats = any(
        not step and size > 1 for size, step in zip(shared.shape, shared.strides, strict=True)
    )
    if written and shared.size and (repeats or not shared.flags.writeable):
        way_out = f"pass a copy that you keep: `{name} = {copied(array, name)}`"
        raise _wrong(function, f"`{name}` is written, and the array is read-only", way_out)
    array = shared
    strides = array.strides
    whole = all(stride % array.itemsize == 0 for stride in strides)
    if whole and is_row_major(array.shape, [s // array.itemsize for s in strides]):
        return array
    packed = np.ascontiguousarray(array)
    if written:
        copies.append((array, packed))
    return packed


def _number(function: CubeFunction, name: str, given: Any, spec: MemorySpec | ScalarSpec) -> Any:
    """Return an argument, or refuse a number that its type would change into another one, as launches do."""
    if isinstance(spec, MemorySpec):
        return given
    wanted = spec.dtype
    number = given.item() if getattr(given, "shape", None) == () else given
    if wanted.is_bool:
        fits = number in (0, 1)
    elif wanted.is_integer:
        low, high = integer_range(wanted)
        fits = hasattr(number, "__index__") and low <= operator.index(number) <= high
    else:
        fits = not math.isinf(round_to(wanted, number)) or number in (math.inf, -math.inf)
    if not fits:
        raise _wrong(function, f"`{name}` is {describe(given)}, which no {wanted} holds")
    return given


def _wrong(function: CubeFunction, problem: str, way_out: str = "") -> Exception:
    name = function.__name__
    signature = f"{name}.eager(count, dim, ...){function.signature}"
    way_out = way_out or "pass what the signature asks for"
    return WrongArguments(
        None, function=name, signature=signature, problem=problem, way_out=way_out
    ).error()
