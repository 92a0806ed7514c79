"""What is mutated: small modules, each with one kernel and what it needs, cut out of the project's own files."""

from __future__ import annotations

import ast
import builtins
import functools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = (
    "tests/errors/cube*.py",
    "tests/kernels/*.py",
    "tests/expand/test_*.py",
    "tests/eager/test_*.py",
    "tests/lower/test_*.py",
    "tests/passes/test_*.py",
    "examples/**/*.py",
    "stdlib/kernels/*.py",
)
FUNCTIONS = "tests/rewrite/functions*.py"
"""Plain functions of a few numbers: a kernel is written around each."""
MODULES = {
    "__future__",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "math",
    "transpile",
    "typing",
}
"""Modules that the kernels may import."""
LINES = 60
"""Longer ones would take the time of several."""
HEAD = "from __future__ import annotations\n\nfrom transpile import *\n"
PRELUDE = HEAD + "\n\n"


@dataclass(frozen=True)
class Seed:
    """The text of a module, and where it comes from."""

    text: str
    origin: str


@functools.cache
def seeds() -> tuple[Seed, ...]:
    """Return all small modules, the same in each run."""
    found: dict[str, Seed] = {}
    for pattern in PLACES:
        for path in sorted(ROOT.glob(pattern)):
            for seed in of_file(path):
                found.setdefault(seed.text, seed)
    for path in sorted(ROOT.glob(FUNCTIONS)):
        for seed in of_functions(path):
            found.setdefault(seed.text, seed)
    return tuple(found.values())


def of_file(path: Path) -> Iterator[Seed]:
    """Cut a module in as many as it has kernels."""
    text = path.read_text()
    tree = ast.parse(text)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and is_kernel(node):
            cut = excerpt(text, tree, node)
            if cut is not None and cut.count("\n") <= LINES:
                yield Seed(cut, f"{path.relative_to(ROOT)}:{node.name}")


def is_kernel(node: ast.FunctionDef) -> bool:
    return any("cube" in ast.unparse(d) and "launch" in ast.unparse(d) for d in node.decorator_list)


def excerpt(text: str, tree: ast.Module, kernel: ast.FunctionDef) -> str | None:
    """Return the kernel with the statements of its module that it needs; ``None`` where it needs other modules."""
    bound: dict[str, ast.stmt] = {}
    for node in tree.body:
        for name in names_bound(node):
            bound.setdefault(name, node)
    needed: dict[ast.stmt, None] = {kernel: None}
    waiting: list[ast.stmt] = [kernel]
    while waiting:
        for name in names_read(waiting.pop()):
            node = bound.get(name)
            if node is not None and node not in needed:
                needed[node] = None
                waiting.append(node)
            if node is None and name in ("trigger", "pytest", "np"):
                return None
    lines = text.splitlines()
    parts = []
    for node in tree.body:
        if node not in needed:
            continue
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            module = node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
            if (module or "").split(".")[0] not in MODULES:
                return None
        first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", ()))])
        parts.append("\n".join(lines[first - 1 : node.end_lineno]))
    return PRELUDE + "\n\n\n".join(parts) + "\n"


def names_bound(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        yield node.name
    elif isinstance(node, (ast.Import, ast.ImportFrom)):
        for alias in node.names:
            yield alias.asname or alias.name.split(".")[0]
    elif isinstance(node, (ast.Assign, ast.AnnAssign)):
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                yield part.id


def names_read(node: ast.stmt) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and not hasattr(builtins, part.id):
            yield part.id


def of_functions(path: Path) -> Iterator[Seed]:
    text = path.read_text()
    tree = ast.parse(text)
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef) or not node.decorator_list:
            continue
        arguments = [f"x[{n}]" for n in range(len(node.args.args) - len(node.args.defaults))]
        cut = excerpt(text, tree, node)
        if cut is None or cut.count("\n") > LINES:
            continue
        for decorator in node.decorator_list:
            shown = "\n".join(text.splitlines()[decorator.lineno - 1 : decorator.end_lineno])
            cut = cut.replace(shown + "\n", "")
        yield Seed(
            f"{cut}\n\n@cube(launch=True)\ndef kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:\n"
            f"    out[0] = {node.name}({', '.join(arguments)})\n",
            f"{path.relative_to(ROOT)}:{node.name}",
        )
