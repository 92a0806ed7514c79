"""Ask for the next trip's elements while this trip computes.

A loop with barriers fills shared memory in every trip. Where the next trip reads whole rows further
on, no CPU foresees it; elements further along the same row it does. Before::

    scf.for %start = ... {  for all units: load %b[(%start + %y) * %row] ...;  barrier;  ... }

After, `step` being the loop's::

    scf.for %start = ... {
      for all units: prefetch %b[((%start + step) + %y) * %row];  load %b[...] ...;  ...
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.diagnose.record import Record
from transpile.ir.core import Apply, Cast, For, Index, Load, Op, operands, results
from transpile.ir.types import Memory, Scalar, Space
from transpile.ir.values import Value
from transpile.lower.mlir.fission import RECOMPUTED, Plan
from transpile.lower.mlir.forms import Environment, Form

if TYPE_CHECKING:
    from transpile.lower.mlir.body import Body


class Ahead(Record):
    """The loads of a segment that also ask for what they read in the next trip of `loop`."""

    loop: For
    loads: dict[Op, tuple[Value, tuple[Op, ...]]]
    """The index of each, and the ops between the loop's variable and the index, operands first."""

    def index(self, body: Body, load: Load) -> Form:
        """Write the index that `load` has in the next trip."""
        value, chain = self.loads[load]
        variable = self.loop.variable
        now, step = body.form(variable), body.form(self.loop.step)
        assert isinstance(variable.type, Scalar)
        outer = body.environment
        body.environment = Environment(outer)
        hint = f"{now.name[1:]}_next"
        following = body.numbers(1).binary("arith.addi", now.name, step.name, variable.type, hint)
        body.environment.set(variable, Form(following, variable.type))
        for op in chain:
            body.op(op)
        found = body.form(value)
        body.environment = outer
        return found


def ahead(plan: Plan, loop: For, ops: tuple[Op, ...]) -> Ahead:
    """Find the loads from global memory among `ops`, a segment in the body of `loop`, that the next
    trip does far from this one.
    """
    found: dict[Op, tuple[Value, tuple[Op, ...]]] = {}
    moving: dict[Value, bool] = {loop.variable: True}
    for op in ops:
        place = plan.levels.definition.get(op.place) if isinstance(op, Load) else None
        if not isinstance(place, Index) or not isinstance(place.memory.type, Memory):
            continue
        chain: dict[Op, None] = {}
        index = place.indices[0]
        if place.memory.type.space is not Space.GLOBAL or not _follow(plan, index, moving, chain):
            continue
        is_far = any(isinstance(part, Apply) and part.op == "mul" for part in chain)
        is_kept = any(value in plan.kept for part in chain for value in results(part))
        if is_far and not is_kept:
            found[op] = index, tuple(chain)
    return Ahead(loop, found)


def _follow(plan: Plan, value: Value, moving: dict[Value, bool], chain: dict[Op, None]) -> bool:
    """Return whether `value` depends on the loop's variable by cheap ops; gather these."""
    op = plan.levels.definition.get(value)
    is_cheap = isinstance(op, Cast) or (isinstance(op, Apply) and op.op in RECOMPUTED)
    if op is None or not is_cheap or moving.get(value) is False:
        return moving.get(value, False)
    parts = [_follow(plan, operand, moving, chain) for operand in operands(op)]
    moving[value] = any(parts)
    if moving[value]:
        chain[op] = None
    return moving[value]
