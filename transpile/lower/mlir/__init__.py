"""Lower a bound, legalized, structured kernel to MLIR text for CPUs: func, scf, arith, math, vector
and LLVM pointers.

A function runs a range of cubes; the units of a cube are a loop, in groups as wide as the vectors
of the CPU (``cubes``). Barriers split that loop (``fission``); what differs between units becomes
vectors (``levels``, ``body``), with masks where control flow differs (``control``).
"""

from __future__ import annotations

from transpile.ir.core import Kernel, results, walk
from transpile.ir.types import Memory, Reference, Vector
from transpile.lower.mlir.cubes import ROLLED_IS, Cubes
from transpile.lower.mlir.fission import plan
from transpile.lower.mlir.functions import Functions
from transpile.lower.mlir.text import symbol_of
from transpile.protocols import Artifact

__all__ = ["group_width", "lower", "symbol_of"]


def lower(kernel: Kernel, width: int = 8) -> Artifact:
    """Return the MLIR text of `kernel`, for vectors of `width` 32-bit lanes."""
    group = group_width(kernel, width)
    functions = Functions()
    cubes = Cubes(kernel, plan(kernel, group), functions.call, group)
    body = cubes.write()
    lines = [("module {", None), *functions.lines(), *body, ("}", None)]
    if cubes.has_edges:
        lines.insert(0, (ROLLED_IS, None))
    spans = {number: span for number, (_, span) in enumerate(lines, 1) if span is not None}
    return Artifact(
        "mlir", "\n".join(line for line, _ in lines) + "\n", symbol_of(kernel.name), kernel, spans
    )


def group_width(kernel: Kernel, width: int) -> int:
    """Return how many units of the cube one vector holds; 1 writes every unit on its own.

    Groups are consecutive in x and full, so the width divides the cube's. Values that are vectors
    already are not widened again.
    """
    if _has_vectors(kernel):
        return 1
    while width > 1 and kernel.cube_dim[0] % width:
        width //= 2
    return width if width >= 4 else 1


def _has_vectors(kernel: Kernel) -> bool:
    if any(_is_vector(parameter.type) for parameter in kernel.parameters):
        return True
    types = {id(v.type): v.type for op in walk(kernel.body) for v in results(op)}
    return any(map(_is_vector, types.values()))


def _is_vector(type: object) -> bool:
    if isinstance(type, (Memory, Reference)):
        return isinstance(type.element, Vector)
    return isinstance(type, Vector)
