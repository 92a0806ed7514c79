"""CUDA C++ -> machine code, through NVRTC; what was compiled once is on disk.

The key of the disk cache is the text, the compiler's version, the architecture and the options. NVRTC itself, 140 MB,
is only loaded when something is to be compiled; its version is read from the wheel.
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from runtime.cache import DiskCache, key_of
from transpile.cache_folder import About
from transpile.diagnose.errors.compile import CompilerRefused
from transpile.diagnose.span import Span
from transpile.protocols import Artifact

FILE = "kernel.cu"
WHEEL = "nvidia-cuda-nvrtc"
ACCELERATED = 90
"""From this compute capability on, code for ``sm_XXa`` may use what only this very generation has."""
_CACHE = DiskCache("cuda")


def architecture(capability: tuple[int, int]) -> str:
    """Return the name of a compute capability: ``sm_80``, ``sm_90a``."""
    number = 10 * capability[0] + capability[1]
    return f"sm_{number}a" if number >= ACCELERATED else f"sm_{number}"


def compile_artifact(artifact: Artifact, target: str, *, lines: bool = False) -> bytes:
    """Return the machine code (cubin) of an artifact for `target`.

    With `lines` it is the same code, and profilers find the Python lines that it is made from.

    Raises:
        CubeCompileError: NVRTC refused the text; the message has its first line and the Python line behind it.
    """
    text = with_lines(artifact) if lines else str(artifact.text)
    options = options_of(text, target, lines=lines)
    key = cache_key(text, target, options)
    found = _CACHE.load(key)
    if found is not None and found.get("cubin"):
        return found["cubin"]
    try:
        cubin = compile_text(text, options)
    except CompileError as error:
        if lines:  # what the log names has to be lines of the text itself
            return compile_artifact(artifact, target)
        span = span_of(artifact, error.log)
        raise CompilerRefused(span, artifact.entry, "NVRTC", error.log.strip()).error() from error
    _CACHE.store(key, {"cubin": cubin}, About(artifact.kernel.name, artifact.target, target))
    return cubin


def discard(artifact: Artifact, target: str, *, lines: bool = False) -> None:
    """Forget what the disk has of an artifact: the driver refused it."""
    text = with_lines(artifact) if lines else str(artifact.text)
    key = cache_key(text, target, options_of(text, target, lines=lines))
    _CACHE.store(key, {"cubin": b""}, About(artifact.kernel.name, artifact.target, target))


def cache_key(text: str, target: str, options: tuple[str, ...]) -> str:
    # Where the headers lie does not decide what they hold; their version goes with the compiler's.
    flags = [option for option in options if not option.startswith("-I")]
    return key_of(text, compiler_version(), target, *flags)


def options_of(text: str, target: str, *, lines: bool = False) -> tuple[str, ...]:
    options = [f"--gpu-architecture={target}", "--std=c++17"]
    if lines:
        options.append("--generate-line-info")
    if "#include" in text:
        options += [f"-I{folder}" for folder in include_folders()]
    return tuple(options)


def with_lines(artifact: Artifact) -> str:
    """Return the text with directives that name the Python line of each of its lines, where it has one."""
    found: list[str] = []
    is_next = FILE, 1
    for number, line in enumerate(str(artifact.text).splitlines(), start=1):
        span = artifact.lines.get(number)
        place = (FILE, number) if span is None or span.line < 1 else (span.file, span.line)
        if place != is_next:
            file = place[0].replace("\\", "\\\\").replace('"', '\\"')
            found.append(f'#line {place[1]} "{file}"')
        found.append(line)
        is_next = place[0], place[1] + 1
    return "\n".join(found) + "\n"


class CompileError(Exception):
    """NVRTC refused a text, and why."""

    def __init__(self, log: str) -> None:
        super().__init__(log)
        self.log = log


def compile_text(text: str, options: tuple[str, ...]) -> bytes:
    """Compile, without the cache."""
    from cuda.bindings import nvrtc

    def call(function: Any, *arguments: Any) -> Any:
        status, *values = function(*arguments)
        if int(status):
            raise CompileError(nvrtc.nvrtcGetErrorString(status)[1].decode())
        return values[0] if values else None

    program = call(nvrtc.nvrtcCreateProgram, text.encode(), FILE.encode(), 0, [], [])
    try:
        given = [option.encode() for option in options]
        (status,) = nvrtc.nvrtcCompileProgram(program, len(given), given)
        if int(status):
            log = bytearray(int(call(nvrtc.nvrtcGetProgramLogSize, program)))
            call(nvrtc.nvrtcGetProgramLog, program, log)
            raise CompileError(log.rstrip(b"\0").decode(errors="replace"))
        cubin = bytearray(int(call(nvrtc.nvrtcGetCUBINSize, program)))
        call(nvrtc.nvrtcGetCUBIN, program, cubin)
    finally:
        nvrtc.nvrtcDestroyProgram(program)
    return bytes(cubin)


@cache
def compiler_version() -> str:
    """Return NVRTC's version, without loading it where the wheel tells."""
    try:
        return version(WHEEL)
    except PackageNotFoundError:
        from cuda.bindings import nvrtc

        _, major, minor = nvrtc.nvrtcVersion()
        return f"{major}.{minor}"


@cache
def include_folders() -> tuple[str, ...]:
    """Return where ``cuda_fp16.h`` and its relatives are: in the wheel, else in an installed toolkit."""
    spec = find_spec("nvidia")
    roots = (
        [Path(root) / "cu13" for root in (spec.submodule_search_locations or ())] if spec else []
    )
    roots += [Path(os.environ[name]) for name in ("CUDA_HOME", "CUDA_PATH") if os.environ.get(name)]
    roots.append(Path("/usr/local/cuda"))
    for root in roots:
        if (root / "include" / "cuda_fp16.h").is_file():
            return (str(root / "include"),)
    return ()


def span_of(artifact: Artifact, log: str) -> Span | None:
    """Return the user's line of the first place that a log names: ``kernel.cu(12): error: ...``."""
    for found in re.finditer(rf"{re.escape(FILE)}\((\d+)\)", log):
        line = int(found.group(1))
        for nearest in range(line, 0, -1):
            if nearest in artifact.lines:
                return artifact.lines[nearest]
    return None
