"""Errors of autotuning and of measurements."""

from __future__ import annotations

from transpile.diagnose.diagnostic import CubeLaunchError, CubeUsageError, Diagnostic


class NothingWorks(Diagnostic):
    """Tuning in which every candidate failed or was refused."""

    tunable: str
    key: str
    reasons: str

    code = "CUBE250"
    title = "no candidate of `{tunable}` works for {key}"
    notes = ("{reasons}",)
    help = "add a candidate that works for every key, or mend one of these"
    phase = CubeLaunchError


class BadTunable(Diagnostic):
    """Candidates, keys or configurations that make no sense together."""

    tunable: str
    problem: str
    way_out: str

    code = "CUBE251"
    title = "`{tunable}` can't be tuned: {problem}"
    help = "{way_out}"
    phase = CubeUsageError


class NotTuned(Diagnostic):
    """A question for a choice that was not made in this process."""

    tunable: str
    key: str

    code = "CUBE252"
    title = "`{tunable}` was not tuned for {key}"
    notes = ("there is nothing to tune with a single candidate, or at the level `off`",)
    help = "call it with these arguments first, or ask for `tune(...)`"
    phase = CubeUsageError
