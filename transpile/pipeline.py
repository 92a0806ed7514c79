"""The way of a kernel from a cube function to a target's text: expand, passes, lower.

build(function, specialization, services) -> Built(artifact, functions)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Protocol

from transpile.diagnose.depth import deep
from transpile.expand.arguments import Specialization
from transpile.expand.kernel import Expansion, expand
from transpile.expand.services import Services as ExpandServices
from transpile.ir.core import Kernel
from transpile.lower import lower
from transpile.ops.capabilities import Capabilities
from transpile.passes.bind import bind
from transpile.passes.bounds import bounds
from transpile.passes.cse import cse
from transpile.passes.dead_code import dead_code
from transpile.passes.failures import failures
from transpile.passes.fold import fold
from transpile.passes.legalize import legalize
from transpile.passes.merge_slots import merge_slots
from transpile.passes.opaque import opaque
from transpile.passes.plain_slots import plain_slots
from transpile.passes.round_once import round_once
from transpile.passes.share_memory import share_memory
from transpile.passes.small_floats import small_floats
from transpile.passes.structure import structure
from transpile.passes.trips import trips
from transpile.passes.uniformity import uniformity
from transpile.passes.validate import validate
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


def generic(kernel: Kernel) -> Kernel:
    """Clean a kernel up as it came from expansion: the form of the golden ``kernel.ir``."""
    return dead_code(cse(fold(kernel)))


def specialize(kernel: Kernel, capabilities: Capabilities, polyfills: Polyfills) -> Kernel:
    """Take a clean kernel to the form that the target's writer lowers."""
    if not capabilities.plane_size_varies:
        kernel = replace(kernel, plane_dim=capabilities.plane_size)
    uniformity(kernel)
    if capabilities.name != "reference":
        kernel = small_floats(kernel, capabilities)
    kernel = failures(kernel, prints=not capabilities.has_callbacks)
    kernel = round_once(bind(bounds(validate(kernel))), capabilities)
    kernel = kernel if capabilities.ends_loops else trips(kernel)
    kernel = legalize(kernel, capabilities, polyfills)
    if capabilities.name != "reference":
        kernel = share_memory(kernel, capabilities)
    judges = capabilities.judges_barriers
    kernel = structure(kernel, has_break=capabilities.has_break, judges_barriers=judges)
    kernel = merge_slots(plain_slots(kernel))
    kernel = dead_code(cse(fold(kernel)))
    return opaque(kernel) if capabilities.forgets_negation else kernel


def build(function: Any, specialization: Specialization, services: Services) -> Built:
    """Expand, run the passes and lower.

    Raises:
        CubeError: what the language or the target refuses, with the user's line.
    """
    expansion = expand_clean(function, specialization, services)
    capabilities = specialization.capabilities
    with deep(function.span, function.__name__):
        kernel = specialize(expansion.kernel, capabilities, services.polyfills)
        return Built(lower(capabilities.name, kernel), expansion.functions)


def expand_clean(function: Any, specialization: Specialization, services: Services) -> Expansion:
    """Expand and clean up."""
    expansion = expand(function, specialization, services)
    with deep(function.span, function.__name__):
        return Expansion(generic(expansion.kernel), expansion.functions)
