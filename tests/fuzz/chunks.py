"""Run very many cases in several processes: ``seeds -> failures``, with flat memory and a time limit.

A range of seeds is cut into chunks; each chunk runs in a fresh process, which writes one JSON line a case that fails.
A case that crashes its process or never ends is a failure like any other, and the rest of its chunk goes on in a new
process.

    def main() -> int:
        return chunks.main(__doc__, __file__, check, what="programs")

where ``check(seed, options)`` gives what is wrong and the text of the case; ``batches=`` checks several at once.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

Found = tuple[list[str], str] | tuple[list[str], str, list[str]]
"""What is wrong with a case, its text, and what else is counted: where it ran, say."""
Check = Callable[[int, argparse.Namespace], Found]
CheckBatch = Callable[[range, argparse.Namespace], "dict[int, Found]"]
SHOWN = 40
"""Failures that are printed; all are in the JSON."""


class Hang(BaseException):
    """A case that takes longer than it may; no handler of the code under test catches it."""


@dataclass(frozen=True)
class Failure:
    seed: int
    wrong: list[str]
    text: str


@dataclass
class Chunk:
    """A range of seeds in a process of its own."""

    first: int
    count: int
    batch: int
    file: Path
    process: subprocess.Popen[bytes]
    done: int = 0
    moved: float = field(default_factory=time.monotonic)
    """When it last finished a case."""
    at: int = 0
    """How far its file was read."""

    def read(self) -> Iterator[dict[str, Any]]:
        """Yield what it wrote since the last look."""
        with self.file.open() as lines:
            lines.seek(self.at)
            while line := lines.readline():
                if not line.endswith("\n"):
                    break
                self.at = lines.tell()
                yield json.loads(line)


def one_by_one(check: Check) -> CheckBatch:
    def run(seeds: range, options: argparse.Namespace) -> dict[int, Found]:
        return {seed: check(seed, options) for seed in seeds}

    return run


def limit(seconds: float) -> None:
    """Raise `Hang` once the process has used so much more of its processor; 0 ends that."""

    def ring(_number: int, _frame: object) -> None:
        raise Hang(f"no end within {seconds:g} s of processor time")

    # Not of the clock: other work on the machine makes no case hang.
    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)


def work(check: CheckBatch, seeds: range, options: argparse.Namespace, file: Path) -> None:
    """Run the cases of one chunk; this is what a process does."""
    end = time.monotonic() + options.seconds
    # Kernels are cycles of many objects: Python's own thresholds spend a sixth of the time on looking at what stays.
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    with file.open("a") as out:
        for first in range(seeds.start, seeds.stop, options.batch):
            if time.monotonic() > end:
                break
            batch = range(first, min(first + options.batch, seeds.stop))
            started = time.monotonic()
            limit(options.each)
            try:
                found = check(batch, options)
            except Hang as hang:
                found = dict.fromkeys(batch, ([f"hang: {hang}"], ""))
            except Exception as error:
                why = f"the test itself failed: {type(error).__name__}: {error}"
                found = dict.fromkeys(batch, ([why], ""))
            finally:
                signal.setitimer(signal.ITIMER_PROF, 0)
            took = (time.monotonic() - started) / len(batch)
            for seed in batch:
                line: dict[str, Any] = {"seed": seed, "took": round(took, 3)}
                wrong, text, *rest = found[seed]
                if rest:
                    line["counted"] = rest[0]
                if wrong:
                    line |= {"wrong": wrong, "text": text}
                out.write(json.dumps(line) + "\n")
            out.flush()


class Driver:
    """Keeps a number of processes busy with chunks."""

    def __init__(self, script: str, options: argparse.Namespace, rest: list[str]) -> None:
        self.options = options
        self.command = [sys.executable, script, *rest]
        self.folder = tempfile.TemporaryDirectory(prefix="chunks-")
        self.waiting = [
            (first, min(options.chunk, options.first + options.count - first), options.batch)
            for first in range(options.first, options.first + options.count, options.chunk)
        ][::-1]
        self.running: list[Chunk] = []
        self.failures: list[Failure] = []
        self.done = 0
        self.slowest = (0.0, 0)
        self.counted: Counter[str] = Counter()
        self.started = time.monotonic()
        self.number = 0

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.started

    def run(self) -> None:
        told = 0.0
        try:
            while self.running or (self.waiting and self.seconds < self.options.seconds):
                while (
                    self.waiting
                    and len(self.running) < self.options.jobs
                    and self.seconds < self.options.seconds
                ):
                    self.start(*self.waiting.pop())
                time.sleep(0.05)
                for chunk in list(self.running):
                    self.look(chunk)
                if self.seconds - told > 30:
                    told = self.seconds
                    print(
                        f"# {self.done} done, {len(self.failures)} fail, {told:.0f} s", flush=True
                    )
        finally:
            for chunk in self.running:
                chunk.process.kill()
                chunk.process.wait()
            self.folder.cleanup()

    def start(self, first: int, count: int, batch: int) -> None:
        self.number += 1
        file = Path(self.folder.name) / f"{self.number}.jsonl"
        file.touch()
        left = self.options.seconds - self.seconds
        command = [*self.command, "--first", str(first), "--count", str(count)]
        command += ["--seconds", str(left), "--out", str(file), "--batch", str(batch)]
        errors = file.with_suffix(".err").open("wb")
        # What is random is not worth a place in the disk caches.
        environment = {**os.environ, "TRANSPILE_CACHE": "0"}
        process = subprocess.Popen(command, stdout=errors, stderr=errors, env=environment)
        errors.close()
        self.running.append(Chunk(first, count, batch, file, process))

    def look(self, chunk: Chunk) -> None:
        """Take in what a process wrote; when it died or stands still, go on behind that case."""
        status = chunk.process.poll()
        for line in chunk.read():
            chunk.done += 1
            chunk.moved = time.monotonic()
            self.done += 1
            self.slowest = max(self.slowest, (line["took"], line["seed"]))
            self.counted.update(line.get("counted", ()))
            if "wrong" in line:
                self.fail(Failure(line["seed"], line["wrong"], line["text"]))
        stuck = time.monotonic() - chunk.moved > 10 * self.options.each + 60
        if status is None and not stuck:
            return
        if status is None:
            chunk.process.kill()
            chunk.process.wait()
        self.running.remove(chunk)
        culprit, left = chunk.first + chunk.done, chunk.count - chunk.done
        if not (stuck or status) or not left:
            return
        tail = chunk.file.with_suffix(".err").read_text(errors="replace")[-2000:]
        if not chunk.done and status and status > 0 and "ImportError" in tail:
            raise SystemExit(f"the processes do not start:\n{tail}")
        if chunk.batch > 1:  # one of several: they come again one by one
            batch = min(chunk.batch, left)
            if left > batch:
                self.waiting.append((culprit + batch, left - batch, chunk.batch))
            self.waiting.append((culprit, batch, 1))
            return
        why = "stands still in native code" if stuck else f"the process died: status {status}"
        self.fail(Failure(culprit, [why], tail))
        self.done += 1
        if left > 1:
            self.waiting.append((culprit + 1, left - 1, 1))

    def fail(self, failure: Failure) -> None:
        self.failures.append(failure)
        if len(self.failures) <= SHOWN:
            print(f"seed {failure.seed}: {first_line(failure)}", flush=True)


def first_line(failure: Failure) -> str:
    return (failure.wrong[0].splitlines() or [""])[0]


def main(
    doc: str | None,
    script: str,
    check: Check | None = None,
    *,
    what: str,
    batches: CheckBatch | None = None,
    batch: int = 1,
    add: Callable[[argparse.ArgumentParser], None] = lambda parser: None,
    chunk: int = 500,
    each: float = 120.0,
) -> int:
    """Read the command line and run, one case, a chunk, or all chunks; return the exit status."""
    parser = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--count", type=int, default=100, help=f"{what} to run")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after these")
    parser.add_argument("--seed", type=int, help="show one case, and what is wrong with it")
    parser.add_argument("--json", type=Path, help="write the failures and the summary there")
    parser.add_argument("--chunk", type=int, default=chunk, help="cases of one process")
    parser.add_argument(
        "--each", type=float, default=each, help="seconds of processor time that one case may take"
    )
    parser.add_argument("--batch", type=int, default=batch, help="cases that go together")
    parser.add_argument("--out", type=Path, help=argparse.SUPPRESS)
    add(parser)
    options = parser.parse_args()
    if batches is None:
        assert check is not None
        batches = one_by_one(check)
    if options.seed is not None:
        limit(options.each)
        wrong, text, *_ = batches(range(options.seed, options.seed + 1), options)[options.seed]
        print(text)
        print("\n".join(wrong) or "nothing wrong")
        return 1 if wrong else 0
    if options.out is not None:
        work(batches, range(options.first, options.first + options.count), options, options.out)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)  # threads of a case that hung are no reason to wait
    driver = Driver(script, options, _passed_on(sys.argv[1:]))
    driver.run()
    return report(driver, what)


def _passed_on(arguments: list[str]) -> list[str]:
    """Return the arguments that a process takes over: those of this module are set for it."""
    own = {"--first", "--count", "--jobs", "--seconds", "--json", "--batch"}
    kept: list[str] = []
    skip = False
    for argument in arguments:
        name, _, value = argument.partition("=")
        if skip:
            skip = False
        elif name in own:
            skip = not value
        else:
            kept.append(argument)
    return kept


def report(driver: Driver, what: str) -> int:
    """Print the summary line, and write the JSON."""
    options, failures, seconds = driver.options, driver.failures, driver.seconds
    for text, number in driver.counted.most_common(30):
        print(f"{number:8} {text}")
    kinds = Counter(first_line(failure)[:100] for failure in failures)
    for kind, number in kinds.most_common(20):
        print(f"{number:6} x {kind}")
    print(
        f"{driver.done} {what} from seed {options.first}: {len(failures)} differences, {seconds:.0f} s, "
        f"{options.jobs} jobs, {driver.done / max(seconds, 1e-9):.1f} a second, "
        f"slowest {driver.slowest[0]:.1f} s (seed {driver.slowest[1]})"
    )
    if options.json:
        found = {
            "what": what,
            "first": options.first,
            "run": driver.done,
            "differences": len(failures),
            "seconds": round(seconds, 1),
            "jobs": options.jobs,
            "counted": dict(driver.counted.most_common()),
            "failures": [asdict(failure) for failure in failures],
        }
        options.json.write_text(json.dumps(found, indent=1) + "\n")
    return 1 if failures else 0
