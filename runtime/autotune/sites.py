"""A tuned kernel with a geometry, which remembers what was chosen for its last launch.

A launch on the same handles, with numbers that make no other key, goes straight to the launch site of the kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from runtime.autotune.candidates import Candidate, Configured, Place
from runtime.autotune.levels import Level
from runtime.autotune.outcomes import Outcome
from runtime.autotune.tunables import current_level
from transpile.diagnose.diagnostic import CubeLaunchError
from transpile.diagnose.record import Record

if TYPE_CHECKING:
    from runtime.autotune.decorator import TunedKernel

MOST_PATIENCE = 64


class Last(Record, eq=False):
    """The last launch: its choice, and what must be the same for it to be right again."""

    generation: int
    level: Level
    arity: int
    handles: Sequence[tuple[int, Callable[[], object]]]
    """Places of arguments, and weak references to what has to be there."""
    numbers: Sequence[tuple[int, type, Any]]
    """Numbers whose value counts."""
    kinds: Sequence[tuple[int, type]]
    """Numbers of which only the type counts."""
    candidate: Candidate
    launch: Callable[..., None] | None
    """Launches the candidate; ``None`` where a function of the arguments gives its geometry."""

    def is_like(self, args: Sequence[Any]) -> bool:
        """Tell whether a call shares the choice."""
        if len(args) != self.arity:
            return False
        for position, reference in self.handles:
            if reference() is not args[position]:
                return False
        for position, kind, value in self.numbers:
            given = args[position]
            if type(given) is not kind or given != value:
                return False
        for position, kind in self.kinds:  # noqa: SIM110 (`all` takes longer)
            if type(args[position]) is not kind:
                return False
        return True


class Site:
    """A tuned kernel with a geometry."""

    __slots__ = ("_last", "_patience", "_place", "_tuned", "_waits")

    def __init__(self, tuned: TunedKernel, place: Place) -> None:
        self._tuned = tuned
        self._place = place
        self._last: Last | None = None
        self._waits = 0
        """Launches until the next one is remembered."""
        self._patience = 1

    def __call__(self, *args: Any, **kwargs: Any) -> None:
        """Launch, on the device of the first handle or the default one."""
        tunables, place, last = self._tuned.tunables, self._place, self._last
        if (
            last is None
            or kwargs
            or last.generation != tunables.generation
            or last.level is not current_level()
            or not last.is_like(args)
        ):
            tunables.run(place, args, kwargs)
            self._waits -= 1
            # Where launches take turns, remembering each is not worth the while.
            if not kwargs and self._waits < 0:
                self._waits = self._patience = min(2 * self._patience, MOST_PATIENCE)
                self._last = self._remembered(args)
            return
        self._patience = 1
        candidate = last.candidate
        try:
            if last.launch is not None:
                last.launch(*args)
            else:
                candidate.run(place, args, kwargs)
        except CubeLaunchError:
            self._last = None
            other = tunables.other(candidate, place, args, kwargs)
            if other is None:
                raise
            other.run(place, args, kwargs)

    def _remembered(self, args: Sequence[Any]) -> Last | None:
        tunables, place = self._tuned.tunables, self._place
        candidate = tunables.settled(place, args)
        if candidate is None or not isinstance(candidate.call, Configured):
            return None
        steady = tunables.keys.steady(args)
        if steady is None or (place.client is None and not steady[0]):
            return None  # an argument can change in place; or the default device decides, which is a setting
        launch = candidate.call.directly(place, args)
        generation, level = tunables.generation, current_level()
        return Last(generation, level, len(args), *steady, candidate, launch)

    def launch(self, client: Any, /, *args: Any, **kwargs: Any) -> None:
        """Launch on a client's device."""
        place = self._place
        self._tuned.site_at(Place(client, place.count, place.dim, place.shape, place.options))(
            *args, **kwargs
        )

    def tune(self, *args: Any, **kwargs: Any) -> Outcome:
        """Choose for launches like this one, without launching; the arguments stay as they are.

        Raises:
            CubeLaunchError: no configuration works.
        """
        return self._tuned.tunables.tune_at(self._place, args, kwargs)
