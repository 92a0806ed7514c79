"""Run random programs by CPython and by the project, in several processes; show what differs.

python tests/oracle/run.py --jobs 16 --count 200000 --json oracle.json
python tests/oracle/run.py --seed 17 --device reference
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.fuzz import chunks
from tests.oracle.check import check_program
from tests.oracle.generate import generate
from tests.oracle.parts import CUT


def check(seed: int, options: argparse.Namespace) -> chunks.Found:
    program = generate(seed)
    wrong = check_program(program, *(options.device or ("reference", "eager")))
    return wrong, f"{program.kernel}{CUT}{program.python}"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--device", action="append", help="may be given more than once; default: reference, eager"
    )


if __name__ == "__main__":
    sys.exit(chunks.main(__doc__, __file__, check, what="programs", add=add))
