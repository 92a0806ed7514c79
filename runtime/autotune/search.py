"""One search: the candidates of one call are run, checked and timed, and the fastest that is right is found."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy

from runtime.autotune.arguments import Arguments, difference, named
from runtime.autotune.candidates import Candidate, Place
from runtime.autotune.levels import Level
from runtime.autotune.outcomes import Entry, Outcome
from runtime.autotune.progress import Progress
from runtime.autotune.race import Course, Racer, Refused, race, winner
from runtime.bench.ceilings import ceiling
from runtime.bench.timing import repeated
from runtime.client import ComputeClient
from transpile.config import settings
from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.errors.tuning import BadTunable, NothingWorks
from transpile.diagnose.given import calling, real, wrong
from transpile.diagnose.record import Record
from transpile.lang.signature import signature_of

MOST = 1e300
"""Bytes or operations that nothing does."""


class Work(Record, frozen=True):
    """How much one call does, for the ceiling."""

    bytes_moved: float = 0
    operations: float = 0


class Rules(Record):
    """How candidates are tried; the arguments of `Tunables` have the same names."""

    name: str
    inputs: Callable[..., Sequence[Any]] | None
    writes: tuple[str, ...] | None
    reference: Callable[..., Any] | None
    check: bool
    tolerance: float | None
    work: Callable[..., Work] | None
    restore_each: bool
    budget: float | None
    seed: int

    @property
    def function(self) -> str:
        """What messages call it."""
        return f"Tunables({self.name!r})"


class Call(Record):
    """The call that a choice is made for."""

    place: Place | None
    names: tuple[str, ...]
    args: Sequence[Any]
    kwargs: Mapping[str, Any]
    key: str


class Search:
    """A search that is under way."""

    def __init__(self, rules: Rules, client: ComputeClient, call: Call, level: Level) -> None:
        self._rules = rules
        self._client = client
        self._call = call
        self._level = level
        self._args = call.args
        if rules.inputs is not None:
            generator = numpy.random.default_rng(rules.seed)
            given_too = (client, generator, *call.args)
            made = calling(rules.function, "inputs", rules.inputs, given_too, call.kwargs)
            if not isinstance(made, (tuple, list)):
                wants = "a function that returns the arguments in a tuple"
                raise wrong(rules.function, "inputs", made, wants)
            self._args = tuple(made)
        self._arguments = Arguments({})
        self._expected: tuple[str, Mapping[str, Any]] | None = None
        """Who gave the numbers that are right, and these."""
        self._candidates: dict[Racer, Candidate] = {}
        self._errors: list[Exception] = []
        self.tried = ""
        """The candidate that is run at the moment."""

    def outcome(self, order: Sequence[Sequence[Candidate]]) -> Outcome:
        """Try the candidates, group by group, until one has a winner.

        Raises:
            CubeLaunchError: none works.
        """
        rules, level = self._rules, self._level
        start = time.perf_counter()
        device = self._client.device.name
        progress = Progress(f"{rules.name} [{self._call.key}] on {device}")
        self._arguments = Arguments(self._written(order))
        racers: list[Racer] = []
        ended = ""
        try:
            if rules.check and rules.reference is not None:
                kwargs = self._call.kwargs
                result = calling(rules.function, "reference", rules.reference, self._args, kwargs)
                self._expected = ("the reference", self._arguments.outputs(result))
            course = Course(
                self._enter,
                self._measure,
                level,
                random.Random(rules.seed),
                start + self._budget(),
                self._target(),
                progress,
                not rules.restore_each,
            )
            for members in order:
                group = [Racer(candidate.name) for candidate in members]
                self._candidates |= dict(zip(group, members, strict=True))
                racers += group
                ended = race(group, course)
                if winner(racers) is not None and not level.all_groups:
                    break
        except BaseException:
            progress.abandon()
            raise
        finally:
            if not self._is_lost:
                self._arguments.restore()
                self._client.sync()
        best = winner(racers)
        if best is None:
            progress.abandon()
            reasons = "\n".join(f"{racer.name}: {racer.reason}" for racer in racers)
            where = f"{self._call.key or 'this call'} on {device}"
            cause = self._errors[0] if self._errors else None
            if isinstance(cause, CubeError) and {str(error) for error in self._errors} == {
                str(cause)
            }:
                raise cause  # what is wrong with all of them is the kernel, or the call
            raise NothingWorks(None, rules.name, where, reasons).error() from cause
        entries = tuple(entry_of(racer) for racer in racers)
        elapsed = time.perf_counter() - start
        found = Outcome(best.name, self._call.key, device, entries, ended, elapsed, level.name)
        progress.finish(f"autotune {rules.name} on {device}, {found}")
        return found

    @property
    def _is_lost(self) -> bool:
        return getattr(self._client.server, "lost", None) is not None

    def _budget(self) -> float:
        for given in (self._rules.budget, settings.autotune_budget):
            if given is not None:
                return given
        return self._level.budget

    def _written(self, order: Sequence[Sequence[Candidate]]) -> dict[str, Any]:
        """Return the arguments that may be written, by name."""
        arguments = named(self._call.names, self._args, self._call.kwargs)
        writes = self._rules.writes
        if writes is None:
            kernels = [candidate.kernel for group in order for candidate in group]
            found: set[str] = set()
            for kernel in kernels:
                if kernel is None:  # any callable may write any array
                    return arguments
                found |= {each.name for each in signature_of(kernel).declarations if each.mutable}
            writes = tuple(found)
        return {name: value for name, value in arguments.items() if name in writes}

    def _target(self) -> float | None:
        """Return the seconds at which the search ends."""
        if self._rules.work is None or self._level.share is None:
            return None
        function, kwargs = self._rules.function, self._call.kwargs
        work = calling(function, "work", self._rules.work, self._args, kwargs)
        if not isinstance(work, Work):
            wants = (
                "a function of the arguments that returns a `Work(bytes_moved=..., operations=...)`"
            )
            raise wrong(function, "work", work, wants)
        amounts = [
            real(
                f"Work of {function}", what, getattr(work, what), "a number of 0 or more", most=MOST
            )
            for what in ("bytes_moved", "operations")
        ]
        least = ceiling(self._client).least_time(*amounts)
        return least / self._level.share if least > 0 else None

    def _enter(self, racer: Racer) -> None:
        """Run a candidate once, and look at what it wrote."""
        self._arguments.restore()
        outputs = self._arguments.outputs

        def once() -> Mapping[str, Any]:
            result = self._run(racer)
            return outputs(result) if self._rules.check else {}

        found = self._guarded(once)
        if not self._rules.check:
            return
        if self._expected is None:
            self._expected = (f"`{racer.name}`", found)
            return
        who, right = self._expected
        problem = difference(found, right, self._rules.tolerance)
        if problem is not None:
            raise Refused(f"gives other numbers than {who}: {problem}")

    def _measure(self, racer: Racer) -> float:
        if self._rules.restore_each:
            self._arguments.restore()
            self._client.sync()
        work = repeated(lambda: self._run(racer), racer.calls)
        taken: float = self._guarded(lambda: self._client.timed(work))
        return taken

    def _run(self, racer: Racer) -> Any:
        self.tried = racer.name
        return self._candidates[racer].run(self._call.place, self._args, self._call.kwargs)

    def _guarded(self, work: Callable[[], Any]) -> Any:
        """Do something with a candidate; what it raises is its reason, unless all is lost."""
        try:
            found = work()
            self._client.sync()
            return found
        except Exception as error:
            if self._is_lost or isinstance(getattr(error, "diagnostic", None), BadTunable):
                raise
            self._errors.append(error)
            # It may have poisoned what it should have written.
            self._arguments.restore()
            raise Refused(reason_of(error)) from error


def reason_of(error: Exception) -> str:
    text = str(error) if isinstance(error, CubeError) else f"{type(error).__name__}: {error}"
    return text.splitlines()[0]


def entry_of(racer: Racer) -> Entry:
    if not racer.works:
        return Entry(racer.name, None, 0, racer.reason)
    return Entry(racer.name, racer.median, len(racer.samples), None)
