"""Time to the first kernel of a fresh process: ``python benchmarks/cpu_start.py``.

From warm caches, after ``import transpile`` with NumPy imported, neither libcst nor MLIR nor LLVM is
imported. Cold is the same with empty caches.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile

CHILD = """
import json, sys, time
import numpy
started = time.perf_counter()
import transpile
imported = time.perf_counter()
from benchmarks.start_kernel import saxpy
x = numpy.ones(1024, "f4"); y = x.copy()
before, used = time.perf_counter(), time.process_time()
saxpy[4, 256](2.0, x, y)
after, spent = time.perf_counter(), time.process_time()
assert (y == 3).all()
heavy = [name for name in ("libcst", "mlir", "llvmlite") if name in sys.modules]
print(json.dumps([imported - started, after - before, spent - used, heavy]))
"""


def child(cache: str) -> tuple[float, float, float, list[str]]:
    """Return seconds to import, to the first result, of processor time for it, and heavy modules."""
    environment = {**os.environ, "TRANSPILE_CACHE_DIR": cache, "TRANSPILE_DEVICE": "cpu"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", CHILD]
    text = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    imported, first, spent, heavy = json.loads(text.stdout)
    return imported, first, spent, heavy


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        cold = child(cache)
        warm = [child(cache) for _ in range(9)]
    print(f"cold: import {1e3 * cold[0]:.0f} ms, first kernel {1e3 * cold[1]:.0f} ms")
    imports, firsts, spents = (statistics.median(run[k] for run in warm) for k in range(3))  # type: ignore[misc]
    print(
        f"warm: import {1e3 * imports:.0f} ms, first kernel {1e3 * firsts:.1f} ms "
        f"({1e3 * spents:.1f} ms of processor time), imported: {warm[0][3] or 'nothing heavy'}"
    )


if __name__ == "__main__":
    main()
