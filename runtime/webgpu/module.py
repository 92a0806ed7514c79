"""A compiled kernel: pipelines, bind groups, and the layout of its scalars.

Memories are bindings 0 and up of group 0; scalars lie in one uniform at the next binding, which is a slot of a buffer
that all launches of a batch share.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from runtime.packing import Block, where, writes
from runtime.protocols import Triple
from runtime.webgpu.device import WebGpuDevice
from runtime.webgpu.memory import Piece
from transpile.protocols import Artifact

LEAST = 16
"""Bytes that are bound at least: a whole element of any type."""
REMEMBERED = 32
"""Bind groups that a module keeps."""
_READ = re.compile(r"var<storage, read>")


class Pipeline:
    """What wgpu made of a text; kernels with the same text share it."""

    __slots__ = ("__weakref__", "layout", "native")

    def __init__(self, native: Any, layout: Any) -> None:
        self.native = native
        self.layout = layout
        """Of the bind group."""


class Bindings:
    """A bind group, and what it binds."""

    __slots__ = ("group", "pieces", "pipeline", "written")

    def __init__(
        self, pipeline: Any, group: Any, pieces: Sequence[Piece], written: Sequence[Piece]
    ) -> None:
        self.pipeline = pipeline
        self.group = group
        self.pieces = pieces
        self.written = written


class WebGpuModule:
    """What a launch needs to know of a kernel."""

    __slots__ = (
        "__weakref__",
        "_bindings",
        "_device",
        "artifact",
        "block",
        "dim",
        "kernel",
        "name",
        "pipelines",
        "text",
        "writes",
    )

    def __init__(self, device: WebGpuDevice, artifact: Artifact, text: str) -> None:
        kernel = artifact.kernel
        self._device = device
        self.artifact = artifact
        self.text = text
        self.kernel = kernel
        self.name = kernel.name
        self.dim: Triple = kernel.cube_dim
        self.writes = writes(kernel)
        self.block = Block(kernel)
        self.pipelines: dict[bool, Pipeline] = {}
        """By whether all memories are declared as written: what one buffer twice needs."""
        self._bindings: dict[tuple[int, ...], Bindings] = {}

    def known(self, memories: Sequence[tuple[Piece, int]]) -> Bindings | None:
        """Return the bind group for memories, if it is there."""
        return self._bindings.get(_key(memories))

    def bind(
        self, pipeline: Pipeline, memories: Sequence[tuple[Piece, int]], uniform: Any
    ) -> Bindings:
        """Make the bind group for memories."""
        most = self._device.limits["max-storage-buffer-binding-size"]
        entries = [
            {
                "binding": number,
                "resource": {
                    "buffer": piece.native,
                    "offset": offset,
                    # A view is no larger than that, whatever follows it.
                    "size": min(bound_size(piece, offset), most),
                },
            }
            for number, (piece, offset) in enumerate(memories)
        ]
        if self.block.size:
            size = -(-self.block.size // 16) * 16
            resource = {"buffer": uniform, "offset": 0, "size": size}
            entries.append({"binding": len(memories), "resource": resource})
        group = self._device.native.create_bind_group(layout=pipeline.layout, entries=entries)
        pieces = [piece for piece, _ in memories]
        written = [piece for piece, writes in zip(pieces, self.writes) if writes]
        found = Bindings(pipeline.native, group, pieces, written)
        if len(self._bindings) >= REMEMBERED:
            self._bindings.clear()
        self._bindings[_key(memories)] = found
        return found

    def is_shared(self, memories: Sequence[tuple[Piece, int]]) -> bool:
        """Tell whether a buffer is bound both for reading and for writing, which needs the other pipeline."""
        written = {piece.number for (piece, _), writes in zip(memories, self.writes) if writes}
        return any(
            piece.number in written
            for (piece, _), writes in zip(memories, self.writes)
            if not writes
        )

    @property
    def where(self) -> str:
        """The kernel's name and line, for messages."""
        return where(self.kernel)


def _key(memories: Sequence[tuple[Piece, int]]) -> tuple[int, ...]:
    return tuple([n for piece, offset in memories for n in (piece.number, piece.length, offset)])


def bound_size(piece: Piece, offset: int) -> int:
    """Return how many bytes are bound: what was asked for, in whole elements of any type."""
    end = min(-(-piece.length // LEAST) * LEAST, piece.size)
    return max(end - offset, LEAST)


def for_naga(text: str) -> str:
    """Empty the lines about subgroups, which naga does not know; the others keep their numbers.

    The first is an error to it; about the second it prints one and goes on.
    """
    about = r"^(enable subgroups|diagnostic\(off, subgroup_uniformity\));$"
    return re.sub(about, "", text, flags=re.MULTILINE)


def all_written(text: str) -> str:
    """Declare all memories as written."""
    return _READ.sub("var<storage, read_write>", text)
