"""The command ``show``: a kernel of a file, its arguments, one stage, printed.

    python -m transpile show examples/saxpy.py:saxpy --stage wgsl --args 2.0 "f32[1024]" "f32[1024]"

``--output FILE`` writes it, ``--stage spirv_binary`` as bytes; ``--interface`` tells as JSON what to bind to run it.
Without ``--args`` the module's own examples are taken: ``ARGS = {"saxpy": (2.0, spec(f32, (1024,)), ...)}``, and
keywords for the specialization from ``OPTIONS = {"saxpy": {"cube_dim": 256}}``. The corpus of the golden tests uses
the same two names.
"""

from __future__ import annotations

import argparse
import difflib
import importlib
import importlib.util
import inspect
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Protocol, runtime_checkable

from transpile.config import STAGES
from transpile.diagnose import given
from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.errors.usage import BadArgument, NoArguments, NoKernelFile, NoSuchKernel
from transpile.expand.symbols import Symbol
from transpile.lang.signature import signature_text
from transpile.spelled import argument, literal


@runtime_checkable
class Kernel(Protocol):
    """What ``@cube`` makes of a function, as far as it is shown here."""

    expanded_source: str

    def inspect(self, stage: str, *args: object, **options: object) -> str | bytes: ...

    def interface(self, stage: str, *args: object, **options: object) -> Described: ...


class Described(Protocol):
    """What to bind to run a text."""

    def as_json(self) -> str: ...


def main(arguments: list[str]) -> int:
    """Print one stage of one kernel."""
    options = _parser().parse_args(escaped(arguments))
    path, name = split(options.kernel)
    module = load(path)
    kernel = find(module, path, name)
    asked = path, options.stage, options.args, options_of(options.set)
    if options.interface:
        text: str | bytes = interface_text(module, kernel, *asked)
    else:
        text = stage_text(module, kernel, *asked)
    if options.output is not None:
        data = text if isinstance(text, bytes) else f"{text}\n".encode()
        Path(given.path("show", "--output", options.output)).write_bytes(data)
    elif isinstance(text, bytes):
        sys.stdout.buffer.write(text)
    else:
        print(text)
    return 0


def escaped(arguments: list[str]) -> list[str]:
    """Put a space before negative numbers, so that argparse does not take `-2.0:f32` for an option, and a kernel
    that stands last at the front, so that it is none of the values of `--args` or `--set`.
    """
    made = [f" {text}" if _NEGATIVE.match(text) else text for text in arguments]
    if made and _KERNEL.fullmatch(made[-1]):
        made.insert(0, made.pop())
    return made


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m transpile show",
        description="Print what a kernel becomes at one stage. Needs no device and no extra.",
    )
    parser.add_argument(
        "kernel", metavar="FILE:KERNEL", help="a Python file or module, and a @cube function in it"
    )
    parser.add_argument(
        "--stage", choices=(*STAGES, "spirv_binary"), default="ir", help="default: %(default)s"
    )
    parser.add_argument(
        "--args",
        nargs="*",
        metavar="ARG",
        help="arguments: `f32[64,128]`, with strides `f32[64,128]@1,64`, `2.0:f32`, a dtype `f16`, "
        "a Python literal, an array of structs `Point[64]`, a struct `Point(1.0, 2.0)`, or NAME=ARG; "
        "default: the module's ARGS",
    )
    parser.add_argument(
        "--set",
        nargs="*",
        default=[],
        metavar="NAME=VALUE",
        help="options of the text: dim=64, dim=(8,8), 256 if not given; grid_rank=2, checked=False, vectorize=4, "
        "folded=True, validate=True; default: the module's OPTIONS",
    )
    parser.add_argument("--output", metavar="FILE", help="write it there instead of printing it")
    parser.add_argument(
        "--interface",
        action="store_true",
        help="print what a program of one's own binds to run the text, as JSON",
    )
    return parser


def split(text: str) -> tuple[str, str]:
    """Take ``FILE:KERNEL`` apart; the kernel may be missing."""
    path, colon, name = text.rpartition(":")
    # `C:\kernels.py` has a colon and no kernel.
    return (path, name) if colon and name.isidentifier() else (text, "")


def load(path: str) -> ModuleType:
    """Import a file, or a module by its dotted name.

    Raises:
        CubeUsageError: it isn't there, or its import failed.
    """
    dotted = not path.endswith(".py") and re.fullmatch(r"\w+(\.\w+)*", path)
    if not dotted and not Path(path).is_file():
        raise NoKernelFile(None, path, "there is no such file", near=_near(path)).error()
    try:
        return importlib.import_module(path) if dotted else _load_file(Path(path))
    except CubeError:
        raise
    except Exception as error:  # the module is the user's: anything can happen
        reason = f"{type(error).__name__}: {error}"
        # A module that isn't there itself is no code that fails.
        name = getattr(error, "name", None)
        is_there = (
            not dotted
            or not isinstance(error, ModuleNotFoundError)
            or not f"{path}.".startswith(f"{name}.")
        )
        raise NoKernelFile(None, path, reason, is_there).error() from error


def _near(path: str) -> str:
    """Return the file that is meant, where the ending or the kernel's name is missing."""
    for candidate in (f"{path}.py", path.rstrip(":")):
        if candidate != path and Path(candidate).is_file():
            return candidate
    names = [str(found) for found in Path(path).parent.glob("*.py")] if path.endswith(".py") else []
    return next(iter(difflib.get_close_matches(path, names, 1, 0.8)), "")


def _load_file(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path.resolve())
    if spec is None or spec.loader is None:
        raise ImportError(f"{path.name} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(path.stem, module)
    # The file's own folder comes first, as when Python runs it.
    sys.path.insert(0, str(path.resolve().parent))
    spec.loader.exec_module(module)
    return module


def find(module: ModuleType, path: str, name: str) -> Kernel:
    """Return the kernel called `name`; without a name, the module's only one.

    Raises:
        CubeUsageError: there is no such kernel.
    """
    kernels: dict[str, Kernel] = {
        key: value
        for key, value in vars(module).items()
        if hasattr(value, "inspect")
        and hasattr(value, "expanded_source")
        # `from transpile import *` brings the class, and `target`, which has any attribute.
        and not isinstance(value, type | Symbol)
    }
    if not name:
        own = {key: kernel for key, kernel in kernels.items() if key in _table(module, "ARGS")}
        for candidates in (kernels, own):
            if len(candidates) == 1:
                return next(iter(candidates.values()))
    if name not in kernels:
        raise NoSuchKernel(None, name, path, tuple(kernels)).error()
    return kernels[name]


def stage_text(
    module: ModuleType,
    kernel: Kernel,
    path: str,
    stage: str,
    texts: list[str] | None,
    options: Mapping[str, object],
) -> str | bytes:
    """Return the text of one stage, with arguments from the command line or else from the module."""
    if stage == "expand":
        return kernel.expanded_source.rstrip("\n")
    positional, keywords = examples(module, kernel, path, texts)
    text = kernel.inspect(stage, *positional, **{**keywords, **options})
    return text if isinstance(text, bytes) else text.rstrip("\n")


def interface_text(
    module: ModuleType,
    kernel: Kernel,
    path: str,
    stage: str,
    texts: list[str] | None,
    options: Mapping[str, object],
) -> str:
    """Return what to bind to run the text of one stage, as JSON."""
    positional, keywords = examples(module, kernel, path, texts)
    return kernel.interface(stage, *positional, **{**keywords, **options}).as_json()


def examples(
    module: ModuleType, kernel: Kernel, path: str, texts: list[str] | None
) -> tuple[tuple[object, ...], dict[str, object]]:
    """Return arguments from the command line, or else the module's own with its options.

    Raises:
        CubeUsageError: there are none, or one can't be read.
    """
    name = getattr(kernel, "__name__", "")
    if texts is not None:
        named = [text for text in texts if _KEYWORD.match(text)]
        positional = tuple(argument(text, module) for text in texts if not _KEYWORD.match(text))
        return positional, _pairs(named, lambda text: argument(text, module))
    default = _table(module, "OPTIONS").get(name)
    keywords = dict(default) if isinstance(default, dict) else {}
    found = _table(module, "ARGS")
    if name in found:
        example = found[name]
        return tuple(example) if isinstance(example, tuple | list) else (example,), keywords
    if _parameters(kernel):
        raise NoArguments(None, name, path, _signature(kernel)).error()
    return (), keywords


def _table(module: ModuleType, name: str) -> dict[str, object]:
    value = getattr(module, name, None)
    return value if isinstance(value, dict) else {}


def _parameters(kernel: Kernel) -> bool:
    try:
        return bool(inspect.signature(kernel).parameters)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return True


def _signature(kernel: Kernel) -> str:
    try:
        return signature_text(inspect.signature(kernel))  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return "(...)"


_NEGATIVE = re.compile(r"-(\d|\.\d|inf|nan)")
_KERNEL = re.compile(r"[A-Za-z_.~/\\][^=\[\](){}'\"]*:[A-Za-z_]\w*|[^=\[\](){}'\"]+\.py")
"""``examples/saxpy.py:saxpy``, ``stdlib.kernels.fill:fill``, ``saxpy.py``; no argument looks so."""
_KEYWORD = re.compile(r"[A-Za-z_]\w*=")


def options_of(texts: list[str]) -> dict[str, object]:
    """Read the items of ``--set``."""
    return _pairs(texts, lambda text: literal(text, text))


def _pairs(texts: list[str], read: Callable[[str], object]) -> dict[str, object]:
    pairs: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadArgument(None, text, "`--set` takes NAME=VALUE, such as `dim=256`").error()
        pairs[name] = read(value)
    return pairs
