"""Device asserts, and prints where a kernel can't call the host, as writes to the buffer of notes.

    assert %c, "text"              ->   %bad: bool_ = logical_not %c
                                        if %bad { ... note the first failure }
    assert False, "x is {}", %x    ->   ... note the first failure, and %x
    print "x is {}", %x            ->   ... append a record of the number of the print and of %x

What is written is in ``passes.notes``, what each number means in ``Kernel.notes``. After a failed assert the unit goes
on. Unchecked kernels have no asserts.
"""

from __future__ import annotations

from transpile.ir import core
from transpile.ir.types import bool_
from transpile.ir.values import Constant, Value
from transpile.passes.contents import kinds
from transpile.passes.notes import Notes
from transpile.passes.rebuild import Rebuilder


def failures(kernel: core.Kernel, *, prints: bool = False) -> core.Kernel:
    """Return `kernel` without ``Assert`` ops, and without ``Print`` if `prints`; the same object if it has none."""
    held = kinds(kernel.body)
    if core.Assert not in held and not (prints and core.Print in held):
        return kernel
    rebuilder = _Failures(kernel, prints)
    return rebuilder.notes.finished(rebuilder.kernel(kernel))


class _Failures(Rebuilder):
    def __init__(self, kernel: core.Kernel, prints: bool) -> None:
        super().__init__()
        self.prints = prints
        self.checked = kernel.checked
        self.notes = Notes(self, kernel)

    def visit(self, op: core.Op) -> None:
        match op:
            case core.Assert():
                if self.checked:
                    bad: Value = Constant(bool_, True)
                    if not isinstance(op.condition, Constant):
                        bad = self.apply("logical_not", op.condition, type=bool_, span=op.span)
                    self.notes.fail(bad, "assert", op.message, op.span, *op.args)
            case core.Print() if self.prints:
                self.notes.record(op.message, op.span, *op.args)
            case _:
                self.keep(op)
