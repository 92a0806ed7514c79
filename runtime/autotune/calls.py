"""The keys of the calls of one `Tunables`: a raw one for the memory, a text for the disk."""

from __future__ import annotations

import inspect
import weakref
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from runtime.autotune.arguments import named
from runtime.autotune.candidates import Candidate, Place
from runtime.autotune.keys import (
    PLAIN,
    Anchor,
    Exact,
    is_float,
    made_by,
    power_of_two,
    raw_of,
    text_of,
)
from runtime.autotune.levels import Level
from runtime.memory import Handle
from transpile.diagnose.given import calling

Key = Sequence[str | Exact] | Callable[..., Any] | None

Steady = tuple[
    list[tuple[int, Callable[[], object]]], list[tuple[int, type, Any]], list[tuple[int, type]]
]
"""Arguments by position: weak references to handles, numbers by value, numbers by type."""


class FromLevel:
    """No anchor was given: the level has one."""


FROM_LEVEL = FromLevel()


class CallKeys:
    """How calls are told apart."""

    def __init__(
        self,
        key: Key,
        anchor: Anchor | FromLevel | None,
        names: Sequence[str] | None,
    ) -> None:
        self._key = key
        self._anchor = anchor
        self._given = None if names is None else tuple(names)
        self.names: tuple[str, ...] = self._given or ()
        self._is_open = False
        """Whether calls may have arguments of any name, or of none."""
        self._divisor = 1
        self._counting: list[bool] = []
        self._floats = True
        """Whether floats count by their value; not where the key names nothing."""

    def fit(self, candidates: Sequence[Candidate]) -> None:
        """Take up what candidates say: names of arguments, widths of vectors."""
        if self._given is None:
            self.names = names_of(candidates[0])
            self._is_open = takes_any(candidates[0])
        for candidate in candidates:
            width = candidate.config.options.get("vectorize")
            if isinstance(width, int):
                self._divisor = max(self._divisor, width)
        self._counting = [self._counts(name) for name in self.names]
        self._floats = self._key is not None

    def unknown(self) -> str | None:
        """Return a name of the key that no argument has."""
        if self._key is None or callable(self._key) or not self.names:
            return None
        wanted = [one.name if isinstance(one, Exact) else one for one in self._key]
        return next((name for name in wanted if name not in self.names), None)

    def stranger(self, names: Sequence[str]) -> str | None:
        """Return the first of some names that no argument has; ``None`` where arguments may have any."""
        if not self.names or (self._given is None and self._is_open):
            return None
        return next((name for name in names if name not in self.names), None)

    def _counts(self, name: str) -> bool:
        """Tell whether an argument's sizes or value count."""
        if self._key is None or callable(self._key):
            return self._key is None
        return any(name == (one.name if isinstance(one, Exact) else one) for one in self._key)

    def _matters(self, name: str, value: Any, *, is_exact: bool) -> bool:
        if is_float(value) and not self._floats:
            return False
        return self._counts(name) or (is_exact and not is_float(value))

    def raw(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[object, ...]:
        """Return what of the arguments can matter; it is made on every call."""
        floats = self._floats
        if callable(self._key):  # it may look at anything
            positional = [raw_of(value, counts=True) for value in args]
        else:
            positional = [
                raw_of(value, counts=counts, floats=floats)
                for value, counts in zip(args, self._counting)
            ]
            rest = args[len(self._counting) :]
            positional += [raw_of(value, counts=True, floats=floats) for value in rest]
        if kwargs:
            named_too = kwargs.items()
            positional += [(n, raw_of(v, counts=True, floats=floats)) for n, v in named_too]
        return tuple(positional)

    def steady(self, args: Sequence[Any]) -> Steady | None:
        """Return what makes the raw key of these arguments; ``None`` where one may change in place."""
        handles: list[tuple[int, Callable[[], object]]] = []
        values: list[tuple[int, type, Any]] = []
        kinds: list[tuple[int, type]] = []
        is_any = callable(self._key)
        for position, value in enumerate(args):
            kind = type(value)
            if kind is Handle:
                handles.append((position, weakref.ref(value)))
                continue
            if kind not in PLAIN:
                return None
            counts = position >= len(self._counting) or self._counting[position]
            if kind in (bool, int, float) and not (
                is_any or (counts and (self._floats or kind is not float))
            ):
                kinds.append((position, kind))
            else:
                values.append((position, kind, value))
        return handles, values, kinds

    def text(
        self,
        place: Place | None,
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
        level: Level,
        *,
        is_exact: bool = False,
    ) -> str:
        """Return the key as text; an exact one has all sizes as they are."""
        anchor = self._anchor
        if isinstance(anchor, FromLevel):
            anchor = power_of_two(steps=level.steps)
        if is_exact:
            anchor = None
        exact: set[str] = set()
        if self._key is not None and not callable(self._key):
            exact = {one.name for one in self._key if isinstance(one, Exact)}
        parts = [
            text_of(
                name,
                value,
                None if name in exact else anchor,
                counts=self._matters(name, value, is_exact=is_exact),
                divisor=self._divisor,
            )
            for name, value in named(self.names, args, kwargs).items()
        ]
        if callable(self._key):
            parts.append(made_by(calling("Tunables", "key", self._key, args, kwargs), anchor))
        if place is not None and isinstance(place.dim, (int, tuple)):
            parts.append(f"dim {place.dim}")
        if place is not None and place.options:
            parts.append(f"{dict(place.options)}")
        return ", ".join(parts)


def names_of(candidate: Candidate) -> tuple[str, ...]:
    """Return the names of a candidate's arguments; a kernel's configuration takes some away."""
    kernel = candidate.kernel
    if kernel is not None:
        bound = candidate.config.parameters
        return tuple(name for name in kernel.signature.parameters if name not in bound)
    try:
        return tuple(inspect.signature(candidate.call).parameters)
    except (TypeError, ValueError):  # a built-in function
        return ()


def takes_any(candidate: Candidate) -> bool:
    """Tell whether a candidate takes arguments that its signature does not name."""
    if candidate.kernel is not None:
        return False
    try:
        parameters = inspect.signature(candidate.call).parameters.values()
    except (TypeError, ValueError):  # a built-in function
        return True
    return any(each.kind in (each.VAR_POSITIONAL, each.VAR_KEYWORD) for each in parameters)
