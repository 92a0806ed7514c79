"""Write kernels as the text or binary of a target: ``lower(target, kernel) -> Artifact``."""

from __future__ import annotations

from transpile.ir.core import Kernel
from transpile.lower.cuda import Cuda
from transpile.lower.hip import Hip
from transpile.lower.metal import Metal
from transpile.lower.text import lower_text
from transpile.lower.wgsl import Wgsl
from transpile.lower.writer import Writer
from transpile.ops.row import Target
from transpile.protocols import Artifact

WRITERS: dict[str, Writer] = {writer.target: writer for writer in (Cuda(), Hip(), Metal(), Wgsl())}


def lower(target: Target, kernel: Kernel) -> Artifact:
    """Write a bound, legalized kernel for `target`."""
    return lower_text(kernel, WRITERS[target])
