"""Time to the first kernel of a fresh process: ``python benchmarks/cpu_start.py``.

From warm caches, after ``import transpile`` with NumPy imported, neither libcst nor MLIR nor LLVM is
imported. Cold is the same with empty caches. Processor time is the
best of the runs; on a machine that others use too it tells more than the clock.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from typing import NamedTuple

CHILD = """
import json, sys, time
import numpy
started, begun = time.perf_counter(), time.process_time()
import transpile
imported, worked = time.perf_counter(), time.process_time()
from benchmarks.start_kernel import saxpy
x = numpy.ones(1024, "f4"); y = x.copy()
before, used = time.perf_counter(), time.process_time()
saxpy[4, 256](2.0, x, y)
after, spent = time.perf_counter(), time.process_time()
assert (y == 3).all()
heavy = [name for name in ("libcst", "mlir", "llvmlite") if name in sys.modules]
print(json.dumps([imported - started, after - before, worked - begun, spent - used, heavy]))
"""


class Run(NamedTuple):
    """Seconds by the clock and of processor time, and the heavy modules that were imported."""

    imported: float
    first: float
    import_work: float
    first_work: float
    heavy: list[str]


def child(cache: str) -> Run:
    environment = {**os.environ, "TRANSPILE_CACHE_DIR": cache, "TRANSPILE_DEVICE": "cpu"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", CHILD]
    text = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return Run(*json.loads(text.stdout))


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        cold = child(cache)
        warm = [child(cache) for _ in range(9)]
    print(
        f"cold: import {1e3 * cold.imported:.0f} ms, first kernel {1e3 * cold.first:.0f} ms "
        f"({1e3 * cold.import_work:.0f} and {1e3 * cold.first_work:.0f} ms of processor time)"
    )
    imported = statistics.median(run.imported for run in warm)
    first = statistics.median(run.first for run in warm)
    import_work = min(run.import_work for run in warm)
    first_work = min(run.first_work for run in warm)
    print(
        f"warm: import {1e3 * imported:.0f} ms, first kernel {1e3 * first:.1f} ms "
        f"({1e3 * import_work:.0f} and {1e3 * first_work:.1f} ms of processor time), "
        f"imported: {warm[0].heavy or 'nothing heavy'}"
    )


if __name__ == "__main__":
    main()
