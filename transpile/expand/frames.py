"""One function that is being expanded: its scopes, its generics and how it returns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from types import CodeType
from typing import TYPE_CHECKING

from transpile.diagnose.record import Record
from transpile.diagnose.span import Span
from transpile.expand.regions import Open, Scope
from transpile.expand.weak import Weak
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.expand.aliasing import Identity
    from transpile.expand.services import Nested
    from transpile.expand.slots import Slot


class Loop(Record, eq=False):
    """An open loop: where ``break`` and ``continue`` go. `unrolled` loops are comptime."""

    exit: Open
    next: Open | None
    unrolled: bool
    broken: bool = False


class Frame(Record, eq=False):
    """A function in expansion; the kernel's own has no block and no call site."""

    name: str
    function: object
    call_site: Span | None
    nested: Mapping[CodeType, Nested]
    block: Open | None
    scopes: list[Scope]
    generics: dict[object, object] = field(default_factory=dict)
    loops: list[Loop] = field(default_factory=list)
    returns: object = None
    """The annotation of the result; ``None`` says nothing."""
    result: Slot | None = None
    """The slot of the returned value, once a return under run-time control was met."""
    direct: list[object] = field(default_factory=list)
    """The object of a return that every path takes."""
    direct_state: set[Slot] | None = None
    """What was assigned at that return."""
    returned_none: bool = False
    held: list[Identity] = field(default_factory=list)
    """Structs that names and lists of this function hold."""
    lent: list[IRValue] = field(default_factory=list)
    """Variables of vectors that are its arguments."""
    weak_places: list[tuple[IRValue, Weak]] = field(default_factory=list)
    fast: frozenset[str] = frozenset()
    """The flags of ``fast_math``: its own, else its caller's."""
