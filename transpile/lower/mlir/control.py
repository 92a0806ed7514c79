"""Branches and loops: scalar control flow where the condition is uniform, masks where it differs
between units.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.core import (
    Apply,
    Bitcast,
    Cast,
    Construct,
    For,
    If,
    Index,
    Load,
    Op,
    Region,
    Store,
    While,
    regions,
)
from transpile.ir.types import Scalar, i64
from transpile.ir.types import bool_ as BOOL
from transpile.ir.values import Constant
from transpile.lower.mlir.forms import Form, Kind, Slot
from transpile.lower.mlir.memory import any_lane
from transpile.lower.mlir.numbers import UNSIGNED
from transpile.lower.mlir.text import own_name
from transpile.lower.mlir.types import POINTER, scalar_type, with_lanes

if TYPE_CHECKING:
    from transpile.lower.mlir.body import Body

CHEAP_OPS = 12
"""A masked region of at most so many simple ops runs without asking whether any unit wants it."""
MASKS_SEEN_THROUGH = 16
"""LLVM looks at so many masks around a condition at the most."""
COSTLY = frozenset(
    "exp exp2 log log2 log10 log1p expm1 sin cos tan tanh sinh cosh asin acos atan atan2 erf pow div".split()
)


def branch(body: Body, op: If) -> None:
    if op.condition in body.known:
        body.region(op.then if body.known[op.condition] else op.otherwise)
        return
    condition = body.form(op.condition)
    if condition.kind is Kind.UNIFORM:
        _uniform_branch(body, op, condition.name)
        return
    wide = body.wide(condition)
    if op.then:
        _masked_branch(body, op.then, _both(body, wide))
    if op.otherwise:
        n = body.numbers(body.width)
        opposite = n.emit(
            f"arith.xori {wide}, {n.constant(BOOL, True)} : {n.type(BOOL)}", "otherwise"
        )
        _masked_branch(body, op.otherwise, _both(body, opposite))


def _both(body: Body, condition: str) -> str:
    """Return the lanes of the mask for which `condition` holds."""
    if body.mask is None:
        return condition
    type = with_lanes("i1", body.width)
    return body.text.value("active", f"arith.andi {body.mask}, {condition} : {type}")


def _uniform_branch(body: Body, op: If, condition: str) -> None:
    with body.scope(f"scf.if {condition} {{", None if op.otherwise else "}"):
        body.region(op.then)
    if op.otherwise:
        with body.scope("} else {"):
            body.region(op.otherwise)


def _masked_branch(body: Body, region: Region, mask: str) -> None:
    if _is_cheap(body, region):
        outer = body.environment
        body.enter()
        with body.masked(mask):
            body.region(region)
        body.environment = outer
        return
    with body.scope(f"scf.if {any_lane(body, mask)} {{"):
        if (body.mask_depth + 1) % MASKS_SEEN_THROUGH == 0:
            mask = _screened(body, mask)
        with body.masked(mask):
            body.region(region)


def _screened(body: Body, mask: str) -> str:
    """Return `mask` as a value of which LLVM doesn't know what it was computed from.

    From ``x == 9`` it follows that ``x`` is none of the numbers that were asked for before; LLVM finds that out for
    each condition of a chain anew, one step for each mask around, and a chain of a thousand takes it minutes.
    """
    type = with_lanes("i1", body.width)
    if type not in body.screens:
        one = body.text.constant(i64, 1)
        operation = f"llvm.alloca {one} x {type} : (i64) -> {POINTER}"
        body.screens[type] = body.text.at_top("mask", operation)
    pointer = body.screens[type]
    body.text.line(f"llvm.store volatile {mask}, {pointer} : {type}, {POINTER}")
    return body.text.value("active", f"llvm.load volatile {pointer} : {POINTER} -> {type}")


def _is_cheap(body: Body, region: Region) -> bool:
    """Whether a region only computes and sets variables; accesses of memory are better skipped."""
    if len(region) > CHEAP_OPS:
        return False
    for op in region:
        if isinstance(op, Load):
            if op.place not in body.plan.levels.slots:
                return False
        elif isinstance(op, Store):
            if op.place not in body.plan.levels.slots or not _is_wide_slot(body, op):
                return False
        elif isinstance(op, Apply):
            if op.op in COSTLY:
                return False
        elif not isinstance(op, (Cast, Bitcast, Construct, Index)):
            return False
    return True


def _is_wide_slot(body: Body, op: Store) -> bool:
    found = body.environment.get(op.place)
    return isinstance(found, Slot) and found.wide


# For


def loop(body: Body, op: For) -> None:
    """Write Python's ``for``: one scalar loop if the trips are equal in all units, else one up to
    the most of them.
    """
    start, stop, step = body.form(op.start), body.form(op.stop), body.form(op.step)
    if all(form.kind is Kind.UNIFORM for form in (start, stop, step)):
        uniform_loop(body, op, lambda: body.region(op.body))
    else:
        _varying_loop(body, op, start, stop, step)


def uniform_loop(body: Body, op: For, write: object) -> None:
    """Write a loop that all units run alike; `write` adds the body."""
    assert callable(write)
    start, stop, step = body.form(op.start), body.form(op.stop), body.form(op.step)
    type = start.element
    text = scalar_type(type)
    constant = op.step.value if isinstance(op.step, Constant) else None
    unsigned = "" if type.is_signed else "unsigned "
    if constant is not None and (constant == 1 or _cannot_wrap(op, int(constant))):
        name = body.text.inner_name(own_name(op.variable) or "k")
        header = (
            f"scf.for {unsigned}{name} = {start.name} to {stop.name} step {step.name} : {text} {{"
        )
        with body.scope(header):
            body.set(op.variable, Form(name, type))
            write()
        return
    if constant is not None and constant > 0 and type.bits < 64:
        _wider_loop(body, op, (start, stop), int(constant), write)
        return
    trips = _trips(body, op, start.name, stop.name, step.name, type, 1)
    zero, one = body.text.constant(type, 0), body.text.constant(type, 1)
    counter = body.text.inner_name("trip")
    with body.scope(f"scf.for unsigned {counter} = {zero} to {trips} step {one} : {text} {{"):
        distance = body.text.value("distance", f"arith.muli {counter}, {step.name} : {text}")
        body.define(op.variable, f"arith.addi {start.name}, {distance} : {text}")
        write()


def _cannot_wrap(op: For, step: int) -> bool:
    """Whether adding the step to a value below a constant stop stays in the type."""
    type = op.stop.type
    if not isinstance(op.stop, Constant) or not isinstance(type, Scalar) or step < 1:
        return False
    bits = type.bits - (1 if type.is_signed else 0)
    return int(op.stop.value) + step < (1 << bits)


def _wider_loop(body: Body, op: For, bounds: tuple[Form, Form], step: int, write: object) -> None:
    """Count in 64 bits, where adding the step can't wrap."""
    assert callable(write)
    type = bounds[0].element
    text = scalar_type(type)
    verb = "arith.extsi" if type.is_signed else "arith.extui"
    start, stop = (
        body.text.constant(i64, int(value.value))
        if isinstance(value, Constant)
        else body.text.value(f"{form.name[1:]}_64", f"{verb} {form.name} : {text} to i64")
        for value, form in zip((op.start, op.stop), bounds, strict=True)
    )
    counter = body.text.inner_name(f"{op.variable.name or 'k'}_64")
    with body.scope(
        f"scf.for {counter} = {start} to {stop} step {body.text.constant(i64, step)} : i64 {{"
    ):
        body.define(op.variable, f"arith.trunci {counter} : i64 to {text}")
        write()


def _trips(body: Body, op: For, start: str, stop: str, step: str, type: Scalar, lanes: int) -> str:
    """Return how many trips ``range(start, stop, step)`` makes, as an unsigned number of the same
    width.
    """
    n = body.numbers(lanes)
    unsigned = UNSIGNED[type.bits]
    one, zero = n.constant(unsigned, 1), n.constant(unsigned, 0)
    less = "slt" if type.is_signed else "ult"

    def upward(low: str, high: str, size: str, constant: int | None) -> str:
        some = n.compare(less, low, high, type, "some")
        gap = n.binary("arith.subi", high, low, type, "gap")
        if constant == 1:
            return n.select(some, gap, zero, unsigned, "trips")
        last = n.binary("arith.subi", gap, one, unsigned)
        whole = n.binary("arith.divui", last, size, unsigned)
        return n.select(some, n.binary("arith.addi", whole, one, unsigned), zero, unsigned, "trips")

    if isinstance(op.step, Constant):
        constant = int(op.step.value)
        size = n.constant(unsigned, max(abs(constant), 1))
        if constant == 0:
            return zero
        return (
            upward(start, stop, size, constant)
            if constant > 0
            else upward(stop, start, size, -constant)
        )
    nothing = n.compare("eq", step, n.constant(type, 0), type)
    if not type.is_signed:
        safe = n.select(nothing, n.constant(type, 1), step, type)
        return n.select(nothing, zero, upward(start, stop, safe, None), unsigned, "trips")
    down = n.compare("slt", step, n.constant(type, 0), type, "down")
    size = n.select(down, n.binary("arith.subi", n.constant(type, 0), step, type), step, type)
    safe = n.select(nothing, n.constant(type, 1), size, type)
    low, high = n.select(down, stop, start, type), n.select(down, start, stop, type)
    return n.select(nothing, zero, upward(low, high, safe, None), unsigned, "trips")


def _varying_loop(body: Body, op: For, start: Form, stop: Form, step: Form) -> None:
    """Units make different numbers of trips: first those that all make, then the rest under a mask."""
    type = start.element
    width = body.width
    text = scalar_type(type)
    n = body.numbers(width)
    trips = _trips(body, op, body.wide(start), body.wide(stop), body.wide(step), type, width)
    if body.mask is not None:
        trips = n.select(body.mask, trips, n.constant(UNSIGNED[type.bits], 0), type, "trips")
    wide = with_lanes(text, width)
    most = body.text.value("most", f"vector.reduction <maxui>, {trips} : {wide} into {text}")
    zero, one = body.text.constant(type, 0), body.text.constant(type, 1)
    first = zero
    if body.mask is None and not any(regions(inner) for inner in op.body):
        least = body.text.value("least", f"vector.reduction <minui>, {trips} : {wide} into {text}")
        counter = body.text.inner_name("trip")
        with body.scope(f"scf.for unsigned {counter} = {zero} to {least} step {one} : {text} {{"):
            _variable(body, op, start, step, counter)
            body.region(op.body)
        first = least
    counter = body.text.inner_name("trip")
    with body.scope(f"scf.for unsigned {counter} = {first} to {most} step {one} : {text} {{"):
        here = body.wide(Form(counter, type))
        with body.masked(n.compare("ult", here, trips, UNSIGNED[type.bits], "active")):
            _variable(body, op, start, step, counter)
            body.region(op.body)


def _variable(body: Body, op: For, start: Form, step: Form, counter: str) -> None:
    type = start.element
    text = scalar_type(type)
    if step.kind is Kind.UNIFORM and start.kind is not Kind.WIDE:
        distance = body.text.value("distance", f"arith.muli {counter}, {step.name} : {text}")
        body.define(op.variable, f"arith.addi {start.name}, {distance} : {text}", start.kind)
        return
    n = body.numbers(body.width)
    distance = n.binary(
        "arith.muli", body.wide(Form(counter, type)), body.wide(step), type, "distance"
    )
    body.define(
        op.variable, f"arith.addi {body.wide(start)}, {distance} : {n.type(type)}", Kind.WIDE
    )


# While


def while_(body: Body, op: While) -> None:
    """Test and body share the first region of ``scf.while``, so that the body sees what the test
    computed.
    """
    if body.width > 1 and body.in_units and body.plan.levels.of(op.condition) == 2:
        _varying_while(body, op)
        return
    with body.scope("scf.while : () -> () {", None):
        body.region(op.test)
        condition = body.narrow(body.form(op.condition))
        with body.scope(f"scf.if {condition} {{"):
            body.region(op.body)
        body.text.line(f"scf.condition({condition})")
    with body.scope("} do {"):
        body.text.line("scf.yield")


def _varying_while(body: Body, op: While) -> None:
    type = with_lanes("i1", body.width)
    everyone = body.mask or body.text.constant(BOOL, True, body.width)
    live, result = body.text.name("live"), body.text.name("left")
    with body.scope(f"{result} = scf.while ({live} = {everyone}) : ({type}) -> {type} {{", None):
        with body.masked(live):
            body.region(op.test)
        condition = body.wide(body.form(op.condition))
        active = body.text.value("active", f"arith.andi {live}, {condition} : {type}")
        some = any_lane(body, active)
        with body.scope(f"scf.if {some} {{"), body.masked(active):
            body.region(op.body)
        body.text.line(f"scf.condition({some}) {active} : {type}")
    with body.scope("} do {"):
        body.text.lines.append(("    " + "  " * 0 + f"^bb0({live}: {type}):", None))
        body.text.line(f"scf.yield {live} : {type}")


__all__ = ["Op", "branch", "loop", "uniform_loop", "while_"]
