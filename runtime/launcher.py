"""Launches: a kernel, a geometry and Python arguments -> a compiled module that runs.

A warm launch binds the arguments, looks the module up by what they are specialized for, checks the guards on free
names, and calls the server. Everything else happens once for each specialization: the pipeline builds an artifact,
the server compiles it, and the plan notes where each parameter of the artifact comes from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from threading import get_ident
from typing import Any, NoReturn

from runtime import defaults, geometry
from runtime.arguments import Binder, Bound, described
from runtime.building import build
from runtime.defaults import DEBUG, environment, overrides
from runtime.devices import Device, default_device, device
from runtime.handed_on import check
from runtime.memory import Handle
from runtime.plans import Plan, block_of, poison, refuse_host_arrays, run, taker
from runtime.protocols import Server, Triple
from runtime.recorded import is_recorded
from runtime.sites import changed, site, torch_looks
from transpile.diagnose import given as objects
from transpile.diagnose.depth import deep
from transpile.diagnose.diagnostic import CubeError, CubeLaunchError
from transpile.diagnose.errors.launch import FreedHandle, LostAxis, UnsupportedOption, WrongArity
from transpile.diagnose.errors.target import OfTarget
from transpile.forks import BUILDING
from transpile.ir.notes import Validation
from transpile.ir.types import MOST_LANES, Scalar, index, is_width, u64
from transpile.lang.clusters import check_clusters
from transpile.lang.geometry import DynamicCount
from transpile.lang.signature import KernelFunction, Signature, signature_of
from transpile.protocols import Site

NO_OPTIONS: Mapping[str, Any] = {}
STATE = "_launch_state"
"""The attribute of a kernel that holds its `KernelState`."""


class KernelState:
    """What the launcher keeps of one kernel; it lives as long as the kernel does."""

    __slots__ = ("binder", "plans", "signature")

    def __init__(self, function: KernelFunction) -> None:
        self.signature: Signature = signature_of(function)
        self.binder = Binder(self.signature)
        self.plans: dict[tuple[Any, ...], Plan] = {}


def state_of(function: Any) -> KernelState:
    """Return what is kept of a kernel."""
    found: KernelState | None = function.__dict__.get(STATE)
    if found is None:
        found = function.__dict__[STATE] = KernelState(function)
    return found


UNCHECKED = ("client", "shape")
"""Options that are looked at where they are used."""


class Options:
    """The options of one launch, checked, in Python's own types."""

    __slots__ = (
        "address_type",
        "aliasing",
        "checked",
        "client",
        "has_shape",
        "shape",
        "validate",
        "vectorize",
    )

    def __init__(self, kernel: str, options: Mapping[str, Any]) -> None:
        given = {
            name: value if name in UNCHECKED else objects.plain(value)
            for name, value in options.items()
        }
        self.client = given.get("client")
        self.checked: bool = given.get("checked", True)
        self.validate: Validation | None = given.get("validate")
        """Whether the first access out of bounds is reported, or the first that writes; ``None`` for the setting."""
        self.vectorize: int | str = given.get("vectorize", 1)
        self.aliasing: str = given.get("aliasing", "forbid")
        self.shape: Any = given.get("shape")
        self.has_shape = "shape" in given
        for option in given:
            if option not in self.__slots__ or option == "has_shape":
                raise UnsupportedOption(None, kernel, option, "is unknown").error()
        self.address_type: str = given.get("address_type", "auto")
        for option, value in given.items():
            wants = _misfit(option, value)
            if wants:
                reason = f"can't be {objects.described(options[option])}; it is {wants}"
                raise UnsupportedOption(None, kernel, option, reason).error()


def _misfit(option: str, value: object) -> str:
    """Return what a launch option takes where it does not take `value`; else nothing."""
    if option == "vectorize":
        fits = is_width(value) or _is_one_of(value, ("auto",))
        return "" if fits else f"a power of two up to {MOST_LANES}, or `auto`"
    if option == "validate":
        fits = value is None or isinstance(value, bool) or _is_one_of(value, ("writes",))
        return "" if fits else "`True`, `False`, or `writes` to leave reads out"
    if option == "checked":
        return "" if isinstance(value, bool) else "`True` or `False`"
    if option == "aliasing":
        return "" if _is_one_of(value, ("forbid", "allow")) else "`forbid` or `allow`"
    if option == "address_type":
        return "" if _is_one_of(value, ("auto", "u32", "u64")) else "`auto`, `u32` or `u64`"
    return ""


def _is_one_of(value: object, words: tuple[str, ...]) -> bool:
    return isinstance(value, str) and value in words


DEFAULT = Options("", {})


class KernelLauncher:
    """The `Launcher` of the language layer."""

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
        settled = Options(state_of(function).signature.kernel, options) if options else DEFAULT
        self._launch(function, settled, count, dim, args, kwargs)

    def launch_openly(
        self,
        function: Any,
        count: Any,
        dim: Any,
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
        options: Options | None = None,
    ) -> tuple[Plan | None, Bound, Triple]:
        """Launch a kernel; return how that was done."""
        return self._launch(function, options or DEFAULT, count, dim, args, kwargs)

    def options(self, function: Any, given: Mapping[str, Any]) -> Options:
        """Return launch options, checked."""
        return Options(state_of(function).signature.kernel, given)

    def _launch(
        self,
        function: Any,
        options: Options,
        count: Any,
        dim: Any,
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
    ) -> tuple[Plan | None, Bound, Triple]:
        state = state_of(function)
        server = server_of(state.signature, options.client, args, kwargs)
        bound = state.binder.bind(server, args, kwargs, options.vectorize, options.aliasing)
        cubes, units = self._geometry(function, state, options, server, bound, count, dim)
        if isinstance(cubes, DynamicCount):
            self.launch_dynamically(function, options, server, bound, cubes, units)
            return None, bound, (0, 0, 0)
        plan = self.plan(function, state, options, server, bound, cubes, units)
        if plan is not None:
            run(plan, state.binder, bound, cubes)
        return plan, bound, cubes

    def launch_dynamically(
        self,
        function: Any,
        options: Options,
        server: Server,
        bound: Bound,
        count: DynamicCount,
        dim: Triple,
    ) -> None:
        """Launch with a count that the device knows."""
        from runtime import dynamic  # it launches a kernel of its own

        state = state_of(function)
        name = state.signature.kernel
        refuse_host_arrays(server, bound)
        if not getattr(server, "has_indirect", False):
            if is_recorded(server):
                dynamic.record_step(self, function, options, server, bound, count, dim)
                return
            dynamic.handle_of(name, server, count)
            try:
                cubes = dynamic.read_count(name, server, count)
                check_clusters(function, cubes)
            except CubeError as error:
                if not isinstance(error.diagnostic, FreedHandle):  # nothing was to be written
                    poison(state.binder, bound, error.diagnostic)
                raise
            plan = self.plan(function, state, options, server, bound, cubes, dim, folds=False)
            if plan is not None:
                run(plan, state.binder, bound, cubes)
            return
        plan = self.plan_for_any(function, options, server, bound, dim)
        found, memory = dynamic.indirect(function, server, count, dynamic.most_cubes(plan))
        run(plan, state.binder, bound, found, memory)

    def plan_for_any(
        self, function: Any, options: Options, server: Server, bound: Bound, dim: Triple
    ) -> Plan:
        """Return the compiled kernel for counts that nobody knows yet."""
        state = state_of(function)
        plan = self.plan(function, state, options, server, bound, ANY_GRID, dim, folds=False)
        assert plan is not None
        return plan

    def site(self, function: Any, count: Any, dim: Any, options: Mapping[str, Any]) -> Site:
        """Return what launches with this geometry; see ``transpile.protocols.Launcher``."""
        return site(self, function, count, dim, options)

    def signature(self, function: Any) -> Signature:
        return state_of(function).signature

    def binder(self, function: Any) -> Binder:
        return state_of(function).binder

    def plans_of(self, function: Any) -> tuple[Plan, ...]:
        """Return what was compiled of a kernel so far."""
        return tuple(state_of(function).plans.values())

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
        state = state_of(function)
        settled = Options(state.signature.kernel, options) if options else DEFAULT
        server = server_of(state.signature, settled.client, args, kwargs)
        bound = state.binder.bind(server, args, kwargs, settled.vectorize, settled.aliasing)
        cubes, units = self._geometry(function, state, settled, server, bound, count, dim)
        return Prepared(self, function, settled, server, bound, cubes, units)

    def _geometry(
        self,
        function: Any,
        state: KernelState,
        options: Options,
        server: Server,
        bound: Bound,
        count: Any,
        dim: Any,
    ) -> tuple[Triple | DynamicCount, Triple]:
        name = state.signature.kernel
        if options.has_shape:
            width = bound.arrays[0].width if bound.arrays else 1
            cluster = function.cluster_dim
            if dim is not None:
                dim = geometry.triple(
                    name, "dim", geometry.counted(name, "dim", dim, bound.given), 1
                )
            found = geometry.over(name, options.shape, width, server.capabilities, cluster, dim)
            check_clusters(function, found[0])
            return found
        count = geometry.counted(name, "count", count, bound.given)
        dim = geometry.counted(name, "dim", dim, bound.given)
        units = geometry.triple(name, "dim", dim, 1)
        if isinstance(count, DynamicCount):
            return count, units
        cubes = geometry.triple(name, "count", count, 0)
        check_clusters(function, cubes)
        return cubes, units

    def plan(
        self,
        function: Any,
        state: KernelState,
        options: Options,
        server: Server,
        bound: Bound,
        count: Triple,
        dim: Triple,
        *,
        folds: bool = True,
    ) -> Plan | None:
        """Return the compiled kernel for a launch, built if need be; ``None`` when there is nothing to launch."""
        if 0 in count:
            return None
        rank = geometry.grid_rank(count)
        validate = options.validate
        if validate is None:
            validate = defaults.validate()
        checked = options.checked or bool(validate)
        address = address_of(options.address_type, bound, count, dim)
        name, limits = state.signature.kernel, server.capabilities
        folded = None
        if not folds:
            pass
        elif (
            rank > 1 or count[0] > limits.max_cube_count[0] or defaults.max_cube_count() is not None
        ):
            cluster = geometry.clusters_of(function, limits)
            folded = geometry.grid_of(name, server.name, limits, count, cluster).folded
        key = (bound.key, dim, rank, server, checked, validate, address, folded)
        plan = state.plans.get(key)
        if plan is not None and plan.guards.hold():
            _check_axes(name, options, plan, dim)
            return plan
        geometry.check_cube(name, server.name, limits, dim)
        with BUILDING:
            plan = state.plans.get(key)
            if plan is not None and plan.guards.hold():
                _check_axes(name, options, plan, dim)
                return plan
            try:
                plan = self._build(
                    function, state, options, server, bound, dim, rank, validate, address, folded
                )
            except CubeLaunchError:  # the arguments don't fit: nothing was to be written
                raise
            except CubeError as error:
                told = _of_device(error, server)
                poison(state.binder, bound, told.diagnostic)
                if told is error:
                    raise
                raise told from error.__cause__
            state.plans[key] = plan
        _check_axes(name, options, plan, dim)
        return plan

    def _build(
        self,
        function: Any,
        state: KernelState,
        options: Options,
        server: Server,
        bound: Bound,
        dim: Triple,
        rank: int,
        validate: Validation,
        address: Scalar,
        folded: Scalar | None,
    ) -> Plan:
        built = build(
            function,
            state.signature,
            bound,
            server.capabilities,
            dim,
            rank,
            checked=options.checked or bool(validate),
            address=address,
            validate=validate,
            folded=folded,
            device=server.name,
        )
        kernel = built.artifact.kernel
        with deep(kernel.span, kernel.name):
            module = server.compile(built.artifact, validate=validate)
        memories = tuple(parameter.source.argument for parameter in kernel.memories)
        scalars = tuple(taker(p) for p in kernel.scalars if p.source.what != "count")
        takes_layout = built.artifact.target == "reference"
        return Plan(
            module,
            server,
            built.guards,
            memories,
            scalars,
            built.weak,
            kernel.notes,
            takes_layout,
            kernel.grid_rank if folded is not None else 0,
            built.across,
        )


def _of_device(error: CubeError, server: Server) -> CubeError:
    """Return an error that names the device where it named the target: who launches may not know its word."""
    said = error.diagnostic
    if not isinstance(said, OfTarget) or server.name == server.capabilities.name:
        return error
    told = said.on(server.name, server.capabilities.name).error()
    return told.with_traceback(error.__traceback__)


def _check_axes(name: str, options: Options, plan: Plan, dim: Triple) -> None:
    """Refuse ``over`` a shape of several dimensions for a kernel that asks where it is in a second one.

    Its cubes lie along x, so that a position along y or z ends with the dim, whatever the shape.
    """
    if plan.across is None or not options.has_shape:
        return
    sizes = geometry.sizes_of(name, options.shape)
    if prod(sizes[:-1]) > 1:
        axis, place = plan.across
        size = dim["XYZ".index(axis[-1])]
        raise LostAxis(place, name, objects.described(tuple(sizes)), axis, size).error()


ANY_GRID = (1, 1, 2)
"""A count that is specialized for as any is."""
LARGEST = 1 << 31
"""Sizes and positions from here on take addresses of 64 bits: a negative i32 index must stay out of bounds."""


def address_of(wanted: str, bound: Bound, count: Triple, dim: Triple) -> Scalar:
    """Return what ``index`` is in a launch: u32 (as ``index``), or u64 where it has to be.

    With ``"u32"`` it is u32 for all arrays; more units than that counts, with signs, are no launch of it either.
    """
    if wanted == "u64":
        return u64
    units = count[0] * dim[0]
    is_free = wanted != "u32"
    if units >= LARGEST or (is_free and any(array.reached >= LARGEST for array in bound.arrays)):
        return u64
    if count[1] != 1 or count[2] != 1:
        units *= count[1] * dim[1] * count[2] * dim[2]
        return u64 if units >= LARGEST else index
    return index


class Prepared:
    """A launch that is bound to its arguments: call it to launch, `set` to change an argument."""

    __slots__ = (
        "_binder",
        "_bound",
        "_function",
        "_geometry",
        "_launcher",
        "_looks",
        "_options",
        "_plan",
        "_ready",
        "_server",
    )

    def __init__(
        self,
        launcher: KernelLauncher,
        function: Any,
        options: Options,
        server: Server,
        bound: Bound,
        count: Triple | DynamicCount,
        dim: Triple,
    ) -> None:
        self._launcher = launcher
        self._function = function
        self._options = options
        self._server = server
        self._geometry = (count, dim)
        self._binder: Binder = state_of(function).binder
        self._ready: Any = None
        self._looks: Any = ()
        self._rebind(bound)

    def __call__(self) -> None:
        """Launch."""
        ready = self._ready
        if (
            ready is not None
            and ready.clock.epoch == ready.epoch
            and get_ident() == ready.thread
            and (ready.torch is None or not self._has_moved(*ready.torch))
            and ((not overrides() and DEBUG not in environment) or not defaults.debug())
            and not ready.call(*ready.arguments)[0]
        ):
            if ready.note is not None:
                ready.note(ready.module)
            return
        count, dim = self._geometry
        bound = self._bound
        declarations = self._binder.signature.declarations
        check(declarations, bound.given, (array.block for array in bound.arrays))
        if isinstance(count, DynamicCount):
            self._launcher.launch_dynamically(
                self._function, self._options, self._server, self._bound, count, dim
            )
        elif self._plan is not None:
            for array in bound.arrays:
                array.refresh()
            run(self._plan, self._binder, self._bound, count)
            self._make_ready(count)

    def _has_moved(self, current: Callable[[], int], stream: int) -> bool:
        return current() != stream or changed(self._looks, self._bound.given)

    def _make_ready(self, count: Triple) -> None:
        """Ask the server for its shortest path, where it has one and all memory is on the device."""
        plan, bound = self._plan, self._bound
        make = getattr(self._server, "ready", None)
        if plan is None or make is None or any(array.block is None for array in bound.arrays):
            return
        if plan.notes or defaults.debug() or any(block_of(array).unheard for array in bound.arrays):
            return  # there is a buffer to be made, or what was written has to wait
        memories = [bound.run_time[number].flat for number in plan.memories]
        grid, counts = plan.grid(count)
        numbers = [*plan.numbers(self._binder, bound), *counts]
        self._ready = make(plan.module, grid, memories, numbers)
        self._looks = torch_looks(bound.given)

    def __repr__(self) -> str:
        count, dim = self._geometry
        return f"<prepared {self._binder.kernel}[{count}, {dim}] on {self._server.name}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"{self!r} can't leave its process, nor be copied: prepare it there")

    def set(self, **changed: Any) -> Prepared:
        """Change arguments by name, for the launches to come; they are checked as at first."""
        names = self._binder.signature.names
        if not changed.keys() <= set(names):
            self._binder.ordered((), changed)  # raises, naming the unknown one
        args = [
            changed.get(name, value) for name, value in zip(names, self._bound.given, strict=True)
        ]
        options = self._options
        self._rebind(self._binder.bind(self._server, args, {}, options.vectorize, options.aliasing))
        return self

    def _rebind(self, bound: Bound) -> None:
        self._bound = bound
        self._ready = None
        count, dim = self._geometry
        state = state_of(self._function)
        self._plan: Plan | None = None
        if not isinstance(count, DynamicCount):
            self._plan = self._launcher.plan(
                self._function, state, self._options, self._server, bound, count, dim
            )


def server_of(
    signature: Signature, client: Any, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> Server:
    """Return the device of a launch: the client's, else that of the first handle, else the default."""
    if client is not None:
        found: Server | None = getattr(client, "server", None)
        if found is None and not isinstance(client, str):
            reason = (
                "the first argument of `launch`, and of `prepare`, is a client, "
                f'for example `device("cpu").client`, not {described(client)}'
            )
            raise WrongArity(None, signature.kernel, signature.text, reason).error()
        return device(client).server if found is None or isinstance(client, Device) else found
    for argument in args:
        if type(argument) is Handle:
            return argument.block.server
    for argument in kwargs.values():
        if type(argument) is Handle:
            return argument.block.server
    return default_device().server


LAUNCHER = KernelLauncher()
