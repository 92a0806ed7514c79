"""A documentation page as a program: its ``python`` blocks run in order in one namespace, and what follows is checked.

    ```python               runs; nothing may be printed unless a block of another language follows directly,
    ```text, ```cuda ...    which is what the block before prints; what it shows after ``(Pdb)`` is typed to pdb
    ```python raises        ends with a CubeError, whose text is the block that follows
    ```python torch         runs where that library is asked for
    ```console, ```toml     is for readers only

A block is a file of its own for Python, so an error shows the lines of its block; ``example.py`` stands for its name.
"""

from __future__ import annotations

import contextlib
import io
import linecache
import re
import sys
import types
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from transpile import CubeError

FENCE = re.compile(r"^```(?P<info>[^`\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
FOR_READERS = ("console", "toml")
LIBRARIES = ("torch",)


@dataclass(frozen=True)
class Block:
    language: str
    flags: tuple[str, ...]
    line: int
    """Of the first line of its text, from 1."""
    text: str
    output: str | None
    """What it prints, or the error that it ends with."""

    @property
    def is_wrong(self) -> bool:
        return "raises" in self.flags

    @property
    def library(self) -> str:
        """The library that it needs, which the tests don't bring."""
        return next((flag for flag in self.flags if flag in LIBRARIES), "")


def blocks_of(page: str) -> list[Block]:
    """Return the blocks that run, each with its output."""
    found: list[Block] = []
    last_end = -1
    for match in FENCE.finditer(page):
        language, *flags = match["info"].split() or [""]
        line = page.count("\n", 0, match.start("text")) + 1
        follows = bool(found) and not page[last_end : match.start()].strip()
        if language == "python":
            assert flags in ([], ["raises"], *([name] for name in LIBRARIES)), (
                f"line {line}: unknown flags {flags}"
            )
            found.append(Block(language, tuple(flags), line, match["text"], None))
            last_end = match.end()
        elif language not in FOR_READERS:
            is_output = follows and found[-1].output is None
            assert is_output, f"line {line}: nothing prints this block"
            before = found.pop()
            found.append(
                Block(before.language, before.flags, before.line, before.text, match["text"])
            )
            last_end = -1
    return found


class Typed(io.StringIO):
    """What a person types, with its echo."""

    def readline(self, size: int | None = -1, /) -> str:
        line = super().readline(-1 if size is None else size)
        print(line, end="")
        return line


@contextlib.contextmanager
def typing(transcript: str) -> Iterator[None]:
    """Type the commands of a transcript to a debugger that stops."""
    saved, trace, hook = sys.stdin, sys.gettrace(), sys.breakpointhook
    sys.stdin = Typed("".join(re.findall(r"^\(Pdb\) (.*\n)", transcript, re.MULTILINE)))
    sys.breakpointhook = sys.__breakpointhook__
    try:
        yield
    finally:
        sys.stdin, sys.breakpointhook = saved, hook
        sys.settrace(trace)


@contextlib.contextmanager
def sources(path: Path, blocks: list[Block]) -> Iterator[dict[str, Block]]:
    """Give each block a name by which Python finds its source, as in a notebook."""
    named = {f"<{path.stem} {number}>": block for number, block in enumerate(blocks, 1)}
    for name, block in named.items():
        lines = block.text.splitlines(keepends=True)
        linecache.cache[name] = (len(block.text), None, lines, name)
    try:
        yield named
    finally:
        for name in named:
            linecache.cache.pop(name, None)


def run_page(path: Path, libraries: Collection[str] = ()) -> list[tuple[int, str, str]]:
    """Run a page, with the blocks that need one of `libraries`; return what it printed instead of what it says: the
    line, both texts.
    """
    module = types.ModuleType(f"page_{path.stem.replace('-', '_')}")
    wrong: list[tuple[int, str, str]] = []
    with sources(path, blocks_of(path.read_text(encoding="utf-8"))) as named:
        for name, block in named.items():
            if block.library and block.library not in libraries:
                continue
            printed = re.sub(rf"(/\S*/)?<{path.stem} \d+>", "example.py", _run(block, name, module))
            expected = "" if block.output is None else block.output
            if printed.strip() != expected.strip():
                wrong.append((block.line, expected, printed))
    return wrong


def _run(block: Block, name: str, module: types.ModuleType) -> str:
    code = compile(block.text, name, "exec", dont_inherit=True)
    output = io.StringIO()
    with contextlib.redirect_stdout(output), typing(block.output or ""):
        try:
            exec(code, vars(module))
        except CubeError as error:
            if not block.is_wrong:
                raise
            return str(error)
    assert not block.is_wrong, f"line {block.line}: nothing was refused"
    return output.getvalue()
