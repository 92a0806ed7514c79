"""Arrays to write whose name a kernel binds to a number: ``y = x[i] * 2.0`` where ``y[i] = ...`` is meant.

A binding is noted where it runs, and told when the kernel is expanded, if nothing writes the array.
"""

from __future__ import annotations

import ast
from textwrap import dedent
from typing import TYPE_CHECKING

from transpile.diagnose.errors.binding import WrittenNameRebound
from transpile.expand.containers import Container
from transpile.ir.core import Extent, Index, Load, operands, walk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from transpile.expand.context import Context
    from transpile.ir.values import Value as IRValue


def note_parameters(cx: Context, values: Mapping[str, object]) -> None:
    """Note the arrays of a kernel that are its to write, by name."""
    for name, value in values.items():
        if isinstance(value, Container) and value._type.mutable and not value._type.atomic:
            cx.outputs[name] = value._ir


def note(cx: Context, name: str, value: object) -> None:
    """Note that the name of such an array is bound again, if that is in the kernel itself and to a number."""
    if len(cx.frames) == 1 and name not in cx.rebound and cx.is_number(value):
        cx.rebound[name] = WrittenNameRebound(cx.span(), name=name)


def tell(cx: Context, text: str) -> None:
    """Warn of the arrays that nothing writes; `text` is the kernel's twin, with branches that were not expanded."""
    if not cx.rebound:
        return
    written = _written(cx) | _stored(text)
    for name, found in cx.rebound.items():
        if cx.outputs[name] not in written and name not in written:
            found.warn()


def _written(cx: Context) -> set[object]:
    """Return memory that is used otherwise than by loads and questions for sizes."""
    memory_of: dict[IRValue, IRValue] = {}
    written: set[object] = set()
    for op in walk(tuple(cx.regions.ops)):
        if isinstance(op, Index):
            memory_of[op.result] = op.memory
        elif not isinstance(op, (Load, Extent)):
            written.update(memory_of.get(value, value) for value in operands(op))
    return written


def _stored(text: str) -> set[object]:
    """Return the names whose elements a text stores."""
    return {
        node.value.id
        for node in ast.walk(ast.parse(dedent(text)))
        if isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
    }
