"""Metal's language -> pipelines, through Metal's own compiler, whose messages lead back to the Python line.

Pipelines are kept in memory by their text, which is on disk (``runtime.lowered``); the system keeps what it compiled.
"""

from __future__ import annotations

import re
import threading
import weakref
from typing import Any

from runtime.metal.device import MetalDevice
from runtime.metal.module import MetalModule, Pipeline
from transpile.diagnose.errors.compile import CompilerRefused
from transpile.diagnose.errors.target import SharedMemoryTooLarge, UnsupportedOperation
from transpile.diagnose.span import Span
from transpile.lower.shared import shared_bytes
from transpile.protocols import Artifact


class Compiler:
    """Makes modules for one device."""

    def __init__(self, device: MetalDevice) -> None:
        self._device = device
        self._pipelines: weakref.WeakValueDictionary[tuple[str, str], Pipeline] = (
            weakref.WeakValueDictionary()
        )
        self._lock = threading.Lock()

    def module(self, artifact: Artifact) -> MetalModule:
        """Return the kernel, compiled.

        Raises:
            CubeCompileError: Metal refused the text.
            CubeTargetError: this GPU can't run it.
        """
        text, kernel, limits = str(artifact.text), artifact.kernel, self._device.capabilities
        used = shared_bytes(kernel)
        if used > limits.max_shared_memory:
            raise SharedMemoryTooLarge(
                kernel.span, limits.title, used, limits.max_shared_memory
            ).error()
        with self._lock:
            found = self._pipelines.get((text, artifact.entry))
            if found is None:
                found = Pipeline(self._make(artifact, text))
                self._pipelines[text, artifact.entry] = found
        width = int(found.native.threadExecutionWidth())
        if "simd_" in text and width != limits.plane_size:
            reason = f"needs planes of {limits.plane_size}, and Metal gives this kernel {width}"
            raise UnsupportedOperation(
                kernel.span, limits.title, artifact.entry, "planes", reason
            ).error()
        most = int(found.native.maxTotalThreadsPerThreadgroup())
        if kernel.units > most:
            reason = f"a cube of this kernel has at most {most} units here, not {kernel.units}"
            raise CompilerRefused(kernel.span, artifact.entry, "Metal", reason).error()
        return MetalModule(kernel, found)

    def _make(self, artifact: Artifact, text: str) -> Any:
        device = self._device
        with device.objc.autorelease_pool():
            library, error = device.native.newLibraryWithSource_options_error_(
                text, device.options, None
            )
            if library is None:
                raise self._refused(artifact, error)
            function = library.newFunctionWithName_(artifact.entry)
            pipeline, error = device.native.newComputePipelineStateWithFunction_error_(
                function, None
            )
            if pipeline is None:
                raise self._refused(artifact, error)
            return pipeline

    def _refused(self, artifact: Artifact, error: Any) -> Exception:
        message = str(error.localizedDescription())
        span = span_of(artifact, message) or artifact.kernel.span
        return CompilerRefused(span, artifact.entry, "Metal", message.strip()).error()


def span_of(artifact: Artifact, message: str) -> Span | None:
    """Return the user's line of the first place that Metal names: ``program_source:12:5: error: ...``."""
    for found in re.finditer(r"program_source:(\d+):\d+: error", message):
        for nearest in range(int(found.group(1)), 0, -1):
            if nearest in artifact.lines:
                return artifact.lines[nearest]
    return None
