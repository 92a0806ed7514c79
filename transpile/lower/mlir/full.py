"""Conditions that hold in every unit of most cubes, such as ``absolute_pos < n``: tested once for
the cube.

A condition compares a position that grows by a constant from unit to unit with a value that is
equal in all units. It holds for all units if it holds for the last one and nothing wraps in
between::

    %last = llvm.intr.uadd.sat(%first, 255)       position of the cube's last unit
    %full = arith.cmpi ult, %last, %n
    scf.if %full { the segment without its guards } else { the segment as it is }
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.diagnose.record import Record
from transpile.ir.core import Apply, Atomic, Cast, If, Load, Op, Store, operands, walk
from transpile.ir.types import Scalar
from transpile.ir.values import Constant, Value
from transpile.lower.mlir.conversions import cast
from transpile.lower.mlir.fission import RECOMPUTED
from transpile.lower.mlir.forms import Form
from transpile.lower.mlir.levels import UNIT_ROWS, ZERO, Level
from transpile.lower.mlir.rows import Operands

if TYPE_CHECKING:
    from transpile.lower.mlir.body import Body

_LEFT = {"lt": True, "le": True, "gt": False, "ge": False}
_MIRRORED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}
MOST_CONDITIONS = 8


class Test(Record):
    """A comparison with a position on the left; `outcome` is what it gives in full cubes.

    Without a row it is a condition that is equal in all units as it is.
    """

    result: Value
    row: str
    position: Value
    bound: Value
    outcome: bool

    def same(self, other: Test) -> bool:
        return (self.row, self.position, self.bound) == (other.row, other.position, other.bound)


class FullCubes:
    """Finds the conditions of a segment and writes their test; `body` stands outside of the loops
    over units.
    """

    def __init__(self, body: Body) -> None:
        self.body = body
        self.levels = body.plan.levels
        self.tests: list[Test] = []
        self._first: dict[Value, Form] = {}
        self._last: dict[str, str] = {}

    def find(self, ops: tuple[Op, ...]) -> dict[Value, bool]:
        """Return what is known in full cubes: the comparisons found, and what follows from them."""
        known: dict[Value, bool] = {}
        for op in walk(ops):
            if isinstance(op, If):
                self._condition(op.condition, known)
            elif isinstance(op, (Load, Store, Atomic)) and op.guard is not None:
                self._condition(op.guard, known, is_guard=True)
            elif isinstance(op, Apply) and op.op == "select":
                self._condition(op.args[0], known)
        return known

    def _condition(
        self, value: Value, known: dict[Value, bool], *, is_guard: bool = False
    ) -> bool | None:
        if value in known:
            return known[value]
        op = self.levels.definition.get(value)
        if not isinstance(op, Apply):
            return None
        found: bool | None = None
        if self.levels.of(value) is Level.CUBE:
            if is_guard and self._is_at_hand(value):
                self.tests.append(Test(value, "", value, value, True))
                found = True
        elif op.op in ("logical_and", "logical_or"):
            parts = [self._condition(v, known, is_guard=is_guard) for v in op.args]
            decisive = op.op == "logical_or"
            if decisive in parts:
                found = decisive
            elif None not in parts:
                found = not decisive
        elif op.op == "logical_not":
            part = self._condition(op.args[0], known)
            found = None if part is None else not part
        elif op.op in _LEFT and len(self.tests) < MOST_CONDITIONS:
            test = self._test(op)
            if test is not None:
                if not any(test.same(other) for other in self.tests):
                    self.tests.append(test)
                found = test.outcome
        if found is not None:
            known[value] = found
        return found

    def _test(self, op: Apply) -> Test | None:
        row, position, bound = op.op, op.args[0], op.args[1]
        type = position.type
        if not isinstance(type, Scalar) or not type.is_integer:
            return None
        if self.levels.of(position) is Level.CUBE:
            row, position, bound = _MIRRORED[row], bound, position
        growth = self.levels.growth(position)
        if growth is None or min(growth) < 0 or self.levels.of(bound) is not Level.CUBE:
            return None
        if not self._is_at_hand(position) or not self._is_at_hand(bound):
            return None
        is_constant = isinstance(bound, Constant)
        if (is_constant and _LEFT[row]) or not self._moves(position):
            return None
        return Test(op.result, row, position, bound, _LEFT[row] or is_constant)

    def _moves(self, position: Value) -> bool:
        """Whether a position differs between cubes; if not, the test would come out alike in all of
        them.
        """
        if self.levels.of(position) is Level.CUBE:
            return not isinstance(position, Constant)
        op = self.levels.definition.get(position)
        return isinstance(op, (Apply, Cast)) and any(self._moves(v) for v in operands(op))

    def _is_at_hand(self, value: Value) -> bool:
        """Whether `value` can be computed for the first unit before the loops over units."""
        if isinstance(value, Constant) or self.body.environment.get(value) is not None:
            return True
        op = self.levels.definition.get(value)
        if isinstance(op, Apply) and op.op in (*UNIT_ROWS, "unit_pos"):
            return True
        if isinstance(op, Apply) and op.op in RECOMPUTED and op.args:
            return all(self._is_at_hand(v) for v in op.args)
        return isinstance(op, Cast) and self._is_at_hand(op.value)

    def first(self, value: Value) -> Form:
        """Return `value` in the cube's first unit."""
        if value in self._first:
            return self._first[value]
        if isinstance(value, Constant) or self.body.environment.get(value) is not None:
            return self.body.form(value)
        op = self.levels.definition[value]
        type = value.type
        assert isinstance(type, Scalar)
        hint = f"{value.name or 'unit'}_first"
        if isinstance(op, Apply) and not op.args:
            found = Form(self.body.text.constant(type, 0), type)
        elif isinstance(op, Apply):
            found = self._applied(op, type, hint)
        else:
            assert isinstance(op, Cast)
            before = self.first(op.value)
            n = self.body.numbers(1, hint)
            found = Form(n.emit(cast(n, before.name, before.element, type), hint), type)
        self._first[value] = found
        return found

    def _applied(self, op: Apply, type: Scalar, hint: str) -> Form:
        forms = [self.first(v) for v in op.args]
        zero = self.body.text.constant(type, 0)
        if op.op == "add" and zero in (forms[0].name, forms[1].name):
            return forms[1] if forms[0].name == zero else forms[0]
        n = self.body.numbers(1, hint)
        constants = tuple(v.value if isinstance(v, Constant) else None for v in op.args)
        names = tuple(form.name for form in forms)
        operation = self.body.row(op.op, n, Operands(names, forms[0].element, type, constants))
        return Form(n.emit(operation, hint), type)

    def write(self) -> str:
        """Write the test of all conditions; return its name."""
        found: str | None = None
        for test in self.tests:
            one = self._write(test)
            found = (
                one
                if found is None
                else self.body.text.value("full", f"arith.andi {found}, {one} : i1")
            )
        assert found is not None
        return found

    def _write(self, test: Test) -> str:
        n = self.body.numbers(1)
        if not test.row:
            return self.first(test.position).name
        first, bound = self.first(test.position), self.first(test.bound)
        type = first.element
        growth = self.levels.growth(test.position) or ZERO
        reach = sum(g * (d - 1) for g, d in zip(growth, self.body.cube_dim, strict=True))
        span = self.body.text.constant(type, reach)
        letter = "s" if type.is_signed else "u"
        text = n.type(type)
        hint = test.position.name or "unit"
        key = f"{first.name}+{reach}:{letter}"
        last = self._last.get(key)
        if last is None:
            operation = (
                f"llvm.intr.{letter}add.sat({first.name}, {span}) : ({text}, {text}) -> {text}"
            )
            last = self._last[key] = n.emit(operation, f"{hint}_last")
        below = test.row in ("lt", "le") if test.outcome else test.row in ("gt", "ge")
        if below:
            strict = test.row in ("lt", "ge")
            return n.compare(letter + ("lt" if strict else "le"), last, bound.name, type, "full")
        strict = test.row in ("gt", "le")
        above = n.compare(
            letter + ("gt" if strict else "ge"), first.name, bound.name, type, "above"
        )
        limit = self.body.text.constant(type, (1 << (type.bits - (1 if type.is_signed else 0))) - 1)
        whole = n.compare("ne", last, limit, type, "whole")
        return n.emit(f"arith.andi {above}, {whole} : i1", "full")
