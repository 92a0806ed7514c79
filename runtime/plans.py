"""Plans: a compiled kernel, where its parameters come from, and how it is run on bound arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from runtime import defaults
from runtime.arguments import Binder, Bound
from runtime.arrays import BoundArray
from runtime.geometry import grid_of
from runtime.guards import Guards
from runtime.memory import Block, trouble
from runtime.notes import Standing, Unheard, empty_buffer, owe, read_notes, remember, tell
from runtime.pool import shown
from runtime.protocols import Indirect, Number, Report, Server, Triple
from runtime.recorded import Step, is_recorded, record, recording
from runtime.staging import staged
from runtime.turns import Turns, keys_of
from transpile.diagnose.diagnostic import CubeError, Diagnostic
from transpile.diagnose.errors.device import LaunchBroken, NotInGraph, Unbindable
from transpile.diagnose.printed import say
from transpile.diagnose.record import Record
from transpile.diagnose.span import Span
from transpile.ir.notes import Note
from transpile.ir.types import Scalar
from transpile.ir.values import Parameter

Take = Callable[[Sequence[Any]], Number]
HANDLES = "make handles of them before the block, `client.create(x)`, and read these after a replay"


class Plan(Record, eq=False):
    """A compiled module and how to call it."""

    module: Any
    server: Server
    guards: Guards
    memories: tuple[int, ...]
    """The run-time argument behind each memory of the kernel, in the kernel's order."""
    scalars: tuple[Take, ...]
    """Each takes the value of one scalar of the kernel from the run-time arguments."""
    weak: tuple[tuple[int, Scalar], ...]
    """Numbers of an open type, and the type that they got."""
    notes: tuple[Note, ...]
    """What the kernel may tell through the buffer that is its last memory, if there are any."""
    takes_layout: bool
    """Whether memories are passed with shape and strides: the interpreter runs kernels that ask for them."""
    unfolded_rank: int = 0
    """How many counts a kernel that unfolds its grid wants to be told; they are its last scalars."""
    across: tuple[str, Span | None] | None = None
    """The first position along y or z that the kernel asks for, and where."""

    def grid(self, count: Triple) -> tuple[Triple, tuple[int, ...]]:
        """Return the grid to run for a count, and the scalars that tell the kernel of it."""
        if not self.unfolded_rank:
            return count, ()
        kernel, server = self.module.kernel, self.server
        limits, cluster = server.capabilities, kernel.cluster_dim
        grid = grid_of(kernel.name, server.name, limits, count, cluster)
        return grid.cubes, count[: self.unfolded_rank]

    def numbers(self, binder: Binder, bound: Bound) -> list[Number]:
        """Return the values of the kernel's scalars."""
        run_time: Sequence[Any] = bound.run_time
        if self.weak:
            run_time = _settled(self, binder, run_time)
        return [take(run_time) for take in self.scalars]


def run(
    plan: Plan, binder: Binder, bound: Bound, count: Triple | Indirect, counted: Block | None = None
) -> None:
    """Run a plan; afterwards host arrays hold what the kernel wrote.

    `counted` is the memory of an indirect count: if that is bad, so is what is written.
    """
    graph = recording(plan.server)
    if graph is not None:
        refuse_host_arrays(plan.server, bound)
        if plan.server.is_host:
            assert isinstance(count, tuple)
            graph.follow(step(binder, bound, partial(_repeated, plan, binder, bound, count)))
            return
    run_time: Sequence[Any] = bound.run_time
    if plan.weak:
        run_time = _settled(plan, binder, run_time)
    scalars = [take(run_time) for take in plan.scalars]
    if plan.unfolded_rank:
        assert isinstance(count, tuple)
        count, wanted = plan.grid(count)
        scalars += wanted
    server: Any = plan.server
    if server.is_host:
        used = keys_of(array.flat for array in bound.arrays)
        written = keys_of(bound.arrays[number].flat for number in binder.written)
        turns: Turns = server.turns
        turn = turns.take(used, written)
        try:
            turn.begin()
            for block in _blocks(bound):
                if block is not None and block.is_bad:  # who was waited for may have failed
                    block.check()
            _finish(plan, binder, bound, lambda: _on_host(plan, count, run_time, scalars))
        finally:
            turns.active.pop(turn, None)
            turns.tell()
    else:
        _finish(
            plan,
            binder,
            bound,
            lambda: _through_device(plan, binder, bound, count, run_time, scalars, counted),
        )
    if graph is None and defaults.debug():
        server.sync()
        tell(server)


def _finish(plan: Plan, binder: Binder, bound: Bound, launch: Callable[[], Report | None]) -> None:
    """Launch, and copy back what belongs to host arrays; what fails spoils what was to be written."""
    try:
        report = launch()
    except CubeError as error:
        if not isinstance(error.diagnostic, Unbindable):
            poison(binder, bound, error.diagnostic)
        raise
    except BaseException as error:
        reason = f"`{type(error).__name__}`"
        poison(binder, bound, LaunchBroken(None, binder.kernel, reason))
        raise
    for number in binder.written:
        array = bound.arrays[number]
        if array.home is not None:
            array.home[...] = array.flat.view(array.home.dtype).reshape(array.home.shape)
    if report is not None:
        _heed(report, binder, bound)


def _on_host(
    plan: Plan, count: Triple | Indirect, run_time: Sequence[Any], scalars: Sequence[Number]
) -> Report | None:
    """Launch where memory is the host's."""
    server = plan.server
    if plan.takes_layout:
        arrays = [run_time[number] for number in plan.memories]
        return server.launch(plan.module, count, arrays, scalars)
    noted = empty_buffer(plan.notes) if plan.notes else None
    memories = [noted if n < 0 else run_time[n].flat for n in plan.memories]
    report = server.launch(plan.module, count, memories, scalars)
    return report if noted is None else _joined(report, read_notes(noted, plan.notes))


def step(
    binder: Binder, bound: Bound, make: Callable[[], Callable[[], object]], *others: Block
) -> Step:
    """Return a launch of a graph that the host makes (``runtime.recorded``); it uses `others` as well."""
    return Step([*_blocks(bound), *others], _written(binder, bound), make)


def _repeated(plan: Plan, binder: Binder, bound: Bound, count: Triple) -> Callable[[], object]:
    """Return what launches a plan each time that it is called: the server's shortest path, where it has one."""
    make = getattr(plan.server, "ready", None)
    if make is not None and not plan.notes:
        memories = [bound.run_time[number].flat for number in plan.memories]
        grid, counts = plan.grid(count)
        ready = make(plan.module, grid, memories, [*plan.numbers(binder, bound), *counts])
        if ready is not None:
            turns = plan.server.turns  # type: ignore[attr-defined]

            def launch() -> None:
                if turns.is_shared or ready.call()[0]:
                    run(plan, binder, bound, count)

            return launch
    return partial(run, plan, binder, bound, count)


def refuse_host_arrays(server: Server, bound: Bound) -> None:
    """Raise where arrays of the host are an argument of a launch in a graph: nobody knows what they hold at a replay.

    Raises:
        CubeLaunchError: so it is.
    """
    if is_recorded(server) and any(array.block is None for array in bound.arrays):
        raise NotInGraph(None, "arrays of the host", HANDLES).error()


def _blocks(bound: Bound) -> list[Any]:
    return [array.block for array in bound.arrays]


def _written(binder: Binder, bound: Bound) -> list[Any]:
    return [bound.arrays[number].block for number in binder.written]


def poison(binder: Binder, bound: Bound, failure: Diagnostic) -> None:
    """Mark what a failed launch should have written: every later read raises."""
    forget(block.server for array in bound.arrays if (block := array.block) is not None)
    for number in binder.written:
        block = bound.arrays[number].block
        if block is not None:
            block.failure = failure
            trouble.count += 1


def forget(servers: Iterable[Any]) -> None:
    """Let the servers' remembered launches take the whole way next time, which looks at the memory again."""
    for server in servers:
        again = getattr(server, "forget", None)
        if again is not None:
            again()


def _settled(plan: Plan, binder: Binder, run_time: Sequence[Any]) -> Sequence[Any]:
    """Return the run-time arguments with numbers of an open type as their final type holds them."""
    found = list(run_time)
    for number, dtype in plan.weak:
        found[number] = binder.number(binder.declaration_of(number), dtype, found[number])
    return found


def _through_device(
    plan: Plan,
    binder: Binder,
    bound: Bound,
    count: Triple | Indirect,
    run_time: Sequence[Any],
    scalars: Sequence[Number],
    counted: Block | None,
) -> Report | None:
    """Launch with host arrays copied to the device, and back where the kernel writes them."""
    server = plan.server
    _check_sizes(server, binder, bound)
    hosts = {n: run_time[n] for n in plan.memories if n >= 0 and run_time[n].block is None}
    written = [bound.arrays[number] for number in binder.written]
    copies = staged(server, hosts, [n for n, array in hosts.items() if array in written])
    memories = []
    unheard: Unheard | None = None
    standing: Standing | None = None
    if plan.notes and is_recorded(server):
        standing = Standing(server, plan.notes)
    elif plan.notes:
        unheard = Unheard(server, plan.notes)
    for number in plan.memories:
        if number < 0:
            noted = unheard.memory if unheard is not None else standing.block.memory  # type: ignore[union-attr]
            memories.append((noted, 0))
            continue
        if number in copies:
            block, offset = copies[number]
            memories.append((block.memory, offset))
        else:
            memories.append(run_time[number].flat)
    report = server.launch(plan.module, count, memories, scalars)
    if is_recorded(server):
        record(server, [*_blocks(bound), counted], _written(binder, bound), standing)
    earlier = [one for array in bound.arrays for one in block_of(array).unheard]
    if counted is not None:
        earlier += counted.unheard
    if unheard is not None:
        remember(unheard)
        earlier.append(unheard)
    if earlier:
        _listen(binder, bound, earlier)
    for number, (block, offset) in copies.items():
        if hosts[number] in written:
            server.read(block.memory, offset, hosts[number].flat)
    return report


def _check_sizes(server: Server, binder: Binder, bound: Bound) -> None:
    """Refuse arrays that are larger than what the device can pass to a kernel.

    Raises:
        CubeLaunchError: one is.
    """
    most: int | None = getattr(server, "max_range", None)
    if most is None:
        return
    for array in bound.arrays:
        size = array.last - array.first if array.home is None else array.flat.nbytes
        if size > most:
            what, reason = f"an array of {shown(size)}", f"it binds at most {shown(most)}"
            way_out = "launch on parts of it: `handle.view(count, offset=start)`"
            raise Unbindable(None, binder.kernel, server.name, what, reason, way_out).error()


def _listen(binder: Binder, bound: Bound, earlier: Sequence[Unheard]) -> None:
    """Let what a launch wrote wait for what it, and the launches that wrote what it read, may tell.

    Raises:
        CubeLaunchError: something failed, and it wrote to memory that can't be marked as bad.
    """
    written = _written(binder, bound)
    forget(block.server for array in bound.arrays if (block := array.block) is not None)
    if written and all(isinstance(block, Block) for block in written):
        for one in earlier:
            one.watch(written)
        return
    for one in earlier:
        one.watch([block for block in written if isinstance(block, Block)])
        one.settle()
        if one.failure is not None:
            raise one.failure.error()


class _Nothing:
    """What stands for the block of a host array, or of another library's."""

    unheard: tuple[Any, ...] = ()


def block_of(array: BoundArray) -> Any:
    return array.block if isinstance(array.block, Block) else _Nothing


def _joined(report: Report | None, noted: Report) -> Report:
    """Return what a launch said at once, and what its notes tell."""
    if report is None:
        return noted
    return Report(noted.failure or report.failure, (*report.printed, *noted.printed))


def _heed(report: Report, binder: Binder, bound: Bound) -> None:
    """Print what the kernel printed, and raise or note what went wrong."""
    if report.failure is not None:
        poison(binder, bound, report.failure)
    for line in report.printed:
        say(f"{line}\n")
    if report.failure is None:
        return
    written = _written(binder, bound)
    if not all(isinstance(block, Block) for block in written) or not written or defaults.debug():
        raise report.failure.error()
    owe(written[0].server, report.failure, written)


def taker(parameter: Parameter) -> Take:
    """Return the function that takes a scalar parameter's value from the run-time arguments."""
    source = parameter.source
    number, dimension = source.argument, source.dimension
    if source.what == "value":
        return lambda run_time: run_time[number]
    if source.what == "zero":
        return lambda run_time: 0
    if source.what == "length":
        return lambda run_time: run_time[number].length
    if source.what == "extent":
        return lambda run_time: run_time[number].extent
    if source.what == "shape":
        return lambda run_time: run_time[number].shape[dimension]
    return lambda run_time: run_time[number].steps[dimension]
