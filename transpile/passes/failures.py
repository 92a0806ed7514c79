"""Device asserts as writes to a failure buffer, on every target.

    assert %c, "text"          ->   %bad: bool_ = logical_not %c
                                    if %bad {
                                        %p = index %failure[0] unchecked
                                        %old = atomic atomic_compare_exchange %p, 0, 1
                                        %first: bool_ = eq %old, 0
                                        if %first { ... store the unit's position at 1, 2, 3 }
                                    }

The first failure of a launch is kept: its number, counted from 1, and where its unit was in the grid. The unit goes on.
The launcher passes the buffer, of `LENGTH` zeros, as the kernel's last memory; what each number means is
``Kernel.asserts``. Unchecked kernels have no asserts.
"""

from __future__ import annotations

from dataclasses import replace

from transpile.ir import core
from transpile.ir.types import Memory, Reference, Space, bool_, u32
from transpile.ir.values import Constant, Parameter, Source, Value
from transpile.passes.rebuild import Rebuilder, walk

LENGTH = 4
"""Elements of the failure buffer, u32 each."""
TYPE = Memory(u32, Space.GLOBAL, mutable=True, atomic=True)


def failures(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` without ``Assert`` ops; the same object if it has none."""
    asserts = [op for op in walk(kernel.body) if isinstance(op, core.Assert)]
    if not asserts:
        return kernel
    parameter = Parameter(TYPE, "failure", Source(-1, "failure"))
    rebuilt = _Failures(parameter, kernel.checked).kernel(kernel)
    if not kernel.checked:
        return rebuilt
    messages = tuple((op.message, op.span) for op in asserts)
    return replace(rebuilt, parameters=(*kernel.parameters, parameter), asserts=messages)


class _Failures(Rebuilder):
    def __init__(self, parameter: Parameter, checked: bool) -> None:
        super().__init__()
        self.parameter = parameter
        self.checked = checked
        self.count = 0
        """Asserts met so far, in the order of `walk`."""

    def visit(self, op: core.Op) -> None:
        if not isinstance(op, core.Assert):
            self.keep(op)
            return
        self.count += 1
        if not self.checked:
            return
        bad = self.apply("logical_not", op.condition, type=bool_, span=op.span)
        outer, self.written = self.written, []
        old = self.atomic(
            0, "atomic_compare_exchange", (Constant(u32, 0), Constant(u32, self.count)), op
        )
        first = self.apply("eq", old, Constant(u32, 0), type=bool_, span=op.span)
        body, self.written = self.written, []
        for place, axis in enumerate("xyz", 1):
            position = self.apply(f"absolute_pos_{axis}", type=u32, span=op.span)
            self.atomic(place, "atomic_store", (position,), op)
        body.append(core.If(first, tuple(self.written), (), op.span))
        self.written = outer
        self.emit(core.If(bad, tuple(body), (), op.span))

    def atomic(self, place: int, row: str, args: tuple[Value, ...], op: core.Op) -> Value:
        """Write an atomic op on one element of the buffer; return its result."""
        reference = Value(Reference(u32, Space.GLOBAL))
        where = (Constant(u32, place),)
        self.emit(core.Index(self.parameter, where, reference, False, op.span))
        result = Value(u32)
        self.emit(core.Atomic(row, reference, args, result, span=op.span))
        return result
