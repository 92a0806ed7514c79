"""One adapter of wgpu: which one, what it can do, and how wide its planes are."""

from __future__ import annotations

import os
from dataclasses import replace
from importlib.util import find_spec
from typing import Any

from runtime.protocols import Absent
from transpile.ir.types import f16
from transpile.ops.capabilities import NVIDIA, WGSL, Capabilities

EXTRA = 'pip install "transpile[webgpu]"'
DRIVER = "install a Vulkan driver (Debian: `apt install libvulkan1 mesa-vulkan-drivers`)"
FEATURES = (
    "shader-f16",
    "subgroup",
    "subgroup-barrier",
    "timestamp-query",
    "timestamp-query-inside-encoders",
)
"""What kernels and their timing can use; more is not asked for."""
NATIVE = ("Vulkan", "Metal", "D3D12")
"""What runs compute shaders as they are meant; OpenGL has no halves and no subgroups."""
KINDS = ("DiscreteGPU", "IntegratedGPU", "Unknown", "CPU")
"""Kinds of adapters, the best first."""
VARYING = frozenset({0x8086, 0x1002})
"""Vendors, Intel and AMD, whose drivers choose the size of planes for each shader; WGSL can't pin it."""

PROBE = """
@group(0) @binding(0) var<storage, read_write> found: array<u32>;
@compute @workgroup_size(64)
fn probe(@builtin(subgroup_size) size: u32) { found[0] = size; }
"""


class WebGpuDevice:
    """A device of wgpu with its limits."""

    def __init__(self, wgpu: Any, adapter: Any) -> None:
        self.wgpu = wgpu
        self.info: dict[str, Any] = dict(adapter.info)
        self.title: str = self.info["device"] or self.info["description"]
        self.is_software = self.info["adapter_type"] == "CPU"
        self.features = frozenset(name for name in FEATURES if name in adapter.features)
        self.native = adapter.request_device_sync(required_features=sorted(self.features))
        self.queue = self.native.queue
        self.limits: dict[str, int] = dict(self.native.limits)
        self.plane_size = self._probe() if "subgroup" in self.features else 0
        self.has_planes = self.plane_size > 0 and (
            self.is_software or self.info["vendor_id"] not in VARYING
        )
        self.capabilities = self._capabilities()

    def _probe(self) -> int:
        """Return how many units a plane has: wgpu does not tell."""
        usage = self.wgpu.BufferUsage
        native = self.native
        buffer = native.create_buffer(size=16, usage=usage.STORAGE | usage.COPY_SRC)
        pipeline = native.create_compute_pipeline(
            layout="auto",
            compute={"module": native.create_shader_module(code=PROBE), "entry_point": "probe"},
        )
        entries = [{"binding": 0, "resource": {"buffer": buffer, "offset": 0, "size": 16}}]
        group = native.create_bind_group(layout=pipeline.get_bind_group_layout(0), entries=entries)
        encoder = native.create_command_encoder()
        work = encoder.begin_compute_pass()
        work.set_pipeline(pipeline)
        work.set_bind_group(0, group)
        work.dispatch_workgroups(1)
        work.end()
        self.queue.submit([encoder.finish()])
        return int.from_bytes(bytes(self.queue.read_buffer(buffer, 0, 4)), "little")

    def _capabilities(self) -> Capabilities:
        limits = self.limits
        count = limits["max-compute-workgroups-per-dimension"]
        dim = [limits[f"max-compute-workgroup-size-{axis}"] for axis in "xyz"]
        gone = set() if "shader-f16" in self.features else {f16}
        features = WGSL.features - {type.name for type in gone}
        return replace(
            WGSL,
            profile=f"{self.title}, {self.info['backend_type']}",
            arithmetic=WGSL.arithmetic - gone,
            storage=WGSL.storage - gone,
            plane_size=self.plane_size or WGSL.plane_size,
            max_cube_dim=(dim[0], dim[1], dim[2]),
            max_cube_units=limits["max-compute-invocations-per-workgroup"],
            max_cube_count=(count, count, count),
            max_shared_memory=limits["max-compute-workgroup-storage-size"],
            max_bindings=min(limits["max-storage-buffers-per-shader-stage"], 64),
            forgets_negation=self.info["vendor_id"] == NVIDIA,
            rounds_by_sums=self.info["vendor_id"] == NVIDIA,
            features=features if self.has_planes else features - {"plane"},
        )


def open_adapters() -> tuple[Any, list[Any]]:
    """Return wgpu and the adapters to choose from, the best first.

    Raises:
        Absent: the package or a driver is missing.
    """
    if find_spec("wgpu") is None:
        raise Absent("the package `wgpu` is not installed", EXTRA)
    os.environ.setdefault("NODEVICE_SELECT", "1")
    try:
        import wgpu
        from wgpu.backends.wgpu_native.extras import set_instance_extras
    except (ImportError, OSError) as error:
        raise Absent(f"wgpu does not load: {error}", EXTRA) from error
    wanted = os.environ.get("WGPU_BACKEND_TYPE")
    if wanted is None:
        try:
            set_instance_extras(backends=["Vulkan", "Metal", "DX12"])
        except RuntimeError:
            pass  # the program has an instance of its own already; its adapters are filtered below
    try:
        found = wgpu.gpu.enumerate_adapters_sync()
    except RuntimeError as error:
        raise Absent(str(error).splitlines()[0], DRIVER) from error
    usable = [
        adapter
        for adapter in found
        if adapter.info["backend_type"] == wanted
        or (wanted is None and adapter.info["backend_type"] in NATIVE)
    ]
    if not usable:
        reason = "wgpu found no adapter" if not found else "wgpu found OpenGL only"
        raise Absent(f"{reason} (Vulkan, Metal and D3D12 are looked for)", DRIVER)

    def rank(adapter: Any) -> int:
        kind = adapter.info["adapter_type"]
        return KINDS.index(kind) if kind in KINDS else len(KINDS)

    return wgpu, sorted(usable, key=rank)
