"""The type rules of operators: promotion, weak literals, conversions and stores. LANGUAGE: "Numbers"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from transpile.diagnose.diagnostic import CubeTypeError
from transpile.diagnose.errors.types import (
    HeldOnly,
    IndexKind,
    MixedSignedness,
    NotANumber,
    OperandKind,
    SliceAmongIndices,
    StoreKind,
    VectorWidths,
    WeakConflict,
)
from transpile.diagnose.places import Place
from transpile.diagnose.span import Span
from transpile.expand.displays import host_number
from transpile.expand.value import Value
from transpile.expand.weak import Weak, check_fits
from transpile.ir.core import Cast, Construct
from transpile.ir.host import round_to
from transpile.ir.types import MINIFLOATS, Kind, Scalar, Vector, bool_, f32, f64, index
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.expand.context import Context

Element = Scalar | Weak


def join_scalars(left: Scalar, right: Scalar, operator: str, span: Span | None) -> Scalar:
    """Return the common type of two scalar types, or raise with the cast that would make one."""
    if left == right:
        return left
    for held in (left, right):
        if held.name in MINIFLOATS:
            raise HeldOnly(span, operator=operator, dtype=held.name).error()
    if left.is_bool or right.is_bool:
        return right if left.is_bool else left
    if left.is_float or right.is_float:
        if not (left.is_float and right.is_float):
            return left if left.is_float else right
        if left.bits == right.bits:
            return f32
        return left if left.bits > right.bits else right
    if Kind.INDEX in (left.kind, right.kind):
        other = right if left.kind is Kind.INDEX else left
        if other.kind is Kind.UINT and other.bits <= 32:
            return left if left.kind is Kind.INDEX else right
        raise MixedSignedness(
            span, operator=operator, left=left.name, right=right.name, cast=other.name
        ).error()
    if left.kind is right.kind:
        return left if left.bits > right.bits else right
    signed, unsigned = (left, right) if left.is_signed else (right, left)
    if signed.bits > unsigned.bits:
        return signed
    wanted = signed.name if signed.bits >= unsigned.bits else unsigned.name
    raise MixedSignedness(
        span, operator=operator, left=left.name, right=right.name, cast=wanted
    ).error()


def _join(
    cx: Context, before: Scalar, operand: Value, operator: str, operands: Sequence[object]
) -> Scalar:
    """Join the type of one more operand; a variable that took its type elsewhere is shown with that place."""
    element = operand.dtype
    if element is before:
        return before
    try:
        return join_scalars(before, element, operator, cx.span())
    except CubeTypeError:
        for value in operands:
            weak = cx.decided.get(value._ir) if isinstance(value, Value) else None
            if weak is not None and weak.root().span is not None:
                mine = weak.settle()
                other = element if mine == before else before
                raise WeakConflict(
                    cx.span(), first=mine.name, second=other.name, other=weak.root().span
                ).error() from None
        raise


def element_of(cx: Context, operand: object) -> Element:
    """Return an operand's scalar type; a Python number gives a new open one."""
    if isinstance(operand, Value):
        return operand.element
    if isinstance(operand, bool):
        return bool_
    if isinstance(operand, int):
        return Weak("int", cx.span())
    if isinstance(operand, float):
        return Weak("float", cx.span())
    raise NotANumber(cx.span(), what=cx.describe(operand), where="an expression").error()


def common_element(cx: Context, operands: Sequence[object], operator: str) -> Element:
    """Return the type that all operands are converted to, unifying the weak ones that take part as they are."""
    concrete: Scalar | None = None
    open_floats: list[Weak] = []
    open_ints: list[Weak] = []
    literal_float = literal_int = False
    for operand in operands:
        if isinstance(operand, Value):
            element = operand.element
            if isinstance(element, Weak):
                (open_floats if element.kind == "float" else open_ints).append(element)
            else:
                concrete = (
                    element
                    if concrete is None
                    else _join(cx, concrete, operand, operator, operands)
                )
        elif isinstance(operand, bool):
            concrete = bool_ if concrete is None else concrete
        elif isinstance(operand, int):
            literal_int = True
        elif isinstance(operand, float):
            literal_float = True
        else:
            raise NotANumber(cx.span(), what=cx.describe(operand), where=f"`{operator}`").error()
    if concrete is not None and concrete.is_float:
        for weak in open_floats:
            weak.demand(concrete, cx.span())
        return concrete
    if open_floats or literal_float:
        first = open_floats[0] if open_floats else Weak("float", cx.span())
        for weak in open_floats[1:]:
            first.unify(weak)
        return first.current()
    if concrete is not None and not concrete.is_bool:
        for weak in open_ints:
            weak.demand(concrete, cx.span())
        return concrete
    if open_ints:
        for weak in open_ints[1:]:
            open_ints[0].unify(weak)
        return open_ints[0].current()
    if literal_int:
        return Weak("int", cx.span())
    assert concrete is not None
    return concrete


def common_width(cx: Context, operands: Sequence[object], operator: str) -> int:
    width = 1
    for operand in operands:
        if isinstance(operand, Value) and operand.width > 1:
            if width not in (1, operand.width):
                raise VectorWidths(
                    cx.span(), left=width, right=operand.width, operator=operator
                ).error()
            width = operand.width
    return width


def convert(cx: Context, operand: object, target: Scalar | Vector | Weak) -> IRValue:
    """Return `operand` as `target`, adding a cast or a splat where it differs; the caller has checked that it may."""
    element: Element = target.element if isinstance(target, Vector) else target
    if isinstance(element, Weak):
        element = element.current()
    if isinstance(operand, Value):
        value = _cast(cx, operand, element)
    else:
        assert isinstance(operand, (bool, int, float))
        value = constant(cx, operand, element)
    if isinstance(target, Vector) and not isinstance(value.type, Vector):
        result = IRValue(target)
        cx.emit(Construct((value,), result, span=cx.span()))
        return result
    return value


def constant(cx: Context, number: bool | int | float, element: Element) -> IRValue:
    """Return a constant; an integer literal must fit, a float literal stays one unless the type is a float."""
    if isinstance(element, Weak):
        return cx.weak_constant(number, element, cx.span())
    if isinstance(number, float) and not element.is_float:
        raise StoreKind(
            cx.span(), source="float", destination=element.name, cast=element.name
        ).error()
    check_fits(number, element, cx.span)
    return cx.constant(element, round_to(element, number))


def _cast(cx: Context, operand: Value, element: Element) -> IRValue:
    now = operand.element
    if now is element or now == element:
        return operand.ir
    if isinstance(now, Weak):
        float_wanted = element.kind == "float" if isinstance(element, Weak) else element.is_float
        if (now.kind == "float") == float_wanted:
            if isinstance(element, Weak):
                element.unify(now)
                return operand.ir
            if not element.is_bool:
                now.demand(element, cx.span())
                return operand.ir
    value = operand.ir
    if isinstance(element, Weak):
        result = cx.fresh(element)
    else:
        result = IRValue(Vector(element, operand.width) if operand.width > 1 else element)
    cx.emit(Cast(value, result, span=cx.span()))
    return result


def promote(
    cx: Context, operands: Sequence[object], operator: str
) -> tuple[list[IRValue], Element, int]:
    """Bring operands to one type and width."""
    element = common_element(cx, operands, operator)
    width = common_width(cx, operands, operator)
    if width > 1 and isinstance(element, Weak):
        element = element.settle()
    target: Scalar | Vector | Weak = (
        Vector(element, width) if width > 1 and isinstance(element, Scalar) else element
    )
    return [convert(cx, operand, target) for operand in operands], element, width


def storable(source: Scalar, target: Scalar) -> bool:
    """Whether a store into memory, a field or an annotated declaration converts by itself."""
    if source == target or source.is_bool:
        return True
    if target.is_bool:
        return False
    if target.is_float:
        return True
    if source.is_float:
        return False
    if Kind.INDEX in (source.kind, target.kind):
        return target.kind is Kind.INDEX and source.kind is Kind.UINT and source.bits <= 32
    if source.kind is target.kind:
        return True
    return source.kind is Kind.UINT and source.bits < target.bits


def convert_for_store(
    cx: Context,
    value: object,
    target: Scalar | Vector,
    span: Span | None,
    declared: Place = None,
) -> IRValue:
    """Convert for a store into memory or a declared variable, or raise with the cast to write."""
    value = host_number(value)
    if hasattr(type(value), "refuse_plain"):
        value.refuse_plain()  # type: ignore[attr-defined]
    element = target.element if isinstance(target, Vector) else target
    if not isinstance(value, (Value, bool, int, float)):
        raise NotANumber(span, what=cx.describe(value), where="a store").error()
    source = element_of(cx, value)
    if isinstance(source, Weak):
        if source.kind == "float" and not element.is_float:
            raise StoreKind(
                span, source="float", destination=element.name, cast=element.name, other=declared
            ).error()
        if element.is_bool:
            raise StoreKind(
                span, source="int", destination=element.name, cast="bool_", other=declared
            ).error()
    elif not storable(source, element):
        raise StoreKind(
            span, source=source.name, destination=element.name, cast=element.name, other=declared
        ).error()
    width = value.width if isinstance(value, Value) else 1
    wanted = target.width if isinstance(target, Vector) else 1
    if width not in (1, wanted):
        raise VectorWidths(span, left=wanted, right=width, operator="a store").error()
    return convert(cx, value, target)


def divided(cx: Context, element: Element, operator: str) -> Element:
    """Return the type in which ``/`` computes: integers become f32, 64-bit ones f64."""
    if isinstance(element, Weak):
        return element if element.kind == "float" else Weak("float", cx.span())
    if element.is_float:
        return element
    if element.bits <= 32 or element.kind is Kind.INDEX:
        return Weak("float", cx.span()) if element.is_bool else f32
    return f64


def require(cx: Context, accepted: frozenset[str], element: Element, operator: str) -> None:
    """Refuse an operand type that the row does not take; an open one is checked when it is settled."""
    if operator == "select" and isinstance(element, Scalar):
        return  # it passes values on, of whatever type
    if isinstance(element, Weak):
        names = ("f32",) if element.kind == "float" else ("i32", "u32")
        if any(name in accepted for name in names):
            return
    elif element.name in accepted or (element.kind is Kind.INDEX and "u32" in accepted):
        return
    elif element.name in MINIFLOATS:
        raise HeldOnly(cx.span(), operator=operator, dtype=element.name).error()
    kinds = ", ".join(sorted(accepted))
    raise OperandKind(cx.span(), operator=operator, dtype=str(element), accepted=kinds).error()


def index_value(cx: Context, position: object) -> IRValue:
    """Return an integer of any type as it is, for indexing; it is not unified with ``index``."""
    position = host_number(position)
    if isinstance(position, slice):
        raise SliceAmongIndices(cx.span()).error()
    if isinstance(position, Value):
        element = position.element
        if (
            position.width > 1
            or (isinstance(element, Scalar) and not element.is_integer)
            or (isinstance(element, Weak) and element.kind == "float")
        ):
            raise IndexKind(cx.span(), what=cx.describe(position)).error()
        return position.ir
    if isinstance(position, bool) or not isinstance(position, int):
        raise IndexKind(cx.span(), what=cx.describe(position)).error()
    check_fits(position, index, cx.span)
    return cx.constant(index, position)
