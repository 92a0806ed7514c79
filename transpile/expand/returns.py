"""How a function in expansion gives its value back: at once, or through a slot; as its annotation says.

``-> i32`` means what an annotated local means: the value is converted as a store would, or refused.
"""

from __future__ import annotations

from types import GenericAlias
from typing import TYPE_CHECKING, Any

from transpile.diagnose.diagnostic import CubeError, Diagnostic
from transpile.diagnose.errors.binding import (
    HolderChanged,
    NoneAtRunTime,
    NotChosen,
    ResultChanged,
    StructChanged,
)
from transpile.diagnose.errors.calls import NotSupportedYet, WrongReturn
from transpile.diagnose.errors.types import SlotNarrows
from transpile.diagnose.span import Span
from transpile.expand import aliasing, arithmetic, displays, structs, variants
from transpile.expand.annotations import VectorAnnotation, substituted
from transpile.expand.control import close_block, exit_block
from transpile.expand.regions import Scope, join
from transpile.expand.slots import Slot, make_holder
from transpile.expand.structs import like_tuple
from transpile.expand.value import Value
from transpile.expand.words import describe
from transpile.ir.core import Terminate
from transpile.ir.foreign import scalar_of
from transpile.ir.types import Scalar, Vector, is_width

if TYPE_CHECKING:
    from transpile.expand.context import Context
    from transpile.expand.frames import Frame


def close_frame(cx: Context, frame: Frame) -> object:
    """End an expansion in place and return what it gave."""
    assert frame.block is not None
    cx.frames.pop()
    if not any(callable(found) for found in frame.direct):
        aliasing.release(frame.held)
    if cx.frames:
        cx.frames[-1].weak_places.extend(frame.weak_places)
    fell_through = cx.regions.alive
    if frame.result is not None and fell_through and not frame.direct:
        raise NoneAtRunTime(cx.span(), name="the result").error()
    close_block(cx, frame.block)
    if frame.direct_state is not None:
        cx.regions.assigned = join([cx.regions.assigned, frame.direct_state])
    if frame.result is not None:
        if cx.regions.assigned is not None:
            cx.regions.assigned.add(frame.result)
        return cx.get(frame.result)
    return frame.direct[-1] if frame.direct else None


def return_(cx: Context, value: object) -> None:
    """Leave the innermost function with `value`."""
    if isinstance(value, Slot):
        value = cx.get(value)
    frame = cx.frame
    if not cx.regions.alive:
        return
    if frame.block is None or (frame.call_site is None and len(cx.frames) == 1):
        _return_from_kernel(cx, value)
        return
    value = declared(cx, frame, value)
    stack = cx.regions.stack
    certain = all(
        not e.runtime and not e.used and e.splits == 0 for e in stack[stack.index(frame.block) :]
    )
    if certain:
        # Every path takes this return: the object itself comes back, so comptime results stay comptime.
        frame.direct.append(value)
        frame.direct_state = cx.regions.assigned
        cx.regions.assigned = None
        return
    if value is None and frame.result is None:
        frame.returned_none = True
    else:
        _store_result(cx, frame, value)
    exit_block(cx, frame.block)


def _store_result(cx: Context, frame: Frame, value: object) -> None:
    span = cx.span()
    assert frame.block is not None
    value = variants.result(cx, substituted(frame.returns, frame.generics), value)
    if frame.returned_none or (value is None and frame.result is not None):
        raise NoneAtRunTime(span, name="the result").error()
    if frame.result is None:
        if not (cx.is_number(value) or cx.is_struct(value) or isinstance(value, tuple)):
            raise NotChosen(span, what=describe(value)).error()
        frame.result = Slot(f"{frame.name.strip('_<>')}_result", span)
        # The block of the function's body is left before the result is read: it is declared around it.
        around = cx.regions.stack[cx.regions.stack.index(frame.block) - 1]
        frame.result.holder = make_holder(cx, frame.result, value, Scope(around.ops), span)
    else:
        assert frame.result.holder is not None
        try:
            frame.result.holder.store(cx, frame.result, value, span)
        except CubeError as error:
            changed = _changed(frame, error.diagnostic)
            raise (error if changed is None else changed.error()) from None
    if cx.regions.assigned is not None:
        cx.regions.assigned.add(frame.result)


def _changed(frame: Frame, found: Diagnostic) -> ResultChanged | None:
    """Say what a store into the slot of the result says, without the slot, which is none of the user's."""
    if isinstance(found, StructChanged):
        was, now = found.was, found.now
        way_out = f"say in the signature that it gives one of several: `-> {found.union}`"
    elif isinstance(found, HolderChanged):
        was, now = found.was, found.now
        way_out = "give the same on every path; for a missing number give a flag beside it"
    elif isinstance(found, SlotNarrows):
        was, now = f"`{found.destination}`", f"`{found.source}`"
        way_out = f"convert here: `{found.destination}(...)`, or there, so that both are one type"
    else:
        return None
    other = found.other() if callable(found.other) else found.other
    return ResultChanged(
        found.span, function=frame.name, was=was, now=now, way_out=way_out, other=other
    )


def _return_from_kernel(cx: Context, value: object) -> None:
    if value is not None:
        raise NotSupportedYet(
            cx.span(),
            what="returning a value from a kernel",
            way_out="write it to a `Mut[...]` argument",
        ).error()
    cx.emit(Terminate(span=cx.span()))
    stack = cx.regions.stack
    if any(entry.runtime for entry in stack):
        for entry in stack:
            entry.splits += 1
    cx.regions.assigned = None


def declared(cx: Context, frame: Frame, value: object) -> object:
    """Return `value` as the annotation of the function's result has it."""
    annotation = substituted(frame.returns, frame.generics)
    return _as_annotated(cx, frame.name, annotation, displays.unwrap(value), cx.span())


def _as_annotated(cx: Context, name: str, annotation: object, value: object, span: Span) -> object:
    target = _number_type(annotation)
    if target is not None:
        if not cx.is_number(displays.host_number(value)):
            raise WrongReturn(
                span, function=name, wanted=f"a `{target}`", given=describe(value)
            ).error()
        if isinstance(value, Value) and value.width > 1 and value.ir.type == target:
            return value  # the object itself
        return cx.wrap(arithmetic.convert_for_store(cx, value, target, span))
    if structs.is_struct_class(annotation):
        if not isinstance(value, annotation):  # type: ignore[arg-type]
            wanted = f"a `{annotation.__name__}`"  # type: ignore[attr-defined]
            raise WrongReturn(span, function=name, wanted=wanted, given=describe(value)).error()
        return value
    if isinstance(annotation, GenericAlias) and annotation.__origin__ is tuple:
        return _as_tuple(cx, name, annotation.__args__, value, span)
    return value


def _as_tuple(cx: Context, name: str, items: tuple[Any, ...], value: object, span: Span) -> object:
    if not isinstance(value, tuple) or not items:
        return value
    if len(items) == 2 and items[1] is Ellipsis:
        items = items[:1] * len(value)
    if len(items) != len(value):
        wanted = f"a tuple of {len(items)}"
        raise WrongReturn(
            span, function=name, wanted=wanted, given=f"a tuple of {len(value)}"
        ).error()
    found = [
        _as_annotated(cx, name, item, one, span) for item, one in zip(items, value, strict=True)
    ]
    if all(one is other for one, other in zip(found, value, strict=True)):
        return value
    return like_tuple(value, found)


def _number_type(annotation: object) -> Scalar | Vector | None:
    """The type of a number that an annotation says; ``None`` for one that says nothing, or is still open."""
    if isinstance(annotation, (Scalar, Vector)):
        return annotation
    found = scalar_of(annotation)
    if found is not None:
        return found
    if isinstance(annotation, VectorAnnotation):
        element, width = annotation.element, annotation.width
        if isinstance(element, Scalar) and is_width(width):
            return Vector(element, width)  # type: ignore[arg-type]
    return None
