"""Control flow of a twin: ``if``, loops, ``break``, ``continue``, loop ``else``.

Each head is a generator that opens a region, yields to the suite and closes it. A comptime head
yields once, or never, and opens
no region.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.binding import EndlessLoop
from transpile.diagnose.errors.types import NotIterable, UnsignedCountdown
from transpile.expand import arithmetic, logic
from transpile.expand.displays import ComptimeFloat, ComptimeInt, unwrap
from transpile.expand.frames import Loop
from transpile.expand.ranges import Mapped, Range, Unrolled, not_iterable
from transpile.expand.regions import Chain, LoopEnd, Open, Scope, join
from transpile.expand.slots import Slot
from transpile.expand.value import Value
from transpile.ir.core import Block, Exit, For, If, Op, Terminate, While
from transpile.ir.core import regions as inner_regions
from transpile.ir.types import Scalar, bool_
from transpile.ir.values import Label

if TYPE_CHECKING:
    from transpile.expand.context import Context


def _suite(cx: Context) -> Scope:
    scope = Scope(cx.regions.ops)
    cx.frame.scopes.append(scope)
    return scope


def _end_suite(cx: Context, scope: Scope) -> None:
    scopes = cx.frame.scopes
    while scopes.pop() is not scope:
        pass


def skip_head(cx: Context) -> None:
    """The path is dead and the next head is skipped: its `elif`, `else` and loop `else` give
    nothing.
    """
    cx.scope.chain = Chain(decided=True, state=None, joined=[])
    cx.scope.loop_else = None


# if


def if_(cx: Context, test: object) -> Iterator[None]:
    test = logic.tested(cx, test)
    scope = cx.scope
    if not isinstance(test, Value):
        taken = logic.decide(cx, test)
        scope.chain = Chain(decided=taken, state=cx.regions.assigned, joined=[])
        if taken:
            yield from _comptime_suite(cx)
        return
    condition = logic.truth(cx, test)
    span = cx.span()
    regions = cx.regions
    before = regions.assigned
    op = If(condition.ir, (), (), span=span)
    then_state: set[Slot] | None = None if before is None else before | test.when_true
    else_state: set[Slot] | None = None if before is None else before | test.when_false
    opened = regions.push(runtime=True)
    regions.assigned = None if then_state is None else set(then_state)
    suite = _suite(cx)
    yield
    _end_suite(cx, suite)
    after = regions.assigned
    regions.pop(opened)
    op.then = tuple(opened.ops)
    cx.emit(op)
    scope.chain = Chain(decided=False, state=else_state, joined=[] if after is None else [after])
    scope.chain.finish = op
    regions.assigned = join([after, else_state])


def _comptime_suite(cx: Context) -> Iterator[None]:
    suite = _suite(cx)
    yield
    _end_suite(cx, suite)


def elif_(cx: Context, test: Callable[[], object]) -> Iterator[None]:
    scope = cx.scope
    chain = scope.chain
    if chain is None or chain.decided:
        return
    op = chain.finish
    if not isinstance(op, If):
        if chain.state is None and not cx.regions.alive:
            return
        yield from if_(cx, test())
        return
    regions = cx.regions
    after_head = regions.assigned
    # The `If` stands aside while its arm is expanded: slots that the arm declares for this suite come before it.
    head = regions.ops.pop()
    opened = regions.push(runtime=True)
    regions.assigned = None if chain.state is None else set(chain.state)
    value = logic.tested(cx, test())
    if not isinstance(value, Value):
        if logic.decide(cx, value):
            suite = _suite(cx)
            yield
            _end_suite(cx, suite)
            chain.decided = True
            after = regions.assigned
            if after is not None:
                chain.joined.append(after)
            regions.pop(opened)
            _set_otherwise(cx, op, opened.ops)
            regions.ops.append(head)
            regions.assigned = join([*chain.joined])
            return
        regions.pop(opened)
        _set_otherwise(cx, op, opened.ops)
        regions.ops.append(head)
        regions.assigned = after_head
        return
    condition = logic.truth(cx, value)
    inner = If(condition.ir, (), (), span=cx.span())
    base = regions.assigned
    then_state = None if base is None else base | value.when_true
    else_state = None if base is None else base | value.when_false
    then = regions.push(runtime=True)
    regions.assigned = then_state
    suite = _suite(cx)
    yield
    _end_suite(cx, suite)
    after = regions.assigned
    regions.pop(then)
    inner.then = tuple(then.ops)
    opened.ops.append(inner)
    regions.pop(opened)
    _set_otherwise(cx, op, opened.ops)
    regions.ops.append(head)
    if after is not None:
        chain.joined.append(after)
    chain.state = else_state
    chain.finish = inner
    regions.assigned = join([*chain.joined, else_state])
    scope.chain = chain


def _set_otherwise(cx: Context, op: If, ops: list[Op]) -> None:
    op.otherwise = (*op.otherwise, *ops)


def else_(cx: Context) -> Iterator[None]:
    scope = cx.scope
    chain = scope.chain
    scope.chain = None
    if chain is None or chain.decided:
        return
    op = chain.finish
    if not isinstance(op, If):
        yield from _comptime_suite(cx)
        return
    regions = cx.regions
    head = regions.ops.pop()
    opened = regions.push(runtime=True)
    regions.assigned = None if chain.state is None else set(chain.state)
    suite = _suite(cx)
    yield
    _end_suite(cx, suite)
    after = regions.assigned
    regions.pop(opened)
    _set_otherwise(cx, op, opened.ops)
    regions.ops.append(head)
    regions.assigned = join([*chain.joined, after])


# Blocks


def _open_block(cx: Context, name: str) -> Open:
    """Open a region that becomes a ``Block`` if something exits it."""
    return cx.regions.push(runtime=False, label=Label(name))


def close_block(cx: Context, opened: Open) -> None:
    """Close it: a block where it was exited early, else its ops join those around it."""
    regions = cx.regions
    regions.pop(opened)
    if not opened.used:
        regions.ops.extend(opened.ops)
        return
    assert opened.label is not None
    ops = opened.ops
    if ops and isinstance(ops[-1], Exit) and ops[-1].label is opened.label:
        ops = ops[:-1]
    if ops:
        regions.ops.append(Block(opened.label, tuple(ops), span=cx.span()))
    regions.assigned = join([regions.assigned, *opened.states])


def exit_block(cx: Context, opened: Open) -> None:
    """Leave `opened` from here."""
    assert opened.label is not None
    if cx.regions.alive:
        cx.emit(Exit(opened.label, span=cx.span()))
        cx.regions.exit_to(opened)


# Loops


def while_(cx: Context, test: Callable[[], object]) -> Iterator[None]:
    regions = cx.regions
    scope = cx.scope
    exit_opened = _open_block(cx, "exit")
    test_opened = regions.push(runtime=True)
    value = logic.tested(cx, test())
    if isinstance(value, (ComptimeInt, ComptimeFloat)) or not (
        isinstance(value, Value) or cx.is_number(value)
    ):
        regions.pop(test_opened)
        regions.ops.extend(test_opened.ops)
        yield from _unrolled_while(cx, exit_opened, test, value, scope)
        return
    if not isinstance(value, Value) and not logic.decide(cx, value):
        after_test = regions.assigned
        regions.pop(test_opened)
        regions.ops.extend(test_opened.ops)
        regions.assigned = after_test
        _finish_loop(cx, scope, after_test, exit_opened)
        return
    endless = not isinstance(value, Value)
    condition = logic.truth(cx, value).ir if isinstance(value, Value) else cx.constant(bool_, True)
    test_ops = test_opened.ops
    state = regions.assigned
    regions.pop(test_opened)
    normal: set[Slot] | None = None
    if not endless and state is not None:
        normal = state | (value.when_false if isinstance(value, Value) else frozenset())
    body_opened = regions.push(runtime=True)
    regions.assigned = (
        None
        if state is None
        else state | (value.when_true if isinstance(value, Value) else frozenset())
    )
    next_opened = _open_block(cx, "next")
    loop = Loop(exit_opened, next_opened, unrolled=False)
    cx.frame.loops.append(loop)
    suite = _suite(cx)
    yield
    _end_suite(cx, suite)
    cx.frame.loops.remove(loop)
    close_block(cx, next_opened)
    regions.pop(body_opened)
    # Where nothing comes there are no ways out either.
    is_reached = state is not None
    if endless and is_reached and not exit_opened.used and not _leaves(body_opened.ops, set()):
        raise EndlessLoop(cx.span()).error()
    cx.emit(While(tuple(test_ops), condition, tuple(body_opened.ops), span=cx.span()))
    regions.assigned = normal
    _finish_loop(cx, scope, normal, exit_opened)


def _leaves(ops: Iterable[Op], inside: set[Label]) -> bool:
    """Whether something in `ops` ends the unit or exits to a label that is not in them."""
    for op in ops:
        if isinstance(op, Terminate) or (isinstance(op, Exit) and op.label not in inside):
            return True
        around = inside | {op.label} if isinstance(op, Block) else inside
        if any(_leaves(region, around) for region in inner_regions(op)):
            return True
    return False


def _unrolled_while(
    cx: Context, exit_opened: Open, test: Callable[[], object], value: object, scope: Scope
) -> Iterator[None]:
    while logic.decide(cx, value):
        cx.count_trip()
        yield from _iteration(cx, exit_opened)
        if not cx.regions.alive:
            break
        value = logic.tested(cx, test())
        if isinstance(value, Value):
            from transpile.diagnose.errors.types import ComptimeNeeded

            raise ComptimeNeeded(cx.span(), what="the condition of an unrolled `while`").error()
    _finish_loop(cx, scope, cx.regions.assigned, exit_opened)


def _iteration(cx: Context, exit_opened: Open) -> Iterator[None]:
    """One trip of an unrolled loop; the next one is reached if the path is alive after it."""
    next_opened = _open_block(cx, "next")
    loop = Loop(exit_opened, next_opened, unrolled=True)
    cx.frame.loops.append(loop)
    suite = _suite(cx)
    yield
    _end_suite(cx, suite)
    cx.frame.loops.remove(loop)
    close_block(cx, next_opened)


def for_(cx: Context, items: object, target: object) -> Iterator[object]:
    items = unwrap(items)
    mapped = Mapped.of(cx, items)
    if mapped is not None:
        # What an item is called, which is computed from the position, is no name for that.
        name = target if isinstance(items, Range) and isinstance(target, str) else ""
        yield from _run_time_for(cx, mapped, target, name)
        return
    found = comptime_items(cx, items)
    if found is None:
        raise not_iterable(cx, items).error()
    scope = cx.scope
    exit_opened = _open_block(cx, "exit")
    for item in found:
        if not cx.regions.alive:
            break
        cx.count_trip()
        next_opened = _open_block(cx, "next")
        loop = Loop(exit_opened, next_opened, unrolled=True)
        cx.frame.loops.append(loop)
        suite = _suite(cx)
        yield _bind_target(cx, target, item)
        _end_suite(cx, suite)
        cx.frame.loops.remove(loop)
        close_block(cx, next_opened)
    _finish_loop(cx, scope, cx.regions.assigned, exit_opened)


def comptime_items(cx: Context, items: object) -> Iterable[object] | None:
    """Return the items of a comptime iterable, or ``None`` when it is none."""
    if isinstance(items, Unrolled):
        return items.items(cx)
    if isinstance(items, (Value, Range, Mapped)) or getattr(type(items), "__iter__", None) is None:
        return None
    return items  # type: ignore[return-value]


def _run_time_for(cx: Context, mapped: Mapped, target: object, name: str) -> Iterator[object]:
    items = mapped.range
    regions = cx.regions
    scope = cx.scope
    span = cx.span()
    if isinstance(items.step, int) and items.step < 0:
        bounds = arithmetic.common_element(cx, (items.start, items.stop), "range")
        if isinstance(bounds, Scalar) and not bounds.is_signed:
            raise UnsignedCountdown(span, dtype=bounds.name).error()
    values, element, _ = arithmetic.promote(cx, (items.start, items.stop, items.step), "range")
    start, stop, step = values
    variable = cx.fresh(element, name)
    cx.notes["for", span] = variable
    before = None if regions.assigned is None else set(regions.assigned)
    exit_opened = _open_block(cx, "exit")
    body_opened = regions.push(runtime=True)
    regions.assigned = None if before is None else set(before)
    next_opened = _open_block(cx, "next")
    loop = Loop(exit_opened, next_opened, unrolled=False)
    cx.frame.loops.append(loop)
    suite = _suite(cx)
    yield _bind_target(cx, target, mapped.item(cx.wrap(variable)))
    _end_suite(cx, suite)
    cx.frame.loops.remove(loop)
    close_block(cx, next_opened)
    after = regions.assigned
    regions.pop(body_opened)
    cx.emit(For(variable, start, stop, step, tuple(body_opened.ops), span=span))
    # What the body binds is bound after a loop that runs at least once.
    normal = after if after is not None and _runs(items) else before
    regions.assigned = None if normal is None else set(normal)
    _finish_loop(cx, scope, normal, exit_opened)


def _runs(items: Range) -> bool:
    """Whether a run-time loop surely makes a trip: its bounds are known and not empty."""
    bounds = (items.start, items.stop, items.step)
    numbers = [int(b) for b in bounds if isinstance(b, int)]
    return len(numbers) == 3 and len(range(*numbers)) > 0


def _bind_target(cx: Context, target: object, item: Any) -> object:
    """Give a loop's item to its target: a name, a slot, or a shape of them."""
    if target is None or isinstance(target, str):
        return cx.let(target, item) if isinstance(target, str) else item
    if isinstance(target, tuple):
        name, up = target
        return cx.var(str(name), item, up=int(up))
    assert isinstance(target, list)
    parts = list(item)
    starred = next((i for i, t in enumerate(target) if _is_starred(t)), None)
    if starred is not None:
        after = len(target) - starred - 1
        middle = parts[starred : len(parts) - after] if after else parts[starred:]
        parts = [*parts[:starred], list(middle), *(parts[len(parts) - after :] if after else [])]
        target = [_unstarred(t) for t in target]
    if len(parts) != len(target):
        raise NotIterable(
            cx.span(),
            what=f"an item of {len(parts)} parts, for {len(target)} targets,",
            way_out="name as many targets as there are parts",
        ).error()
    bound = [_bind_target(cx, t, p) for t, p in zip(target, parts, strict=True)]
    if starred is not None:  # Python collects them again
        bound[starred : starred + 1] = parts[starred]
    return tuple(bound)


def _is_starred(target: object) -> bool:
    name = target[0] if isinstance(target, tuple) else target
    return isinstance(name, str) and name.startswith("*")


def _unstarred(target: object) -> object:
    if isinstance(target, tuple):
        return (target[0][1:], *target[1:])
    return target[1:] if isinstance(target, str) and target.startswith("*") else target


def _finish_loop(cx: Context, scope: Scope, state: set[Slot] | None, block: Open) -> None:
    """Close a loop's break block and remember it: a loop ``else`` that follows at once reopens
    it.
    """
    close_block(cx, block)
    scope.loop_else = LoopEnd(state, block)


def loop_else(cx: Context) -> Iterator[None]:
    """The suite after a loop that was not left by ``break``: it joins the loop inside the break
    block.
    """
    scope = cx.scope
    end = scope.loop_else
    scope.loop_else = None
    if end is None or end.state is None:
        return
    regions = cx.regions
    if not end.block.used:
        regions.assigned = end.state
        yield from _comptime_suite(cx)
        return
    # The block was closed with the loop in it: reopen it, so that a break skips the else.
    last = regions.ops[-1] if regions.ops else None
    block = last if isinstance(last, Block) and last.label is end.block.label else None
    if block is not None:
        regions.ops.pop()
    reopened = regions.push(runtime=False, label=end.block.label)
    reopened.used = True
    reopened.states = list(end.block.states)
    reopened.splits = 1
    if block is not None:
        reopened.ops.extend(block.body)
    regions.assigned = set(end.state)
    suite = _suite(cx)
    yield
    _end_suite(cx, suite)
    close_block(cx, reopened)


def break_(cx: Context) -> None:
    exit_block(cx, cx.frame.loops[-1].exit)


def continue_(cx: Context) -> None:
    target = cx.frame.loops[-1].next
    assert target is not None
    exit_block(cx, target)
