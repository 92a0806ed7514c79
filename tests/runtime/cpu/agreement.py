"""Run one kernel on the CPU, written for several widths of vectors, and compare with the reference interpreter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from runtime.cpu.server import CpuServer
from runtime.protocols import Array, Number, Triple
from runtime.reference.server import ReferenceServer
from transpile.ir.core import Kernel
from transpile.ir.parser import parse_kernel
from transpile.lang.services import SERVICES
from transpile.lower.mlir import lower
from transpile.ops.capabilities import CPU, VectorWidths
from transpile.passes.legalize import legalize
from transpile.passes.structure import structure

CASES = {path.stem: path for path in sorted((Path(__file__).parent / "cases").glob("*.ir"))}


class Cpu(CpuServer):
    """The CPU with vectors of another width than its own."""

    def __init__(self, lanes: int) -> None:
        super().__init__()
        widths = VectorWidths(lanes=64, bytes=4 * lanes)
        self.capabilities = replace(self.capabilities, max_vector_width=widths)


def prepared(text: str) -> Kernel:
    """Read a kernel and take it to the form that writers get."""
    kernel = legalize(parse_kernel(text), CPU, SERVICES.polyfills)
    return structure(kernel, has_break=False)


def run(
    server: CpuServer | ReferenceServer,
    kernel: Kernel,
    count: Triple,
    memories: Sequence[Array],
    scalars: Sequence[Number],
) -> list[Array]:
    """Return the memories after a launch on copies of them."""
    copies = [memory.copy() for memory in memories]
    module = server.compile(lower(kernel), validate=False)
    server.launch(module, count, copies, scalars)  # type: ignore[arg-type]
    return copies


def assert_agreement(
    kernel: Kernel,
    count: Triple,
    memories: Sequence[Array],
    scalars: Sequence[Number],
    widths: Sequence[int] = (1, 8, 16),
) -> None:
    with np.errstate(all="ignore"):
        expected = run(ReferenceServer(plane_dim=1), kernel, count, memories, scalars)
    for width in widths:
        found = run(Cpu(width), kernel, count, memories, scalars)
        for parameter, new, old in zip(kernel.memories, found, expected, strict=True):
            note = f"{parameter.name}, width {width}"
            if new.dtype.kind in "iub":
                np.testing.assert_array_equal(new, old, err_msg=note)
            else:
                tolerance = 8e-3 if new.dtype.itemsize < 4 else 2e-6
                np.testing.assert_allclose(
                    new.astype("f8"), old.astype("f8"), tolerance, 1e-5, err_msg=note
                )
