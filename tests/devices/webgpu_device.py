"""Runs WGSL through wgpu (naga and a Vulkan driver).

``execute(artifact, args, count)`` binds the arrays as the kernel's parameters say and returns copies of all of them as
the kernel left them. The work is done in a process of its own (`worker`): wgpu ends the process on some mistakes, and a
loop that never ends can't be interrupted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np

from runtime.webgpu.shader import shader_module
from tests.devices.arguments import Argument, Dispatch, dispatch
from tests.devices.worker import DeviceUnavailable, Worker, serve
from transpile.protocols import Artifact

FEATURES = ("shader-f16", "subgroup", "subgroup-barrier")
"""What the profile of WGSL has; kernels use no more."""
LEAST = 32
"""Bytes of an empty array: WGSL's arrays have at least one element."""
_WORKER = Worker("tests.devices.webgpu_device")


@dataclass(frozen=True)
class Properties:
    """What tests must know about the device."""

    name: str
    backend: str
    features: frozenset[str]


def properties() -> Properties:
    """Return what the device is; `DeviceUnavailable` if there is none."""
    found = _WORKER.ask("properties")
    assert isinstance(found, Properties)
    return found


def require(missing: Callable[[str], NoReturn]) -> Properties:
    """Return the device's properties, or report that it is missing."""
    try:
        return properties()
    except DeviceUnavailable as error:
        missing(f"no WebGPU device: {error}")


def execute(
    artifact: Artifact,
    args: Sequence[Argument],
    count: tuple[int, int, int] | int = 1,
    timeout: float = 60.0,
) -> list[np.ndarray]:
    """Launch once; return the contents of the kernel's memories, in the order of its parameters."""
    request = dispatch(artifact.text, artifact.entry, artifact.kernel, args, count)
    found = _WORKER.ask(request, timeout)
    assert isinstance(found, list)
    return found


def for_naga(text: str) -> str:
    """Drop the line that WGSL demands for subgroups and naga does not know."""
    return "\n".join(line for line in text.split("\n") if line.strip() != "enable subgroups;")


def bindings(request: Dispatch) -> list[tuple[str, bytes]]:
    """Return what is bound, in order: the kind of WebGPU's binding, and what the buffer holds."""
    contents = [np.ascontiguousarray(array).tobytes() for array in request.buffers]
    kinds = ["read-only-storage" if only else "storage" for only in request.read_only]
    if request.scalars:
        contents.append(request.scalars + bytes(-len(request.scalars) % 16))
        kinds.append("uniform")
    return [
        (kind, data + bytes(-len(data) % 4 if data else LEAST))
        for kind, data in zip(kinds, contents, strict=True)
    ]


class Device:
    """One device of wgpu, or of a package with the same classes; runs in the worker's process."""

    def __init__(
        self, wgpu: Any, adapter: Any, wanted: Sequence[str], module: Callable[[Any, str], Any]
    ) -> None:
        self.wgpu = wgpu
        self.module = module
        """Makes a shader module of a text."""
        features = frozenset(f for f in wanted if f in adapter.features)
        self.device = adapter.request_device_sync(required_features=list(features))
        self.properties = Properties(adapter.info["device"], adapter.info["backend_type"], features)

    def run(self, request: Dispatch) -> list[np.ndarray]:
        assert isinstance(request.code, str)
        usage = self.wgpu.BufferUsage
        bound = bindings(request)
        buffers = [
            self.device.create_buffer_with_data(
                data=data,
                usage=usage.UNIFORM if kind == "uniform" else usage.STORAGE | usage.COPY_SRC,
            )
            for kind, data in bound
        ]
        layout = self.device.create_bind_group_layout(
            entries=[
                {
                    "binding": i,
                    "visibility": self.wgpu.ShaderStage.COMPUTE,
                    "buffer": {"type": kind},
                }
                for i, (kind, _) in enumerate(bound)
            ]
        )
        pipeline = self.device.create_compute_pipeline(
            layout=self.device.create_pipeline_layout(bind_group_layouts=[layout]),
            compute={
                "module": self.module(self.device, request.code),
                "entry_point": request.entry,
            },
        )
        group = self.device.create_bind_group(
            layout=layout,
            entries=[
                {"binding": i, "resource": {"buffer": buffer, "offset": 0, "size": buffer.size}}
                for i, buffer in enumerate(buffers)
            ],
        )
        encoder = self.device.create_command_encoder()
        work = encoder.begin_compute_pass()
        work.set_pipeline(pipeline)
        work.set_bind_group(0, group)
        work.dispatch_workgroups(*request.count)
        work.end()
        self.device.queue.submit([encoder.finish()])
        return [
            np.frombuffer(
                bytes(self.device.queue.read_buffer(buffer))[: array.nbytes], array.dtype
            ).reshape(array.shape)
            for array, buffer in zip(request.buffers, buffers, strict=False)
        ]


def answer(open_device: Callable[[], Device]) -> None:
    """Be the worker's process."""
    device: Device | None = None

    def handle(request: object) -> object:
        nonlocal device
        if device is None:
            device = open_device()
        return device.run(request) if isinstance(request, Dispatch) else device.properties

    serve(handle)


def _open() -> Device:
    try:
        import wgpu
        from wgpu.backends.wgpu_native.extras import set_instance_extras
    except (ImportError, OSError) as error:
        raise DeviceUnavailable(f"wgpu: {error}") from error
    # Without a Vulkan driver wgpu would take OpenGL, which has no halves and no subgroups.
    set_instance_extras(backends=["Vulkan"])
    try:
        adapter = wgpu.gpu.request_adapter_sync()
    except RuntimeError as error:
        raise DeviceUnavailable(str(error).splitlines()[0]) from error
    return Device(
        wgpu, adapter, FEATURES, lambda device, text: shader_module(device, for_naga(text))
    )


if __name__ == "__main__":
    # Answers are unpickled by whoever imported this module by its name, not by this process's `__main__`.
    from tests.devices import webgpu_device

    webgpu_device.answer(webgpu_device._open)
