"""Commands of a batch through wgpu's functions themselves.

The classes of the Python package make an object, with its own clean-up, of each encoder, pass and command buffer: about
half of the host time of a dispatch. What is called here is what they call (wgpu 0.32, which the extra pins).
"""

from __future__ import annotations

from typing import Any

from runtime.protocols import Triple
from runtime.webgpu.device import WebGpuDevice


class Commands:
    """One encoder with one compute pass at a time; errors are raised as wgpu's classes raise them."""

    def __init__(self, device: WebGpuDevice) -> None:
        from wgpu.backends.wgpu_native import ffi
        from wgpu.backends.wgpu_native._api import libf

        self._calls: Any = libf
        self._device = device.native._internal
        self._queue = device.queue._internal
        # All zeros: no label and no timestamps.
        self._encoder_info = ffi.new("WGPUCommandEncoderDescriptor *")
        self._pass_info = ffi.new("WGPUComputePassDescriptor *")
        self._buffer_info = ffi.new("WGPUCommandBufferDescriptor *")
        self._offsets = ffi.new("uint32_t[1]")
        self._buffers = ffi.new("WGPUCommandBuffer[1]")
        self._null = ffi.NULL
        self._encoder: Any = None
        self._pass: Any = None

    def begin(self) -> None:
        calls = self._calls
        self._encoder = calls.wgpuDeviceCreateCommandEncoder(self._device, self._encoder_info)
        self._pass = calls.wgpuCommandEncoderBeginComputePass(self._encoder, self._pass_info)

    def set_pipeline(self, pipeline: Any) -> None:
        self._calls.wgpuComputePassEncoderSetPipeline(self._pass, pipeline._internal)

    def set_group(self, group: Any, offset: int | None) -> None:
        """Bind the one group, with the place of the scalars if there are any."""
        bind = self._calls.wgpuComputePassEncoderSetBindGroup
        if offset is None:
            bind(self._pass, 0, group._internal, 0, self._null)
        else:
            self._offsets[0] = offset
            bind(self._pass, 0, group._internal, 1, self._offsets)

    def dispatch(self, count: Triple) -> None:
        self._calls.wgpuComputePassEncoderDispatchWorkgroups(self._pass, *count)

    def dispatch_indirect(self, buffer: Any, offset: int) -> None:
        """Dispatch as many cubes as the buffer says when it runs."""
        indirect = self._calls.wgpuComputePassEncoderDispatchWorkgroupsIndirect
        indirect(self._pass, buffer._internal, offset)

    def timestamp(self, queries: Any, number: int) -> None:
        """Write the device's clock between two passes."""
        calls = self._calls
        calls.wgpuComputePassEncoderEnd(self._pass)
        calls.wgpuComputePassEncoderRelease(self._pass)
        calls.wgpuCommandEncoderWriteTimestamp(self._encoder, queries._internal, number)
        self._pass = calls.wgpuCommandEncoderBeginComputePass(self._encoder, self._pass_info)

    def finish(self) -> Any:
        """End the pass and return the command buffer, to be submitted or dropped.

        Raises:
            wgpu.GPUError: a command was refused.
        """
        calls = self._calls
        encoder, work = self._encoder, self._pass
        self._encoder = self._pass = None
        try:
            calls.wgpuComputePassEncoderEnd(work)
            return calls.wgpuCommandEncoderFinish(encoder, self._buffer_info)
        finally:
            calls.wgpuComputePassEncoderRelease(work)
            calls.wgpuCommandEncoderRelease(encoder)

    def submit(self, commands: Any) -> None:
        self._buffers[0] = commands
        self._calls.wgpuQueueSubmit(self._queue, 1, self._buffers)
        self._calls.wgpuCommandBufferRelease(commands)

    def drop(self, commands: Any) -> None:
        self._calls.wgpuCommandBufferRelease(commands)
