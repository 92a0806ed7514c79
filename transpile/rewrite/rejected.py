"""Statements that kernels refuse, each with its own diagnostic."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import libcst as cst

from transpile.diagnose.errors import syntax

if TYPE_CHECKING:
    from transpile.rewrite.expressions import Expressions

Refusal = Callable[["Expressions", cst.CSTNode], None]


def _with(walk: Expressions, node: cst.CSTNode) -> None:
    assert isinstance(node, cst.With), "the table maps this type"
    if node.asynchronous is not None:
        walk.refuse(syntax.AsyncRefused, node)
    walk.refuse(syntax.WithRefused, node)


def _class(walk: Expressions, node: cst.CSTNode) -> None:
    assert isinstance(node, cst.ClassDef), "the table maps this type"
    name = node.name.value
    walk.refuse(lambda span: syntax.ClassRefused(span, name), node)


def _names(node: cst.Global | cst.Nonlocal) -> str:
    return ", ".join(f"`{item.name.value}`" for item in node.names)


def _global(walk: Expressions, node: cst.CSTNode) -> None:
    assert isinstance(node, cst.Global), "the table maps this type"
    names = _names(node)
    walk.refuse(lambda span: syntax.GlobalRefused(span, names), node)


def _nonlocal(walk: Expressions, node: cst.CSTNode) -> None:
    assert isinstance(node, cst.Nonlocal), "the table maps this type"
    names = _names(node)
    walk.refuse(lambda span: syntax.NonlocalRefused(span, names), node)


REFUSALS: dict[type[cst.CSTNode], Refusal] = {
    cst.Try: lambda walk, node: walk.refuse(syntax.TryRefused, node),
    cst.TryStar: lambda walk, node: walk.refuse(syntax.TryRefused, node),
    cst.Raise: lambda walk, node: walk.refuse(syntax.RaiseRefused, node),
    cst.With: _with,
    cst.ClassDef: _class,
    cst.Import: lambda walk, node: walk.refuse(syntax.ImportRefused, node),
    cst.ImportFrom: lambda walk, node: walk.refuse(syntax.ImportRefused, node),
    cst.Global: _global,
    cst.Nonlocal: _nonlocal,
    cst.TypeAlias: lambda walk, node: walk.refuse(syntax.TypeAliasRefused, node),
}
