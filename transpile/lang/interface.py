"""What a program of one's own binds to run a text: buffers, numbers with their offsets, the size of a cube.

saxpy.interface("wgsl", 2.0, spec(f32, 1000), spec(f32, 1000))  ->
    Interface(stage="wgsl", entry="saxpy", dim=(256, 1, 1), buffers=(
        Buffer(name="x", binding=0, element="f32", is_written=False, what="array"), ...),
        numbers=(Number(name="a", type="f32", offset=0, what="value", argument="a", axis=0), ...),
        passed_as="uniform", binding=2, bytes=12, ...)
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Literal

from transpile.diagnose.given import wrong
from transpile.ir import core
from transpile.ir.types import Memory, Scalar
from transpile.ir.values import Parameter
from transpile.lower.shared import dynamic_shared_bytes, shared_bytes
from transpile.lower.spirv.memory import PUSH_CONSTANTS
from transpile.protocols import Artifact

PASSED = Literal["uniform", "push_constants", "constant_buffer", "parameters", ""]
STAGES = ("cuda", "hip", "metal", "wgsl", "spirv", "spirv_binary")
"""Texts that a program of one's own can launch: the CPU's calls functions of the runtime."""


@dataclass(frozen=True)
class Buffer:
    """An array: its binding in group or set 0, its index on Metal, its place among the parameters on CUDA and HIP."""

    name: str
    """Of the kernel's parameter; a text may have to call it otherwise."""
    binding: int
    element: str
    """The type of an element as the text loads it: `f32`, `vec<f32, 4>`, `u32` where narrow numbers lie in words."""
    is_written: bool
    what: str
    """`array`, or `notes` for what the kernel prints or asserts (``transpile.ir.notes``)."""


@dataclass(frozen=True)
class Number:
    """A number that a launch passes."""

    name: str
    type: str
    offset: int
    """Bytes from the start of the block of numbers."""
    what: str
    """`value`; `length`, `extent`, `shape` or `stride` of an array, in elements; `count` of cubes; `zero`: a 0."""
    argument: str
    """The kernel's parameter whose value, length, shape or stride it is."""
    axis: int
    """The dimension of a shape or stride, the axis of a count."""


@dataclass(frozen=True)
class Interface:
    """All that a launch of a text needs to know."""

    stage: str
    entry: str
    """Name of the entry point."""
    dim: tuple[int, int, int]
    """Units in a cube: the workgroup's size, which the text of WGSL and SPIR-V has; the block's, the threadgroup's."""
    grid_rank: int
    """Along how many axes (x, then y, then z) the text looks for more than one cube."""
    cluster_dim: tuple[int, int, int]
    buffers: tuple[Buffer, ...]
    numbers: tuple[Number, ...]
    passed_as: PASSED
    """How the numbers are passed; nothing where there are none."""
    binding: int | None
    """Of the block of numbers, where that is a buffer."""
    bytes: int
    """Size of the block of numbers."""
    shared_bytes: int
    """Shared memory of a cube."""
    dynamic_shared_bytes: int
    """What of it a launch on CUDA has to ask for: beyond 48 KiB the text does not declare it."""
    plane_size: int
    """What `comptime(PLANE_DIM)` was while the text was made. Where drivers choose the size of planes, a pipeline of a
    kernel that uses it has to ask for this one.
    """

    def as_json(self) -> str:
        """Return it as JSON."""
        return json.dumps(asdict(self), indent=2)


def check(stage: str) -> None:
    """Raise where a text is called by the runtime alone."""
    if stage not in STAGES:
        wants = f"one of {', '.join(STAGES)}: others are called by this package alone"
        raise wrong("interface", "stage", stage, wants)


def interface_of(
    stage: str, artifact: Artifact, parameters: tuple[Parameter, ...], plane_size: int
) -> Interface:
    """Describe an artifact; `parameters` are those of the kernel before it was fitted to the target."""
    kernel = artifact.kernel
    numbers, end = _numbers(kernel, parameters)
    passed_as, binding = _place(stage, end, len(kernel.memories))
    return Interface(
        stage=stage,
        entry=artifact.entry,
        dim=kernel.cube_dim,
        grid_rank=kernel.grid_rank,
        cluster_dim=kernel.cluster_dim,
        buffers=tuple(_buffer(number, each) for number, each in enumerate(kernel.memories)),
        numbers=numbers,
        passed_as=passed_as,
        binding=binding,
        bytes=end,
        shared_bytes=shared_bytes(kernel),
        dynamic_shared_bytes=dynamic_shared_bytes(kernel) if stage == "cuda" else 0,
        plane_size=plane_size,
    )


def _buffer(number: int, parameter: Parameter) -> Buffer:
    type = parameter.type
    assert isinstance(type, Memory)
    what = "notes" if parameter.source.what == "notes" else "array"
    return Buffer(parameter.name, number, str(type.element), type.mutable or type.atomic, what)


def _numbers(
    kernel: core.Kernel, parameters: tuple[Parameter, ...]
) -> tuple[tuple[Number, ...], int]:
    """Lay the numbers out as C does: each at a multiple of its size."""
    found: list[Number] = []
    end = 0
    for parameter in kernel.scalars:
        type, source = parameter.type, parameter.source
        assert isinstance(type, Scalar)
        offset = -(-end // type.bytes) * type.bytes
        end = offset + type.bytes
        argument = parameters[source.argument].name if source.argument >= 0 else ""
        found.append(
            Number(parameter.name, type.name, offset, source.what, argument, source.dimension)
        )
    return tuple(found), end


def _place(stage: str, size: int, memories: int) -> tuple[PASSED, int | None]:
    if not size:
        return "", None
    if stage in ("cuda", "hip"):
        return "parameters", None
    if stage == "metal":
        return "constant_buffer", memories
    if stage == "wgsl" or size > PUSH_CONSTANTS:
        return "uniform", memories
    return "push_constants", None
