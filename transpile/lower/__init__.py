"""Write kernels as the text or binary of a target: ``lower(target, kernel) -> Artifact``.

Each target is a module or package with ``lower(kernel)``, imported when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module

from transpile.ir.core import Kernel
from transpile.ops.capabilities import Platform
from transpile.protocols import Artifact


def lower(target: Platform, kernel: Kernel) -> Artifact:
    """Write a bound, legalized and structured kernel for `target`."""
    artifact = import_module(f"transpile.lower.{target}").lower(kernel)
    assert isinstance(artifact, Artifact)
    return artifact
