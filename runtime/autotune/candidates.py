"""Candidates: kernels with comptime parameters and launch options, or any callable."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from runtime import geometry
from runtime.client import client_of
from runtime.devices import default_device
from runtime.launcher import Options
from runtime.memory import Handle
from transpile.diagnose import given
from transpile.diagnose.errors.launch import WrongArity
from transpile.diagnose.errors.tuning import BadTunable
from transpile.diagnose.errors.usage import near
from transpile.diagnose.record import Record
from transpile.lang.cube_function import CubeFunction
from transpile.lang.geometry import DynamicCount, plainly
from transpile.lang.launched import LAUNCH_OPTIONS
from transpile.lang.signature import signature_of

OPTIONS = frozenset({"vectorize", "aliasing", "address_type", "checked"})
"""What a configuration can say of a launch, besides ``dim`` and ``count``."""
Priority = int | Callable[..., int]


class Config:
    """One way to launch a kernel: comptime parameters, ``dim``, ``count``, ``vectorize`` and other launch options.

    >>> Config(rows=8, dim=256)
    Config(rows=8, dim=256)
    """

    __slots__ = ("_values", "count", "dim", "options", "parameters")

    def __init__(self, **values: Any) -> None:
        self._values = values
        self.dim = plainly(values.get("dim"))
        self.count = plainly(values.get("count"))
        self.options = {
            name: given.plain(value) for name, value in values.items() if name in OPTIONS
        }
        self.parameters = {
            name: value
            for name, value in values.items()
            if name not in OPTIONS and name not in ("dim", "count")
        }
        """Comptime parameters by name."""

    def __repr__(self) -> str:
        return f"Config({', '.join(f'{name}={value!r}' for name, value in self._values.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Config) and self._values == other._values

    def __hash__(self) -> int:
        return hash(repr(self))


PLAINLY = Config()
"""What a candidate has that is no configured kernel."""


class Group(Record):
    """Candidates that are tried together; those of the highest priority first."""

    name: str
    priority: Priority = 0
    """A number, or a function of the call's arguments; a negative one leaves the group out."""


class Place(Record, frozen=True):
    """Where a tuned kernel is launched: what stands in brackets, the shape of ``over``, the client."""

    client: Any = None
    count: Any = None
    dim: Any = None
    shape: Any = None
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def identity(self) -> tuple[object, ...]:
        """What of it tells calls apart: functions that count cubes don't, they go by the arguments."""
        return self.client, None if callable(self.dim) else self.dim, self.options


NOWHERE = Place()


class Given(Record):
    """The place of an argument in a call."""

    at: int


class Configured:
    """A kernel with a configuration; it is launched where a `Place` says, or where it was told when it was made."""

    def __init__(self, kernel: CubeFunction, config: Config, place: Place = NOWHERE) -> None:
        check(kernel, config)
        self.kernel = kernel
        self.config = config
        self.place = place
        self._names = tuple(kernel.signature.parameters)
        self._patterns: dict[int, list[Any] | None] = {}
        self._defaults = {
            name: parameter.default
            for name, parameter in kernel.signature.parameters.items()
            if parameter.default is not inspect.Parameter.empty
        }

    def fingerprint_parts(self) -> Iterator[object]:
        """Yield what decides what it does."""
        yield self.kernel
        yield repr(self.config)
        yield from (self.place.count, self.place.dim, self.place.shape)

    def __call__(self, *args: Any, **kwargs: Any) -> None:
        self.at(self.place, args, kwargs)()

    def ordered(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> list[Any] | None:
        """Return all arguments in the kernel's order; ``None`` where the launch itself will say what is wrong."""
        if kwargs:
            return self._merged(list(args), kwargs)
        # On the way of every launch: where each argument goes depends on how many there are.
        count = len(args)
        if count not in self._patterns:
            self._patterns[count] = self._merged([Given(at) for at in range(count)], {})
        pattern = self._patterns[count]
        if pattern is None:
            return None
        return [args[item.at] if type(item) is Given else item for item in pattern]

    def _merged(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> list[Any] | None:
        bound = {**kwargs, **self.config.parameters}
        for name in self.config.parameters:
            if name in kwargs:
                text, reason = (
                    signature_of(self.kernel).text,
                    f"got `{name}`, which configurations give",
                )
                raise WrongArity(None, self.kernel.__name__, text, reason).error()
        given = iter(args)
        found = []
        for name in self._names:
            if name in bound:
                found.append(bound.pop(name))
                continue
            try:
                found.append(next(given))
            except StopIteration:
                if name not in self._defaults:
                    return None
                found.append(self._defaults[name])
        return None if bound or next(given, self) is not self else found

    def at(
        self, place: Place, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> Callable[[], None]:
        """Return what launches with these arguments."""
        config, kernel = self.config, self.kernel
        every = self.ordered(args, kwargs)
        if every is None:  # the kernel raises, with its signature
            launched = {**kwargs, **config.parameters}
            return lambda: kernel.launch(place.client, 1, 1, *args, **launched)
        count, dim = self.geometry(place, every)
        site = kernel.sited(count, dim, self.options_at(place), place.client)
        return lambda: site(*every)

    def directly(self, place: Place, args: Sequence[Any]) -> Callable[..., None] | None:
        """Return what launches on as many arguments; ``None`` where a function gives the geometry of each launch."""
        config, kernel = self.config, self.kernel
        if any(map(callable, (config.count, config.dim, place.count, place.dim))):
            return None
        every = self.ordered(args, {})
        if every is None:
            return None
        count, dim = self.geometry(place, every)
        launch = kernel.sited(count, dim, self.options_at(place), place.client)
        pattern = self._patterns[len(args)]
        assert pattern is not None
        given, settled = pattern[: len(args)], pattern[len(args) :]
        if not settled:
            return launch
        if [getattr(item, "at", None) for item in given] == list(range(len(args))):
            return lambda *args: launch(*args, *settled)
        return lambda *args: launch(*[a if type(a) is not Given else args[a.at] for a in pattern])

    def is_over(self, place: Place) -> bool:
        """Tell whether a shape gives the count."""
        return place.shape is not None and place.count is None and self.config.count is None

    def options_at(self, place: Place) -> dict[str, Any]:
        """Return the options of a launch at a place."""
        options = {**dict(place.options), **self.config.options}
        if self.is_over(place):
            options["shape"] = place.shape
        return options

    def geometry(self, place: Place, args: Sequence[Any]) -> tuple[Any, Any]:
        """Return count and dim for all arguments of the kernel; under ``over`` the launch finds the count."""
        config, kernel = self.config, self.kernel
        count = place.count if config.count is None else config.count
        dim = place.dim if config.dim is None else config.dim
        if self.is_over(place):
            return None, geometry.counted(kernel.__name__, "dim", dim, args)
        if count is None or dim is None:
            raise BadTunable(
                None,
                kernel.__name__,
                f"neither the launch nor {config!r} gives the {'count' if count is None else 'dim'}",
                "launch by `kernel[count, dim](...)`, or give `dim=` in every configuration",
            ).error()
        name = kernel.__name__
        count = geometry.counted(name, "count", count, args)
        return count, geometry.counted(name, "dim", dim, args)

    def prepared(self, place: Place, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """Return the launch, bound to these arguments."""
        config, kernel = self.config, self.kernel
        options = self.options_at(place)
        if place.client is not None:
            options["client"] = place.client
        every = self.ordered(args, kwargs)
        if every is None:
            return kernel.prepared(1, 1, args, {**kwargs, **config.parameters}, options)
        count, dim = self.geometry(place, every)
        return kernel.prepared(count, dim, every, {}, options)


class Candidate(Record, eq=False):
    """One way."""

    name: str
    call: Callable[..., Any]
    group: Group
    priority: Priority = 0

    @property
    def kernel(self) -> CubeFunction | None:
        if isinstance(self.call, CubeFunction):
            return self.call
        return self.call.kernel if isinstance(self.call, Configured) else None

    @property
    def config(self) -> Config:
        return self.call.config if isinstance(self.call, Configured) else PLAINLY

    def run(self, place: Place | None, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """Do it; a configured kernel is launched at `place`, if there is one."""
        if place is not None and isinstance(self.call, Configured):
            return self.call.at(place, args, kwargs)()
        return self.call(*args, **kwargs)


def server_of(client: Any, args: Sequence[Any]) -> Any:
    """Return the device of a call: the client's, else that of the first handle, else the default."""
    if client is not None:
        server = getattr(client, "server", None)
        return client_of("launch", client).server if server is None else server
    for argument in args:
        if type(argument) is Handle:
            return argument.block.server
    return default_device().server


def configured(
    kernel: CubeFunction,
    *,
    count: Any = None,
    dim: Any = None,
    shape: Any = None,
    client: Any = None,
    **config: Any,
) -> Configured:
    """Return a kernel with comptime parameters and a geometry as a candidate.

    Args:
        kernel: what ``@cube(launch=True)`` made.
        count: cubes; a function of all arguments may give them.
        dim: units in a cube, likewise.
        shape: in place of `count`: one unit for each element, as ``kernel.over`` has it.
        client: the device; that of the first handle if not given.
        config: comptime parameters by name, and launch options.

    Raises:
        CubeUsageError: a name is neither.
    """
    if client is not None:
        client = client_of("configured", client)
    return Configured(kernel, Config(**config), Place(client, count, dim, shape))


def check(kernel: CubeFunction, config: Config) -> None:
    """Refuse a configuration of names that the kernel has not, or of values that no launch takes."""
    found: object = kernel
    if not isinstance(found, CubeFunction):
        wants = "a kernel: a function under `@cube(launch=True)`"
        raise given.wrong("configured", "kernel", found, wants)
    known = kernel.signature.parameters
    name = kernel.__name__
    for parameter in config.parameters:
        if parameter in LAUNCH_OPTIONS:
            raise BadTunable(
                None, name, f"a configuration gives `{parameter}`", "give it to the launch"
            ).error()
        if parameter not in known:
            problem = f"`{config!r}` gives `{parameter}`, which is no parameter"
            if parameter in ("cube_dim", "cube_count"):
                word = parameter.removeprefix("cube_")
                raise BadTunable(None, name, problem, f"it is called `{word}` here").error()
            raise BadTunable(
                None, name, problem, near(parameter, [*known, *OPTIONS, "dim"])
            ).error()
    kinds = {each.name: each.kind for each in signature_of(kernel).declarations}
    for parameter in config.parameters:
        if kinds[parameter] not in ("comptime", "define"):
            raise BadTunable(
                None,
                name,
                f"`{parameter}` in `{config!r}` is a run-time argument",
                f"declare it as `{parameter}: Comptime[int]`, or pass it to the launch",
            ).error()
    for what, least, size in (("dim", 1, config.dim), ("count", 0, config.count)):
        if size is not None and not callable(size) and not isinstance(size, DynamicCount):
            geometry.triple(name, what, size, least)
    Options(name, config.options)
