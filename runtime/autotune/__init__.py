"""Autotuning: several ways to do one thing, of which each kind of call gets the fastest that is right.

@autotune(configs=[Config(rows=4, dim=64), Config(rows=8, dim=256)], key=["x"])
@cube(launch=True)
def row_sum(x: Tensor[f32], out: Mut[Tensor[f32]], rows: Comptime[int]) -> None: ...

row_sum[count](x, out)          # timed at the first call, then the winner; also in later processes

sums = Tunables("sum", key=lambda x, out: x.shape)
sums.add(by_planes, group="planes")
sums.add(by_cubes)
sums(x, out)
"""

from __future__ import annotations

from runtime.autotune.candidates import Config, configured
from runtime.autotune.decorator import TunedKernel, autotune
from runtime.autotune.keys import exactly, power_of_two
from runtime.autotune.outcomes import Entry, Outcome
from runtime.autotune.search import Work
from runtime.autotune.tunables import Tunables

__all__ = [
    "Config",
    "Entry",
    "Outcome",
    "Tunables",
    "TunedKernel",
    "Work",
    "autotune",
    "configured",
    "exactly",
    "power_of_two",
]
