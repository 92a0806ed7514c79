"""Structs: a ``@cube`` dataclass in a kernel is an instance of a class made from the user's, whose fields are slots.

    Point(x, y)  ->  an object that is an instance of Point, ``p.x`` loads, ``p.x = v`` stores

Aliases are one object, as in Python. Methods, properties and operators are the user's own, expanded at their call. A
name that is bound again (a slot of ``cx.var``) holds a copy of the fields; `aliasing` refuses what would show it.
`construct` builds structs, `copies` copies them.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.binding import Unbound
from transpile.diagnose.errors.structs import UnknownIdentity
from transpile.expand.aliasing import Identity, look
from transpile.expand.regions import Scope
from transpile.expand.slots import Slot

if TYPE_CHECKING:
    from transpile.expand.context import Context
    from transpile.expand.elements import Element

MARK = "__cube_struct__"
"""The attribute of a class marked by ``@cube``: a function that returns its fields' annotations as objects."""


@dataclasses.dataclass(eq=False, slots=True)
class State:
    """What a struct object in a kernel is made of."""

    cx: Context
    type: type
    """The user's class."""
    scope: Scope
    identity: Identity
    fields: dict[str, Slot] = dataclasses.field(default_factory=dict)
    generics: dict[object, object] = dataclasses.field(default_factory=dict)
    """What ``Point[f32](...)`` binds."""
    name: str = ""
    """The parameter that it is."""
    why_frozen: str = ""
    is_detached: bool = False
    """Whether its name was bound again while an expression still had it: it lives in that region only."""
    element: Element | None = None
    """Where it lies in memory, if it was read there: a write to what has no name goes there."""
    is_new: bool = True
    """Whether its constructor runs: even a frozen one is written then."""


class Struct:
    """Base of the classes that stand for the user's in a kernel."""

    __slots__ = ()
    __hash__ = object.__hash__

    def __init_subclass__(cls, **_: object) -> None:
        """Keep the user's own hook for the user's own classes."""


def state_of(struct: object) -> State:
    found: State = object.__getattribute__(struct, "__dict__")["_cube"]
    return found


def is_struct_class(value: object) -> bool:
    return isinstance(value, type) and hasattr(value, MARK)


def is_host_struct(value: object) -> bool:
    """Whether it is an instance of a marked class that was made outside of the kernel."""
    return hasattr(type(value), MARK) and not isinstance(value, Struct)


def user_class(cls: type) -> type:
    """Return the user's class for one that stands for it."""
    return cls.__mro__[2] if issubclass(cls, Struct) and cls is not Struct else cls


def annotations_of(cls: type) -> dict[str, object]:
    """Return the annotation of each field, as an object."""
    found: dict[str, object] = getattr(cls, MARK)(cls)
    return found


def read(struct: Any, name: str) -> object:
    state = state_of(struct)
    cx = state.cx
    if state.is_detached and not any(e.ops is state.scope.ops for e in cx.regions.stack):
        raise UnknownIdentity(cx.span(), other=state.identity.span).error()
    look(cx, state.identity)
    slot = state.fields.get(name)
    if slot is None or slot.holder is None:
        default = state.type.__dict__.get(name)
        if default is not None and not hasattr(default, "__get__"):
            return default
        raise Unbound(cx.span(), name=f"{state.type.__name__}.{name}").error()
    assigned = cx.regions.assigned
    if slot.is_conditional and assigned is not None and slot not in assigned:
        raise Unbound(cx.span(), name=f"{state.type.__name__}.{name}", bound=slot.span).error()
    if state.element is not None and state.element.is_vector(name):
        return state.element.vector(struct, name)
    return slot.holder.load(cx)


def like_tuple(value: tuple[object, ...], items: list[object]) -> tuple[object, ...]:
    """Return a tuple, or named tuple, of the type of `value`."""
    return of_items(type(value), items)


def of_items(make: Any, items: list[object]) -> tuple[object, ...]:
    """Return a tuple, or named tuple, of a type."""
    return tuple(items) if make is tuple else make(*items)


def holds_struct(value: object) -> bool:
    """Whether it is a struct, of the kernel or of the host, or a tuple with one."""
    return hasattr(type(value), MARK) or (
        isinstance(value, tuple) and any(map(holds_struct, value))
    )
