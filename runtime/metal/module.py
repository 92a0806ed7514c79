"""A compiled kernel: its pipeline, and the layout of its scalars.

Memories are buffers 0, 1 ... in the order of the kernel's parameters; scalars are one struct at the next index.
"""

from __future__ import annotations

from typing import Any

from runtime.packing import Block, where
from runtime.protocols import Triple
from transpile.ir import core
from transpile.ir.types import Memory, Type, element_of


class Pipeline:
    """What Metal made of a text; kernels with the same text share it."""

    __slots__ = ("__weakref__", "native")

    def __init__(self, native: Any) -> None:
        self.native = native


class MetalModule:
    """What a launch needs to know of a kernel."""

    __slots__ = ("__weakref__", "block", "dim", "kernel", "name", "pipeline", "steps")

    def __init__(self, kernel: core.Kernel, pipeline: Pipeline) -> None:
        self.kernel = kernel
        self.name = kernel.name
        self.dim: Triple = kernel.cube_dim
        self.pipeline = pipeline
        self.block = Block(kernel)
        self.steps = [_step(parameter.type) for parameter in kernel.memories]
        """What the place where each memory begins must be a multiple of, in bytes."""

    @property
    def where(self) -> str:
        """The kernel's name and line, for messages."""
        return where(self.kernel)


def _step(kind: Type) -> int:
    assert isinstance(kind, Memory)
    return element_of(kind.element).bytes
