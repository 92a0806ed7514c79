"""Run a kernel on concrete numbers: every unit of every cube, or one chosen unit."""

from __future__ import annotations

import bdb
import threading
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from transpile.diagnose.depth import deep
from transpile.diagnose.diagnostic import CubeError
from transpile.eager.context import EagerContext, Terminated
from transpile.eager.cube import Cube, Stopped
from transpile.eager.memory import Storage, of_array
from transpile.eager.stepping import stop_at_start
from transpile.expand.arguments import MemorySpec, Specialization
from transpile.expand.kernel import Expansion, run_twin
from transpile.expand.services import Services
from transpile.ir import core
from transpile.ir.core import regions
from transpile.ir.host import round_to
from transpile.ir.types import Memory, Scalar
from transpile.ir.values import Parameter
from transpile.ops.table import TABLE

Triple = tuple[int, int, int]


def run(
    function: Any,
    specialization: Specialization,
    services: Services,
    expansion: Expansion,
    count: Triple,
    arguments: Sequence[Any],
    *,
    plane: int | None = None,
    unit: tuple[Triple, Triple] | None = None,
    is_debugged: bool = False,
    stops: bool = False,
) -> None:
    """Run `function` on `count` cubes; arrays are written in place.

    Args:
        function: a cube function.
        specialization: as for an expansion.
        services: as for an expansion.
        expansion: the kernel as it was expanded with these.
        count: cubes in x, y, z.
        arguments: the run-time arguments, flattened, in the order of the signature.
        plane: units in a plane; the target's own if not given.
        unit: run this unit alone: the position of its cube, and its own in it. Kernels that synchronize need all.
        is_debugged: run the other units of its cube too, if they meet; only `unit` prints and stops, in this thread.
        stops: stop at the kernel's first line.
    """  # fmt: skip
    with deep(function.span, function.__name__):
        together = _meets(expansion.kernel.body)
    storages = [_argument(s, a) for s, a in zip(_runtime(specialization), arguments, strict=True)]
    dim = specialization.cube_dim
    size = plane or specialization.capabilities.plane_size
    for x, y, z in _positions(count) if unit is None else [unit[0]]:
        cube = Cube((x, y, z), count, dim, size)
        units = list(_positions(dim))
        alone = unit is not None and not (is_debugged and together)
        if alone and unit is not None:
            units = [unit[1]]
        runs = [
            _Unit(function, specialization, services, expansion, cube, u, storages) for u in units
        ]
        if is_debugged and unit is not None:
            cube.wait = None
            for each in runs:
                each.cx.is_shown = each.cx.unit == unit[1]
                each.stops = stops and each.cx.is_shown
        if together:
            _run_together(cube, runs)
        else:
            for each in runs:
                each()


def _positions(sizes: Triple) -> Iterator[Triple]:
    """Yield all positions; x runs fastest. `itertools.product` would write down each axis first."""
    for z in range(sizes[2]):
        for y in range(sizes[1]):
            for x in range(sizes[0]):
                yield x, y, z


def _runtime(specialization: Specialization) -> list[Any]:
    return list(specialization.run_time)


def _argument(spec: Any, argument: Any) -> Any:
    if isinstance(spec, MemorySpec):
        from transpile.ir.types import Space

        return of_array(argument, Memory(spec.element, Space.GLOBAL, spec.rank, units=spec.units))
    dtype: Scalar = spec.dtype
    return round_to(
        dtype, argument if isinstance(argument, (bool, int, float)) else argument.item()
    )


def _meets(body: core.Region) -> bool:
    """Whether units of a cube wait for each other."""
    for op in body:
        if isinstance(op, core.Barrier) or (
            isinstance(op, core.Apply) and TABLE[op.op].effect == "plane"
        ):
            return True
        if any(_meets(region) for region in regions(op)):
            return True
    return False


class _Unit:
    """One unit, to be called once."""

    def __init__(
        self, function: Any, specialization: Specialization, services: Services, expansion: Expansion, cube: Cube,
        unit: Triple, arguments: Sequence[Any],
    ) -> None:  # fmt: skip
        self.function = function
        self.specialization = specialization
        self.arguments = arguments
        self.cx = BoundContext(services, specialization, expansion.notes, cube, unit)
        self.cx.arguments = arguments
        self.cx.cluster_dim = function.cluster_dim
        self.stops = False

    def __call__(self) -> None:
        run = partial(run_twin, self.cx, self.function, self.specialization)
        try:
            if self.stops:
                stop_at_start(run)
            else:
                run()
        except Terminated:
            pass
        except CubeError as error:
            if isinstance(error.__cause__, bdb.BdbQuit):  # the user left the debugger
                raise error.__cause__ from None
            raise


class BoundContext(EagerContext):
    """An eager context whose parameters have their arguments."""

    arguments: Sequence[Any]

    def number(self, value: Any) -> Any:
        if isinstance(value, Parameter):
            return self.arguments[value.source.argument]
        return super().number(value)

    def memory(self, value: Any) -> Storage:
        if isinstance(value, Parameter):
            found: Storage = self.arguments[value.source.argument]
            return found
        return super().memory(value)


def _run_together(cube: Cube, runs: Sequence[_Unit]) -> None:
    cube.alive = {each.cx.unit_pos for each in runs}

    def work(each: _Unit) -> None:
        try:
            each()
        except BaseException as error:  # noqa: BLE001 (handed to the caller's thread)
            cube.fail(error)
        finally:
            cube.leave(each.cx.unit_pos)

    # One that a debugger looks at runs in the caller's thread, where a debugger works.
    here = runs[:0] if cube.wait is not None else [each for each in runs if each.cx.is_shown]
    threads = [
        threading.Thread(target=work, args=(each,), daemon=True)
        for each in runs
        if each not in here
    ]
    for thread in threads:
        thread.start()
    for each in here:
        work(each)
    for thread in threads:
        thread.join()
    if cube.failed is not None and not isinstance(cube.failed, Stopped):
        raise cube.failed
