"""WGSL -> pipelines through naga, whose messages lead back to the Python line.

Pipelines are kept in memory by their text, which is on disk (``runtime.lowered``); they are not: wgpu hands out neither
naga's output nor a pipeline cache, and drivers keep what they compile themselves.
"""

from __future__ import annotations

import re
import threading
import weakref
from typing import Any

from runtime.webgpu.device import WebGpuDevice
from runtime.webgpu.module import Pipeline, WebGpuModule, all_written, for_naga
from runtime.webgpu.shader import shader_module
from transpile.diagnose.errors.compile import CompilerRefused
from transpile.diagnose.errors.target import SharedMemoryTooLarge, UnsupportedOperation
from transpile.diagnose.span import Span
from transpile.lower.shared import shared_bytes
from transpile.protocols import Artifact


class Compiler:
    """Makes modules for one device."""

    def __init__(self, device: WebGpuDevice) -> None:
        self._device = device
        self._pipelines: weakref.WeakValueDictionary[tuple[str, str], Pipeline] = (
            weakref.WeakValueDictionary()
        )
        self._lock = threading.Lock()

    def module(self, artifact: Artifact) -> WebGpuModule:
        """Return the kernel, compiled.

        Raises:
            CubeCompileError: naga or the driver refused the text.
            CubeTargetError: the kernel uses planes, and this device has none that can be relied on.
        """
        text = str(artifact.text)
        device = self._device
        if "enable subgroups;" in text and not device.has_planes:
            reason = "needs planes of one size, which this adapter does not promise"
            title = device.capabilities.title
            span = artifact.kernel.span
            raise UnsupportedOperation(span, title, artifact.entry, "planes", reason).error()
        used = shared_bytes(artifact.kernel)
        limit = device.capabilities.max_shared_memory
        if used > limit:  # wgpu does not look
            title = device.capabilities.title
            raise SharedMemoryTooLarge(artifact.kernel.span, title, used, limit).error()
        module = WebGpuModule(device, artifact, for_naga(text))
        module.pipelines[False] = self.pipeline(module, is_shared=False)
        return module

    def pipeline(self, module: WebGpuModule, *, is_shared: bool) -> Pipeline:
        """Return the pipeline of a module, with all memories declared as written where `is_shared`."""
        text = all_written(module.text) if is_shared else module.text
        artifact = module.artifact
        key = (text, artifact.entry)
        with self._lock:
            found = self._pipelines.get(key)
            if found is not None:
                return found
            wgpu = self._device.wgpu
            try:
                found = self._make(module, text, is_shared)
            except wgpu.GPUValidationError as error:
                message = str(error)
                span = span_of(artifact, message)
                refused = CompilerRefused(span, artifact.entry, "naga", message.strip())
                raise refused.error() from error
            self._pipelines[key] = found
            return found

    def _make(self, module: WebGpuModule, text: str, is_shared: bool) -> Pipeline:
        native, wgpu = self._device.native, self._device.wgpu
        shader = shader_module(native, text)
        kinds: list[dict[str, Any]] = [
            {"type": "storage" if writes or is_shared else "read-only-storage"}
            for writes in module.writes
        ]
        if module.block.size:
            kinds.append({"type": "uniform", "has_dynamic_offset": True})
        layout = native.create_bind_group_layout(
            entries=[
                {"binding": number, "visibility": wgpu.ShaderStage.COMPUTE, "buffer": kind}
                for number, kind in enumerate(kinds)
            ]
        )
        pipeline = native.create_compute_pipeline(
            layout=native.create_pipeline_layout(bind_group_layouts=[layout]),
            compute={"module": shader, "entry_point": module.artifact.entry},
        )
        return Pipeline(pipeline, layout)


def span_of(artifact: Artifact, message: str) -> Span | None:
    """Return the user's line of the first place that naga names: ``wgsl:3:7``."""
    for found in re.finditer(r"wgsl:(\d+):\d+", message):
        for nearest in range(int(found.group(1)), 0, -1):
            if nearest in artifact.lines:
                return artifact.lines[nearest]
    return None
