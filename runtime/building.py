"""From bound arguments to an artifact: what the runtime asks of ``transpile.pipeline``."""

from __future__ import annotations

import time
from typing import Any

from runtime.arguments import Bound
from runtime.guards import Guards, guards_of
from runtime.lowered import artifact_for
from runtime.protocols import Triple
from runtime.structures import memory_spec
from transpile import pipeline
from transpile.config import settings
from transpile.diagnose.depth import deep
from transpile.diagnose.errors.launch import NotContiguous
from transpile.diagnose.log import is_logged, log
from transpile.diagnose.record import Record
from transpile.diagnose.span import Span
from transpile.expand.arguments import Specialization
from transpile.expand.kernel import expand
from transpile.ir.core import Apply, Extent, Index, Kernel, Region, walk
from transpile.ir.notes import Validation
from transpile.ir.types import Memory, Scalar, index
from transpile.lang.services import SERVICES
from transpile.lang.signature import Signature, memories_of
from transpile.lang.specs import specs_of
from transpile.ops.capabilities import Capabilities
from transpile.protocols import Artifact


class Built(Record, frozen=True):
    """An artifact, the guards on what it was built from, and the types that open numbers got."""

    artifact: Artifact
    guards: Guards
    weak: tuple[tuple[int, Scalar], ...]
    across: tuple[str, Span | None] | None = None
    """The first position along y or z that the kernel asks for, and where."""


def build(
    function: Any,
    signature: Signature,
    bound: Bound,
    capabilities: Capabilities,
    dim: Triple,
    grid_rank: int,
    *,
    checked: bool,
    address: Scalar = index,
    validate: Validation = False,
    folded: Scalar | None = None,
    device: str = "",
) -> Built:
    """Build the kernel for the bound arguments; `device` is what the user calls where it is to run.

    Raises:
        CubeError: what the language, the target or the launch refuses.
    """
    generics = tuple(getattr(function, "generics", ()))
    values = [
        memory_spec(d.element, value) if d.kind == "memory" else value
        for d, value in zip(signature.declarations, bound.values, strict=True)
    ]
    specs, weak = specs_of(signature.declarations, values, dict(generics))
    specialization = Specialization(
        specs,
        capabilities,
        dim,
        grid_rank,
        checked,
        bound.is_aliased,
        generics,
        address,
        validate,
        folded,
    )
    if not all(array.contiguous for array in bound.arrays):
        refuse_linear_access(function, specialization, signature, bound)
    start = time.perf_counter()
    if capabilities.name == "reference":
        built = interpreted(function, specialization)
    else:
        built = pipeline.build(function, specialization, SERVICES, artifact_for)
    artifact = built.artifact
    if is_logged("info"):
        elapsed = 1e3 * (time.perf_counter() - start)
        where = f"{device or capabilities.name} ({capabilities.profile})"
        log("info", f"built `{artifact.kernel.name}` for {where} in {elapsed:.1f} ms")
    stages = settings.dump
    if stages:
        from transpile.dump import dump  # only who asks for it pays

        folder = dump(function, specialization, SERVICES, artifact, stages)
        log("info", f"wrote {', '.join(stages)} of `{artifact.kernel.name}` to {folder}")
    held = [value for value, d in zip(bound.values, signature.declarations) if d.kind == "comptime"]
    return Built(artifact, guards_of(built.functions, held), weak, _across(built.expanded.body))


def interpreted(function: Any, specialization: Specialization) -> pipeline.Built:
    """Return the kernel as it was expanded: the interpreter shares as few passes as it can with what it is to check."""
    from transpile.passes.topology import topology  # the other devices find theirs on disk
    from transpile.passes.uniformity import uniformity

    expansion = expand(function, specialization, SERVICES)
    kernel = expansion.kernel
    uniformity(kernel)
    with deep(kernel.span, kernel.name):
        pipeline.check_shared_memory(kernel, specialization.capabilities)
    if kernel.folded is not None:
        kernel = topology(kernel, "spirv")
    artifact = Artifact("reference", "", kernel.name, kernel)
    return pipeline.Built(artifact, expansion.functions, expansion.kernel)


def _across(region: Region) -> tuple[str, Span | None] | None:
    """Return the first position in the grid along y or z that is read, and where: a grid along x has none."""
    for op in walk(region):
        if isinstance(op, Apply) and op.op in ("absolute_pos_y", "absolute_pos_z"):
            return op.op.upper(), op.span
    return None


def refuse_linear_access(
    function: Any, specialization: Specialization, signature: Signature, bound: Bound
) -> None:
    """Refuse a strided array where the kernel takes ``t[i]`` for the i-th element: it never reads the strides."""
    kernel = pipeline.expand_clean(function, specialization, SERVICES).kernel
    linear, strided = _accesses(kernel)
    memories = memories_of(signature)
    places = [p.source.argument for p in kernel.parameters if isinstance(p.type, Memory)]
    for declaration, array, place in zip(memories, bound.arrays, places):
        if not array.contiguous and place in linear and place not in strided:
            raise NotContiguous(
                None, signature.kernel, declaration.name, array.shape, array.steps
            ).error()


def _accesses(kernel: Kernel) -> tuple[set[int], set[int]]:
    """Return the arguments that are indexed linearly, and those whose strides are read."""
    arguments = {p: p.source.argument for p in kernel.parameters}
    linear: set[int] = set()
    strided: set[int] = set()

    for op in walk(kernel.body):
        if isinstance(op, Index) and len(op.indices) == 1 and op.memory in arguments:
            linear.add(arguments[op.memory])
        elif isinstance(op, Extent) and op.what == "stride" and op.memory in arguments:
            strided.add(arguments[op.memory])
    return linear, strided
