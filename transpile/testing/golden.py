"""Golden files of one kernel: which there are, what differs, what was written.

    golden/<area>/<kernel>/{expand.py, kernel.ir, cuda.cu, hip.hip, metal.metal, wgsl.wgsl, spirv.spvasm, cpu.mlir}

The files have their languages' own extensions and no banner, so that highlighters and compilers read them as they are.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from transpile.config import STAGE_FILES

FILES = STAGE_FILES
"""The file of each stage, in the order of a kernel's way."""
LONGEST_DIFF = 200
"""Lines of one file's diff that a failure shows."""


class Kernel(Protocol):
    """What ``@cube`` makes of a function, as far as its golden files need it."""

    @property
    def expanded_source(self) -> str: ...
    def inspect(self, stage: str, *args: object, **options: object) -> str: ...


@dataclass
class Tally:
    """What a run has touched and written."""

    touched: dict[str, str] = field(default_factory=dict)
    """The test that keeps each file, by path."""
    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    unchanged: int = 0


class GoldenMismatch(Exception):
    """The message of a failed comparison: what is missing, and a diff of what differs."""


@dataclass(frozen=True)
class Golden:
    """The fixture's value: ``golden(kernel, args)`` compares, or writes under ``--update-golden``."""

    root: Path
    folder: Path
    area: str
    test: str
    update: bool
    tally: Tally

    def __call__(
        self,
        kernel: Kernel,
        args: Sequence[object] = (),
        *,
        targets: Iterable[str] = tuple(FILES),
        name: str | None = None,
        area: str | None = None,
        **options: object,
    ) -> None:
        """Compare the kernel's texts with its golden files.

        Args:
            kernel: a ``@cube`` function.
            args: launch arguments; ``spec(f32, (64, 128))`` stands for an array.
            targets: stages to keep, of ``expand ir cuda hip metal wgsl spirv mlir``; all by default.
            name: folder of the kernel; its ``__name__`` by default.
            area: folder above it; the test file's name without ``test_`` by default.
            options: passed to ``kernel.inspect``, for example ``dim=256``.
        """
        __tracebackhide__ = True
        where = self.folder / (area or self.area) / (name or _name_of(kernel))
        texts = {}
        for stage in targets:
            if stage not in FILES:
                raise ValueError(f"there is no stage {stage!r}; stages are {', '.join(FILES)}")
            text = (
                kernel.expanded_source
                if stage == "expand"
                else kernel.inspect(stage, *args, **options)
            )
            texts[where / FILES[stage]] = text.rstrip("\n") + "\n"
        problems = [problem for path, text in texts.items() if (problem := self._check(path, text))]
        if problems:
            count = f"{len(problems)} of {len(texts)} golden files of {self._shown(where)}"
            accept = f"to accept: pytest --update-golden '{self.test}'"
            raise GoldenMismatch("\n\n".join([f"{count} do not hold", *problems, accept]))

    def text(self, path: Path, text: str) -> None:
        """Compare any other generated text with the file at `path`, by the same rules."""
        __tracebackhide__ = True
        if problem := self._check(path, text.rstrip("\n") + "\n"):
            raise GoldenMismatch(f"{problem}\n\nto accept: pytest --update-golden '{self.test}'")

    def _check(self, path: Path, text: str) -> str | None:
        """Return what is wrong with one file; write it instead when updating."""
        shown = self._shown(path)
        keeper = self.tally.touched.setdefault(shown, self.test)
        if keeper != self.test:
            return (
                f"{shown}: already kept by {keeper}; give one of the two another `name` or `area`"
            )
        old = path.read_text(encoding="utf-8") if path.is_file() else None
        if old == text:
            self.tally.unchanged += 1
            return None
        if not self.update:
            if old is None:
                return f"{shown}: no golden file; run `pytest --update-golden`"
            return diff(shown, old, text)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        (self.tally.added if old is None else self.tally.changed).append(shown)
        return None

    def _shown(self, path: Path) -> str:
        return (
            path.relative_to(self.root).as_posix() if path.is_relative_to(self.root) else str(path)
        )


def diff(name: str, old: str, new: str) -> str:
    """Return a unified diff, cut to ``LONGEST_DIFF`` lines."""
    lines = list(
        difflib.unified_diff(old.splitlines(), new.splitlines(), name, "generated", lineterm="")
    )
    if not lines:
        lines = [f"{name}: differs in line ends only"]
    if len(lines) > LONGEST_DIFF:
        lines[LONGEST_DIFF:] = [f"... {len(lines) - LONGEST_DIFF} more lines"]
    return "\n".join(lines)


def orphans(folder: Path, root: Path, touched: Iterable[str]) -> list[str]:
    """Return the files below `folder` that no test keeps, sorted."""
    kept = {(root / path).resolve() for path in touched}
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(
        path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
        for path in found
        if path.resolve() not in kept and not path.name.startswith(".")
    )


def _name_of(kernel: Kernel) -> str:
    name = getattr(kernel, "__name__", None)
    if not isinstance(name, str):
        raise TypeError("give a `name`: the kernel has none of its own")
    return name
