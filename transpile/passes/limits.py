"""Check a kernel against a target's types and sizes: ``Kernel -> None``, or the first that does not fit."""

from __future__ import annotations

from transpile.diagnose.errors.target import (
    CubeTooLarge,
    NestedTooDeep,
    TooManyArrays,
    UnsupportedStorage,
    UnsupportedType,
)
from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Memory, Scalar, Type, Vector, element_of
from transpile.ir.values import Constant, Label, Value
from transpile.ops.capabilities import Capabilities
from transpile.passes.contents import Contents, contents


def check_limits(kernel: core.Kernel, capabilities: Capabilities) -> None:
    """Raise the error of the first type or size that the target does not have."""
    _check_cube(kernel, capabilities)
    _check_arrays(kernel, capabilities)
    if capabilities.max_nesting:
        _check_nesting(kernel.body, capabilities)
    for parameter in kernel.parameters:
        check_type(parameter, kernel.span or _first_span(kernel), capabilities)
    held = contents(kernel.body)
    # To hash a type of memory costs more than its identity.
    kinds = {id(kind): kind for kind in held.types}
    for op in held.ops:
        for value in op.args if type(op) is core.Apply else op.uses():
            if value.__class__ is Constant:
                kinds[id(value.type)] = value.type
    if not all(_has(kind, capabilities) for kind in kinds.values()):
        for op in held.ops:
            for value in (*op.makes(), *op.uses()):
                check_type(value, op.span, capabilities)


def _check_nesting(body: core.Region, capabilities: Capabilities) -> None:
    """Raise where blocks are nested deeper than drivers take.

    What follows an ``if`` that may leave early lies in its other branch for them, also where the text is flat: they
    write such jumps out, all but those out of a loop.
    """
    jumps = _jumps(contents(body))
    nothing: frozenset[Label | None] = frozenset()
    waiting = [(body, 0, nothing | {None})]
    while waiting:
        region, depth, near = waiting.pop()
        for op in region:
            inner = core.regions(op)
            if not inner:
                continue
            if depth >= capabilities.max_nesting:
                raise NestedTooDeep(op.span, capabilities.name, capabilities.max_nesting).error()
            around = near
            if isinstance(op, core.For | core.While):
                around = nothing
            elif isinstance(op, core.Block):
                around = near | {op.label}
            waiting += [(one, depth + 1, around) for one in inner]
            if not near.isdisjoint(jumps.get(op, ())):
                depth += 1


def _jumps(held: Contents) -> dict[core.Op, frozenset[Label | None]]:
    """Return where ops may leave to, beyond what follows them; ``None`` is the end of the kernel."""
    found: dict[core.Op, frozenset[Label | None]] = {}
    if held.kinds.isdisjoint((core.Exit, core.Terminate)):
        return found
    for op in reversed(held.ops):
        if isinstance(op, core.Exit):
            found[op] = frozenset((op.label,))
        elif isinstance(op, core.Terminate):
            found[op] = frozenset((None,))
        elif inner := core.regions(op):
            targets = {target for one in inner for o in one for target in found.get(o, ())}
            if isinstance(op, core.Block):
                targets.discard(op.label)
            found[op] = frozenset(targets)
    return found


def check_type(value: Value, span: Span | None, capabilities: Capabilities) -> None:
    kind = value.type
    if _has(kind, capabilities):
        return
    element = _element(kind)
    if isinstance(kind, Memory):
        name = value.name or "this"
        raise UnsupportedStorage(span, capabilities.name, element.name, name).error()
    raise UnsupportedType(span, capabilities.name, element.name).error()


def _has(kind: Type, capabilities: Capabilities) -> bool:
    """Tell whether values of a type can be computed with, or held in memory."""
    element = _element(kind)
    if isinstance(kind, Memory):
        return capabilities.stores(element)
    return (
        capabilities.computes(element)
        or capabilities.stores(element)
        or element in capabilities.converts
    )


def _element(kind: Type) -> Scalar:
    return element_of(kind if isinstance(kind, (Scalar, Vector)) else kind.element)


def _check_cube(kernel: core.Kernel, capabilities: Capabilities) -> None:
    dim, limit = kernel.cube_dim, capabilities.max_cube_dim
    if any(size > most for size, most in zip(dim, limit, strict=True)):
        raise CubeTooLarge(kernel.span, capabilities.name, _dim(dim), _dim(limit)).error()
    if kernel.units > capabilities.max_cube_units:
        most = f"{capabilities.max_cube_units} units"
        raise CubeTooLarge(kernel.span, capabilities.name, _dim(dim), most).error()


def _check_arrays(kernel: core.Kernel, capabilities: Capabilities) -> None:
    arrays = [p for p in kernel.memories if p.source.what != "notes"]
    others = ["asserts and prints"] if len(arrays) < len(kernel.memories) else []
    if capabilities.binds_scalars and kernel.scalars:
        others.append("numbers, with the sizes of arrays,")
    if len(arrays) + len(others) <= capabilities.max_bindings:
        return
    limit = str(capabilities.max_bindings)
    if others:
        limit += f", of which {' take one and '.join(others)} take one"
    raise TooManyArrays(kernel.span, capabilities.name, len(arrays), limit).error()


def _dim(dim: tuple[int, int, int]) -> str:
    return " x ".join(map(str, dim))


def _first_span(kernel: core.Kernel) -> Span | None:
    return next((op.span for op in core.walk(kernel.body) if op.span is not None), None)
