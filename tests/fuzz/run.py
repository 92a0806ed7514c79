"""Fuzz `@cube` with mutated modules, in several processes; show what comes out but located errors.

python tests/fuzz/run.py --jobs 16 --count 100000 --json fuzz.json
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


def case(seed: int) -> str | None:
    """Write the module of one seed; ``None`` where no mutation was one that CPython accepts."""
    chooser = random.Random(seed)
    if chooser.random() < ORACLE:
        text = generate(chooser.randrange(100_000)).kernel
    else:
        text = chooser.choice(seeds()).text
    return mutate(text, chooser)


def check(seed: int, options: argparse.Namespace) -> chunks.Found:
    text = case(seed)
    if text is None:
        return [], ""
    return examine(text, f"case {seed}", random.Random(-seed)), text


if __name__ == "__main__":
    sys.exit(chunks.main(__doc__, __file__, check, what="cases", chunk=2000, each=20.0))
