"""The way of a kernel from a cube function to a target's text: expand, passes, lower.

build(function, specialization, services) -> Built(artifact, functions)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Protocol

from transpile.config import settings
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


Pass = Callable[[Kernel], Kernel]


def generic(kernel: Kernel) -> Kernel:
    """Clean a kernel up as it came from expansion: the form of the golden ``kernel.ir``."""
    return _through(kernel, [("fold", fold), ("cse", cse), ("dead_code", dead_code)])


def specialize(kernel: Kernel, capabilities: Capabilities, polyfills: Polyfills) -> Kernel:
    """Take a clean kernel to the form that the target's writer lowers."""
    if not capabilities.plane_size_varies:
        kernel = replace(kernel, plane_dim=capabilities.plane_size)
    uniformity(kernel)
    return _through(kernel, _passes(capabilities, polyfills))


def _passes(capabilities: Capabilities, polyfills: Polyfills) -> Iterator[tuple[str, Pass]]:
    """Yield the passes of a target in their order, each with its name."""
    is_compiled = capabilities.name != "reference"
    if is_compiled:
        yield "small_floats", lambda kernel: small_floats(kernel, capabilities)
    prints = not capabilities.has_callbacks
    yield "failures", lambda kernel: failures(kernel, prints=prints)
    yield "validate", validate
    yield "bounds", bounds
    yield "bind", bind
    yield "round_once", lambda kernel: round_once(kernel, capabilities)
    if not capabilities.ends_loops:
        yield "trips", trips
    yield "legalize", lambda kernel: legalize(kernel, capabilities, polyfills)
    if is_compiled:
        yield "share_memory", lambda kernel: share_memory(kernel, capabilities)
    has_break, judges = capabilities.has_break, capabilities.judges_barriers
    yield "structure", lambda kernel: structure(kernel, has_break=has_break, judges_barriers=judges)
    yield "plain_slots", plain_slots
    yield "merge_slots", merge_slots
    yield "fold", fold
    yield "cse", cse
    yield "dead_code", dead_code
    if capabilities.forgets_negation:
        yield "opaque", opaque


def _through(kernel: Kernel, passes: Iterable[tuple[str, Pass]]) -> Kernel:
    """Run passes; with the setting `debug` what each makes is verified, as is what the first one gets."""
    is_verified = settings.debug
    if is_verified:
        _verify(kernel, "expansion, or the passes before")
    for name, step in passes:
        kernel = step(kernel)
        if is_verified:
            _verify(kernel, f"the pass `{name}`")
    return kernel


def _verify(kernel: Kernel, maker: str) -> None:
    from transpile.ir.verify import VerifyError, verify  # only who asks for it pays
    from transpile.ops.table import TABLE

    try:
        verify(kernel, TABLE)
    except VerifyError as error:
        raise VerifyError(
            f"{maker} made IR of `{kernel.name}` that breaks a rule: {error}"
        ) from error


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
