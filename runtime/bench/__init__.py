"""Measurements: how long something takes, and what share of the device's measured ceiling that is.

from runtime.bench import bench, report

timing = bench(lambda: saxpy.launch(client, 4096, 256, 2.0, x, y), client=client)
timing.median, timing.quantile(0.9)                        # seconds

report("saxpy", {"ours": make}, x="n", values=[1 << 16, 1 << 20], bytes_moved=lambda n: 12 * n)
"""

from __future__ import annotations

from runtime.bench.ceilings import Ceiling, ceiling
from runtime.bench.sweep import Interrupted, Sweep, report
from runtime.bench.timing import Timing, bench

__all__ = ["Ceiling", "Interrupted", "Sweep", "Timing", "bench", "ceiling", "report"]
