"""Run random kernels on every target and compare with the reference; show what differs.

python tests/differential/run.py --jobs 16 --count 5000 --json differential.json
python tests/differential/run.py --count 5000 --on real-cuda real-vulkan real-webgpu     # on GPUs: no emulation
python tests/differential/run.py --seed 17 --on webgpu
"""

from __future__ import annotations

import argparse
import functools
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.differential.execute import MORE, REAL, WHERE, Runner
from tests.differential.generate import generate
from tests.fuzz import chunks

BATCH = 25
"""Kernels in one C++ program."""


@functools.cache
def runner(where: tuple[str, ...]) -> Runner:
    folder = tempfile.mkdtemp(prefix="differential-")
    return Runner(Path(folder), where)


def check(seeds: range, options: argparse.Namespace) -> dict[int, chunks.Found]:
    """Run a batch; tell what is wrong with each kernel, and how many ran where."""
    cases = {seed: generate(seed) for seed in seeds}
    run = runner(tuple(options.on))
    wrong: dict[int, list[str]] = {seed: [] for seed in seeds}
    for fault in run.run(list(cases.values())):
        wrong[fault.case.seed].append(
            "\n".join((f"{fault.where}: {fault.texts[0]}", *fault.texts[1:]))
        )
    fates = run.result.fates
    return {seed: (wrong[seed], case.text, fates.get(seed, [])) for seed, case in cases.items()}


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--on", nargs="+", choices=(*WHERE, *MORE, *REAL), default=WHERE)


if __name__ == "__main__":
    sys.exit(
        chunks.main(
            __doc__,
            __file__,
            what="kernels",
            batches=check,
            batch=BATCH,
            chunk=100,
            each=600.0,
            add=add,
        )
    )
