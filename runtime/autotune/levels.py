"""The levels of the setting ``autotune``: how much time is spent on a choice."""

from __future__ import annotations

from transpile.diagnose.record import Record


class Level(Record, frozen=True):
    """How thoroughly candidates are timed."""

    name: str
    samples: tuple[int, int]
    """The least and the most of a candidate."""
    factor: float
    """A candidate whose median is so many times the best one's drops out, once it has the least samples."""
    sample: float
    """Seconds that a sample takes at least: short work is repeated within it, so that the time from the first launch to
    the moment when the device begins is spread over many."""
    budget: float
    """Seconds for one tuning."""
    share: float | None
    """The share of the measured ceiling at which the search ends; ``None`` to never end it."""
    steps: float
    """Anchors for each doubling of a size."""
    all_groups: bool
    """Whether groups of lower priority are tried though one of a higher has a candidate that works."""


LEVELS = {
    level.name: level
    for level in (
        Level("minimal", (1, 3), 1.2, 0.5e-3, 3.0, 0.85, 0.5, False),
        Level("balanced", (3, 10), 1.5, 1e-3, 30.0, 0.95, 1, False),
        Level("full", (10, 50), 2.0, 3e-3, 600.0, None, 2, True),
    )
}
HOPELESS = 10.0
"""A candidate whose first timed run takes so many times what the best one's did drops out at once."""
OFF = Level("off", (1, 1), 1.0, 0.0, 0.0, None, 1, False)
"""Nothing is timed."""


def levels_that_serve(level: Level) -> list[Level]:
    """Return the levels whose choices are good enough for one: the more thorough ones, for ``off`` all."""
    if level is OFF:
        return [LEVELS["balanced"], LEVELS["full"], LEVELS["minimal"]]
    names = list(LEVELS)
    return [LEVELS[name] for name in names[names.index(level.name) + 1 :]]
