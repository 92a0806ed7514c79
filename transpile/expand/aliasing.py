"""Which structs may be the same object: a struct under a name that is bound again is a copy, and Python has one object.

A copy behaves like the object as long as neither is written. So every copy joins the group of what it was copied from,
every lasting place that holds a struct (a name, a field, a list) counts, and a write to a struct that may also be had
under another place of its group is an error with both lines, never a silent difference.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from transpile.diagnose.errors.structs import SharedStruct
from transpile.diagnose.record import Record
from transpile.diagnose.span import Span
from transpile.expand.regions import Open

if TYPE_CHECKING:
    from transpile.expand.context import Context


class Identity(Record, eq=False):
    """What is known of one struct as an object."""

    label: str
    places: int = 0
    """Lasting places that hold it."""
    owners: list[Identity] = field(default_factory=list)
    """Structs that have it in a field: it is held where they are."""
    parts: list[Identity] = field(default_factory=list)
    """Structs that it has in its fields."""
    span: Span | None = None
    """Where the last of them was made."""
    is_rebound: bool = False
    """Whether its name is stored into again: what else keeps it takes a copy."""
    group: list[Identity] = field(default_factory=list)
    """All that may be the same object, this one included; one list for all of them. Empty: it alone."""
    behind: Span | None = None
    """Where another of its group was written while nothing lasting held this one, the value of an expression."""
    writes: list[tuple[frozenset[Open], Span | None]] = field(default_factory=list)
    """Writes under run-time loops: those loops, and the place."""

    @property
    def is_held(self) -> bool:
        return self.places > 0 or any(owner.is_held for owner in self.owners)


def _loops(cx: Context) -> frozenset[Open]:
    return frozenset(
        loop.next
        for frame in cx.frames
        for loop in frame.loops
        if not loop.unrolled and loop.next is not None
    )


def hold(cx: Context, identity: Identity, span: Span | None) -> None:
    """A lasting place holds the struct from here to the end of the function."""
    look(cx, identity)
    identity.places += 1
    identity.span = span
    cx.frame.held.append(identity)
    _look(cx, identity)


def look(cx: Context, identity: Identity) -> None:
    """It is about to be used, so it must have what the object has."""
    if identity.behind is not None:
        other = identity.span or cx.span()
        raise SharedStruct(identity.behind, struct=identity.label, name="...", other=other).error()


def own(cx: Context, owner: Identity, part: Identity, span: Span | None) -> None:
    """A field of `owner` holds `part` from here on."""
    part.owners.append(owner)
    part.span = span
    owner.parts.append(part)
    _look(cx, part)


def disown(owner: Identity, part: Identity) -> None:
    part.owners.remove(owner)
    owner.parts.remove(part)


def _look(cx: Context, identity: Identity) -> None:
    _check_loops(cx, identity)
    for part in identity.parts:
        _look(cx, part)


def release(held: list[Identity]) -> None:
    """The function that held them has ended."""
    for identity in held:
        identity.places -= 1


def unite(cx: Context, copy: Identity, original: Identity) -> None:
    """`copy` has just been made from `original`, or stored over with it."""
    group = copy.group or [copy]
    other = original.group or [original]
    if group is not other:
        group = [*group, *(i for i in other if i not in group)]
        for identity in group:
            identity.group = group
    _check_loops(cx, copy)


def write(cx: Context, identity: Identity, name: str) -> None:
    """A field is about to be written."""
    span = cx.span()
    for other in identity.group:
        if other is identity:
            continue
        if other.is_held:
            raise SharedStruct(span, struct=identity.label, name=name, other=other.span).error()
        other.behind = span
    loops = _loops(cx)
    if loops:
        identity.writes.append((loops, span))


def _check_loops(cx: Context, identity: Identity) -> None:
    """A write in an open loop comes again after what was just made shared."""
    if len(identity.group) < 2 or sum(i.is_held for i in identity.group) < 2:
        return
    loops = _loops(cx)
    for member in identity.group:
        for around, span in member.writes:
            if around & loops:
                raise SharedStruct(span, struct=member.label, name="...", other=cx.span()).error()
