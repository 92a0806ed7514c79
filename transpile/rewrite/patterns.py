"""``match``: each case is a region loop over ``cx.case``, its captures are the loop's targets.

    case Point(x=0, y=v) if v > 1:
    for v in cx.case(lambda _cx: _cx.of(Point, x=_cx.value(0), y=_cx.name("v")), "v", guard=lambda v: v > 1):

The pattern is built when the case is reached, by the methods of what the lambda gets.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import libcst as cst

from transpile.rewrite.binding import Bind, Branch, Events, Scope, Suite, Unbind
from transpile.rewrite.fill import CX, TRIP, keep_lines
from transpile.rewrite.forms import CaptureText, Target

if TYPE_CHECKING:
    from transpile.rewrite.statements import Leaves, Statements


def match_statement(walk: Statements, node: cst.Match, guard: bool) -> list[Leaves]:
    """Visit a `match`; return how each case can be left, and `GOES_ON` where none may be taken."""
    start, subject = walk.inner[node][0], walk.outer[node.subject]
    live = f"{CX}.live and " if guard else ""
    walk.edits.replace(start, start + len("match"), f"for {TRIP} in {live}")
    walk.edits.replace_as(
        start + len("match"), subject[0], f"{CX}.match(", (subject[0], subject[0])
    )
    walk.inside(node.subject)
    walk.edits.insert(subject[1], ")")
    saved, walk.suite = walk.suite, Suite(walk.suite, walk.loop, walk.suite.depth + 1)
    leaves: list[Leaves] = []
    _cases(walk, list(node.cases), leaves)
    walk.suite = saved
    return leaves


def is_exhaustive(node: cst.Match) -> bool:
    """Tell whether one of the cases is taken for certain."""
    last = node.cases[-1]
    return last.guard is None and _is_irrefutable(last.pattern)


def _is_irrefutable(pattern: cst.MatchPattern) -> bool:
    if isinstance(pattern, cst.MatchOr):
        return any(_is_irrefutable(part.pattern) for part in pattern.patterns)
    return isinstance(pattern, cst.MatchAs) and (
        pattern.pattern is None or _is_irrefutable(pattern.pattern)
    )


def _cases(walk: Statements, cases: list[cst.MatchCase], leaves: list[Leaves]) -> None:
    """Visit the first case; the others lie in its `else`, as far as control is concerned."""
    if not cases:
        return
    node = cases[0]
    names = list(dict.fromkeys(captures(node.pattern)))
    start, (pattern_start, pattern_end) = walk.inner[node][0], walk.outer[node.pattern]
    target = ", ".join(names) or TRIP
    head = f"for {target} in {CX}.case(lambda {TRIP}: "
    walk.edits.replace_as(start, pattern_start, head, (start, start + len("case")))
    pattern(walk, node.pattern)
    binds = [Bind(name, walk.scope.function, walk.suite, 0, "for") for name in names]
    if binds:
        walk.edits.insert(pattern_end, CaptureText([Target(bind, False) for bind in binds]))
    if node.guard is None:
        walk.edits.insert(pattern_end, ")")
    else:
        _guard(walk, node.guard, pattern_end, names)

    def body() -> None:
        walk.suite = Suite(walk.suite, walk.loop, walk.suite.depth + 1)
        for bind in binds:
            bind.suite = walk.suite
            walk.note_bind(bind)
        leaves.append(walk.block(node.body))
        walk.suite = outside

    def others() -> None:
        if node.guard is not None:
            # Where the guard was false Python has bound the names too; nobody may read them.
            walk.events.extend(Unbind(name) for name in names)
        _cases(walk, cases[1:], leaves)

    outside = walk.suite
    arms: list[Events] = [walk.branch(body), walk.branch(others)]
    walk.events.append(Branch(arms))


def _guard(walk: Statements, guard: cst.BaseExpression, start: int, names: list[str]) -> None:
    """Visit a guard: the captures are parameters of its lambda, everything else is as around it."""
    guard_start, guard_end = walk.outer[guard]
    parameters = " " + ", ".join(names) if names else ""
    new = keep_lines(walk.source[start:guard_start], f", guard=lambda{parameters}: ")
    walk.edits.replace_as(start, guard_start, new, (guard_start, guard_start))
    outer, deferred = walk.scope, walk.is_deferred
    if names:
        walk.scope = Scope("comprehension", outer, walk.suite, walk.suite, walk.sequence)
        walk.scope.names.update(names)
        walk.scopes.append(walk.scope)
    walk.is_deferred = True
    walk.events.append(Branch([walk.branch(lambda: walk.inside(guard, is_test=True)), []]))
    walk.scope, walk.is_deferred = outer, deferred
    walk.edits.insert(guard_end, ")")


def captures(node: cst.CSTNode) -> Iterator[str]:
    """Yield the names that a pattern binds, in the order of the text."""
    if isinstance(node, cst.MatchAs):
        if node.name is not None:
            yield node.name.value
        if node.pattern is not None:
            yield from captures(node.pattern)
    elif isinstance(node, cst.MatchStar):
        if node.name is not None:
            yield node.name.value
    else:
        if isinstance(node, cst.MatchValue | cst.MatchSingleton):
            return
        for child in node.children:
            if not isinstance(child, cst.BaseExpression):
                yield from captures(child)
        if isinstance(node, cst.MatchMapping) and node.rest is not None:
            yield node.rest.value


def pattern(walk: Statements, node: cst.MatchPattern) -> None:
    """Rewrite a pattern into the call that builds it."""
    start, end = walk.inner[node]
    edits = walk.edits
    if isinstance(node, cst.MatchValue):
        edits.insert(start, f"{TRIP}.value(")
        walk.visit(node.value)
        edits.insert(end, ")")
    elif isinstance(node, cst.MatchSingleton):
        edits.insert(start, f"{TRIP}.same(")
        edits.insert(end, ")")
    elif isinstance(node, cst.MatchAs):
        _as(walk, node)
    elif isinstance(node, cst.MatchOr):
        edits.insert(start, f"{TRIP}.either(")
        parts = [part.pattern for part in node.patterns]
        for index, part in enumerate(parts):
            pattern(walk, part)
            if index + 1 < len(parts):
                walk.separator(part, parts[index + 1], "|", ",")
        edits.insert(end, ")")
    elif isinstance(node, cst.MatchList | cst.MatchTuple):
        _items(walk, node)
    elif isinstance(node, cst.MatchClass):
        _class(walk, node)
    else:
        assert isinstance(node, cst.MatchMapping), "all patterns are known"
        _mapping(walk, node)


def _as(walk: Statements, node: cst.MatchAs) -> None:
    start, end = walk.inner[node]
    if node.name is None:
        walk.edits.replace(start, end, f"{TRIP}.any")
        return
    name = node.name.value
    walk.words.add(name)
    if node.pattern is None:
        walk.edits.replace(start, end, f'{TRIP}.name("{name}")')
        return
    walk.edits.insert(start, f'{TRIP}.name("{name}", ')
    pattern(walk, node.pattern)
    after = walk.outer[node.pattern][1]
    walk.edits.replace(after, end, keep_lines(walk.source[after:end], ")"))


def _items(walk: Statements, node: cst.MatchList | cst.MatchTuple) -> None:
    start, end = walk.inner[node]
    is_bracketed = isinstance(node, cst.MatchList) and node.lbracket is not None
    if isinstance(node, cst.MatchTuple):  # its parentheses become those of the call
        start, end = walk.outer[node]
        is_bracketed = True
    walk.edits.replace(start, start + is_bracketed, f"{TRIP}.items(")
    for element in node.patterns:
        if isinstance(element, cst.MatchStar):
            star_start, star_end = walk.inner[element]
            name = f'"{element.name.value}"' if element.name is not None else "None"
            whole = walk.source[star_start:star_end]
            written = len(whole.rstrip().rstrip(",").rstrip())
            new = keep_lines(whole[:written], f"{TRIP}.rest({name})")
            walk.edits.replace(star_start, star_start + written, new)
        else:
            pattern(walk, element.value)
    walk.edits.replace(end - is_bracketed, end, ")")


def _class(walk: Statements, node: cst.MatchClass) -> None:
    start = walk.inner[node][0]
    walk.edits.insert(start, f"{TRIP}.of(")
    walk.visit(node.cls)
    cls_end = walk.outer[node.cls][1]
    opening = walk.source.index("(", cls_end) + 1
    parts = [*node.patterns, *node.kwds]
    between = walk.source[cls_end:opening]
    walk.edits.replace(cls_end, opening, keep_lines(between, ", " if parts else ""))
    for element in node.patterns:
        pattern(walk, element.value)
    for keyword in node.kwds:
        pattern(walk, keyword.pattern)


def _mapping(walk: Statements, node: cst.MatchMapping) -> None:
    start, end = walk.inner[node]
    walk.edits.insert(start, f"{TRIP}.keys(")
    for element in node.elements:
        walk.visit(element.key)
        pattern(walk, element.pattern)
    if node.rest is not None:
        rest_start, rest_end = walk.outer[node.rest]
        stars = walk.source.rindex("**", start, rest_start)
        old = walk.source[stars:rest_end]
        walk.edits.replace(
            stars, rest_end, keep_lines(old, f'None: {TRIP}.rest("{node.rest.value}")')
        )
    walk.edits.insert(end, ")")
