"""Copies of structs: in names that are bound again, in fields of other structs, and where arms of a choice meet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.binding import HolderChanged, NotChosen, StructChanged
from transpile.diagnose.errors.structs import SharedStruct, UnknownIdentity
from transpile.diagnose.record import Record
from transpile.diagnose.span import Span
from transpile.expand import aliasing, structs
from transpile.expand.aliasing import Identity
from transpile.expand.regions import Scope
from transpile.expand.slots import Cell, Holder, Slot, Tuple, Variable, make_holder
from transpile.expand.vectors import VectorVariable
from transpile.ir.core import Op
from transpile.ir.types import Scalar, Vector

if TYPE_CHECKING:
    from transpile.expand.context import Context


def rename(holder: Holder | None, hint: str) -> None:
    """Give the variables of a holder their user's name."""
    if isinstance(holder, Variable):
        holder.place.name = hint
    elif isinstance(holder, Tuple):
        for number, part in enumerate(holder.parts):
            rename(part.holder, f"{hint}_{number}")
    elif isinstance(holder, StructHolder) or (
        isinstance(holder, Part) and not structs.state_of(holder.struct).identity.places
    ):
        named(holder.struct, hint)


def named(struct: Any, hint: str) -> None:
    """Name the fields of a struct after its variable."""
    for name, slot in structs.state_of(struct).fields.items():
        rename(slot.holder, f"{hint}_{name}")


def note_places(cx: Context, holder: Holder | None, is_internal: bool) -> None:
    """Remember the variables of a field, and the name of each that is not the user's."""
    for place in places(holder):
        cx.field_places[place] = place.name if is_internal else ""


def places(holder: Holder | None) -> Iterator[Any]:
    """Yield the IR places of a holder."""
    if isinstance(holder, Variable):
        yield holder.place
    elif isinstance(holder, Tuple):
        for part in holder.parts:
            yield from places(part.holder)


# Copies


def snapshot(cx: Context, value: object) -> object:
    """Load all that a value is made of, so that it can be stored elsewhere."""
    if isinstance(value, structs.Struct):
        fields = structs.state_of(value).fields
        return Loaded(value, {name: snapshot(cx, structs.read(value, name)) for name in fields})
    if isinstance(value, tuple):
        return tuple(snapshot(cx, item) for item in value)
    if isinstance(value, VectorVariable):
        return cx.wrap(value.ir)
    return value


class Loaded(Record, eq=False):
    """The values of a struct's fields at one moment."""

    source: Any
    values: dict[str, object]


def copied(cx: Context, source: Any, scope: Scope, prefix: str, span: Span | None) -> Any:
    """Return a copy whose fields are declared in `scope`."""
    loaded = snapshot(cx, source)
    assert isinstance(loaded, Loaded)
    return _from_loaded(cx, loaded, scope, prefix, span)


def _from_loaded(cx: Context, loaded: Loaded, scope: Scope, prefix: str, span: Any) -> Any:
    old = structs.state_of(loaded.source)
    copy = object.__new__(type(loaded.source))
    identity = Identity(old.type.__name__)
    state = structs.State(cx, old.type, scope, identity, why_frozen=old.why_frozen, is_new=False)
    object.__setattr__(copy, "_cube", state)
    for name, value in loaded.values.items():
        slot = state.fields[name] = Slot(f"{prefix}_{name}", span)
        if isinstance(value, Loaded):
            inner = _from_loaded(cx, value, scope, slot.name, span)
            slot.holder = Part.of(cx, inner, span, identity)
        else:
            value = _rebuilt(cx, value, span)
            slot.holder = make_holder(cx, slot, value, scope, span, _kept(old.fields[name]))
            hold_slot(cx, slot.holder, span, identity)
            note_places(cx, slot.holder, prefix in ("old", "chosen"))
    aliasing.unite(cx, state.identity, old.identity)
    return copy


def _kept(slot: Slot) -> Scalar | Vector | None:
    """The type of a field that is known already; a copy of an open one is open too."""
    holder = slot.holder
    if isinstance(holder, Variable) and isinstance(holder.type, (Scalar, Vector)):
        return holder.type
    return None


def _store_loaded(cx: Context, target: Any, loaded: Loaded, slot: Slot, span: Any) -> None:
    state = structs.state_of(target)
    for name, value in loaded.values.items():
        part = state.fields[name]
        holder = part.holder
        if isinstance(value, Loaded):
            assert isinstance(holder, Part)
            _store_loaded(cx, holder.struct, value, part, span)
        elif isinstance(holder, Cell):
            if type(holder.value) is not type(value) or holder.value != value:
                part.name = f"{slot.name.split(':')[0]}.{name}"
                holder.store(cx, part, value, span)
        elif holder is not None:
            holder.store(cx, part, value, span)
    aliasing.unite(cx, state.identity, structs.state_of(loaded.source).identity)


def spread(cx: Context, value: object) -> list[object]:
    """Return the leaves of a value: numbers and comptime objects, in order."""
    if isinstance(value, structs.Struct):
        state = structs.state_of(value)
        return [leaf for name in state.fields for leaf in spread(cx, structs.read(value, name))]
    if isinstance(value, tuple):
        return [leaf for item in value for leaf in spread(cx, item)]
    return [value]


def _reloaded(like: object, leaves: Iterator[object]) -> object:
    """Return a value of the shape of `like`, as `snapshot` gives it, from leaves."""
    if isinstance(like, structs.Struct):
        values = {}
        for name, slot in structs.state_of(like).fields.items():
            values[name] = _reloaded(_like(slot.holder), leaves)
        return Loaded(like, values)
    if isinstance(like, tuple):
        return tuple(_reloaded(item, leaves) for item in like)
    return next(leaves)


def _like(holder: Holder | None) -> object:
    """Return something of the shape of what a holder holds."""
    if isinstance(holder, (Part, StructHolder)):
        return holder.struct
    if isinstance(holder, Tuple):
        return tuple(_like(part.holder) for part in holder.parts)
    return None


def _rebuilt(cx: Context, loaded: object, span: Span | None) -> object:
    if isinstance(loaded, Loaded):
        return _from_loaded(cx, loaded, Scope(cx.regions.ops), "chosen", span)
    if isinstance(loaded, tuple):
        return tuple(_rebuilt(cx, item, span) for item in loaded)
    return loaded


def same_shape(first: object, second: object) -> bool:
    if isinstance(first, structs.Struct) or isinstance(second, structs.Struct):
        return (
            isinstance(first, structs.Struct)
            and isinstance(second, structs.Struct)
            and type(first) is type(second)
        )
    if isinstance(first, tuple) and isinstance(second, tuple):
        return len(first) == len(second) and all(map(same_shape, first, second))
    return not isinstance(first, tuple) and not isinstance(second, tuple)


def choose(
    cx: Context,
    condition: Any,
    first: object,
    first_ops: list[Op],
    second: object,
    second_ops: list[Op],
    choose_numbers: Callable[..., object],
) -> object:
    """Give a new struct, or a tuple with some, whose leaves are chosen one by one."""
    leaves = []
    for value, ops in ((first, first_ops), (second, second_ops)):
        opened = cx.regions.push(runtime=True)
        cx.regions.ops.extend(ops)
        leaves.append(spread(cx, value))
        cx.regions.pop(opened)
        ops[:] = opened.ops
    if not same_shape(first, second):
        other = second if structs.holds_struct(first) else first
        raise NotChosen(cx.span(), what=cx.describe(other)).error()
    fixed = [not cx.is_runtime(a) and not cx.is_runtime(b) for a, b in zip(*leaves, strict=True)]
    for is_fixed, a, b in zip(fixed, *leaves, strict=True):
        if is_fixed and (type(a) is not type(b) or a != b):
            raise NotChosen(cx.span(), what=cx.describe(b)).error()
    open_leaves = [
        tuple(v for v, is_fixed in zip(side, fixed, strict=True) if not is_fixed) for side in leaves
    ]
    found = choose_numbers(cx, condition, open_leaves[0], first_ops, open_leaves[1], second_ops)
    assert isinstance(found, tuple)
    chosen = iter(found)
    merged = [a if is_fixed else next(chosen) for a, is_fixed in zip(leaves[0], fixed, strict=True)]
    result = _rebuilt(cx, _reloaded(first, iter(merged)), cx.span())
    _relate(cx, result, first)
    _relate(cx, result, second)
    return result


def _relate(cx: Context, copy: object, original: object) -> None:
    """A choice may be either of its arms."""
    if isinstance(copy, structs.Struct):
        mine, other = structs.state_of(copy), structs.state_of(original)
        aliasing.unite(cx, mine.identity, other.identity)
        for name, slot in mine.fields.items():
            if isinstance(slot.holder, Part):
                _relate(cx, slot.holder.struct, structs.read(original, name))
    elif isinstance(copy, tuple) and isinstance(original, tuple):
        for a, b in zip(copy, original, strict=True):
            _relate(cx, a, b)


def is_same(cx: Context, left: object, right: object) -> bool:
    """``left is right``; of copies nobody knows."""
    if left is not right and isinstance(left, structs.Struct) and isinstance(right, structs.Struct):
        identity = structs.state_of(left).identity
        if structs.state_of(right).identity in identity.group:
            raise UnknownIdentity(cx.span(), other=identity.span).error()
    return left is right


def settle(
    cx: Context,
    value: object,
    span: Span | None,
    hint: str = "",
    owner: Identity | None = None,
) -> object:
    """A lasting place takes a value: its structs count as held, and those under a rebound name are copied."""
    if isinstance(value, structs.Struct):
        state = structs.state_of(value)
        if state.identity.is_rebound:
            value = copied(cx, value, Scope(cx.regions.ops), hint or state.type.__name__, span)
        elif hint and not state.identity.is_held:
            named(value, hint)
        identity = structs.state_of(value).identity
        if owner is None:
            aliasing.hold(cx, identity, span)
        else:
            aliasing.own(cx, owner, identity, span)
    elif isinstance(value, tuple) and structs.holds_struct(value):
        items = [settle(cx, item, span, hint and f"{hint}_{n}") for n, item in enumerate(value)]
        return structs.like_tuple(value, items)
    return value


def hold_arguments(cx: Context, values: Iterable[object], span: Span | None) -> None:
    """The parameters of a function hold the structs among what it is given until it ends."""
    for value in values:
        if type(value) is tuple:
            hold_arguments(cx, value, span)
        elif isinstance(value, structs.Struct):
            state = structs.state_of(value)
            if state.element is None:  # else writes go to memory
                identity = state.identity
                aliasing.hold(cx, identity, identity.span if identity.is_held else span)


class Part(Record, eq=False):
    """A struct in a field of another: a reference, rebound where that is certain, else stored over."""

    struct: Any
    mark: tuple[object, ...]
    span: Span | None
    owner: Identity

    @classmethod
    def of(cls, cx: Context, value: Any, span: Span | None, owner: Identity) -> Part:
        struct = settle(cx, value, span, owner=owner)
        return cls(struct, cx.regions.certainty(), span, owner)

    def store(self, cx: Context, slot: Slot, value: object, span: Span | None) -> None:
        if value is self.struct:
            return
        _check_class(cx, slot, self.struct, value, span, self.span)
        identity = structs.state_of(self.struct).identity
        # The fields of a name that is bound again are stored over: they can't be another name's object.
        if cx.regions.same_certainty(self.mark) and not self.owner.is_rebound:
            aliasing.disown(self.owner, identity)
            self.struct = settle(cx, value, span, owner=self.owner)
            return
        others = list(identity.owners)
        others.remove(self.owner)  # once: another field of the same struct may hold it too
        if identity.places > 0 or any(other.is_held for other in others):
            raise SharedStruct(
                span, struct=identity.label, name=slot.name, other=identity.span
            ).error()
        loaded = snapshot(cx, value)
        assert isinstance(loaded, Loaded)
        self.struct = _detached(cx, self.struct, span)
        _store_loaded(cx, self.struct, loaded, slot, span)

    def load(self, cx: Context) -> object:
        return self.struct


class StructHolder(Record, eq=False):
    """A name that is bound more than once and holds a struct: fields of its own."""

    struct: Any
    span: Span | None

    def store(self, cx: Context, slot: Slot, value: object, span: Span | None) -> None:
        if value is self.struct:
            return
        loaded = value if isinstance(value, Loaded) else snapshot(cx, value)
        source = loaded.source if isinstance(loaded, Loaded) else value
        _check_class(cx, slot, self.struct, source, span, self.span)
        assert isinstance(loaded, Loaded)
        self.struct = _detached(cx, self.struct, span)
        _store_loaded(cx, self.struct, loaded, slot, span)

    def load(self, cx: Context) -> object:
        return self.struct


def _detached(cx: Context, struct: Any, span: Span | None) -> Any:
    """The name is bound again: who still has the old object, as in ``a, b = b, a``, keeps its values.

    Return the object that stands for the name from now on.
    """
    copy = copied(cx, struct, Scope(cx.regions.ops), "old", span)
    structs.state_of(copy).is_detached = True
    return _exchange(struct, copy)


def _exchange(old: Any, copy: Any) -> Any:
    mine, other = structs.state_of(old), structs.state_of(copy)
    renewed = object.__new__(type(old))
    object.__setattr__(renewed, "_cube", mine)
    object.__setattr__(old, "_cube", other)
    for name, slot in mine.fields.items():
        holder, copied_holder = slot.holder, other.fields[name].holder
        if isinstance(holder, Part) and isinstance(copied_holder, Part):
            inner = holder.struct
            holder.struct = _exchange(inner, copied_holder.struct)
            copied_holder.struct = inner
    return renewed


def _check_class(
    cx: Context, slot: Slot, old: Any, value: object, span: Span | None, other: Span | None
) -> None:
    if type(value) is not type(old):
        was, now = cx.describe(old), cx.describe(value)
        name = slot.name.split(":")[0]
        if not isinstance(value, structs.Struct):
            raise HolderChanged(span, name=name, was=was, now=now, other=other).error()
        union = " | ".join(one[2:].strip("`") for one in (was, now))
        raise StructChanged(span, name=name, was=was, now=now, other=other, union=union).error()


def struct_holder(
    cx: Context, slot: Slot, value: Any, scope: Scope, span: Span | None
) -> StructHolder:
    """The first store of a struct into a name that is bound more than once."""
    copy = copied(cx, value, scope, slot.name, span)
    _mark_rebound(copy)
    return StructHolder(copy, span)


def _mark_rebound(struct: Any) -> None:
    state = structs.state_of(struct)
    state.identity.is_rebound = True
    for slot in state.fields.values():
        if isinstance(slot.holder, Part):
            _mark_rebound(slot.holder.struct)


def hold_slot(
    cx: Context, holder: Holder | None, span: Span | None, owner: Identity | None = None
) -> None:
    """A user's name, or a field of `owner`, holds what is in the slot."""
    if isinstance(holder, StructHolder):
        identity = structs.state_of(holder.struct).identity
        if owner is None:
            aliasing.hold(cx, identity, span)
        else:
            aliasing.own(cx, owner, identity, span)
    elif isinstance(holder, Tuple):
        for part in holder.parts:
            hold_slot(cx, part.holder, span, owner)
