"""Imports go one way; read with ``ast``, so imports inside functions and under TYPE_CHECKING count too."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("transpile", "runtime", "stdlib")
"""Lowest first: each may import those before it."""

LAYERS = (
    {"forks"},
    {"diagnose", "config"},
    {"cache_folder"},
    {"installed"},
    {"ir"},
    {"ops"},
    {"protocols"},
    {"rewrite", "expand", "lower", "passes"},
    {"eager"},  # runs the twin after expanding it, for the types of its literals
    {"pipeline"},
    {"dump"},
    {"lang"},
    {""},  # transpile/__init__.py, which re-exports what kernel authors need
    {"polyfills"},
    {"spelled"},
    {"__main__", "show", "testing"},
)
"""Parts of ``transpile``, lowest first; parts of one layer don't import each other."""

# transpile.diagnose.traceback asks the settings whether to cut; the settings raise diagnostics.
# The command line hands over to the command that is built in.
SIBLINGS_ALLOWED = {("diagnose", "config"), ("config", "diagnose"), ("__main__", "show")}

HOMES = {
    "libcst": ("transpile/rewrite/",),
    "cuda": ("runtime/cuda/",),
    "pycuda": ("runtime/cuda/",),
    "cupy": ("runtime/cuda/",),
    "vulkan": ("runtime/vulkan/",),
    "wgpu": ("runtime/webgpu/",),
    "Metal": ("runtime/metal/",),
    "objc": ("runtime/metal/",),
    "llvmlite": ("runtime/cpu/",),
    "xtc": ("runtime/cpu/",),
    "mlir": ("runtime/cpu/",),
    "torch_mlir": ("runtime/cpu/",),
    "cffi": ("runtime/",),
    "torch": ("runtime/", "stdlib/"),
    "jax": ("runtime/", "stdlib/"),
    "pytest": ("transpile/testing/",),
    "hypothesis": (),
    "scipy": (),
    "numba": (),
}
"""The only places where a library may be imported."""

LAZY = {"numpy", "ml_dtypes"}
"""Imported by ``transpile`` inside functions only."""


@dataclass(frozen=True)
class Import:
    file: str
    line: int
    module: str
    at_top: bool

    def __str__(self) -> str:
        return f"{self.file}:{self.line} imports {self.module}"


def sources(package: str) -> Iterator[Path]:
    yield from sorted((ROOT / package).rglob("*.py"))


def imports_of(path: Path) -> Iterator[Import]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for node in ast.walk(function)
    }
    for block in ast.walk(tree):
        if isinstance(block, ast.If) and ast.unparse(block.test).endswith("TYPE_CHECKING"):
            inside |= {id(node) for node in ast.walk(block)}
    file = path.relative_to(ROOT).as_posix()
    for node in ast.walk(tree):
        at_top = id(node) not in inside
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(file, node.lineno, alias.name, at_top)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno}: relative import"
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                module = full if is_module(full) else str(node.module)
                yield Import(file, node.lineno, module, at_top)


def is_module(name: str) -> bool:
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or path.is_dir()


ALL = [found for package in PACKAGES for path in sources(package) for found in imports_of(path)]


def part(module: str) -> str:
    """Return the part of ``transpile`` that a module belongs to."""
    pieces = module.split(".")
    return pieces[1] if len(pieces) > 1 else ""


def part_of_file(file: str) -> str:
    name = file.removesuffix(".py").removesuffix("/__init__").split("/")
    return name[1] if len(name) > 1 else ""


def rank(name: str) -> int:
    return next(index for index, layer in enumerate(LAYERS) if name in layer)


def test_every_part_has_a_layer() -> None:
    parts = {part_of_file(path.relative_to(ROOT).as_posix()) for path in sources("transpile")}
    assert parts <= set().union(*LAYERS)


def test_packages_import_downwards() -> None:
    order = {package: index for index, package in enumerate(PACKAGES)}
    wrong = [
        str(found)
        for found in ALL
        if (target := found.module.partition(".")[0]) in order
        and order[target] > order[found.file.partition("/")[0]]
    ]
    assert not wrong, "\n".join(wrong)


def test_transpile_imports_downwards() -> None:
    wrong = []
    for found in ALL:
        if not found.file.startswith("transpile/") or found.module.partition(".")[0] != "transpile":
            continue
        source, target = part_of_file(found.file), part(found.module)
        if source == target or (source, target) in SIBLINGS_ALLOWED:
            continue
        if rank(target) >= rank(source):
            wrong.append(f"{found}: {source or '__init__'} is not above {target or '__init__'}")
    assert not wrong, "\n".join(wrong)


def test_no_import_cycle_between_modules() -> None:
    graph: dict[str, set[str]] = {}
    for found in ALL:
        if found.at_top and found.module.partition(".")[0] in PACKAGES:
            name = found.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            graph.setdefault(name, set()).add(found.module)
    done: set[str] = set()

    def visit(name: str, path: tuple[str, ...]) -> None:
        assert name not in path, " -> ".join((*path[path.index(name) :], name))
        if name not in done:
            for target in sorted(graph.get(name, ())):
                visit(target, (*path, name))
            done.add(name)

    for name in sorted(graph):
        visit(name, ())


def test_libraries_stay_in_their_rooms() -> None:
    wrong = [
        str(found)
        for found in ALL
        if (library := found.module.partition(".")[0]) in HOMES
        and not found.file.startswith(HOMES[library] or ("nowhere",))
    ]
    assert not wrong, "\n".join(wrong)


def test_heavy_libraries_are_imported_when_used() -> None:
    wrong = [
        str(found)
        for found in ALL
        if found.at_top
        and found.file.startswith("transpile/")
        and found.module.partition(".")[0] in LAZY
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("module", ["transpile", "transpile.__main__", "transpile.testing"])
def test_import_stays_light(module: str) -> None:
    heavy = sorted(LAZY | set(HOMES) | {"asyncio", "multiprocessing"})
    script = f"import sys, {module}; print(*sorted(set({heavy}) & set(sys.modules)))"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.split() == []
