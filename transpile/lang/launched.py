"""The launches of a kernel, by the count, the dim and the options that they are asked for with.

    kernel[4, 256]              -> the function that launches on 4 cubes of 256, the same each time
    kernel[(4, 1), (256, 1)]    -> another one
    kernel[4.0, 256]            -> a function that refuses

What was asked for before comes first, as this is on the way of every launch. What merely equals a count, as `1.0` and
`True` do, may not be taken for it: ``marshal`` writes down types too, in less time than Python takes to look at those
of a tuple. Only what is plain is kept so, as buffers of all types are written alike. A dim is the same object as last
time, most often, and what is kept can't change in place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from marshal import dumps
from typing import Any

from transpile.diagnose.errors.calls import WrongArguments
from transpile.diagnose.given import plain
from transpile.forks import BUILDING
from transpile.lang.geometry import CubeCount, is_plain, plainly, written
from transpile.lang.launcher import find_launcher
from transpile.protocols import Launcher, OfTuple, Site

LAUNCH_OPTIONS = frozenset({"vectorize", "validate", "aliasing", "address_type"})
"""Keywords of a launch, which no parameter may have as its name."""
NO_OPTIONS: dict[str, Any] = {}
Last = tuple[Any, Any, Callable[..., None], dict[object, Callable[..., None]]]
"""A dim, a count, what launches with both, and with all other counts."""
LastLaunched = tuple[Any, Any, Any, OfTuple, dict[object, OfTuple]]
_ABSENT: Any = object()
NOTHING: Last = (_ABSENT, _ABSENT, _ABSENT, {})
NOTHING_LAUNCHED: LastLaunched = (_ABSENT, _ABSENT, _ABSENT, _ABSENT, {})
MAX_SITES = 512


def _with(client: Any, options: Mapping[str, Any]) -> Mapping[str, Any]:
    return options if client is None else {**options, "client": client}


class Launched:
    """A kernel, as far as its launches go."""

    __slots__ = ("_both", "_by_client", "_by_dim", "_last", "_last_launched", "_sites")
    """A slot is read more quickly than an attribute among many, and these at each launch."""
    __name__: str
    is_launched: bool
    options: Mapping[str, Any]

    def __init__(self) -> None:
        self._both: dict[object, Site] = {}
        """What launches with each geometry that was asked for."""
        self._sites: dict[object, Callable[..., None]] = {}
        """The same without options or a client, for ints."""
        self._by_dim: dict[object, dict[object, Callable[..., None]]] = {}
        """The same for tuples: by dim and count, as `written` gives them."""
        self._last: Last = NOTHING
        """The last dim of these, and a count."""
        self._by_client: dict[object, dict[object, OfTuple]] = {}
        """The same for a client and a dim, and count."""
        self._last_launched: LastLaunched = NOTHING_LAUNCHED

    def _launch(
        self, count: Any, dim: Any, args: Any, kwargs: Any, options: Mapping[str, Any]
    ) -> None:
        raise NotImplementedError

    def __getitem__(self, geometry: Any) -> Callable[..., None]:
        # Whatever has a closure is made elsewhere: one in here would turn these variables into cells.
        try:
            count, dim = geometry
            if type(count) is int is type(dim):
                return self._sites[geometry]
            if type(geometry) is not tuple:
                raise TypeError
            units, cubes, found, sites = self._last
            if units is not dim:
                sites = self._sites_at(count, dim)
            elif cubes is count:
                return found
            kind = type(count)
            if kind is tuple:
                return sites[dumps(count, 0)]
            if kind is int:
                return sites[count]
            return sites[dumps(count[:] if kind is CubeCount else count, 0)]
        except (KeyError, TypeError, ValueError):
            pass
        return self._site_at(geometry)

    def _sites_at(self, count: Any, dim: Any) -> dict[object, Callable[..., None]]:
        """Return what launches with a dim, by counts; raise for what there was no launch with."""
        sites = self._by_dim[written(dim)]
        # Neither is a list, nor anything else that can change in place: that is not written as tuples are.
        self._last = dim, count, sites[written(count)], sites
        return sites

    def _site_at(self, geometry: Any) -> Callable[..., None]:
        count, dim = map(plainly, self.two_of(geometry))
        found = self._kept(count, dim, NO_OPTIONS, None)
        if found is None:
            return self._unkept(count, dim, NO_OPTIONS, None)
        if type(count) is int is type(dim):
            self._sites[count, dim] = found[0]
        else:
            self._by_dim.setdefault(written(dim), {})[written(count)] = found[0]
            self._last = NOTHING
        return found[0]

    def two_of(self, geometry: Any) -> tuple[Any, Any]:
        """Return what stands in the brackets of a launch: a count and a dim."""
        if not isinstance(geometry, tuple) or len(geometry) != 2:
            raise WrongArguments(
                None,
                function=self.__name__,
                signature="kernel[count, dim](...)",
                problem="give exactly a count and a dim",
                way_out=f"count the cubes, not the units: `{self.__name__}[(n + 255) // 256, 256](...)`; "
                f"`{self.__name__}.over(n)(...)` chooses both",
            ).error()
        return geometry[0], geometry[1]

    def sited(
        self, count: Any, dim: Any, options: dict[str, Any], client: Any = None
    ) -> Callable[..., None]:
        """Return what launches with this geometry and these options; it remembers its last launch if it can."""
        try:
            return self._both[client, dumps((count, dim, options), 0)][0]
        except (KeyError, TypeError, ValueError):
            pass
        options = {
            name: each if name == "client" else plain(each) for name, each in options.items()
        }
        if client is None:
            client = options.pop("client", None)
        if "shape" in options:
            options["shape"] = plainly(options["shape"])
        count, dim = plainly(count), plainly(dim)
        found = self._kept(count, dim, options, client)
        return self._unkept(count, dim, options, client) if found is None else found[0]

    def _kept(self, count: Any, dim: Any, options: dict[str, Any], client: Any) -> Site | None:
        """Return what launches with this geometry from now on; ``None`` where others may equal it, or it is none."""
        if (
            not self.is_launched
            or not (is_plain(count) and is_plain(dim) and is_plain(options.get("shape")))
            or (count is None and "shape" not in options)
        ):
            return None
        try:
            key = client, dumps((count, dim, options), 0)
            found = self._both.get(key)
        except (
            TypeError,
            ValueError,
        ):  # of a client that can't be hashed, of an option that can't be written
            return None
        if found is None:
            if len(self._both) >= MAX_SITES:
                self._both.clear()
                self._sites.clear()
                self._by_dim.clear()
                self._by_client.clear()
                self._last, self._last_launched = NOTHING, NOTHING_LAUNCHED
            settled = {**self.options, **_with(client, options)}
            found = self._both[key] = launcher().site(self, count, dim, settled)
        return found

    def _unkept(
        self, count: Any, dim: Any, options: Mapping[str, Any], client: Any
    ) -> Callable[..., None]:
        """Return what launches once."""
        settled = _with(client, options)
        return lambda *args, **kwargs: self._launch(count, dim, args, kwargs, settled)

    def launch(self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> None:
        """Launch on a client's device. `count` and `dim` are ints, tuples, or callables of the
        arguments.
        """
        if not kwargs:
            try:
                owner, units, cubes, launch, sites = self._last_launched
                if units is not dim or owner is not client:
                    sites, cubes = self._launched_at(client, count, dim), self
                if cubes is not count:
                    kind = type(count)
                    if kind is tuple:
                        launch = sites[dumps(count, 0)]
                    else:
                        launch = sites[count if kind is int else written(count)]
            except (KeyError, TypeError, ValueError):
                launch = self._launched(client, count, dim)
            launch(args)
            return
        if kwargs.keys() <= LAUNCH_OPTIONS:
            self.sited(count, dim, kwargs, client)(*args)
            return
        options = {k: kwargs.pop(k) for k in list(kwargs) if k in LAUNCH_OPTIONS}
        self.sited(count, dim, options, client)(*args, **kwargs)

    def _launched_at(self, client: Any, count: Any, dim: Any) -> dict[object, OfTuple]:
        """Return what `launch` calls for a client and a dim, by counts; raise where there was no launch with these."""
        sites = self._by_client[client, written(dim)]
        self._last_launched = client, dim, count, sites[written(count)], sites
        return sites

    def _launched(self, client: Any, count: Any, dim: Any) -> OfTuple:
        """Return what launches with the arguments in a tuple."""
        count, dim = plainly(count), plainly(dim)
        found = self._kept(count, dim, NO_OPTIONS, client)
        if found is None:
            return lambda args: self._launch(count, dim, args, {}, _with(client, NO_OPTIONS))
        self._by_client.setdefault((client, written(dim)), {})[written(count)] = found[1]
        self._last_launched = NOTHING_LAUNCHED
        return found[1]


_LAUNCHER: list[Launcher] = []


def launcher() -> Launcher:
    """Return the runtime, found at the first launch."""
    if not _LAUNCHER:
        with BUILDING:
            _LAUNCHER.append(find_launcher())
    return _LAUNCHER[0]
