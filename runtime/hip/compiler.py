"""HIP C++ -> code objects, through hipRTC; what was compiled once is on disk.

The key of the disk cache is the text, the compiler's version, the architecture and the options.
"""

from __future__ import annotations

import re
from typing import Any

from runtime.cache import DiskCache, key_of
from runtime.hip.library import include_folders
from transpile.cache_folder import About
from transpile.diagnose.errors.compile import CompilerRefused
from transpile.diagnose.span import Span
from transpile.protocols import Artifact

FILE = "kernel.hip"
_CACHE = DiskCache("hip")


class Refused(Exception):
    """hipRTC refused a text, and why."""

    def __init__(self, log: str) -> None:
        super().__init__(log)
        self.log = log


class Compiler:
    """hipRTC, for one architecture."""

    def __init__(self, ffi: Any, library: Any, target: str, release: str) -> None:
        self._ffi = ffi
        self._library = library
        self.target = target
        self.version = f"{self._version()} of {release}"
        """Its interface's version says little; the driver's release, which it comes with, tells builds apart."""

    def artifact(self, artifact: Artifact) -> bytes:
        """Return the code object of an artifact, from the disk if it is there.

        Raises:
            CubeCompileError: hipRTC refused the text; the message has its log and the Python line behind it.
        """
        text, options, key = self._request(artifact)
        found = _CACHE.load(key)
        if found is not None and found.get("code"):
            return found["code"]
        try:
            code = self.text(text, options)
        except Refused as error:
            span = span_of(artifact, error.log)
            refused = CompilerRefused(span, artifact.entry, "hipRTC", error.log.strip())
            raise refused.error() from error
        _CACHE.store(key, {"code": code}, self._about(artifact))
        return code

    def discard(self, artifact: Artifact) -> None:
        """Forget what the disk has of an artifact: the driver refused it."""
        _CACHE.store(self._request(artifact)[2], {"code": b""}, self._about(artifact))

    def _about(self, artifact: Artifact) -> About:
        return About(artifact.kernel.name, artifact.target, self.target)

    def _request(self, artifact: Artifact) -> tuple[str, tuple[str, ...], str]:
        text = for_hiprtc(str(artifact.text))
        options = options_of(text, self.target)
        # Where the headers lie does not decide what they hold; they come with the compiler.
        flags = [option for option in options if not option.startswith("-I")]
        return text, options, key_of(text, self.version, self.target, *flags)

    def text(self, text: str, options: tuple[str, ...]) -> bytes:
        """Compile, without the cache.

        Raises:
            Refused: hipRTC did.
        """
        ffi, library = self._ffi, self._library
        program = ffi.new("uintptr_t*")
        self._check(
            library.hiprtcCreateProgram(
                program, text.encode(), FILE.encode(), 0, ffi.NULL, ffi.NULL
            )
        )
        try:
            words = [ffi.new("char[]", option.encode()) for option in options]
            given = ffi.new("const char*[]", words)
            status = library.hiprtcCompileProgram(program[0], len(words), given)
            if status:
                raise Refused(self._log(program[0]) or self._words(status))
            size = ffi.new("size_t*")
            self._check(library.hiprtcGetCodeSize(program[0], size))
            code = ffi.new("char[]", int(size[0]))
            self._check(library.hiprtcGetCode(program[0], code))
            return bytes(ffi.buffer(code))
        finally:
            library.hiprtcDestroyProgram(program)

    def _log(self, program: int) -> str:
        size = self._ffi.new("size_t*")
        self._check(self._library.hiprtcGetProgramLogSize(program, size))
        log = self._ffi.new("char[]", int(size[0]) + 1)
        self._check(self._library.hiprtcGetProgramLog(program, log))
        return str(self._ffi.string(log).decode(errors="replace"))

    def _version(self) -> str:
        major, minor = self._ffi.new("int*"), self._ffi.new("int*")
        self._check(self._library.hiprtcVersion(major, minor))
        return f"{major[0]}.{minor[0]}"

    def _check(self, status: int) -> None:
        if status:
            raise Refused(self._words(status))

    def _words(self, status: int) -> str:
        return str(self._ffi.string(self._library.hiprtcGetErrorString(status)).decode())


def options_of(text: str, target: str) -> tuple[str, ...]:
    options = [f"--offload-arch={target}", "-std=c++17", "-O3"]
    if "#include" in text:
        options += [f"-I{folder}" for folder in include_folders()]
    return tuple(options)


def for_hiprtc(text: str) -> str:
    """Return a text as hipRTC takes it; lines stay where they are.

    It has ``half`` built in, and that header is not for it. ``__hip_bfloat16`` is not built in: without ROCm's headers
    the device has no bf16.
    """
    return text.replace("#include <hip/hip_fp16.h>", "")


def span_of(artifact: Artifact, log: str) -> Span | None:
    """Return the user's line of the first place that a log names: ``kernel.hip:12:5: error: ...``."""
    for found in re.finditer(r":(\d+):\d+: (?:fatal )?error", log):
        for nearest in range(int(found.group(1)), 0, -1):
            if nearest in artifact.lines:
                return artifact.lines[nearest]
    return None
