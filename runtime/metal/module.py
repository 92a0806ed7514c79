"""A compiled kernel: its pipeline, and the layout of its scalars.

Memories are buffers 0, 1 ... in the order of the kernel's parameters; scalars are one struct at the next index.
"""

from __future__ import annotations

from typing import Any

from runtime.packing import Block, where
from runtime.protocols import Triple
from transpile.ir import core


class Pipeline:
    """What Metal made of a text; kernels with the same text share it."""

    __slots__ = ("__weakref__", "native")

    def __init__(self, native: Any) -> None:
        self.native = native


class MetalModule:
    """What a launch needs to know of a kernel."""

    __slots__ = ("__weakref__", "block", "dim", "kernel", "name", "pipeline")

    def __init__(self, kernel: core.Kernel, pipeline: Pipeline) -> None:
        self.kernel = kernel
        self.name = kernel.name
        self.dim: Triple = kernel.cube_dim
        self.pipeline = pipeline
        self.block = Block(kernel)

    @property
    def where(self) -> str:
        """The kernel's name and line, for messages."""
        return where(self.kernel)
