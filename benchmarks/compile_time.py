"""Time of each stage on a kernel of 200 lines: rewrite, expansion, passes, six lowerings; and of imports.

    python benchmarks/compile_time.py [--json FILE]

Processor time, the best of several runs after one warm-up, imports each in processes of their own: on a machine that
others use too, the clock says little. ``import libcst`` is printed as a yardstick for the machine; it takes 120 ms on
the one that the allowances are meant for.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

TARGETS = {
    "import transpile": 100.0,
    "rewrite, cold": 60.0,
    "rewrite, from the cache": 3.0,
    "expansion": 8.0,
    "passes": 15.0,
    "six lowerings": 40.0,
}
"""Milliseconds that each may take."""


def kernel_text(lines: int = 200) -> str:
    """Return a module with one kernel of `lines` lines: loads, arithmetic, branches, loops, helpers."""
    body = [
        "    i = ABSOLUTE_POS",
        "    if i >= out.len():",
        "        return",
        "    total = f32(0.0)",
    ]
    number = 0
    while len(body) < lines - 3:
        n = number
        body += [
            f"    a{n} = x[i] * {n + 1}.5 + total",
            f"    if a{n} > {n}.25 and i < x.len():",
            f"        total += a{n} * x[(i + {n}) % x.len()]",
            "    else:",
            f"        total = total - a{n}",
            f"    for k{n} in range({n % 7 + 1}):",
            f"        total = fma(a{n}, f32(k{n}), total)",
            "        if total > 1000.0:",
            "            break",
        ]
        number += 1
    body = body[: lines - 3]
    while body[-1].endswith(":"):
        body.pop()
    header = [
        "from __future__ import annotations",
        "from transpile import *",
        "from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, fma, spec",
        "@cube(launch=True)",
        "def long(x: Array[f32], out: Mut[Array[f32]]) -> None:",
    ]
    return "\n".join(
        [*header, *body, "    out[i] = total", "ARGS = (spec(f32, 1000), spec(f32, 1000))", ""]
    )


def best_ms(run: Callable[[], object], repeat: int = 15) -> float:
    """Return the least processor time in milliseconds."""
    run()
    times = []
    for _ in range(repeat):
        start = time.process_time()
        run()
        times.append(1e3 * (time.process_time() - start))
    return min(times)


def import_ms(statement: str, repeat: int = 9) -> float:
    """Return the least time of an import in a fresh process, without the interpreter's own start."""
    code = (
        f"import time; t = time.process_time(); {statement}; print(1e3 * (time.process_time() - t))"
    )
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", code]
    return min(
        float(
            subprocess.run(
                command, env=environment, capture_output=True, text=True, check=True
            ).stdout
        )
        for _ in range(repeat)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp())
    (folder / "long_kernel.py").write_text(kernel_text())
    os.environ["TRANSPILE_CACHE_DIR"] = str(folder / "cache")
    sys.path.insert(0, str(folder))

    import libcst  # noqa: F401 (its import is a row of its own)
    import long_kernel

    from transpile import pipeline
    from transpile.ir.core import Kernel
    from transpile.lang.services import SERVICES
    from transpile.lower import lower
    from transpile.ops.capabilities import PROFILES
    from transpile.rewrite import rewrite

    function = long_kernel.long.function
    found = {
        "import transpile": import_ms("import transpile"),
        "import libcst": import_ms("import libcst"),
    }

    os.environ["TRANSPILE_CACHE"] = "0"
    found["rewrite, cold"] = best_ms(lambda: rewrite(function))
    os.environ["TRANSPILE_CACHE"] = "1"
    found["rewrite, from the cache"] = best_ms(lambda: rewrite(function))

    kernel = long_kernel.long
    targets = ("cuda", "hip", "metal", "wgsl", "spirv", "mlir")
    made = {
        t: kernel._specialization(PROFILES[t], long_kernel.ARGS, {}, 256, None, True, 1)
        for t in targets
    }
    found["expansion"] = best_ms(lambda: pipeline.expand(kernel, made["cuda"], SERVICES))

    def passes(target: str) -> Kernel:
        expansion = pipeline.expand(kernel, made[target], SERVICES)
        start = time.process_time()
        clean = pipeline.generic(expansion.kernel)
        ready = pipeline.specialize(clean, PROFILES[target], SERVICES.polyfills)
        spent.append(1e3 * (time.process_time() - start))
        return ready

    spent: list[float] = []
    for _ in range(15):
        passes("cuda")
    found["passes"] = min(spent)
    ready = {t: passes(t) for t in targets}
    each = {t: best_ms(lambda t=t: lower(t, ready[t])) for t in targets}
    found["six lowerings"] = sum(each.values())
    for target, milliseconds in each.items():
        found[f"  lower to {target}"] = milliseconds

    for name, milliseconds in found.items():
        limit = TARGETS.get(name)
        verdict = "" if limit is None else f"   of {limit:.0f} allowed: {milliseconds / limit:.2f}"
        print(f"{name:28} {milliseconds:8.1f} ms{verdict}")
    if options.json:
        processor = platform.processor() or platform.machine()
        machine = f"{processor}, {os.cpu_count()} cores, Python {platform.python_version()}"
        options.json.write_text(
            json.dumps({"machine": machine, "milliseconds": found, "allowed": TARGETS}, indent=1)
            + "\n"
        )


if __name__ == "__main__":
    main()
