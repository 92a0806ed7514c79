"""The reference interpreter runs the IR itself: its text is the kernel's own."""

from __future__ import annotations

from transpile.ir.core import Kernel
from transpile.ir.printer import print_kernel
from transpile.protocols import Artifact


def lower(kernel: Kernel) -> Artifact:
    """Print a kernel."""
    return Artifact("reference", print_kernel(kernel), kernel.name, kernel)
