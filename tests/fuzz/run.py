"""Fuzz `@cube` with mutated modules, in several processes; show what comes out but located errors.

python tests/fuzz/run.py --jobs 16 --count 100000 --json fuzz.json
python tests/fuzz/run.py --grammar --jobs 16 --count 2000      # hypothesmith's Python: slow
python tests/fuzz/run.py --seed 17
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.fuzz import chunks
from tests.fuzz.mutate import mutate
from tests.fuzz.robust import examine
from tests.fuzz.seeds import seeds
from tests.oracle.generate import generate

ORACLE = 0.03
"""Share of the cases that start from a program of the oracle: these are long."""


def case(seed: int, made: list[str] | None = None) -> str | None:
    """Write the module of one seed; ``None`` where no mutation was one that CPython accepts."""
    chooser = random.Random(seed)
    if chooser.random() < ORACLE:
        text = generate(chooser.randrange(100_000)).kernel
    else:
        found = chooser.choice(seeds())
        if "tests/errors" in found.origin:  # refused as they are: most changes leave that
            found = chooser.choice(seeds())
        text = found.text
    return mutate(text, chooser, made)


def check(seeds: range, options: argparse.Namespace) -> dict[int, chunks.Found]:
    texts: list[str | None] = []
    made: dict[int, list[str]] = {seed: [] for seed in seeds}
    if options.grammar:
        from tests.fuzz import grammar

        texts += grammar.texts(seeds.start, len(seeds))
    else:
        texts += [case(seed, made[seed]) for seed in seeds]
    found: dict[int, chunks.Found] = {}
    for place, seed in enumerate(seeds):
        text = texts[place] if place < len(texts) else None
        if text is None:
            found[seed] = [], "", ["none that CPython accepts"]
            continue
        chooser = random.Random(-seed)
        counted = [f"change: {change}" for change in made[seed]]
        found[seed] = examine(text, f"case {seed}", chooser, counted), text, counted
    return found


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--grammar", action="store_true", help="random Python of hypothesmith instead, 20 a batch"
    )


if __name__ == "__main__":
    batch = 20 if "--grammar" in sys.argv else 1
    sys.exit(
        chunks.main(
            __doc__,
            __file__,
            what="cases",
            batches=check,
            batch=batch,
            chunk=2000,
            each=20.0,
            add=add,
        )
    )
