"""The device ``reference``: runs the IR of an artifact, whatever the text says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy

from runtime.hostpool import HostMemory
from runtime.protocols import Absent, Array, Number, Report, Triple
from runtime.reference.interpret import PLANE_DIM, interpret
from runtime.reference.program import Program, compile_kernel
from transpile.ir.notes import Validation
from transpile.ir.types import Memory, width_of
from transpile.ops.capabilities import REFERENCE, Capabilities
from transpile.protocols import Artifact


class ReferenceServer(HostMemory):
    """Host memory and the interpreter."""

    def __init__(self, plane_dim: int = PLANE_DIM) -> None:
        super().__init__("reference")
        self.plane_dim = plane_dim
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


def _with_layout(memory: Any, type: Memory) -> tuple[Array, tuple[int, ...], tuple[int, ...]]:
    """Return flat memory, shape and strides of a bound array; a bare array (of a bound kernel) has one dimension."""
    if isinstance(memory, numpy.ndarray):
        return memory, (memory.size // width_of(type.element) // type.units,), (1,)
    return memory.flat, memory.shape, memory.steps


def open_server(ordinal: int) -> ReferenceServer:
    if ordinal:
        raise Absent("there is only one", "leave the number out")
    return ReferenceServer()
