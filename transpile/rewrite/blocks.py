"""Suites in suites: what CPython's limit of nested blocks leaves no room for.

    ast of the twin  ->  the same tree, at most as many nested `for`s as the user has loops

Every `if` of the user's is a `for` of the twin, and CPython compiles twenty `for`s in each other but a hundred `if`s.
Where a function has more, each of its region loops that is not a loop of the user's becomes

    if _cx.1 := cx.enter(cx.if_(test')):
        k, v = _cx.1[0]        # where the `for` had targets
        ...
        cx.leave(_cx.1)

This is done to the tree only: the text that people read keeps its `for`s. The names hold a dot, so that they are
nobody else's.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import TypeVar

MOST = 20
"""Blocks that CPython nests; later versions allow more."""
_Node = TypeVar("_Node", bound=ast.AST)
_LOOPS = frozenset({"for_", "while_"})


def unblock(function: ast.FunctionDef, cx: str, trip: str) -> None:
    """Respell the region loops of `function`, and of the functions in it, where there are too many."""
    if _depth(function.body) > MOST:
        function.body = _Heads(cx, trip).suite(function.body)
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef):
            unblock(node, cx, trip)
        elif isinstance(node, ast.For | ast.If):
            waiting += node.body


def _depth(suite: Sequence[ast.stmt]) -> int:
    """Return how many `for`s lie in each other."""
    most = 0
    waiting = [(node, 0) for node in suite]
    while waiting:
        node, depth = waiting.pop()
        if isinstance(node, ast.For):
            depth += 1
            most = max(most, depth)
        if isinstance(node, ast.For | ast.If):
            waiting += [(inner, depth) for inner in node.body]
    return most


class _Heads:
    """Respells the heads of one function."""

    def __init__(self, cx: str, trip: str) -> None:
        self.cx = cx
        self.trip = trip
        self.count = 0

    def suite(self, suite: Sequence[ast.stmt]) -> list[ast.stmt]:
        return [self.statement(node) for node in suite]

    def statement(self, node: ast.stmt) -> ast.stmt:
        if isinstance(node, ast.If):  # ``if cx.live:``
            node.body = self.suite(node.body)
        if not isinstance(node, ast.For):
            return node
        self.count += 1
        name = f"{self.trip}.{self.count}"
        body = self.suite(node.body)
        if self._is_loop(node.iter):
            node.body = body
            return node
        target = node.target
        if not (isinstance(target, ast.Name) and target.id == self.trip):
            item = ast.Subscript(ast.Name(name, ast.Load()), ast.Constant(0), ast.Load())
            body.insert(0, _at(node, ast.Assign([target], item)))
        last = ast.Expr(self._call(node, "leave", ast.Name(name, ast.Load())))
        test = ast.NamedExpr(ast.Name(name, ast.Store()), self._call(node, "enter", node.iter))
        return _at(node, ast.If(test, [*body, _at(node, last)], []))

    def _is_loop(self, iterable: ast.expr) -> bool:
        """Tell whether a head, perhaps behind ``cx.live and``, is that of a loop of the user's."""
        if isinstance(iterable, ast.BoolOp):
            iterable = iterable.values[-1]
        assert isinstance(iterable, ast.Call), "a region loop calls the context"
        assert isinstance(iterable.func, ast.Attribute), "a region loop calls the context"
        return iterable.func.attr in _LOOPS

    def _call(self, node: ast.For, form: str, argument: ast.expr) -> ast.Call:
        callee = ast.Attribute(ast.Name(self.cx, ast.Load()), form, ast.Load())
        call = ast.Call(callee, [argument], [])
        _at(node, call)
        for part in (callee, callee.value):  # a call stands on the line where its callee ends
            part.end_lineno, part.end_col_offset = node.lineno, node.col_offset + 1
        return call


def _at(node: ast.For, made: _Node) -> _Node:
    """Put the nodes that have no place yet where `node` is: so does CPython with the steps of a `for`."""
    waiting: list[ast.AST] = [made]
    while waiting:
        current = waiting.pop()
        if hasattr(current, "lineno"):
            continue
        if isinstance(current, ast.expr | ast.stmt):
            ast.copy_location(current, node)
        waiting += ast.iter_child_nodes(current)
    return made
