"""Enums and tagged unions known only on the device: structs with a tag.

    class Mode(Enum): ADD = "+"; MUL = "*"     ->  a struct with `tag`, the number of the member, from 0
    Shape = Circle | Square                    ->  a struct with `tag`, the number of the class, and one of each

A member stays comptime until it has to be a value of run time: in a variable that changes under a run-time condition, a
field, a parameter or memory of the enum's type, or where two members meet in a choice. An object is a value of a union
where an annotation says so; its class is then asked by ``match`` and ``isinstance``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from enum import Enum, Flag
from functools import partial
from types import FunctionType, UnionType
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin

from transpile.diagnose.errors.binding import EnumChanges
from transpile.diagnose.errors.structs import NotAVariant, UnknownValue
from transpile.expand import aliasing, construct, copies, structs
from transpile.expand.annotations import VectorAnnotation, substituted
from transpile.expand.displays import unwrap
from transpile.expand.number_types import number_type
from transpile.expand.slots import Cell, Slot, make_holder
from transpile.expand.structs import MARK, Struct, is_struct_class
from transpile.expand.symbols import Constructor
from transpile.expand.value import Value
from transpile.expand.vectors import VectorVariable
from transpile.ir.types import Scalar, Vector, i32

if TYPE_CHECKING:
    from transpile.expand.context import Context
    from transpile.expand.regions import Scope
    from transpile.ir.core import Op

TAG = "tag"
VARIANT = "__cube_variant__"
"""The attribute of a carrier: the enum or the union that it stands for."""


def is_enum(annotation: Any) -> bool:
    """Whether it is an enum whose members kernels know by number; those of integers are the integers."""
    return (
        isinstance(annotation, type)
        and issubclass(annotation, Enum)
        and not issubclass(annotation, (int, float, Flag))
        and len(annotation) > 0
    )


def is_union(annotation: Any) -> bool:
    """Whether it is a union of structs."""
    return get_origin(annotation) in (Union, UnionType) and all(
        is_struct_class(get_origin(one) or one) for one in get_args(annotation)
    )


def is_variant(annotation: Any) -> bool:
    return is_enum(annotation) or is_union(annotation)


def variant_of(value: object) -> Any:
    """Return the enum or union that a run-time value is of, or ``None``."""
    return (
        getattr(structs.state_of(value).type, VARIANT, None) if isinstance(value, Struct) else None
    )


def members(annotation: Any) -> list[Any]:
    """Return the members of an enum, or the classes of a union: a tag is a position here."""
    return list(annotation) if is_enum(annotation) else list(get_args(annotation))


def named(annotation: Any) -> str:
    if is_enum(annotation):
        return str(annotation.__name__)
    return " | ".join(str(getattr(one, "__name__", one)) for one in get_args(annotation))


_CARRIERS: dict[Any, type] = {}


def carrier_of(annotation: Any) -> type:
    """Return the struct class whose objects are the run-time values of an enum or a union; made once."""
    key = ordered(annotation)
    found = _CARRIERS.get(key)
    if found is None:
        found = _CARRIERS[key] = _carrier(annotation)
    return found


def ordered(annotation: Any) -> Any:
    """Return what tells a type from others: ``A | B`` equals ``B | A``, whose tags are others."""
    arguments = get_args(annotation)
    if not arguments:
        return annotation
    origin = get_origin(annotation)
    return (Union if origin is UnionType else origin, *map(ordered, arguments))


def _carrier(annotation: Any) -> type:
    fields: dict[str, Any] = {TAG: i32}
    namespace: dict[str, Any] = {}
    if is_enum(annotation):
        for name, found in vars(annotation).items():
            kinds = (FunctionType, property, staticmethod)
            if isinstance(found, kinds) and not name.startswith("_"):
                namespace[name] = found
    else:
        fields.update({_part(n): one for n, one in enumerate(get_args(annotation))})
    carrier = dataclasses.make_dataclass(
        named(annotation), list(fields.items()), namespace=namespace, eq=False
    )
    setattr(carrier, MARK, lambda _: fields)
    setattr(carrier, VARIANT, annotation)
    kernel: Any = construct.kernel_class(carrier)
    if is_enum(annotation):
        kernel.__eq__ = _equal
        kernel.__ne__ = lambda self, other: structs.state_of(self).cx.not_(_equal(self, other))
        kernel.__hash__ = object.__hash__
        kernel.value = property(_value)
    else:
        kernel.__getattr__ = _common
    return carrier


def _part(number: int) -> str:
    return f"variant_{number}"


def tag_of(value: Any) -> Any:
    return structs.read(value, TAG)


def part_of(value: Any, number: int) -> Any:
    """Return the object that a union's value is if its tag is `number`."""
    return structs.read(value, _part(number))


# Making them


def of_tag(cx: Context, annotation: Any, tag: Value) -> Any:
    """Return the value of an enum with a tag."""
    return construct.of_fields(
        cx, carrier_of(annotation), {TAG: tag}, "a run-time enum has no fields"
    )


def running(cx: Context, annotation: Any, value: object) -> Any:
    """Return `value`, a member or an object, as a run-time value of an enum or a union.

    Raises:
        CubeTypeError: it is none of its members or classes.
    """
    value = construct.lift(cx, unwrap(value))
    if ordered(variant_of(value)) == ordered(annotation):
        return value
    if is_enum(annotation):
        if isinstance(value, annotation):
            number = members(annotation).index(value)
            return of_tag(cx, annotation, cx.wrap(cx.constant(i32, number)))
    elif isinstance(value, Struct):
        if is_union(variant_of(value)) and _is_of(annotation, value):
            return _widened(cx, annotation, value)
        for number, cls in enumerate(get_args(annotation)):
            if structs.state_of(value).type is (get_origin(cls) or cls):
                return _of_union(cx, annotation, number, value)
    raise NotAVariant(cx.span(), wanted=named(annotation), given=cx.describe(value)).error()


def _of_union(cx: Context, annotation: Any, number: int, value: Any) -> Any:
    why = "it is in a tagged union, which holds a copy"
    found: dict[str, object] = {TAG: cx.wrap(cx.constant(i32, number))}
    for n, cls in enumerate(get_args(annotation)):
        found[_part(n)] = _copy(cx, value, why) if n == number else _blank(cx, cls, why)
    return construct.of_fields(cx, carrier_of(annotation), found, why)


def _widened(cx: Context, annotation: Any, value: Any) -> Any:
    """Return a union's value as one of a union that has its classes too."""
    why = "it is in a tagged union, which holds a copy"
    wanted = [get_origin(one) or one for one in get_args(annotation)]
    own = [get_origin(one) or one for one in get_args(variant_of(value))]
    tags: list[Callable[[], object]] = [partial(wanted.index, cls) for cls in own]
    found: dict[str, object] = {TAG: _chosen(cx, value, tags)}
    for n, cls in enumerate(get_args(annotation)):
        if wanted[n] in own:
            found[_part(n)] = _copy(cx, part_of(value, own.index(wanted[n])), why)
        else:
            found[_part(n)] = _blank(cx, cls, why)
    return construct.of_fields(cx, carrier_of(annotation), found, why)


def _copy(cx: Context, value: Any, why: str) -> Any:
    state = structs.state_of(value)
    fields: dict[str, object] = {}
    for name in state.fields:
        found = structs.read(value, name)
        if isinstance(found, Struct):
            found = _copy(cx, found, why)
        elif isinstance(found, VectorVariable):
            found = cx.wrap(found.ir)
        fields[name] = found
    made = construct.of_fields(cx, state.type, fields, why)
    aliasing.unite(cx, structs.state_of(made).identity, state.identity)
    return made


def _blank(cx: Context, annotation: Any, why: str) -> Any:
    """Return an object of zeros: what a union holds of the classes that it is not."""
    cls = get_origin(annotation) or annotation
    generics = dict(zip(getattr(cls, "__parameters__", ()), get_args(annotation)))
    found: dict[str, object] = {}
    for name, kind in structs.annotations_of(cls).items():
        wanted = substituted(kind, generics)
        if isinstance(wanted, VectorAnnotation) and isinstance(wanted.element, Scalar):
            wanted = number_type(cx, wanted, None)
        if isinstance(wanted, (Scalar, Vector)):
            found[name] = cx.wrap(cx.convert(0, wanted, None))
        elif is_enum(wanted):
            found[name] = running(cx, wanted, members(wanted)[0])
        elif is_union(wanted):
            first = get_args(wanted)[0]
            found[name] = running(cx, wanted, _blank(cx, first, why))
        elif is_struct_class(get_origin(wanted) or wanted):
            found[name] = _blank(cx, wanted, why)
        else:
            raise NotAVariant(
                cx.span(), wanted=f"union with `{cls.__name__}`",
                given=f"a class whose field `{name}` has no type of run time",
            ).error()  # fmt: skip
    return construct.of_fields(cx, cls, found, why)


# Asking them


def _equal(self: Any, other: object) -> object:
    cx = structs.state_of(self).cx
    annotation = variant_of(self)
    other = unwrap(other)
    if isinstance(other, annotation):
        return cx.binary("eq", tag_of(self), members(annotation).index(other))
    if variant_of(other) is annotation:
        return cx.binary("eq", tag_of(self), tag_of(other))
    return False


def _value(self: Any) -> object:
    """``mode.value``: chosen by the tag, where all members have numbers."""
    cx = structs.state_of(self).cx
    annotation = variant_of(self)
    values = [member.value for member in members(annotation)]
    if not all(isinstance(value, (bool, int, float)) for value in values):
        raise UnknownValue(cx.span(), enum=named(annotation)).error()
    arms: list[Callable[[], object]] = [partial(unwrap, value) for value in values]
    return _chosen(cx, self, arms)


def _chosen(cx: Context, value: Any, arms: list[Callable[[], object]]) -> object:
    """Return what the arm of the value's tag gives; the last one is for all other tags."""
    *earlier, last = arms

    def give(number: int) -> object:
        if number == len(earlier):
            return last()
        test = cx.binary("eq", tag_of(value), number)
        return cx.cond(earlier[number], test, lambda: give(number + 1))

    return give(0)


def is_instance(cx: Context, value: Any, cls: Any) -> object:
    """``isinstance`` of a union's value: a comparison of its tag, or known where all or none of its classes fit."""
    fitting = matching(variant_of(value), cls)
    if len(fitting) in (0, len(get_args(variant_of(value)))):
        return bool(fitting)
    found: object = False
    for number in fitting:
        same = cx.binary("eq", tag_of(value), number)
        found = cx.or_(found, lambda same=same: same, True)  # type: ignore[misc]
    return found


def truth_of(cx: Context, value: Any) -> object:
    """Return whether a struct, or the object that a union's value is, is true."""
    union = variant_of(value)
    if not is_union(union):
        return construct.truth_of(value)

    def arm(number: int) -> Callable[[], object]:
        return lambda: construct.truth_of(part_of(value, number))

    return _chosen(cx, value, [arm(number) for number in range(len(get_args(union)))])


def matching(union: Any, cls: Any) -> list[int]:
    """Return the tags of the classes of a union that are `cls`, or derive from it."""
    classes = [get_origin(one) or one for one in get_args(union)]
    return [n for n, one in enumerate(classes) if issubclass(one, cls)]


class _Method(Constructor):
    """A method that all classes of a union have: the tag chooses the one to run."""

    def __init__(self, value: Any, name: str) -> None:
        self.value = value
        self.name = name

    def construct(self, cx: Context, *args: object, **kwargs: object) -> object:
        count = len(get_args(variant_of(self.value)))

        def arm(number: int) -> Callable[[], object]:
            return lambda: cx.call(getattr(part_of(self.value, number), self.name), *args, **kwargs)

        cx.unions.append(variant_of(self.value))
        result = _chosen(cx, self.value, [arm(number) for number in range(count)])
        cx.unions.pop()
        return result


def _common(self: Any, name: str) -> object:
    """A field, property or method that all classes of a union have."""
    if name.startswith("__"):
        raise AttributeError(name)
    cx = structs.state_of(self).cx
    classes = [get_origin(one) or one for one in get_args(variant_of(self))]
    known = [{*dir(cls), *structs.annotations_of(cls)} for cls in classes]
    common = set.intersection(*known)
    if name not in common:
        shared = ", ".join(sorted(n for n in common if not n.startswith("_")))
        near = (
            f"all of its classes have {shared}" if shared else "its classes have nothing in common"
        )
        raise construct.NoField(
            cx.span(),
            struct=named(variant_of(self)),
            field=name,
            near=f"{near}; `match` it for the fields of one",
        ).error()
    if all(callable(getattr(cls, name, None)) for cls in classes):
        return _Method(self, name)

    def arm(number: int) -> Callable[[], object]:
        return lambda: getattr(part_of(self, number), name)

    return _chosen(cx, self, [arm(number) for number in range(len(classes))])


# Where a member becomes a run-time value


def stored(cx: Context, slot: Slot, value: object, scope: Scope) -> object:
    """Return what is to be stored into a variable that has a value: a member of an enum or an object of a union as its
    run-time value. A comptime member that changes under a run-time condition becomes a variable of run time.
    """
    holder = slot.holder
    if isinstance(holder, copies.StructHolder):
        annotation = variant_of(holder.struct)
        return value if annotation is None else running(cx, annotation, value)
    annotation = common_variant(holder.value, value) if isinstance(holder, Cell) else None
    if annotation is None or not isinstance(holder, Cell):
        return value
    if variant_of(value) is None and cx.regions.same_certainty(holder.mark):
        return value
    _declare(cx, slot, holder, annotation, scope)
    return running(cx, annotation, value)


def _declare(cx: Context, slot: Slot, cell: Cell, annotation: Any, scope: Scope) -> None:
    """Make a variable of a comptime member, where the name's scope is."""
    stack = cx.regions.stack
    depth = next(n for n, entry in enumerate(stack) if entry.ops is scope.ops)
    for loop in cx.frame.loops:
        if not loop.unrolled and loop.next in stack[depth + 1 :]:
            # What stands before in the loop has seen a comptime member.
            raise EnumChanges(
                cx.span(), name=slot.name, enum=named(annotation), other=cell.span
            ).error()
    cx.regions.stack = stack[: depth + 1]
    first = running(cx, annotation, cell.value)
    slot.holder = make_holder(cx, slot, first, scope, cell.span)
    copies.hold_slot(cx, slot.holder, cell.span)
    cx.regions.stack = stack


def result(cx: Context, annotation: Any, value: object) -> object:
    """Return what a function gives on one of several paths."""
    if is_variant(annotation):
        return running(cx, annotation, value)
    return running(cx, type(value), value) if is_enum(type(value)) else value


def alike(
    cx: Context, first: object, first_ops: list[Op], second: object, second_ops: list[Op]
) -> tuple[object, object]:
    """Return the arms of a choice, members and objects as run-time values where they differ; each arm's ops follow its
    own.
    """
    annotation = None if first is second else common_variant(first, second)
    if isinstance(first, Struct) and isinstance(second, Struct) and type(first) is not type(second):
        annotation = _union_of(cx, first, second)
    if annotation is None:
        return first, second
    found = []
    for value, ops in ((first, first_ops), (second, second_ops)):
        opened = cx.regions.push(runtime=True)
        cx.regions.ops.extend(ops)
        found.append(running(cx, annotation, value))
        cx.regions.pop(opened)
        ops[:] = opened.ops
    return found[0], found[1]


def _union_of(cx: Context, first: Any, second: Any) -> Any:
    """Return the union that two objects of different classes become where one of them is chosen: one that is known
    here if they fit in, else that of their classes.
    """
    known = [union for union in (variant_of(first), variant_of(second)) if is_union(union)]
    for union in [*cx.unions[-1:], *known]:
        if _is_of(union, first) and _is_of(union, second):
            return union
    classes: list[Any] = []
    for one in (first, second):
        variant = variant_of(one)
        if variant is not None and not is_union(variant):
            return None  # a member of an enum is not an object of a class
        classes.extend(get_args(variant) or [structs.state_of(one).type])
    if any(getattr(one, "__parameters__", ()) for one in classes):
        return None  # what the fields of a generic class are is for an annotation to say
    return Union[tuple(dict.fromkeys(classes))]  # noqa: UP007 (the classes are not known here)


def _is_of(union: Any, value: Any) -> bool:
    kinds = [get_origin(one) or one for one in get_args(union)]
    own = get_args(variant_of(value)) or (structs.state_of(value).type,)
    return all((get_origin(one) or one) in kinds for one in own)


def common_variant(first: object, second: object) -> Any:
    """Return the enum or union that two arms of a choice are both of, or can be."""
    kinds = [
        variant_of(one) or (type(one) if is_enum(type(one)) else None) for one in (first, second)
    ]
    if kinds[0] is not None and kinds[0] == kinds[1]:
        return kinds[0]
    for kind, other in (kinds, kinds[::-1]):
        if is_union(kind) and other is None:
            return kind
    return None
