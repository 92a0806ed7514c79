"""Make a program that differs smaller: drop lines and blocks while it still runs in CPython and still differs.

python tests/oracle/reduce.py 113
python tests/oracle/reduce.py 113 --json oracle.json      # as an earlier run wrote it
"""

from __future__ import annotations

import argparse
import json
import re
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.fuzz.chunks import Hang, limit
from tests.oracle.check import check_program
from tests.oracle.generate import generate
from tests.oracle.parts import CUT, Program


def reduce(program: Program, still: Callable[[Program], bool]) -> Program:
    """Return a smaller program for which `still` holds."""
    changed = True
    while changed:
        changed = False
        place = 0
        while True:
            found = list(candidates(program))
            if place >= len(found):
                break
            if _holds(still, found[place]):
                program, changed = found[place], True  # what comes next stands at this place now
            else:
                place += 1
    return program


def _holds(still: Callable[[Program], bool], program: Program) -> bool:
    try:
        compile(program.kernel, "<reduced>", "exec")
        limit(10)  # what is left may run for ever
        return still(program)
    except (Exception, Hang):  # or make no sense
        return False
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def candidates(program: Program) -> Iterator[Program]:
    """Yield the program without one block, longest first; with ``pass`` for it; and with a suite lifted out."""
    kernel, python = program.kernel.splitlines(), program.python.splitlines()
    blocks = sorted(((end - start, start, end) for start, end in _blocks(kernel)), reverse=True)
    for _, start, end in blocks:
        depth = _depth(kernel[start])
        filler = [" " * depth + "pass"]
        for middle in ([], filler):
            if kernel[start:end] != middle:
                yield _with(program, kernel, python, start, end, middle)
        if end - start > 1:
            lifted = [line[4:] for line in kernel[start + 1 : end]]
            yield replace(
                program,
                kernel=_joined(kernel, start, end, lifted),
                python=_joined(python, start, end, [line[4:] for line in python[start + 1 : end]]),
            )


def _with(
    program: Program, kernel: list[str], python: list[str], start: int, end: int, middle: list[str]
) -> Program:
    return replace(
        program,
        kernel=_joined(kernel, start, end, middle),
        python=_joined(python, start, end, middle),
    )


def _joined(lines: list[str], start: int, end: int, middle: list[str]) -> str:
    return "\n".join([*lines[:start], *middle, *lines[end:]]) + "\n"


def _blocks(lines: list[str]) -> Iterator[tuple[int, int]]:
    """Yield each line with the lines that are indented below it."""
    for start, line in enumerate(lines):
        if not line.startswith(" "):
            continue
        end = start + 1
        while end < len(lines) and lines[end].strip() and _depth(lines[end]) > _depth(line):
            end += 1
        yield start, end


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def reported(file: Path, seed: int) -> Program:
    """Return a program as a report of `run.py` holds it."""
    failures = json.loads(file.read_text())["failures"]
    kernel, _, python = next(f["text"] for f in failures if f["seed"] == seed).partition(CUT)
    types = tuple(re.findall(r"x_(\w+): Array", kernel))
    return Program(seed, types, kernel, python)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seed", type=int)
    parser.add_argument("--device", default="reference")
    parser.add_argument("--json", type=Path, help="take the program from a report")
    options = parser.parse_args()
    program = reported(options.json, options.seed) if options.json else generate(options.seed)
    first = check_program(program, options.device)
    if not first:
        print("no difference")
        return 0
    kind = _kind(first)
    found = reduce(program, lambda p: _kind(check_program(p, options.device)) == kind)
    print(found.kernel)
    print("\n".join(check_program(found, options.device)))
    return 1


def _kind(wrong: list[str]) -> str:
    """Return what must stay the same while the program shrinks."""
    if not wrong:
        return ""
    first = wrong[0].splitlines()[0]
    return (
        re.sub("`[^`]*`", "", first) if " refused: " in first else first.split("[")[0].split("_")[0]
    )


if __name__ == "__main__":
    sys.exit(main())
