"""The way of a kernel from a cube function to a target's text: expand, passes, lower.

build(function, specialization, services) -> Built(artifact, functions, expanded)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

from transpile.diagnose.depth import deep
from transpile.expand.arguments import Specialization
from transpile.expand.kernel import Expansion, expand
from transpile.expand.services import Services as ExpandServices
from transpile.ir.core import Kernel
from transpile.ir.shared import shared_bytes
from transpile.lower import lower
from transpile.ops.capabilities import Capabilities
from transpile.passes.cse import cse
from transpile.passes.dead_code import dead_code
from transpile.passes.fold import fold
from transpile.passes.steps import through
from transpile.protocols import Artifact, Polyfills


class Services(ExpandServices, Protocol):
    """What the language layer gives to the pipeline."""

    @property
    def polyfills(self) -> Polyfills: ...


@dataclass(frozen=True)
class Built:
    """A lowered kernel and the functions whose free names it depends on."""

    artifact: Artifact
    functions: tuple[Any, ...]
    expanded: Kernel
    """The kernel before it was fitted to the target."""


Keep = Callable[[Kernel, Capabilities, Callable[[], Artifact]], Artifact]
"""Gives what its last argument makes of a kernel for a target, or what that made in another process."""


def generic(kernel: Kernel) -> Kernel:
    """Clean a kernel up as it came from expansion: the form of the golden ``kernel.ir``."""
    return through(kernel, [("fold", fold), ("cse", cse), ("dead_code", dead_code)])


def specialize(kernel: Kernel, capabilities: Capabilities, polyfills: Polyfills) -> Kernel:
    """Take a clean kernel to the form that the target's writer lowers."""
    # Where all kernels are on disk, nobody needs the passes: importing them takes as long as four launches.
    from transpile.passes.sequence import passes

    if not capabilities.plane_size_varies:
        kernel = replace(kernel, plane_dim=capabilities.plane_size)
    return through(kernel, passes(capabilities, polyfills))


def check_shared_memory(kernel: Kernel, capabilities: Capabilities) -> None:
    """Look at the shared memory of an expanded kernel that is run as it is, as the passes do for others.

    Raises:
        CubeTargetError: it is more than the target has, though what is not in use at the same time shares its place.
    """
    if shared_bytes(kernel) <= capabilities.max_shared_memory:
        return
    from transpile.passes.share_memory import share_memory

    share_memory(generic(kernel), capabilities)


def build(
    function: Any, specialization: Specialization, services: Services, keep: Keep | None = None
) -> Built:
    """Expand, run the passes and lower; `keep` may know what comes of an expanded kernel.

    Raises:
        CubeError: what the language or the target refuses, with the user's line.
    """
    expansion = expand_clean(function, specialization, services)
    capabilities = specialization.capabilities

    def make() -> Artifact:
        kernel = specialize(expansion.kernel, capabilities, services.polyfills)
        return lower(capabilities.name, kernel)

    with deep(function.span, function.__name__):
        artifact = make() if keep is None else keep(expansion.kernel, capabilities, make)
        return Built(artifact, expansion.functions, expansion.kernel)


def expand_clean(function: Any, specialization: Specialization, services: Services) -> Expansion:
    """Expand and clean up."""
    expansion = expand(function, specialization, services)
    with deep(function.span, function.__name__):
        return Expansion(generic(expansion.kernel), expansion.functions)
