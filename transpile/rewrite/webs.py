"""Decide for each name of a function which of its bindings belong together, and whether they need a slot.

    scopes with reads and bindings  ->  Read.web, Bind.web, Read.is_free, Scope.slot_parameters

A web is a value when one binding alone reaches all its reads, each read lies in the binding's suite or deeper, and no
other binding of the name comes between in the order in which the twin runs (it runs both arms). Any other web is a
slot, in the innermost suite that holds all of it and in which its value survives.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from transpile.rewrite.binding import Bind, Loop, Read, Scope, Suite, Web, meeting
from transpile.rewrite.flow import reach


def resolve(scopes: list[Scope]) -> None:
    """Find the owner of every read, then the webs of every function."""
    captured: dict[Scope, dict[str, list[tuple[Read, Suite, int]]]] = defaultdict(
        lambda: defaultdict(list)
    )
    direct: dict[Scope, dict[str, list[Read]]] = defaultdict(lambda: defaultdict(list))
    for scope in scopes:
        for read in scope.reads:
            _own(read, direct, captured)
    for scope in scopes:
        if scope.is_function:
            _webs(scope, direct[scope], captured[scope])


def _own(
    read: Read,
    direct: dict[Scope, dict[str, list[Read]]],
    captured: dict[Scope, dict[str, list[tuple[Read, Suite, int]]]],
) -> None:
    """Find the scope whose local `read` reads, and note it there."""
    scope: Scope | None = read.scope
    suite, sequence, is_late = read.suite, read.sequence, False
    while scope is not None:
        if read.name in scope.names:
            if not scope.is_function:
                return  # a comprehension's own name
            read.owner = scope
            if is_late:
                captured[scope][read.name].append((read, suite, sequence))
            else:
                direct[scope][read.name].append(read)
            return
        if scope.is_deferred:
            is_late = True
            # Seen from the parent, everything inside happens where the definition stands.
            suite, sequence = scope.place, scope.sequence
        scope = scope.parent
    read.is_free = True


def _webs(
    scope: Scope,
    direct: dict[str, list[Read]],
    captured: dict[str, list[tuple[Read, Suite, int]]],
) -> None:
    by_name: dict[str, list[Bind]] = defaultdict(list)
    for bind in scope.binds:
        by_name[bind.name].append(bind)
    hard: list[str] = []
    for name, binds in by_name.items():
        if not _plain(scope, binds, direct.get(name, ()), captured.get(name, ())):
            hard.append(name)
    if hard:
        reach(scope, set(hard))
        for name in hard:
            _split(scope, by_name[name], direct.get(name, []), captured.get(name, []))
    scope.slot_parameters = tuple(
        bind.name
        for bind in scope.binds
        if bind.kind == "parameter" and bind.web is not None and bind.web.is_slot
    )


def _plain(
    scope: Scope,
    binds: list[Bind],
    direct: Iterable[Read],
    captured: Iterable[tuple[Read, Suite, int]],
) -> bool:
    """Handle the common case of one binding that is a value without any analysis."""
    bind = binds[0]
    if len(binds) > 1 or _must_be_slot(scope, bind):
        return False
    home = bind.suite
    for read in direct:
        if read.sequence < bind.sequence or not home.holds(read.suite):
            return False
    for _, suite, _ in captured:
        if not home.holds(suite):
            return False
    web = Web(bind.name, [bind])
    bind.web = web
    for read in direct:
        read.web = web
    for read, _, _ in captured:
        read.web = web
    return True


def _must_be_slot(scope: Scope, bind: Bind) -> bool:
    return (
        bind.is_deferred
        or bind.in_comprehension
        or bind.annotation is not None
        or bind.name in scope.declared
    )


def _split(
    scope: Scope,
    binds: list[Bind],
    direct: list[Read],
    captured: list[tuple[Read, Suite, int]],
) -> None:
    """Make the webs of one name that is bound more than once, or read out of its binding's suite."""
    groups = {bind: bind for bind in binds}

    def root(bind: Bind) -> Bind:
        while groups[bind] is not bind:
            bind = groups[bind]
        return bind

    # A nested function may run at any time, a comprehension any number of times, and the local of a nested def is not a
    # slot's handle: all bindings of such a name stay together.
    is_merged = bool(captured) or any(b.in_comprehension or b.kind == "def" for b in binds)
    for read in direct:
        reaching = binds if is_merged else [bind for bind, _ in read.reached_by]
        for bind in reaching[1:]:
            groups[root(bind)] = root(reaching[0])
    if is_merged:
        for bind in binds[1:]:
            groups[root(bind)] = root(binds[0])

    webs: dict[Bind, Web] = {}
    for bind in binds:  # in order of evaluation, so that the first web keeps the plain name
        web = webs.setdefault(root(bind), Web(bind.name, []))
        web.binds.append(bind)
        bind.web = web
    for read in direct:
        if is_merged:
            read.web = binds[0].web
        elif read.reached_by:
            read.web = next(iter(read.reached_by))[0].web
        if read.web is not None:
            read.web.reads.append(read)
    for read, _, _ in captured:
        read.web = binds[0].web

    slots = 0
    for web in webs.values():
        _classify(scope, web, binds, captured)
        if web.is_slot:
            web.slot_name = web.name if slots == 0 else f"{web.name}.{slots}"
            slots += 1


def _classify(
    scope: Scope, web: Web, binds: list[Bind], captured: list[tuple[Read, Suite, int]]
) -> None:
    first = web.binds[0]
    is_value = (
        len(web.binds) == 1
        and not _must_be_slot(scope, first)
        and all(r.sequence > first.sequence and first.suite.holds(r.suite) for r in web.reads)
        and all(first.suite.holds(suite) for _, suite, _ in captured)
    )
    host = first.suite
    for bind in web.binds[1:]:
        host = meeting(host, bind.suite)
    for read in web.reads:
        host = meeting(host, read.suite)
    for _, suite, _ in captured:
        host = meeting(host, suite)
    marks = [mark for read in web.reads for _, mark in read.reached_by if mark]
    if marks and not is_value:
        # A value that takes a loop's back edge must survive the trip: the slot lies outside that loop.
        outermost = min(marks)
        while host.loop is not None and host.loop.depth >= outermost:
            host = host.loop.outer
    web.host = host
    is_interleaved = _is_interleaved(web, binds, host)
    web.is_slot = not is_value or is_interleaved
    # Python's local of a starred target is the list that Python makes, not a slot.
    web.by_name = is_interleaved or any(b.is_deferred or b.kind == "star" for b in web.binds)
    web.by_name &= web.is_slot


def _is_interleaved(web: Web, binds: list[Bind], host: Suite) -> bool:
    """Tell whether another web of the name takes the Python local while this one is still to be read."""
    others = [bind.sequence for bind in binds if bind.web is not web]
    if not others or not web.reads:
        return False
    first = min(bind.sequence for bind in web.binds)
    last = max(read.sequence for read in web.reads)
    for read in web.reads:
        loop: Loop | None = read.loop
        while loop is not None and host.holds(loop.outer):  # read again in the next trip
            first, last = min(first, loop.first), max(last, loop.last)
            loop = loop.parent
    return any(first < sequence < last for sequence in others)
