"""The walk that passes share: read a kernel op by op, write a new one.

A pass is a subclass of `Rebuilder` that overrides `visit`. It is called with one op after the other, operands already
replaced, and writes what should stand there instead: nothing, the op itself, or several::

    class DoubleToAdd(Rebuilder):
        def visit(self, op: core.Op) -> None:
            match op:
                case core.Apply(op="mul", args=(x, Constant(value=2.0))):
                    self.replace(op.result, self.apply("add", x, x, type=x.type, span=op.span))
                case _:
                    self.keep(op)

    def double_to_add(kernel: core.Kernel) -> core.Kernel:
        return DoubleToAdd().kernel(kernel)

- ``keep(op)`` writes `op`, its regions rebuilt by the same visitor. It is what `visit` does when it isn't overridden.
- ``emit(op)`` writes an op as it is: its regions must be rebuilt already, with ``region(...)``.
- ``replace(old, new)`` uses `new` for `old` in everything that follows.
- ``region(ops)`` rebuilds a region and returns it; override it to open and close a scope.
- ``inline(ops)`` rebuilds a region into the present one, for an ``if`` whose condition is known.

A ``While`` alone comes with its old condition, which its test computes: after ``region(op.test)`` it is
``value(op.condition)``; `keep` does that.

Ops that don't change are passed on as they are, so a pass that finds nothing to do costs little; results keep their
identity unless the pass makes new ones. `clone` copies a region with fresh results, for inlining and unrolling.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import replace
from typing import ClassVar, TypeVar

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Type
from transpile.ir.values import Label, Value

O = TypeVar("O", bound=core.Op)
WITH_REGIONS: frozenset[type[core.Op]] = frozenset({core.If, core.For, core.While, core.Block})


class Rebuilder:
    """Rebuild a kernel op by op; see the module's docstring."""

    VISITS: ClassVar[frozenset[type[core.Op]] | None] = None
    """The ops that `visit` is called with, beside those with regions; the others stay. ``None`` is all."""

    def __init_subclass__(cls) -> None:
        if cls.VISITS is not None:
            cls.VISITS |= WITH_REGIONS

    def __init__(self, mapping: Mapping[Value, Value] | None = None) -> None:
        self.mapping: dict[Value, Value] = dict(mapping or {})
        self.written: list[core.Op] = []
        self.visits = self.VISITS
        """The ops that this one visits."""

    def kernel(self, kernel: core.Kernel) -> core.Kernel:
        """Return `kernel` with its body rebuilt; the same object if nothing changed."""
        body = self.region(kernel.body)
        return kernel if body is kernel.body else replace(kernel, body=body)

    def region(self, region: core.Region) -> core.Region:
        """Rebuild a region; the same tuple if nothing changed."""
        outer = self.written
        self.written = []
        self.inline(region)
        written = tuple(self.written)
        self.written = outer
        return region if written == region else written  # ops compare by identity

    def inline(self, region: Iterable[core.Op]) -> None:
        """Rebuild the ops of a region into the one being written."""
        visit, visits, mapping = self.visit, self.visits, self.mapping
        is_free = mapping.keys().isdisjoint
        written = self.written.append
        for op in region:
            if mapping and not is_free(op.args if type(op) is core.Apply else op.uses()):
                op = self.substituted(op)
            if visits is None or type(op) in visits:
                visit(op)
            else:
                written(op)

    def visit(self, op: core.Op) -> None:
        """Write what replaces `op`, whose operands are replaced and whose regions are not rebuilt yet."""
        self.keep(op)

    def keep(self, op: core.Op) -> None:
        self.written.append(self.rebuilt(op) if op.REGIONS else op)

    def emit(self, op: core.Op) -> None:
        self.written.append(op)

    def replace(self, old: Value, new: Value) -> None:
        self.mapping[old] = new

    def value(self, value: Value) -> Value:
        """Return what stands for `value` now."""
        mapping = self.mapping
        while value in mapping:
            value = mapping[value]
        return value

    def apply(
        self,
        row: str,
        *args: Value,
        type: Type,
        name: str = "",
        span: Span | None = None,
        attributes: Mapping[str, core.Attribute] | None = None,
    ) -> Value:
        """Write ``Apply`` of a row and return its result."""
        result = Value(type, name)
        self.emit(core.Apply(row, args, result, dict(attributes or {}), span))
        return result

    def cast(self, value: Value, type: Type, *, span: Span | None = None) -> Value:
        """Write a cast of `value` and return its result; nothing if it has the type already."""
        if value.type == type:
            return value
        result = Value(type, value.name)
        self.emit(core.Cast(value, result, span))
        return result

    def substituted(self, op: core.Op) -> core.Op:
        """Return `op` with its operands replaced. A ``While`` waits: its test computes the condition."""
        mapping = self.mapping
        if not mapping or type(op) is core.While or mapping.keys().isdisjoint(op.uses()):
            return op
        if isinstance(op, core.Apply):
            args = tuple([self.value(v) if v in mapping else v for v in op.args])
            return core.Apply(op.op, args, op.result, op.attributes, op.span)
        changed: dict[str, object] = {}
        for name in op.OPERANDS:
            value = getattr(op, name)
            if type(value) is tuple:
                for one in value:
                    if one in mapping:
                        changed[name] = tuple([self.value(v) for v in value])
                        break
            elif value in mapping:
                changed[name] = self.value(value)
        return with_fields(op, changed) if changed else op

    def rebuilt(self, op: core.Op) -> core.Op:
        """Return `op` with its regions rebuilt."""
        changed: dict[str, object] = {}
        for name in op.REGIONS:
            before = getattr(op, name)
            if before and (after := self.region(before)) is not before:
                changed[name] = after
        if type(op) is core.While and (condition := self.value(op.condition)) is not op.condition:
            changed["condition"] = condition
        return with_fields(op, changed) if changed else op


class _Cloner(Rebuilder):
    """Give each result and label of a region a twin."""

    def __init__(self, mapping: Mapping[Value, Value]) -> None:
        super().__init__(mapping)
        self.labels: dict[Label, Label] = {}

    def visit(self, op: core.Op) -> None:
        changed: dict[str, object] = {}
        for name in op.RESULTS:
            old = getattr(op, name)
            changed[name] = new = Value(old.type, old.name)
            self.mapping[old] = new
        if isinstance(op, core.Block):
            self.labels[op.label] = Label(op.label.name)
        if isinstance(op, (core.Block, core.Exit)):
            changed["label"] = self.labels.get(op.label, op.label)
        self.emit(self.rebuilt(with_fields(op, changed)))


def clone(
    region: core.Region, mapping: Mapping[Value, Value]
) -> tuple[core.Region, dict[Value, Value]]:
    """Copy `region` with fresh results and labels.

    `mapping` says what stands for values from outside (the parameters of an inlined function, a loop's variable). The
    second result tells what stands for each value of the original.
    """
    cloner = _Cloner(mapping)
    return cloner.region(region), cloner.mapping


def with_fields(op: O, changed: Mapping[str, object]) -> O:
    """Return a copy of `op` with some fields changed: ``dataclasses.replace``, without its cost."""
    cls = type(op)
    return cls(*[changed[n] if n in changed else getattr(op, n) for n in cls.FIELDS])


def without_stores(kernel: core.Kernel, stores: Set[core.Op]) -> core.Kernel:
    """Return `kernel` without these stores; the same object if there are none."""
    return _Drop(stores).kernel(kernel) if stores else kernel


class _Drop(Rebuilder):
    VISITS: ClassVar[frozenset[type[core.Op]] | None] = frozenset({core.Store})

    def __init__(self, stores: Set[core.Op]) -> None:
        super().__init__()
        self.stores = stores

    def visit(self, op: core.Op) -> None:
        if op not in self.stores:
            self.keep(op)


def marked(kernel: core.Kernel, results: set[Value], word: str) -> core.Kernel:
    """Return `kernel` with the attribute `word` at the applied rows that have these results."""
    return _Mark(results, word).kernel(kernel)


class _Mark(Rebuilder):
    VISITS: ClassVar[frozenset[type[core.Op]] | None] = frozenset({core.Apply})

    def __init__(self, results: set[Value], word: str) -> None:
        super().__init__()
        self.results, self.word = results, word

    def visit(self, op: core.Op) -> None:
        if isinstance(op, core.Apply) and op.result in self.results:
            op = with_fields(op, {"attributes": {**op.attributes, self.word: True}})
        self.keep(op)
