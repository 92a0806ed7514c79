"""The device ``reference``: runs the IR of an artifact, whatever the text says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy

from runtime.hostpool import HostPool
from runtime.protocols import Absent, Array, Number, Report, Triple
from runtime.reference.interpret import PLANE_DIM, interpret
from runtime.reference.program import Program, compile_kernel
from transpile.ir.notes import Validation
from transpile.ir.types import Memory, width_of
from transpile.ops.capabilities import REFERENCE, Capabilities
from transpile.protocols import Artifact


class ReferenceServer:
    """Host memory and the interpreter."""

    name = "reference"
    is_host = True

    def __init__(self, plane_dim: int = PLANE_DIM) -> None:
        self.plane_dim = plane_dim
        self._memory = HostPool(self.name)
        self.capabilities: Capabilities = replace(REFERENCE, plane_size=plane_dim)

    def compile(self, artifact: Artifact, *, validate: Validation) -> Program:
        return compile_kernel(artifact.kernel, validate=validate)

    def launch(
        self, module: Program, count: Triple, memories: Sequence[Any], scalars: Sequence[Number]
    ) -> Report:
        arrays, numbers = iter(memories), iter(scalars)
        arguments = [
            _with_layout(next(arrays), parameter.type)
            if isinstance(parameter.type, Memory)
            else next(numbers)
            for parameter in module.kernel.parameters
        ]
        report = interpret(module, count, arguments, plane_dim=self.plane_dim)
        return Report(report.failure, tuple(report.printed))

    def allocate(self, size: int) -> Array:
        return self._memory.take(size)

    def free(self, memory: Array) -> None:
        self._memory.give(memory)

    def memory_report(self) -> str:
        """Return in words what the device's memory is used for."""
        return self._memory.report()

    def memory_cleanup(self) -> None:
        """Give back all memory that no handle holds."""
        self._memory.trim()

    def write(self, memory: Array, offset: int, data: Array) -> None:
        memory[offset : offset + data.nbytes] = data.reshape(-1).view("u1")

    def read(self, memory: Array, offset: int, data: Array) -> None:
        data.reshape(-1).view("u1")[...] = memory[offset : offset + data.nbytes]

    def sync(self) -> None:
        """Launches return when they are done."""


def _with_layout(memory: Any, type: Memory) -> tuple[Array, tuple[int, ...], tuple[int, ...]]:
    """Return flat memory, shape and strides of a bound array; a bare array (of a bound kernel) has one dimension."""
    if isinstance(memory, numpy.ndarray):
        return memory, (memory.size // width_of(type.element) // type.units,), (1,)
    return memory.flat, memory.shape, memory.steps


def open_server(ordinal: int) -> ReferenceServer:
    if ordinal:
        raise Absent("there is only one", "leave the number out")
    return ReferenceServer()
