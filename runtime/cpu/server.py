"""The device ``cpu``: compiles MLIR text once, keeps object code on disk, and runs kernels to their
end.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from importlib.util import find_spec
from typing import Any

from runtime.cache import DiskCache, key_of
from runtime.cpu.elf import LinkedCode, Unlinkable
from runtime.cpu.entry import with_entry
from runtime.cpu.host import PACKAGES, host, toolchain_identity
from runtime.cpu.module import CpuModule
from runtime.cpu.ready import Ready
from runtime.cpu.toolchain import PIPELINE, Target, ToolchainError, lower_to_llvm
from runtime.cpu.workers import pool
from runtime.hostpool import HostMemory
from runtime.protocols import Absent, Number, Report, Triple
from runtime.recorded import is_recorded
from transpile.cache_folder import About
from transpile.diagnose.errors.compile import CompilerRefused
from transpile.diagnose.span import Span
from transpile.ir.notes import Validation
from transpile.ir.types import f32
from transpile.ops.capabilities import CPU, Capabilities, VectorWidths
from transpile.protocols import Artifact


class CpuServer(HostMemory):
    """Host memory and machine code."""

    def __init__(self) -> None:
        super().__init__("cpu")
        self.epoch = 0
        """Counts what can make a remembered launch wrong: memory that was freed, or is bad."""
        self._cache = DiskCache("cpu")
        self.capabilities: Capabilities = replace(
            CPU,
            profile=host().name,
            max_vector_width=VectorWidths(lanes=64, bytes=host().vector_bytes),
        )

    @cached_property
    def _target(self) -> Target:
        """LLVM, when the cache hasn't what is asked for."""
        return Target()

    def compile(self, artifact: Artifact, *, validate: Validation) -> CpuModule:
        """Return the kernel in machine code, from the disk cache if it is there."""
        width = self.capabilities.max_vector_width[f32]
        key = key_of(
            str(artifact.text), str(width), PIPELINE, toolchain_identity(), host().identity
        )
        symbol = f"{artifact.entry}_work"
        found = self._cache.load(key)
        if found is not None:
            with suppress(ToolchainError):  # damaged
                return self._load(artifact, found.get("object", b""), symbol)
        from transpile.lower.mlir import lower  # only who compiles pays for it

        # The artifact is written for the profile's vectors; this CPU's may be wider.
        artifact = lower(artifact.kernel, width)
        text = with_entry(str(artifact.text), artifact.kernel)
        try:
            data = self._target.object_code(lower_to_llvm(text))
            module = self._load(artifact, data, symbol)
        except ToolchainError as error:
            span = _span(artifact, str(error))
            raise CompilerRefused(span, artifact.kernel.name, "MLIR", str(error)).error() from error
        about = About(artifact.kernel.name, artifact.target, host().name)
        self._cache.store(key, {"object": data}, about)
        return module

    def _load(self, artifact: Artifact, data: bytes, symbol: str) -> CpuModule:
        """Load object code: by our own linker, which gives all memory back, or by LLVM where that can't."""
        code: Any
        try:
            code = LinkedCode(data)
            address = code.address(symbol)
        except Unlinkable:
            code = self._target.load(data)
            address = code.get_function_address(symbol)
        if not address:
            raise ToolchainError(f"no function {symbol}")
        return CpuModule(artifact.kernel, address, code)

    def launch(
        self, module: CpuModule, count: Triple, memories: Sequence[Any], scalars: Sequence[Number]
    ) -> Report | None:
        return module.run(count, memories, scalars, pool())

    def ready(
        self, module: CpuModule, count: Triple, memories: Sequence[Any], scalars: Sequence[Number]
    ) -> Ready | None:
        """Return a launch with everything in place for the next time, or ``None`` where that can't be."""
        if module.reports or 0 in count or is_recorded(self):
            return None
        return Ready(self, module, count, memories, scalars)

    def forget(self) -> None:
        """Let every remembered launch look at everything again."""
        self.epoch += 1


def _span(artifact: Artifact, message: str) -> Span | None:
    """Return the user's line of the first ``line:column`` that a message names."""
    found = re.search(r"\b(\d+):\d+", message)
    return artifact.lines.get(int(found.group(1))) if found else None


def open_server(ordinal: int) -> CpuServer:
    """Return the CPU.

    Raises:
        Absent: a package is missing.
    """
    if ordinal:
        raise Absent("there is only one", "leave the number out")
    for module in PACKAGES:
        if find_spec(module) is None:
            raise Absent(
                f"the package that provides `{module}` is not installed",
                'pip install "transpile[cpu]"',
            )
    return CpuServer()
