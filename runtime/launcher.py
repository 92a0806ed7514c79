"""Launches: a kernel, a geometry and Python arguments -> a compiled module that runs.

A warm launch binds the arguments, looks the module up by what they are specialized for, checks the guards on
free names, and calls the server. Everything else happens once for each specialization: the pipeline builds an
artifact, the server compiles it, and the plan notes where each parameter of the artifact comes from.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from runtime import geometry
from runtime.arguments import Binder, Bound
from runtime.arrays import BoundArray
from runtime.building import build
from runtime.devices import Device, default_device, device
from runtime.guards import Guards
from runtime.memory import Block, Handle
from runtime.protocols import Number, Report, Server, Triple
from runtime.signature import KernelFunction, Signature, signature_of
from transpile.config import settings
from transpile.diagnose.diagnostic import CubeError, CubeLaunchError, Diagnostic
from transpile.diagnose.errors.launch import UnsupportedOption
from transpile.ir.types import Scalar
from transpile.ir.values import Parameter

NO_OPTIONS: Mapping[str, Any] = {}
Take = Callable[[Sequence[Any]], Number]


@dataclass(slots=True, eq=False)
class Plan:
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


class KernelState:
    """What the launcher keeps of one kernel; it lives as long as the kernel does."""

    __slots__ = ("binder", "plans", "signature")

    def __init__(self, function: KernelFunction) -> None:
        self.signature: Signature = signature_of(function)
        self.binder = Binder(self.signature)
        self.plans: dict[tuple[Any, ...], Plan] = {}


STATE = "_launch_state"
"""The attribute of a kernel that holds its `KernelState`."""


class KernelLauncher:
    """The `Launcher` of the language layer."""

    def __init__(self) -> None:
        self._lock = threading.Lock()

    def launch(
        self,
        function: Any,
        count: Any,
        dim: Any,
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
        *,
        options: Mapping[str, Any] = NO_OPTIONS,
    ) -> None:
        """Launch a kernel; see ``transpile.protocols.Launcher``."""
        self.prepare(function, count, dim, args, kwargs, options=options)()

    def prepare(
        self,
        function: Any,
        count: Any,
        dim: Any,
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
        *,
        options: Mapping[str, Any] = NO_OPTIONS,
    ) -> Prepared:
        """Bind a launch: the result launches when it is called, as often as one likes."""
        state: KernelState | None = function.__dict__.get(STATE)
        if state is None:
            state = function.__dict__[STATE] = KernelState(function)
        settled = Options(state.signature.kernel, options) if options else DEFAULT
        server = self._server(settled.client, args, kwargs)
        bound = state.binder.bind(server, args, kwargs, settled.vectorize, settled.aliasing)
        name = state.signature.kernel
        if settled.shape is None:
            cubes = geometry.triple(name, "count", geometry.evaluated(count, args), 0)
            units = geometry.triple(name, "dim", geometry.evaluated(dim, args), 1)
        else:
            width = bound.arrays[0].width if bound.arrays else 1
            cubes, units = geometry.over(settled.shape, width, server.capabilities)
        prepared = Prepared(self, function, server, settled, bound, cubes, units)
        prepared.plan = self._plan(function, state, prepared)
        return prepared

    def _plan(self, function: Any, state: KernelState, wanted: Prepared) -> Plan | None:
        if 0 in wanted.count:
            return None
        options, bound = wanted.options, wanted.bound
        rank = geometry.grid_rank(wanted.count)
        validate = settings.validate if options.validate is None else options.validate
        key = (bound.key, wanted.dim, rank, wanted.server, options.checked, validate)
        plan = state.plans.get(key)
        if plan is not None and plan.guards.hold():
            return plan
        geometry.check_limits(
            state.signature.kernel,
            wanted.server.name,
            wanted.server.capabilities,
            wanted.count,
            wanted.dim,
        )
        with self._lock:
            plan = state.plans.get(key)
            if plan is None or not plan.guards.hold():
                try:
                    plan = self._build(function, state, wanted, rank, validate)
                except CubeLaunchError:  # the arguments don't fit: nothing was to be written
                    raise
                except CubeError as error:
                    poison(state.binder, bound, error.diagnostic)
                    raise
                state.plans[key] = plan
        return plan

    def _build(
        self, function: Any, state: KernelState, wanted: Prepared, rank: int, validate: bool
    ) -> Plan:
        built = build(
            function,
            state.signature,
            wanted.bound,
            wanted.server.capabilities,
            wanted.dim,
            rank,
            checked=wanted.options.checked,
        )
        kernel = built.artifact.kernel
        module = wanted.server.compile(built.artifact, validate=validate)
        memories = tuple(parameter.source.argument for parameter in kernel.memories)
        scalars = tuple(taker(parameter) for parameter in kernel.scalars)
        return Plan(module, wanted.server, built.guards, memories, scalars, built.weak)

    def _server(self, client: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Server:
        """Return the device of the launch: the client's, else that of the first handle, else the default."""
        if client is not None:
            found = client if isinstance(client, Device) else getattr(client, "device", client)
            return device(found).server
        for argument in (*args, *kwargs.values()):
            if type(argument) is Handle:
                return argument.block.server
        return default_device().server

    def state(self, function: Any) -> KernelState:
        found: KernelState = function.__dict__[STATE]
        return found


class Options:
    """The options of one launch, checked."""

    __slots__ = ("aliasing", "checked", "client", "shape", "validate", "vectorize")

    def __init__(self, kernel: str, given: Mapping[str, Any]) -> None:
        self.client = given.get("client")
        self.checked: bool = given.get("checked", True)
        self.validate: bool | None = given.get("validate")
        self.vectorize: int | str = given.get("vectorize", 1)
        self.aliasing: str = given.get("aliasing", "forbid")
        self.shape: Any = given.get("shape")
        for option in given:
            if option not in (*self.__slots__, "address_type"):
                raise UnsupportedOption(None, kernel, option, "is unknown").error()
        if self.aliasing not in ("forbid", "allow"):
            reason = f"can't be {self.aliasing!r}; it is `forbid` or `allow`"
            raise UnsupportedOption(None, kernel, "aliasing", reason).error()
        if given.get("address_type", "auto") not in ("auto", "u32"):
            raise UnsupportedOption(
                None, kernel, "address_type", "is `auto` or `u32` so far"
            ).error()


DEFAULT = Options("", {})


class Prepared:
    """A launch that is bound to its arguments: call it to launch, `set` to change an argument."""

    __slots__ = ("bound", "count", "dim", "function", "launcher", "options", "plan", "server")

    def __init__(
        self,
        launcher: KernelLauncher,
        function: Any,
        server: Server,
        options: Options,
        bound: Bound,
        count: Triple,
        dim: Triple,
    ) -> None:
        self.launcher = launcher
        self.function = function
        self.server = server
        self.options = options
        self.bound = bound
        self.count = count
        self.dim = dim
        self.plan: Plan | None = None

    def __call__(self) -> None:
        """Launch."""
        plan = self.plan
        if plan is None:
            return
        bound = self.bound
        run_time = bound.run_time
        binder = self.launcher.state(self.function).binder
        if plan.weak:
            run_time = list(run_time)
            for number, dtype in plan.weak:
                run_time[number] = binder.number(
                    binder.run_time_declarations[number], dtype, run_time[number]
                )
        scalars = [take(run_time) for take in plan.scalars]
        try:
            if plan.server.is_host:
                memories = [run_time[number] for number in plan.memories]
                if not plan.server.interprets:
                    memories = [bound_array.flat for bound_array in memories]
                report = plan.server.launch(plan.module, self.count, memories, scalars)
            else:
                report = self._through_device(plan, run_time, scalars)
        except CubeError as error:
            poison(binder, bound, error.diagnostic)
            raise
        for declaration, array in zip(binder.memories, bound.arrays):
            if declaration.mutable and array.home is not None:
                array.home[...] = array.flat.reshape(array.home.shape)
        if report is not None:
            self._heed(report, binder)

    def set(self, **changed: Any) -> Prepared:
        """Change arguments by name, for the launches to come; they are checked as at first."""
        state = self.launcher.state(self.function)
        unknown = set(changed) - set(state.signature.names)
        if unknown:
            state.binder.ordered((), changed)
        args = [
            changed.get(name, value)
            for name, value in zip(state.signature.names, self.bound.given, strict=True)
        ]
        options = self.options
        bound = state.binder.bind(self.server, args, {}, options.vectorize, options.aliasing)
        self.bound = bound
        self.plan = self.launcher._plan(self.function, state, self)
        return self

    def _through_device(
        self, plan: Plan, run_time: Sequence[Any], scalars: list[Number]
    ) -> Report | None:
        """Launch with host arrays copied to the device, and back where the kernel writes them."""
        server, copies = plan.server, {}
        for number in plan.memories:
            array: BoundArray = run_time[number]
            if array.handle is None and array.first not in copies:
                block = copies[array.first] = Block(server, array.flat.nbytes)
                server.write(block.memory, 0, array.flat)
        memories = [
            run_time[n].flat
            if run_time[n].handle is not None
            else (copies[run_time[n].first].memory, 0)
            for n in plan.memories
        ]
        report = server.launch(plan.module, self.count, memories, scalars)
        binder = self.launcher.state(self.function).binder
        for declaration, array in zip(binder.memories, self.bound.arrays):
            if declaration.mutable and array.handle is None and array.first in copies:
                server.read(copies[array.first].memory, 0, array.flat)
        return report

    def _heed(self, report: Report, binder: Binder) -> None:
        """Print what the kernel printed, and raise or note what went wrong."""
        for line in report.printed:
            print(line)
        if report.failure is None:
            return
        poison(binder, self.bound, report.failure)
        written = [a for d, a in zip(binder.memories, self.bound.arrays) if d.mutable]
        if not written or any(array.handle is None for array in written):
            raise report.failure.error()


def poison(binder: Binder, bound: Bound, failure: Diagnostic) -> None:
    """Mark what a failed launch should have written: every later read raises."""
    for declaration, array in zip(binder.memories, bound.arrays):
        if declaration.mutable and array.handle is not None:
            array.handle.block.failure = failure


def taker(parameter: Parameter) -> Take:
    """Return the function that takes a scalar parameter's value from the run-time arguments."""
    number, what, dimension = (
        parameter.source.argument,
        parameter.source.what,
        parameter.source.dimension,
    )
    if what == "value":
        return lambda run_time: run_time[number]
    if what == "length":
        return lambda run_time: run_time[number].length
    if what == "extent":
        return lambda run_time: run_time[number].extent
    if what == "shape":
        return lambda run_time: run_time[number].shape[dimension]
    return lambda run_time: run_time[number].steps[dimension]


LAUNCHER = KernelLauncher()
