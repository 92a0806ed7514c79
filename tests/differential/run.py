"""Run random kernels on every target and compare with the reference; show what differs.

python tests/differential/run.py --kernels 1000 --seed 1
python tests/differential/run.py --seed 17 --kernels 1 --show --on webgpu
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.differential.execute import WHERE, Runner
from tests.differential.generate import generate
from tests.differential.parts import CUBES

BATCH = 25
"""Kernels in one C++ program."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0, help="the first one")
    parser.add_argument("--kernels", type=int, default=100)
    parser.add_argument("--on", nargs="+", choices=WHERE, default=WHERE)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after these")
    parser.add_argument("--show", action="store_true", help="print the kernels that differ")
    options = parser.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(Path(folder), options.on)
        end = options.seed + options.kernels
        for first in range(options.seed, end, BATCH):
            if time.monotonic() - start > options.seconds:
                break
            cases = [generate(seed) for seed in range(first, min(first + BATCH, end))]
            for fault in runner.run(cases):
                print(fault, flush=True)
                if options.show:
                    print(fault.case.text, flush=True)
            print(f"# to seed {cases[-1].seed}: {runner.result.kernels} kernels", flush=True)
    result = runner.result
    for (where, why), number in result.refused.most_common():
        print(f"{number:6} refused on {where}: {why}")
    for where, number in result.ran.items():
        print(f"{number:6} ran on {where}")
    print(
        f"{result.kernels} kernels of {CUBES} inputs in {time.monotonic() - start:.0f} s: "
        f"{len(result.faults)} faults"
    )
    return 1 if result.faults else 0


if __name__ == "__main__":
    sys.exit(main())
