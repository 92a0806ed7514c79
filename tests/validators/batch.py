"""Run a validator over many texts in one child process, so that a compiler that aborts takes no test run with it.

A validator is a module of this folder with ``check(texts) -> problems``, both by name; what it does not mention holds.
As a program it reads the texts as JSON from stdin and writes the problems, or why it can't judge, to stdout.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

TESTS = Path(__file__).parents[1]
TIMEOUT = 600
MARK = "\x1e"
"""Starts the reply; compilers may print before it."""


class MissingTool(Exception):
    """The compiler, its library or its driver is not here; the text says which."""


class Invalid(Exception):
    """A compiler refused a text; the message is its log."""


def run(validator: str, texts: Mapping[str, str]) -> dict[str, str]:
    """Return the problems of `texts` by name.

    Raises:
        MissingTool: the validator can't judge on this machine.
    """
    if not texts:
        return {}
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS.parent), str(TESTS)])}
    done = subprocess.run(
        [sys.executable, "-m", f"validators.{validator}"],
        input=json.dumps(dict(texts)),
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
        env=environment,
    )
    reply = done.stdout.rpartition(MARK)[2] if MARK in done.stdout else ""
    if done.returncode == 0 and reply:
        answer = json.loads(reply)
        if "missing" in answer:
            raise MissingTool(answer["missing"])
        problems: dict[str, str] = answer["problems"]
        return problems
    if len(texts) == 1:
        log = (done.stdout + done.stderr)[-4000:]
        return dict.fromkeys(texts, f"{validator} died with status {done.returncode}\n{log}")
    # One of them kills the process: halve until it stands alone.
    names = list(texts)
    halves = names[: len(names) // 2], names[len(names) // 2 :]
    found: dict[str, str] = {}
    for half in halves:
        found |= run(validator, {name: texts[name] for name in half})
    return found


def validate(validator: str, text: str, name: str = "kernel") -> None:
    """Judge one text.

    Raises:
        Invalid: with the compiler's log.
        MissingTool: the validator can't judge on this machine.
    """
    problems = run(validator, {name: text})
    if problems:
        raise Invalid(problems[name])


def each(texts: Mapping[str, str], check: Callable[[str], None]) -> dict[str, str]:
    """Collect the logs of `check` over all texts."""
    problems = {}
    for name, text in texts.items():
        try:
            check(text)
        except Invalid as invalid:
            problems[name] = str(invalid)
    return problems


def serve(check: Callable[[Mapping[str, str]], Mapping[str, str]]) -> None:
    """Be the child process."""
    texts = json.load(sys.stdin)
    try:
        answer = {"problems": dict(check(texts))}
    except MissingTool as missing:
        answer = {"missing": str(missing)}
    print(MARK + json.dumps(answer), flush=True)
    # Some drivers crash while they unload; the answer is out.
    os._exit(0)
