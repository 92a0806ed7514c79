"""The passes that take a clean kernel to the form that a target's writer lowers, in their order."""

from __future__ import annotations

from collections.abc import Iterator

from transpile.ir.core import Kernel
from transpile.ops.capabilities import Capabilities
from transpile.passes.bind import bind
from transpile.passes.bounds import bounds
from transpile.passes.cse import cse
from transpile.passes.cut_negations import cut_negations
from transpile.passes.dead_code import dead_code
from transpile.passes.dead_stores import dead_stores
from transpile.passes.failures import failures
from transpile.passes.fold import fold
from transpile.passes.halves_in_words import halves_in_words
from transpile.passes.legalize import legalize
from transpile.passes.loop_versions import loop_versions
from transpile.passes.merge_slots import merge_slots
from transpile.passes.nan_branches import nan_branches
from transpile.passes.opaque import opaque
from transpile.passes.own_stores import own_stores
from transpile.passes.plain_slots import plain_slots
from transpile.passes.round_once import round_once
from transpile.passes.share_memory import share_memory
from transpile.passes.small_floats import small_floats
from transpile.passes.steps import Pass
from transpile.passes.structure import structure
from transpile.passes.trips import trips
from transpile.passes.uniformity import agreed, uniformity
from transpile.passes.validate import validate
from transpile.protocols import Polyfills


def passes(capabilities: Capabilities, polyfills: Polyfills) -> Iterator[tuple[str, Pass]]:
    """Yield the passes of a target in their order, each with its name."""
    is_compiled = capabilities.name != "reference"
    yield "uniformity", judged
    if capabilities.judges_barriers:
        yield "agreed", agreed
    if is_compiled:
        yield "small_floats", lambda kernel: small_floats(kernel, capabilities)
    prints = not capabilities.has_callbacks
    yield "failures", lambda kernel: failures(kernel, prints=prints)
    yield "validate", validate
    yield "bounds", bounds
    yield "bind", bind
    if capabilities.name not in ("reference", "mlir"):  # a CPU's are tested for a cube at a time
        yield "loop_versions", lambda kernel: loop_versions(kernel, capabilities)
    yield "round_once", lambda kernel: round_once(kernel, capabilities)
    if not capabilities.ends_loops:
        yield "trips", trips
    if capabilities.forgets_nan:
        yield "nan_branches", nan_branches
    if capabilities.excess:  # what a slot holds is rounded
        yield "plain_slots", plain_slots
    yield "legalize", lambda kernel: legalize(kernel, capabilities, polyfills)
    if is_compiled:
        yield "share_memory", lambda kernel: share_memory(kernel, capabilities)
    has_break, judges = capabilities.has_break, capabilities.judges_barriers
    yield "structure", lambda kernel: structure(kernel, has_break=has_break, judges_barriers=judges)
    yield "own_stores", own_stores
    yield "dead_stores", dead_stores
    yield "plain_slots", plain_slots
    yield "merge_slots", merge_slots
    if capabilities.excess - capabilities.packed:
        yield "halves_in_words", halves_in_words
    yield "fold", fold_late
    yield "cse", cse
    yield "dead_code", dead_code
    narrow = capabilities.cuts_negations
    if narrow:
        yield "cut_negations", lambda kernel: cut_negations(kernel, narrow)
    if capabilities.forgets_negation:
        by_zero = not capabilities.marks_negations
        yield "opaque", lambda kernel: opaque(kernel, by_zero=by_zero)


def fold_late(kernel: Kernel) -> Kernel:
    """Fold also what bounds were found by."""
    return fold(kernel, is_late=True)


def judged(kernel: Kernel) -> Kernel:
    """Return the kernel, once its barriers are known to be met by all units."""
    uniformity(kernel)
    return kernel
