"""Turn labelled blocks and exits into structured control flow: ``Kernel -> Kernel`` without Block and Exit.

    block @return {                         if %c {
        if %c {                                 store %r, 1:i32
            store %r, 1:i32                 } else {
            exit @return             ->         store %r, 2:i32
        }                                   }
        store %r, 2:i32
    }

In the order of preference an exit becomes

1. nothing, where the end of its region is the label anyway; to get there, what follows an ``if`` that always leaves
   moves into the other branch;
2. ``break``, ``continue`` or ``terminate``, where the label is the end of the loop, of its body or of the kernel;
3. a flag: ``store %left, true``, then ``break`` out of the loops in between, and ``if not left`` around what follows.

Targets without ``break`` (MLIR) get neither of the three of 2: flags end the loops through their conditions, and the
kernel's end is a label like any other. A ``for`` that is left early becomes a ``while`` there.

Where the target's compilers judge barriers by rules of their own (WGSL's chapter on uniformity), a ``continue`` makes
the whole loop divergent for them, and so does a ``break`` out of one trip: around barriers there are flags instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from transpile.diagnose.record import Record, replaced
from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Reference, bool_
from transpile.ir.values import Constant, Label, Value, is_slot
from transpile.passes.contents import kinds
from transpile.passes.counted_loop import as_while

INVERSE = {"lt": "ge", "ge": "lt", "gt": "le", "le": "gt", "eq": "ne", "ne": "eq"}
FLAGS = {"return": "returned", "exit": "broke", "next": "skipped", "kernel": "ended"}
"""Names of flags by those of the labels; ``clamp_return`` gives ``clamp_returned``."""
JUMPS = frozenset({core.Exit, core.Terminate})
LEAVING = JUMPS | {core.Break, core.Continue}
LONGEST_CHAIN = 8
"""More early exits than this in one block make a loop of one trip, where nested ``else`` would go too deep."""

_NONE: frozenset[Label] = frozenset()


def structure(
    kernel: core.Kernel, *, has_break: bool, judges_barriers: bool = False
) -> core.Kernel:
    """Return `kernel` with Block and Exit replaced; without Terminate, Break and Continue too unless `has_break`."""
    if kinds(kernel.body).isdisjoint((core.Block, core.Terminate)):
        return kernel
    return replace(kernel, body=_Structurer(has_break, judges_barriers).kernel(kernel.body))


class Place(Record, frozen=True):
    """What stands around a region. Labels are equal to a place when nothing happens between it and their end."""

    after: frozenset[Label]
    """Labels equal to the region's end."""
    ends: frozenset[Label] = _NONE
    """Labels equal to the kernel's end."""
    breaks: frozenset[Label] = _NONE
    """Labels equal to the end of the innermost loop."""
    continues: frozenset[Label] = _NONE
    """Labels equal to the end of the innermost loop's body."""
    inside: frozenset[Label] = _NONE
    """Labels of the blocks between the innermost loop and here."""
    in_loop: bool = False
    next_trip: Label | None = None

    def is_hard(self, label: Label) -> bool:
        """Tell whether an exit to `label` is a jump that needs no restructuring around it."""
        return label in self.breaks or label in self.continues or label in self.ends


class _Structurer:
    def __init__(self, has_break: bool, judges_barriers: bool) -> None:
        self.has_break = has_break
        self.judges_barriers = judges_barriers
        self.end = Label("kernel")
        self.flags: dict[Label, Value] = {}
        """The flags of the blocks that are open, where one is needed."""
        self.escapes: set[Label] = set()
        """Labels whose flag was set before a ``break`` out of the innermost loop."""
        self.definitions: dict[Value, core.Apply] = {}
        self.free: dict[core.Op, frozenset[Label]] = {}
        self.touched: dict[core.Op, bool] = {}

    def kernel(self, body: core.Region) -> core.Region:
        ends = frozenset({self.end}) if self.has_break else _NONE
        ops, _ = self.region(body, Place(frozenset({self.end}), ends))
        return (*self.declared(self.end), *ops)

    # Regions. Each result is the new ops and the labels whose flags may be set at their end.

    def region(
        self, ops: Sequence[core.Op], place: Place
    ) -> tuple[tuple[core.Op, ...], frozenset[Label]]:
        out: list[core.Op] = []
        for position, op in enumerate(ops):
            if isinstance(op, core.Apply):
                self.definitions[op.result] = op
                out.append(op)
                continue
            if not self.is_touched(op):
                out.append(op)
                continue
            rest = () if leaves(op) else tuple(ops[position + 1 :])
            if isinstance(op, core.If) and rest:
                op, rest = self.moved(op, rest, place)
            here = replaced(place, after=_NONE) if rest and place.after else place
            new, pending = self.op(op, here)
            out += new
            if not rest and not pending - here.after:
                return tuple(out), _NONE
            jumps, guards, pending = self.resolved(pending, here)
            out += jumps
            if guards and rest:
                inner, more = self.region(rest, place)
                return (*out, *self.unless(guards, inner, op.span)), (pending | more) - place.after
            if not rest:
                return tuple(out), pending
            tail, more = self.region(rest, place)
            return (*out, *tail), (pending | more) - place.after
        return tuple(out), _NONE

    def op(self, op: core.Op, here: Place) -> tuple[Sequence[core.Op], frozenset[Label]]:
        match op:
            case core.Exit(label=label):
                return self.leave(label, here, op.span)
            case core.Terminate():
                return self.leave(self.end, here, op.span)
            case core.If():
                then, first = self.region(op.then, here)
                otherwise, second = self.region(op.otherwise, here)
                return self.branch(op.condition, then, otherwise, op.span), first | second
            case core.Block():
                return self.block(op, here)
            case core.For() | core.While():
                return self.loop(op, here)
        raise AssertionError(op)  # only these hold regions, and `is_touched` asked

    def moved(self, op: core.If, rest: core.Region, place: Place) -> tuple[core.If, core.Region]:
        """Move what follows an ``if`` into the branch that does not leave, unless the other one jumps."""
        if all(place.is_hard(label) for label in self.exits(op)):
            return self.flattened(op, rest)
        if any(map(leaves, op.then)):
            return core.If(op.condition, op.then, op.otherwise + rest, op.span), ()
        if any(map(leaves, op.otherwise)):
            return core.If(op.condition, op.then + rest, op.otherwise, op.span), ()
        return op, rest

    def flattened(self, op: core.If, rest: core.Region) -> tuple[core.If, core.Region]:
        """Put what stands beside a jump behind the ``if``.

        Drivers find that the other branch is all that comes to what follows, and use its values there; Mesa's llvmpipe
        skips a branch that no unit of a vector takes, and then reads what was there before (``docs/targets.md``).
        """
        if op.otherwise and any(map(leaves, op.then)):
            return core.If(op.condition, op.then, (), op.span), op.otherwise + rest
        if op.then and any(map(leaves, op.otherwise)):
            # With an empty first branch: `branch` turns the condition around.
            return core.If(op.condition, (), op.otherwise, op.span), op.then + rest
        return op, rest

    def leave(
        self, label: Label, here: Place, span: Span | None
    ) -> tuple[Sequence[core.Op], frozenset[Label]]:
        if label in here.after:
            return (), _NONE
        if label is self.end and self.has_break:
            return (core.Terminate(span),), _NONE
        jump = self.jump(label, here, span)
        if jump is not None:
            return (jump,), _NONE
        store = core.Store(self.flag(label), Constant(bool_, True), None, span)
        if self.has_break and here.in_loop and label not in here.inside:
            self.escapes.add(label)
            return (store, core.Break(span)), _NONE
        return (store,), frozenset({label})

    def jump(self, label: Label, here: Place, span: Span | None) -> core.Op | None:
        if label in here.breaks:
            return core.Break(span)
        if label in here.continues:
            return core.Continue(span)
        if label in here.ends:
            return core.Terminate(span)
        return None

    def resolved(
        self, pending: frozenset[Label], here: Place
    ) -> tuple[list[core.Op], list[Label], frozenset[Label]]:
        """Return jumps for flags that one answers, the flags that guard what follows, and all that remain."""
        jumps: list[core.Op] = []
        guards: list[Label] = []
        remaining = set(pending - here.after)
        for label in sorted(pending - here.after, key=self.order):
            jump = self.jump(label, here, None)
            if jump is None and self.has_break and here.in_loop and label not in here.inside:
                self.escapes.add(label)
                jump = core.Break()
            if jump is None:
                guards.append(label)
            else:
                remaining.discard(label)
                flag = Value(bool_)
                jumps += [core.Load(self.flag(label), flag), core.If(flag, (jump,))]
        return jumps, guards, frozenset(remaining)

    def order(self, label: Label) -> int:
        return list(self.flags).index(label)

    def block(self, op: core.Block, here: Place) -> tuple[Sequence[core.Op], frozenset[Label]]:
        label = op.label
        inside = replaced(here, after=here.after | {label}, inside=here.inside | {label})
        if here.ends & here.after:
            inside = replaced(inside, ends=here.ends | {label})
        if here.continues and here.next_trip in here.after:
            inside = replaced(inside, continues=here.continues | {label})
        chain = sum(isinstance(inner, core.If) and label in self.exits(inner) for inner in op.body)
        may_loop = self.has_break and not inside.is_hard(label)
        if may_loop and chain > LONGEST_CHAIN and not self.keeps_together(op.body):
            ops, pending = self.one_trip(op, here)
        else:
            ops, pending = self.region(op.body, inside)
        return (*self.declared(label), *ops), pending - {label}

    def one_trip(self, op: core.Block, here: Place) -> tuple[core.Region, frozenset[Label]]:
        """Make a loop that always breaks, so that exits to its end are plain breaks."""
        ends = here.after | {op.label}
        inside = Place(_NONE, here.ends, breaks=ends, in_loop=True)
        body, pending = self.body(op.body, inside)
        if not any(map(leaves, body)):
            body = (*body, core.Break(op.span))
        return (core.While((), Constant(bool_, True), body, op.span),), pending - ends

    # Loops

    def loop(
        self, op: core.For | core.While, here: Place
    ) -> tuple[Sequence[core.Op], frozenset[Label]]:
        if isinstance(op, core.While) and any(map(self.exits, op.test)):
            return self.block(opened(op), here)
        next_trip = Label("next")
        may_continue = self.has_break and not self.keeps_together(op.body)
        inside = Place(
            after=frozenset({next_trip}),
            ends=here.ends,
            breaks=here.after if self.has_break else _NONE,
            continues=frozenset({next_trip}) if may_continue else _NONE,
            in_loop=True,
            next_trip=next_trip,
        )
        body, pending = self.body(op.body, inside)
        if isinstance(op, core.For):
            whole = core.For(op.variable, op.start, op.stop, op.step, body, op.span)
            if not pending or self.has_break:
                return (whole,), pending
            return as_while(whole, self.condition(pending, op.span)), pending
        test, _ = self.region(op.test, Place(_NONE))
        if not pending or self.has_break:
            return (core.While(test, op.condition, body, op.span),), pending
        if not all(map(is_repeatable, test)):
            return self.block(opened(op), here)
        ops, goes_on = self.condition(pending, op.span)
        both = Value(bool_)
        test = (*test, *ops, core.Apply("logical_and", (op.condition, goes_on), both, {}, op.span))
        if isinstance(op.condition, Constant) and op.condition.value is True:
            test, both = ops, goes_on
        return (core.While(test, both, body, op.span),), pending

    def body(self, ops: core.Region, inside: Place) -> tuple[tuple[core.Op, ...], frozenset[Label]]:
        """Structure a loop's body; also return the labels that it may be on the way to when it has ended."""
        outer, self.escapes = self.escapes, set()
        body, pending = self.region(ops, inside)
        pending |= self.escapes
        self.escapes = outer
        return body, pending

    # Flags

    def flag(self, label: Label) -> Value:
        if label not in self.flags:
            self.flags[label] = Value(Reference(bool_), flag_name(label.name))
        return self.flags[label]

    def declared(self, label: Label) -> tuple[core.Op, ...]:
        """Declare the flag of a block that is complete, if it needs one."""
        flag = self.flags.pop(label, None)
        return () if flag is None else (core.Declare(flag, Constant(bool_, False)),)

    def condition(
        self, labels: Iterable[Label], span: Span | None
    ) -> tuple[tuple[core.Op, ...], Value]:
        """Compute that none of the flags is set."""
        ops: list[core.Op] = []
        any_set: Value | None = None
        for label in sorted(labels, key=self.order):
            flag = Value(bool_)
            ops.append(core.Load(self.flag(label), flag, None, span))
            if any_set is not None:
                both = Value(bool_)
                ops.append(core.Apply("logical_or", (any_set, flag), both, {}, span))
                flag = both
            any_set = flag
        assert any_set is not None
        none_set = Value(bool_)
        ops.append(core.Apply("logical_not", (any_set,), none_set, {}, span))
        return tuple(ops), none_set

    def unless(
        self, labels: list[Label], body: core.Region, span: Span | None
    ) -> tuple[core.Op, ...]:
        if not body:
            return ()
        ops, none_set = self.condition(labels, span)
        return (*ops, core.If(none_set, body, (), span))

    def branch(
        self,
        condition: Value,
        then: core.Region,
        otherwise: core.Region,
        span: Span | None,
    ) -> Sequence[core.Op]:
        """Build an ``if`` without an empty first branch."""
        if then or not otherwise:
            return (core.If(condition, then, otherwise, span),) if then else ()
        definition = self.definitions.get(condition)
        if definition is not None and definition.op == "logical_not":
            return (core.If(definition.args[0], otherwise, (), span),)
        inverse = Value(bool_)
        if definition is not None and may_invert(definition):
            op = core.Apply(INVERSE[definition.op], definition.args, inverse, {}, definition.span)
        else:
            op = core.Apply("logical_not", (condition,), inverse, {}, span)
        return op, core.If(inverse, otherwise, (), span)

    # Questions

    def keeps_together(self, body: core.Region) -> bool:
        """Tell whether a loop of this body must not be jumped in, for the sake of a barrier in it."""
        return self.judges_barriers and core.Barrier in kinds(body)

    def exits(self, op: core.Op) -> frozenset[Label]:
        """Return the labels outside of `op` that something in it exits to; the kernel's end counts."""
        known = self.free.get(op)
        if known is None:
            match op:
                case core.Exit(label=label):
                    known = frozenset({label})
                case core.Terminate():
                    known = frozenset({self.end})
                case _:
                    inner = [self.exits(o) for region in core.regions(op) for o in region]
                    known = frozenset[Label]().union(*inner)
                    if isinstance(op, core.Block):
                        known -= {op.label}
            self.free[op] = known
        return known

    def is_touched(self, op: core.Op) -> bool:
        """Tell whether something in an op must be put differently."""
        if not op.REGIONS:
            return type(op) in JUMPS
        known = self.touched.get(op)
        if known is None:
            known = self.touched[op] = isinstance(op, core.Block) or self.has_touched(op)
        return known

    def has_touched(self, op: core.Op) -> bool:
        for region in op.inside():
            for inner in region:
                if self.is_touched(inner) if inner.REGIONS else type(inner) in JUMPS:
                    return True
        return False


def flag_name(label: str) -> str:
    if label.endswith("_return"):
        return f"{label}ed"
    return FLAGS.get(label, f"left_{label}")


def leaves(op: core.Op) -> bool:
    """Tell whether control never comes out at the end of `op`."""
    if not op.REGIONS:
        return type(op) in LEAVING
    match op:
        case core.If():
            return any(map(leaves, op.then)) and any(map(leaves, op.otherwise))
        case core.Block(label=label):
            return any(map(leaves, op.body)) and not any(
                isinstance(inner, core.Exit) and inner.label is label
                for inner in core.walk(op.body)
            )
    return False


def is_repeatable(op: core.Op) -> bool:
    """Tell whether computing `op` once more, after the loop was left, is harmless."""
    if isinstance(op, core.Load):
        return is_slot(op.place)
    return isinstance(
        op,
        (
            core.Apply,
            core.Cast,
            core.Bitcast,
            core.Construct,
            core.Extract,
            core.Insert,
            core.Extent,
        ),
    )


def may_invert(op: core.Apply) -> bool:
    """Tell whether a comparison has an opposite: with NaN only equality has one."""
    operand = op.args[0].type if op.args else None
    is_float = getattr(operand, "is_float", True)
    return op.op in INVERSE and (not is_float or op.op in ("eq", "ne"))


def opened(op: core.While) -> core.Block:
    """Return a loop whose test is part of its body, which an exit then leaves."""
    out = Label("break")
    check = core.If(op.condition, (), (core.Exit(out, op.span),), op.span)
    loop = core.While((), Constant(bool_, True), (*op.test, check, *op.body), op.span)
    return core.Block(out, (loop,), op.span)
