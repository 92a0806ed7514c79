"""What a tuning found: the winner, and a time or a reason for every candidate; and its text on disk."""

from __future__ import annotations

import json
from collections.abc import Collection

from runtime.autotune.levels import LEVELS, OFF, Level
from runtime.bench.timing import seconds
from runtime.cache import DiskCache
from transpile.cache_folder import About
from transpile.diagnose.record import Record

AREA = "autotune"
VERSION = "autotune 1"
"""Part of every key: entries of another version are never found."""


class Entry(Record, frozen=True):
    """One candidate in a tuning."""

    name: str
    median: float | None
    """Seconds of a call; ``None`` for one that was not timed."""
    samples: int
    reason: str | None
    """Why it can't be used, or was not tried."""

    def __str__(self) -> str:
        if self.reason is not None:
            return f"{self.name}: {self.reason}"
        assert self.median is not None
        return f"{self.name}: {seconds(self.median)}, {self.samples} samples"


class Outcome(Record, frozen=True):
    """The result for one key."""

    winner: str
    key: str
    device: str
    entries: tuple[Entry, ...]
    """In the order in which the candidates were tried."""
    ended: str
    """Why the search ended."""
    seconds: float
    """How long it took."""
    level: str
    """How thoroughly candidates were timed."""

    @property
    def failed(self) -> int:
        return sum(entry.median is None for entry in self.entries)

    def __str__(self) -> str:
        head = f"{self.key}: {self.winner} (of {len(self.entries)}, {self.seconds:.1f} s, {self.ended})"
        return "\n".join([head, *(f"  {entry}" for entry in self.entries)])


def is_enough(outcome: Outcome | None, level: Level, names: Collection[str]) -> bool:
    """Tell whether an outcome settles a call: its winner can be taken, and was sought as thoroughly as is asked for."""
    if outcome is None or outcome.winner not in names:
        return False
    ranks = [OFF.name, *LEVELS]
    return outcome.level in ranks and ranks.index(outcome.level) >= ranks.index(level.name)


def load(cache: DiskCache, key: str) -> Outcome | None:
    """Return what is known for a key."""
    files = cache.load(key)
    if files is None:
        return None
    try:
        table = json.loads(files["outcome"])
        entries = tuple(Entry(*fields) for fields in table.pop("entries"))
        return Outcome(entries=entries, **table)
    except (KeyError, TypeError, ValueError):
        return None


def store(cache: DiskCache, key: str, outcome: Outcome, about: About) -> None:
    table = {name: getattr(outcome, name) for name in Outcome.FIELDS if name != "entries"}
    entries = [[getattr(entry, name) for name in Entry.FIELDS] for entry in outcome.entries]
    text = json.dumps({**table, "entries": entries}, indent=1)
    cache.store(key, {"outcome": text.encode()}, about)
