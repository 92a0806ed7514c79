"""Statements that bind names and store into places, and ``del``.

    a = e            ->  a = cx.var("a", e')
    a, b = e         ->  a, b = e'; a = cx.let("a", a); b = cx.let("b", b)
    a: T = e         ->  a = cx.var("a", e', ann=T')
    a += e           ->  a = cx.var("a", cx.inplace(a) + e')
    x[i], p.a = e    ->  as it is, with what holds the place read

Reads and bindings are noted in the order in which Python evaluates them.
"""

from __future__ import annotations

from typing import cast

import libcst as cst

from transpile.diagnose.errors import syntax
from transpile.rewrite.binding import Bind, Text, Unbind, drop
from transpile.rewrite.expressions import Expressions
from transpile.rewrite.fill import Edits, keep_lines
from transpile.rewrite.forms import Augment, Finish, RangeText, Rebind, Store

_ATOMS = (
    cst.Name,
    cst.Integer,
    cst.Float,
    cst.Imaginary,
    cst.Call,
    cst.Subscript,
    cst.Attribute,
    cst.SimpleString,
    cst.BooleanOperation,
    cst.IfExp,
    cst.List,
    cst.Dict,
    cst.Set,
    cst.ListComp,
)
_TERMS = (cst.Multiply, cst.Divide, cst.FloorDivide, cst.Modulo, cst.Power, cst.MatrixMultiply)


def assign(walk: Expressions, node: cst.Assign) -> None:
    target = node.targets[0].target
    start, end = walk.outer[node.value]
    if len(node.targets) == 1 and isinstance(target, cst.Name):
        bind = new_bind(walk, target, "assign")
        _open_store(walk, start, bind)
        walk.inside(node.value)
        walk.edits.insert(end, Finish(bind))
        walk.note_bind(bind)
        return
    walk.visit(node.value)
    bound: dict[str, Bind] = {}
    for one in node.targets:
        _store_target(walk, one.target, bound)
    binds = list(bound.values())
    for bind in binds:
        walk.note_bind(bind)
    if binds:
        walk.edits.insert(end, Rebind(binds))


def new_bind(walk: Expressions, name: cst.Name, kind: str) -> Bind:
    return Bind(name.value, walk.scope.function, walk.suite, 0, kind)


def _open_store(walk: Expressions, at: int, bind: Bind) -> None:
    walk.edits.insert(at, Store(bind, '"'))


def _store_target(walk: Expressions, node: cst.BaseExpression, bound: dict[str, Bind]) -> None:
    """Visit a target; reads of a name that this statement has just bound stay bare."""
    if isinstance(node, cst.Name):
        bound.setdefault(node.value, new_bind(walk, node, "unpack"))
    elif isinstance(node, cst.Tuple | cst.List):
        for element in node.elements:
            _store_target(walk, element.value, bound)
    else:
        first = len(walk.scope.reads)
        _place(walk, node)
        for read in walk.scope.reads[first:]:
            if read.name in bound:
                read.bare = True
                drop(walk.events, read)


def _place(walk: Expressions, node: cst.BaseExpression) -> None:
    """Visit ``x[i]`` or ``p.a`` as a place: what holds it is read, it is not."""
    if isinstance(node, cst.Attribute):
        walk.visit(node.value)
    elif isinstance(node, cst.Subscript):
        walk.subscript(node)
    else:
        walk.visit(node)


def annotated(walk: Expressions, node: cst.AnnAssign) -> None:
    if not isinstance(node.target, cst.Name):
        walk.refuse(syntax.AnnotatedTargetRefused, node)
    name = node.target
    start, end = walk.inner[node]
    if node.value is None:
        annotation = _annotation(walk, node.annotation.annotation)
        walk.scope.names.add(name.value)
        walk.scope.declared[name.value] = annotation
        walk.edits.replace(start, end, keep_lines(walk.source[start:end], "pass"))
        return
    bind = new_bind(walk, name, "assign")
    type_end = walk.outer[node.annotation.annotation][1]
    walk.edits.replace(walk.outer[name][1], type_end, "")
    _open_store(walk, walk.outer[node.value][0], bind)
    walk.inside(node.value)
    bind.annotation = _annotation(walk, node.annotation.annotation)
    walk.edits.insert(end, Finish(bind))
    walk.note_bind(bind)


def _annotation(walk: Expressions, node: cst.BaseExpression) -> Text:
    saved, walk.edits = walk.edits, Edits()
    walk.visit(node)
    text = RangeText(walk.source, *walk.outer[node], walk.edits)
    walk.edits = saved
    return text


def augmented(walk: Expressions, node: cst.AugAssign) -> None:
    if not isinstance(node.target, cst.Name):
        _place(walk, node.target)
        walk.visit(node.value)
        return
    start, end = walk.inner[node]
    target_end, (value_start, value_end) = walk.outer[node.target][1], walk.outer[node.value]
    read = walk.note_read(node.target.value, target_end, target_end)
    bind = new_bind(walk, node.target, "augment")
    operator = walk.source[target_end:value_start].strip().rstrip("\\").strip()[:-1]
    is_bare = not node.value.lpar and not _binds_tighter(node.value, operator)
    text = Augment(bind, read, operator, "(" if is_bare else "")
    walk.edits.replace_as(target_end, value_start, text, (start, start))
    walk.visit(node.value)
    if is_bare:
        walk.edits.insert(value_end, ")")
    walk.edits.insert_as(value_end, Finish(bind), (end, end))
    walk.note_bind(bind)


def delete(walk: Expressions, node: cst.Del) -> None:
    targets = [node.target]
    while targets:
        target = targets.pop(0)
        if isinstance(target, cst.Tuple | cst.List):
            targets[:0] = [cast("cst.BaseDelTargetExpression", e.value) for e in target.elements]
        elif isinstance(target, cst.Name):
            walk.scope.function.names.add(target.value)
            walk.events.append(Unbind(target.value))
        else:
            _place(walk, target)


def _binds_tighter(value: cst.BaseExpression, operator: str) -> bool:
    """Tell whether ``old operator value`` needs no parentheses around `value`."""
    if isinstance(value, _ATOMS):
        return True
    if operator in ("+", "-"):
        if isinstance(value, cst.BinaryOperation):
            return isinstance(value.operator, _TERMS)
        return isinstance(value, cst.UnaryOperation) and not isinstance(value.operator, cst.Not)
    return False
