"""Comprehensions and generator expressions: scopes of their own, whose names stay bare.

[e for v in xs if c]  ->  cx.list([e' for v in cx.iter(xs') if cx.static(c')])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import libcst as cst

from transpile.diagnose.errors import syntax
from transpile.rewrite.binding import Scope
from transpile.rewrite.fill import CX

if TYPE_CHECKING:
    from transpile.rewrite.expressions import Expressions


def comprehension(walk: Expressions, node: cst.BaseComp) -> None:
    start, end = walk.inner[node]
    is_generator = isinstance(node, cst.GeneratorExp)
    opening, closing = "", ""
    if not is_generator:
        opening, closing = f"{CX}.{type(node).__name__.removesuffix('Comp').lower()}(", ")"
    elif not node.lpar:  # the only argument of a call, which becomes the second
        opening, closing = "(", ")"
    if opening:
        walk.open(start, opening)
    clause: cst.CompFor | None = node.for_in
    assert clause is not None, "a comprehension has a clause"
    _clause_iterable(walk, clause)  # the first one is evaluated outside
    kind = "generator" if is_generator else "comprehension"
    outside = walk.scope
    walk.scope = Scope(kind, outside, walk.suite, walk.suite, walk.sequence)
    walk.scope.consumer = walk.consumers.get(node)
    walk.scopes.append(walk.scope)
    while clause is not None:
        if clause is not node.for_in:
            _clause_iterable(walk, clause)
        _clause_target(walk, clause.target)
        for condition in clause.ifs:
            walk.argument(condition.test, f"{CX}.static(", ")", is_test=True)
        clause = clause.inner_for_in
    if isinstance(node, cst.DictComp):
        walk.visit(node.key)
        walk.visit(node.value)
    else:
        walk.visit(cast("cst.BaseExpression", node.elt))  # type: ignore[attr-defined]
    walk.scope = outside
    if closing:
        walk.edits.insert(end, closing)


def _clause_iterable(walk: Expressions, clause: cst.CompFor) -> None:
    if clause.asynchronous is not None:
        walk.refuse(syntax.AsyncRefused, clause)
    walk.argument(clause.iter, f"{CX}.iter(", ")")


def _clause_target(walk: Expressions, node: cst.CSTNode) -> None:
    if isinstance(node, cst.Name):
        walk.scope.names.add(node.value)
        walk.words.add(node.value)
    elif isinstance(node, cst.Tuple | cst.List):
        for element in node.elements:
            _clause_target(walk, element.value)
    else:
        walk.refuse(syntax.LoopTargetRefused, node)
