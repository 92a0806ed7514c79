"""``@autotune``: a kernel whose comptime parameters and geometry are chosen by time, as users of Triton know it.

    @autotune(configs=[Config(block=64, dim=64), Config(block=256, dim=128)], key=["x"])
    @cube(launch=True)
    def scan(x: Tensor[f32], out: Mut[Tensor[f32]], block: Comptime[int]) -> None: ...

    scan[lambda x, out, block: -(-x.size // block)](x, out)

The order of the two decorators does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from marshal import dumps
from types import FunctionType
from typing import Any, NoReturn

from runtime.autotune.calls import FROM_LEVEL, FromLevel, Key
from runtime.autotune.candidates import Config, Configured, Place
from runtime.autotune.checks import configurations
from runtime.autotune.keys import Anchor
from runtime.autotune.outcomes import Outcome
from runtime.autotune.search import Work
from runtime.autotune.sites import Site
from runtime.autotune.tunables import Tunables
from runtime.client import client_of
from runtime.devices import Device
from transpile.diagnose.errors.calls import WrongArguments
from transpile.diagnose.errors.tuning import BadTunable
from transpile.diagnose.given import described, plain
from transpile.lang.cube_function import CubeFunction
from transpile.lang.decorator import AFTER_CUBE
from transpile.lang.geometry import DynamicCount, is_plain, plainly

MAX_SITES = 512


def is_told(size: object) -> bool:
    """Tell whether a count or a dim is the same as what equals it; `1.0` and `True` equal `1`, and are none."""
    return is_plain(size) or callable(size) or type(size) is DynamicCount


def written(sizes: Any) -> Any:
    """Return what stands for plain sizes and nothing that only equals them; functions stand for themselves."""
    try:
        return dumps(sizes, 0)  # types too, in less time than Python takes to look at them
    except ValueError:
        return sizes


def autotune(
    configs: Sequence[Config],
    key: Key = None,
    *,
    anchor: Anchor | FromLevel | None = FROM_LEVEL,
    inputs: Callable[..., Sequence[Any]] | None = None,
    reference: Callable[..., Any] | None = None,
    check: bool = True,
    tolerance: float | None = None,
    work: Callable[..., Work] | None = None,
    restore_each: bool = False,
    budget: float | None = None,
    seed: int = 0,
) -> Callable[[Any], Any]:
    """Choose among configurations of a kernel by time, once for each key; later processes find the choice on disk.

    Args:
        configs: the ways to launch it.
        key: names of parameters whose sizes or values count, or a function of the arguments that gives values that do.
            All sizes and integers, if not given. Types, ranks and layouts always count.
        anchor: rounds sizes; to powers of two if not given, ``None`` for sizes as they are.
        inputs: makes arguments to time with: a function of a client, a generator of NumPy's and the arguments.
        reference: gets the arguments and does it right; the first configuration is the measure, if not given.
        check: whether the numbers of configurations are compared.
        tolerance: error of floats that is accepted, relative to an array's largest number.
        work: a function of the arguments that tells a launch's `Work`; the search ends at the measured ceiling.
        restore_each: whether written arguments are put back before each sample.
        budget: seconds for one search.
        seed: of the order in which samples are taken, and of the generator.

    Raises:
        CubeUsageError: a configuration or the key names what is no parameter, or an argument makes no sense.
    """
    found = configurations(configs)

    def tuned(kernel: CubeFunction) -> TunedKernel:
        tunables = Tunables(
            kernel.__name__,
            key=key,
            anchor=anchor,
            inputs=inputs,
            reference=reference,
            check=check,
            tolerance=tolerance,
            work=work,
            restore_each=restore_each,
            budget=budget,
            seed=seed,
        )
        return TunedKernel(kernel, found, tunables, tuned)

    def decorate(target: Any) -> Any:
        if isinstance(target, CubeFunction):
            return tuned(target)
        if isinstance(target, FunctionType):  # `@cube` comes next
            setattr(target, AFTER_CUBE, tuned)
            return target
        problem = f"{described(target)} is no kernel"
        raise BadTunable(None, "autotune", problem, "decorate a function with `@cube`").error()

    return decorate


class TunedKernel:
    """A kernel with configurations. It is launched as the kernel is; parameters that they give are left out."""

    def __init__(
        self,
        kernel: CubeFunction,
        configs: Sequence[Config],
        tunables: Tunables,
        remake: Callable[[CubeFunction], TunedKernel],
    ) -> None:
        name = kernel.__name__
        if not kernel.is_launched:
            way_out = "write `@cube(launch=True)`"
            raise BadTunable(None, name, "it is a helper, no kernel", way_out).error()
        if not configs:
            raise BadTunable(None, name, "it has no configurations", "give at least one").error()
        given = set(configs[0].parameters)
        for config in configs:
            if set(config.parameters) != given:
                problem = f"`{configs[0]!r}` and `{config!r}` give different parameters"
                way_out = "give the same comptime parameters in every configuration"
                raise BadTunable(None, name, problem, way_out).error()
        self.kernel = kernel
        self.configs = tuple(configs)
        self.tunables = tunables
        self._remake = remake
        self._sites: dict[Any, Site] = {}
        self.__name__ = name
        self.__qualname__ = kernel.__qualname__
        self.__doc__ = kernel.__doc__
        self.__module__ = kernel.__module__
        for config in configs:
            tunables.add(Configured(kernel, config))

    def __call__(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        """Refuse: a launch says how many cubes there are, as for the kernel itself."""
        name = self.__name__
        raise WrongArguments(
            None, function=name, signature=f"{name}[count](...)",
            problem="a tuned kernel is launched with a count of cubes",
            way_out=f"write `{name}[count](...)` where configurations give the dim, else `{name}[count, dim](...)`;\n"
            f"or `{name}.over(shape)(...)`, which chooses both",
        ).error()  # fmt: skip

    def __getitem__(self, geometry: Any) -> Site:
        """Return what launches: ``tuned[count, dim]``, or ``tuned[count]`` where configurations give the dim."""
        try:
            return self._sites[geometry if callable(geometry) else dumps(geometry, 0)]
        except (KeyError, TypeError):
            pass
        except ValueError:  # a function, within
            if type(geometry) is tuple and all(map(is_told, geometry)) and geometry in self._sites:
                return self._sites[geometry]
        given = self._geometry(geometry)
        count, dim = map(plainly, given)
        return self.site_at(
            Place(count=count, dim=dim), written(count if given is not geometry else (count, dim))
        )

    def site_at(self, place: Place, key: Any = None) -> Site:
        """Return what launches at a place, the same for the same one; `key` stands for the place where it is known."""
        if not (is_told(place.count) and is_told(place.dim) and is_plain(place.shape)):
            self._check(place)
            return Site(self, place)
        if key is None:
            key = place, *[type(value) for _, value in place.options]
        try:
            found = self._sites.get(key)
        except TypeError:  # a list within
            found, key = None, None
        if found is None:
            self._check(place)
            found = Site(self, place)
            if len(self._sites) < MAX_SITES and key is not None:
                self._sites[key] = found
        return found

    def _check(self, place: Place) -> None:
        """Refuse a size that every configuration gives too: a count made for the launch's dim would be wrong."""
        for what in ("count", "dim"):
            size, others = getattr(place, what), [getattr(config, what) for config in self.configs]
            if size is None or None in others or all(other == size for other in others):
                continue
            problem = f"the launch gives a {what}, and so does every configuration"
            way_out = (
                f"give `None` as the {what} of the launch, or leave it out of the configurations"
            )
            raise BadTunable(None, self.__name__, problem, way_out).error()

    def _geometry(self, geometry: Any) -> tuple[Any, Any]:
        has_dim = all(config.dim is not None for config in self.configs)
        if has_dim and not (isinstance(geometry, tuple) and len(geometry) == 2):
            return geometry, None
        if not isinstance(geometry, tuple) or len(geometry) != 2:
            problem = "a launch needs a count and a dim"
            way_out = "launch by `kernel[count, dim](...)`, or give `dim=` in every configuration"
            raise BadTunable(None, self.__name__, problem, way_out).error()
        return geometry

    def launch(
        self, client: Any, count: Any, dim: Any = None, /, *args: Any, **kwargs: Any
    ) -> None:
        """Launch on a client's device; `dim` may be ``None`` where configurations give it."""
        try:
            site = self._sites[client, dumps((count, dim), 0)]
        except (KeyError, TypeError, ValueError):
            count, dim = plainly(count), plainly(dim)
            owner = client_of("launch", client) if isinstance(client, (str, Device)) else client
            site = self.site_at(Place(owner, count, dim), (client, written((count, dim))))
        site(*args, **kwargs)

    def over(self, shape: Any, **options: Any) -> Site:
        """Give each element of a shape, or each vector, one unit; configurations may give the dim."""
        try:
            return self._sites[None, dumps((shape, options), 0)]
        except (KeyError, ValueError):
            shape = plainly(shape)
            options = {name: plain(value) for name, value in options.items()}
        place = Place(shape=shape, options=tuple(sorted(options.items())))
        key = written((shape, options))
        return self.site_at(place, (None, key) if type(key) is bytes else None)

    def prepare(
        self, client: Any, count: Any, dim: Any = None, /, *args: Any, **kwargs: Any
    ) -> Any:
        """Choose for these arguments and bind everything once, as ``kernel.prepare``; call the result to launch."""
        if isinstance(client, (str, Device)):
            client = client_of("prepare", client)
        place = Place(client, count, dim)
        self._check(place)
        chosen: Any = self.tunables.choose(place, args, kwargs).call
        return chosen.prepared(place, args, kwargs)

    def specialize(self, **generics: object) -> TunedKernel:
        """Bind type variables by name."""
        return self._remake(self.kernel.specialize(**generics))

    def best(self, *args: Any, **kwargs: Any) -> Config:
        """Return the configuration that was chosen for calls like this one.

        Raises:
            CubeUsageError: none was in this process.
        """
        return self.config_of(self.tunables.outcome(*args, **kwargs))

    def config_of(self, outcome: Outcome) -> Config:
        """Return the winner of an outcome."""
        return next(config for config in self.configs if repr(config) == outcome.winner)

    def code(self) -> str:
        """Return the winners as code to paste in place of the decorator, with what each won for."""
        winners: dict[str, list[str]] = {}
        for outcome in self.tunables.outcomes:
            winners.setdefault(outcome.winner, []).append(f"{outcome.key} on {outcome.device}")
        if not winners:
            return f"# `{self.__name__}` was not tuned yet"
        lines = ["@autotune(", "    configs=["]
        for name, keys in winners.items():
            lines.append(f"        {name},  # {'; '.join(keys)}")
        return "\n".join([*lines, "    ],", ")"])

    def report(self) -> str:
        """Return what was found, in words."""
        return self.tunables.report()

    def __getattr__(self, name: str) -> Any:
        # `inspect`, `expanded_source` and the like are the kernel's own.
        if name.startswith("__") or name == "kernel":
            raise AttributeError(name)
        return getattr(self.kernel, name)

    def __repr__(self) -> str:
        return f"<tuned {self.kernel!r}, {len(self.configs)} configurations>"
