"""`Tunables`: candidates, and the choice among them for each kind of call."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from threading import get_ident
from types import TracebackType
from typing import Any

from runtime.autotune.calls import FROM_LEVEL, CallKeys, FromLevel, Key
from runtime.autotune.candidates import Candidate, Group, Place, Priority, server_of
from runtime.autotune.checks import checked
from runtime.autotune.fingerprints import fingerprint
from runtime.autotune.keys import Anchor
from runtime.autotune.levels import LEVELS, OFF, Level, levels_that_serve
from runtime.autotune.outcomes import AREA, VERSION, Outcome, is_enough, load, store
from runtime.autotune.search import Call, Rules, Search, Work
from runtime.bench.identity import identity
from runtime.cache import DiskCache, key_of
from runtime.client import ComputeClient, client_of
from runtime.defaults import quick
from runtime.devices import Device
from runtime.recorded import is_recorded
from transpile.cache_folder import About
from transpile.diagnose import given
from transpile.diagnose.diagnostic import CubeError, CubeLaunchError
from transpile.diagnose.errors.tuning import BadTunable, NotTuned
from transpile.diagnose.errors.usage import near
from transpile.forks import ForkLock

MOST_KEYS = 4096
"""Raw keys that are kept in memory."""
MOST_ROUNDS = 8
"""Calls of tunables within themselves that a recursion without an end has at least."""
_LEVEL = quick("autotune")
_RACING = ForkLock()
"""Two races at once would disturb each other's times."""
_UNDER_WAY: dict[tuple[int, int, str, str], Search] = {}
"""The searches of the thread that holds `_RACING`, by thread (a fork leaves others), tunables, device and key."""


class Tunables:
    """Several ways to do one thing. A call is done by the one that was fastest for calls like it.

    Args:
        name: of the whole, for messages and the disk cache.
        key: what calls must share to share a choice, besides the types, ranks and layouts of their arguments: names
            of arguments whose sizes or values count, or a function of the arguments. All sizes and integers, if not
            given.
        names: of the arguments; those of the first candidate if not given.
        anchor: rounds sizes in keys; powers of two if not given, ``None`` for sizes as they are.
        inputs: makes arguments to time with, in place of the caller's: a function of a client, a random generator of
            NumPy's and the call's arguments, which returns the arguments.
        writes: names of arguments that candidates write; those that are ``Mut`` where all are kernels, else all arrays.
        reference: gets the arguments and does it right; every candidate is compared with it. The first candidate
            that runs is the measure of all others, if not given.
        check: whether numbers are compared at all.
        tolerance: error of floats that is accepted, relative to an array's largest number.
        work: a function of the arguments that tells a call's `Work`: the search ends at the measured ceiling.
        restore_each: whether written arguments are put back before each sample, for work that depends on them.
        client: the device that calls run on; that of the first handle if not given.
        budget: seconds for one tuning; the setting ``autotune_budget`` or the level's if not given.
        seed: of the random order and the generator.

    Raises:
        CubeUsageError: an argument makes no sense.
    """

    def __init__(
        self,
        name: str,
        *,
        key: Key = None,
        names: Sequence[str] | None = None,
        anchor: Anchor | FromLevel | None = FROM_LEVEL,
        inputs: Callable[..., Sequence[Any]] | None = None,
        writes: Sequence[str] | None = None,
        reference: Callable[..., Any] | None = None,
        check: bool = True,
        tolerance: float | None = None,
        work: Callable[..., Work] | None = None,
        restore_each: bool = False,
        client: ComputeClient | Device | str | None = None,
        budget: float | None = None,
        seed: int = 0,
    ) -> None:
        checked(name, key, names, anchor, writes, inputs, reference, work, tolerance, budget, seed)
        check = given.flag(f"Tunables({name!r})", "check", check)
        restore_each = given.flag(f"Tunables({name!r})", "restore_each", restore_each)
        if client is not None:
            client = client_of("Tunables", client)
        self.name = name
        self.candidates: list[Candidate] = []
        self.keys = CallKeys(key, anchor, names)
        written = None if writes is None else tuple(writes)
        self._rules = Rules(
            name, inputs, written, reference, check, tolerance, work, restore_each, budget, seed
        )
        self._client = client
        self._groups: dict[str, Group] = {"": Group("")}
        self._chosen: dict[object, Candidate] = {}
        self._outcomes: dict[tuple[str, str], Outcome] = {}
        self._code: str | None = None
        self.generation = 0
        """Counts how often all was forgotten."""

    # Candidates

    def group(self, name: str, *, priority: Priority = 0) -> Group:
        """Declare a group of candidates.

        Groups are tried from the highest priority down, until one has a candidate that works. A priority may be a
        function of the call's arguments; a negative one leaves the group out.
        """
        if not isinstance(name, str):
            raise given.wrong("group", "name", name, "a text, by which `add(group=...)` finds it")
        self._check_priority("group", priority)
        found = self._groups[name] = Group(name, priority)
        return found

    def add(
        self,
        call: Callable[..., Any] | None = None,
        *,
        name: str | None = None,
        group: str = "",
        priority: Priority = 0,
    ) -> Any:
        """Add a candidate; also as a decorator, ``@tunables.add`` or ``@tunables.add(group="wide")``.

        Within a group those of higher priority are tried first; a negative priority leaves a candidate out.

        Raises:
            CubeUsageError: there is one of that name, or no such group.
        """
        if call is None:
            return lambda function: self.add(function, name=name, group=group, priority=priority)
        wants = "a kernel or another function that does the work"
        given.called("add", "call", call, wants)
        self._check_priority("add", priority)
        if name is not None and not isinstance(name, str):
            raise given.wrong("add", "name", name, "a text, by which messages call the candidate")
        if name is None:
            name = str(getattr(call, "config", None) or getattr(call, "__name__", call))
        if any(candidate.name == name for candidate in self.candidates):
            problem = f"there are two candidates `{name}`"
            raise BadTunable(None, self.name, problem, "give one of them another `name=`").error()
        if group not in self._groups:
            way_out = f'declare it with `tunables.group("{group}", priority=...)` before'
            raise BadTunable(None, self.name, f"there is no group `{group}`", way_out).error()
        self.candidates.append(Candidate(name, call, self._groups[group], priority))
        self.keys.fit(self.candidates)
        known, stranger = self.keys.names, self.keys.stranger(self._rules.writes or ())
        for said, unknown in (("the key names", self.keys.unknown()), ("`writes` names", stranger)):
            if unknown is not None:
                self.candidates.pop()
                problem = f"{said} `{unknown}`, which is no argument"
                raise BadTunable(None, self.name, problem, near(unknown, known)).error()
        self.forget()
        self._code = None
        return call

    def _check_priority(self, function: str, priority: Any) -> None:
        if not callable(priority):
            wants = "an integer, or a function of the call's arguments that returns one"
            given.integer(function, "priority", priority, wants=wants)

    # Calls

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Do it, by the fastest candidate for calls like this one; the first such call finds out which.

        Raises:
            CubeLaunchError: no candidate works.
        """
        return self.run(None, args, kwargs)

    def run(self, place: Place | None, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """Do it at a place, for candidates that are kernels."""
        raw = self._raw(place, args, kwargs)
        try:
            found = self._chosen[raw]
        except (KeyError, TypeError):
            found = self._found(raw, place, args, kwargs)
        try:
            return found.run(place, args, kwargs)
        except CubeLaunchError:
            other = self.other(found, place, args, kwargs)
            if other is None:
                raise
            return other.run(place, args, kwargs)
        except RecursionError as error:
            if not self._went_round(error.__traceback__):
                raise  # the candidate's own
            raise self._endless(found.name) from None

    def _went_round(self, trace: TracebackType | None) -> bool:
        """Tell whether an error comes from calls of these tunables within themselves."""
        rounds, code = 0, Tunables.run.__code__
        while trace is not None and rounds < MOST_ROUNDS:
            frame, trace = trace.tb_frame, trace.tb_next
            rounds += frame.f_code is code and frame.f_locals.get("self") is self
        return rounds >= MOST_ROUNDS

    def _endless(self, candidate: str) -> CubeError:
        problem = (
            f"the candidate `{candidate}` calls `{self.name}` again, for a call of the same key"
        )
        way_out = (
            "call in the candidate what does the work, or let it call with arguments of another key"
        )
        return BadTunable(None, self.name, problem, way_out).error()

    def settled(self, place: Place, args: Sequence[Any]) -> Candidate | None:
        """Return the candidate that calls like this one are sure to get again, if there is one."""
        try:
            return self._chosen.get(self._raw(place, args, {}))
        except TypeError:
            return None

    def other(
        self, failed: Candidate, place: Place | None, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> Candidate | None:
        """Return another candidate for a call that the chosen one could not do, if there is one.

        What fits one call of a kind may not fit another.
        """
        server = self._server(place, args)
        if len(self.candidates) == 1 or getattr(server, "lost", None) is not None:
            return None
        raw = self._raw(place, args, kwargs)
        other = self._tuned(raw, server, place, args, kwargs, current_level(), is_exact=True)
        return None if other is failed else other

    def _raw(
        self, place: Place | None, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> tuple[object, ...]:
        """Return what can matter for the choice; it is made on every call."""
        where = None if place is None else place.identity
        server, level = self._server(place, args), current_level()
        return (server, level.name, where, *self.keys.raw(args, kwargs))

    def _found(
        self,
        raw: object,
        place: Place | None,
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
    ) -> Candidate:
        return self._tuned(raw, self._server(place, args), place, args, kwargs, current_level())

    def choose(
        self, place: Place | None, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> Candidate:
        """Return the candidate for a call, without doing it."""
        return self._tuned(None, self._server(place, args), place, args, kwargs, current_level())

    def tune(self, *args: Any, **kwargs: Any) -> Outcome:
        """Find the fastest candidate for calls like this one, and say what was found.

        The arguments hold afterwards what they held before.

        Raises:
            CubeLaunchError: no candidate works.
            CubeUsageError: there was no choice: a single candidate, or the level ``off``.
        """
        return self.tune_at(None, args, kwargs)

    def tune_at(
        self, place: Place | None, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> Outcome:
        """Find the fastest candidate at a place."""
        self._tuned(None, self._server(place, args), place, args, kwargs, current_level())
        return self.known(place, args, kwargs)

    def outcome(self, *args: Any, **kwargs: Any) -> Outcome:
        """Return what was found for calls like this one in this process.

        Raises:
            CubeUsageError: nothing was.
        """
        return self.known(None, args, kwargs)

    def known(self, place: Place | None, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Outcome:
        """Return the outcome at a place."""
        device, level = identity(self._server(place, args)), current_level()
        exact = self.keys.text(place, args, kwargs, level, is_exact=True)
        key = self.keys.text(place, args, kwargs, level)
        found = self._outcomes.get((device, exact)) or self._outcomes.get((device, key))
        if found is None:
            raise NotTuned(None, self.name, key or "no arguments").error()
        return found

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What was found so far in this process, or read from the disk."""
        return tuple(self._outcomes.values())

    def forget(self) -> None:
        """Forget what was found in this process; the disk cache stays."""
        self.generation += 1
        self._chosen.clear()
        self._outcomes.clear()

    def report(self) -> str:
        """Return what was found, in words."""
        return "\n".join(map(str, self.outcomes)) or f"`{self.name}` was not tuned yet"

    # Choices

    def _server(self, place: Place | None, args: Sequence[Any]) -> Any:
        client = place.client if place is not None and place.client is not None else self._client
        return server_of(client, args)

    def _disk_key(self, device: str, key: str) -> str:
        if self._code is None:
            parts: list[Any] = [self._rules.reference, self._rules.inputs]
            for candidate in self.candidates:
                parts += [candidate.name, candidate.group.name, candidate.call]
            self._code = fingerprint(*parts)
        return key_of(VERSION, self.name, device, self._code, key)

    def _tuned(
        self,
        raw: object,
        server: Any,
        place: Place | None,
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
        level: Level,
        *,
        is_exact: bool = False,
    ) -> Candidate:
        """Return the best candidate for a call: from memory, from the disk, or by trying all."""
        if not self.candidates:
            way_out = "add some with `tunables.add`"
            raise BadTunable(None, self.name, "it has no candidates", way_out).error()
        order = self._order(args, kwargs)
        names = {candidate.name: candidate for group in order for candidate in group}
        if len(names) == 1 and self._rules.reference is None:
            return order[0][0]
        device = identity(server)
        key = self.keys.text(place, args, kwargs, level, is_exact=is_exact)
        found = self._outcomes.get((device, key))
        if not is_enough(found, level, names):
            cache, disk_key = DiskCache(AREA), self._disk_key(device, key)
            with _RACING:
                found = self._outcomes.get((device, key))  # another thread may have been at it
                if not is_enough(found, level, names):
                    found = load(cache, disk_key)
                if not is_enough(found, level, names) and not is_exact:
                    found = self._found_elsewhere(cache, device, level, names, place, args, kwargs)
                if not is_enough(found, level, names):
                    if is_recorded(server):  # nothing can be timed then
                        return order[0][0]
                    if level is OFF:
                        return self._remember(raw, order[0][0])
                    found = self._search(
                        server,
                        device,
                        Call(place, self.keys.names, args, kwargs, key),
                        level,
                        order,
                    )
                    kind, _, model = device.partition(" / ")
                    store(cache, disk_key, found, About(self.name, kind, model))
                assert found is not None
                self._outcomes[device, key] = found
        assert found is not None
        return self._remember(raw, names[found.winner])

    def _search(
        self,
        server: Any,
        device: str,
        call: Call,
        level: Level,
        order: Sequence[Sequence[Candidate]],
    ) -> Outcome:
        """Try all candidates; one of them may tune for other calls, but for this one only in a circle."""
        key = (get_ident(), id(self), device, call.key)
        outer = _UNDER_WAY.get(key)
        if outer is not None:
            raise self._endless(outer.tried)
        search = Search(self._rules, ComputeClient(Device(server.name, server)), call, level)
        _UNDER_WAY[key] = search
        try:
            return search.outcome(order)
        finally:
            del _UNDER_WAY[key]

    def _found_elsewhere(
        self,
        cache: DiskCache,
        device: str,
        level: Level,
        names: Collection[str],
        place: Place | None,
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
    ) -> Outcome | None:
        """Return what was found at another level that serves this one: its anchors may be others."""
        for other in levels_that_serve(level):
            key = self.keys.text(place, args, kwargs, other)
            found = self._outcomes.get((device, key)) or load(cache, self._disk_key(device, key))
            if is_enough(found, level, names):
                return found
        return None

    def _remember(self, raw: object, candidate: Candidate) -> Candidate:
        if raw is not None:
            if len(self._chosen) >= MOST_KEYS:
                self._chosen.clear()
            try:
                self._chosen[raw] = candidate
            except TypeError:  # a geometry that can't be hashed
                pass
        return candidate

    def _order(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> list[list[Candidate]]:
        """Return the candidates of each group in the order in which they are tried; without those left out."""
        groups: list[tuple[int, Group]] = []
        for group in self._groups.values():
            priority = _priority(group.priority, args, kwargs)
            if priority >= 0:
                groups.append((priority, group))
        groups.sort(key=lambda item: -item[0])
        found: dict[int, list[Candidate]] = {}
        for priority, group in groups:
            members = [
                (_priority(candidate.priority, args, kwargs), candidate)
                for candidate in self.candidates
                if candidate.group is group
            ]
            members = [item for item in members if item[0] >= 0]
            members.sort(key=lambda item: -item[0])
            # Groups of the same priority are one.
            found.setdefault(priority, []).extend(candidate for _, candidate in members)
        order = [members for members in found.values() if members]
        if not order:
            problem = "every candidate has a negative priority for this call"
            raise BadTunable(None, self.name, problem, "give one a priority of 0").error()
        return order


def current_level() -> Level:
    """Return the level that the setting names."""
    return LEVELS.get(_LEVEL()) or OFF


def _priority(priority: Priority, args: Sequence[Any], kwargs: Mapping[str, Any]) -> int:
    if not callable(priority):
        return priority
    found = given.calling("add", "priority", priority, args, kwargs)
    wants = "a function of the call's arguments that returns an integer"
    return given.integer("add", "priority", found, wants=wants)
