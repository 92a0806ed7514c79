"""Build structs: the class that stands for the user's, its constructor, methods and operators, and its fields."""

from __future__ import annotations

import dataclasses
import difflib
import inspect
import types
from collections.abc import Callable
from types import FunctionType, MethodType
from typing import TYPE_CHECKING, Any, TypeVar

from transpile.diagnose.diagnostic import CubeTypeError, Diagnostic
from transpile.diagnose.errors.calls import NotCallable, WrongArguments
from transpile.diagnose.errors.structs import FieldType, FrozenStruct, NoSuchField
from transpile.diagnose.errors.types import ComptimeNeeded
from transpile.diagnose.span import Span
from transpile.expand import aliasing, arithmetic, copies, displays, exact
from transpile.expand.aliasing import Identity
from transpile.expand.annotations import ComptimeAnnotation, VectorAnnotation
from transpile.expand.number_types import number_type
from transpile.expand.regions import Scope
from transpile.expand.slots import Holder, Slot, make_holder
from transpile.expand.structs import (
    State,
    Struct,
    annotations_of,
    holds_struct,
    is_host_struct,
    is_struct_class,
    like_tuple,
    read,
    state_of,
    user_class,
)
from transpile.expand.vectors import renewed
from transpile.ir.types import Scalar, Vector

if TYPE_CHECKING:
    from transpile.expand.context import Context


class MissingField(CubeTypeError, AttributeError):
    """An attribute that a struct lacks; `hasattr` must be able to ask for it."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        CubeTypeError.__init__(self, diagnostic)


class NoField(NoSuchField):
    phase = MissingField


# The class that stands for the user's

OPERATORS = (
    "add sub mul truediv floordiv mod pow and or xor lshift rshift matmul divmod "
    "radd rsub rmul rtruediv rfloordiv rmod rpow rand ror rxor rlshift rrshift rmatmul rdivmod "
    "iadd isub imul itruediv ifloordiv imod ipow iand ior ixor ilshift irshift imatmul "
    "neg pos abs invert round floor ceil trunc eq ne lt le gt ge getitem setitem contains call iter"
).split()
VIEW = "__cube_view__"


def kernel_class(cls: type) -> type:
    """Return the class of a struct's objects in kernels; made once, and kept by the struct, so that it goes with it."""
    found: type | None = vars(cls).get(VIEW)
    if found is None:
        namespace = _namespace(cls)
        found = types.new_class(
            cls.__name__, (Struct, cls), {}, lambda body: body.update(namespace)
        )
        found.__module__, found.__qualname__ = cls.__module__, cls.__qualname__
        setattr(cls, VIEW, found)
    return found


def _namespace(cls: type) -> dict[str, Any]:
    namespace: dict[str, Any] = {
        "__setattr__": _set_attribute,
        "__getattr__": _no_attribute,
        "__class__": property(lambda self: cls),
        "__repr__": _shown(cls, "__repr__"),
        "__str__": _shown(cls, "__str__"),
        "__bool__": _truth(cls),
    }
    for field in dataclasses.fields(cls):
        namespace[field.name] = _field(field.name)
    for name in dir(cls):
        found = inspect.getattr_static(cls, name)
        if isinstance(found, property):
            namespace[name] = _property(found)
    for name in OPERATORS:
        dunder = f"__{name}__"
        found = inspect.getattr_static(cls, dunder, None)
        if callable(found) and not _is_native(found):
            namespace[dunder] = _operator(found)
    parameters = cls.__dataclass_params__  # type: ignore[attr-defined]
    if "__eq__" not in namespace and parameters.eq:
        namespace["__eq__"] = _compared("eq")
    if "__eq__" in namespace and "__ne__" not in namespace:
        namespace["__ne__"] = _unequal
    if parameters.order:
        for name in ("lt", "le", "gt", "ge"):
            namespace.setdefault(f"__{name}__", _compared(name))
    return namespace


def _is_native(function: Any) -> bool:
    """Whether Python or ``dataclass`` made it: no source to expand."""
    function = inspect.unwrap(getattr(function, "function", function))
    code = getattr(function, "__code__", None)
    return code is None or code.co_filename == "<string>" or getattr(function, "__qualname__", "").startswith(
        ("__create_fn__", "object.")
    )  # fmt: skip


def _field(name: str) -> property:
    return property(lambda self: read(self, name), lambda self, value: write(self, name, value))


def _property(found: property) -> property:
    def get(self: Any) -> object:
        return state_of(self).cx.call(found.fget, self)

    def set_(self: Any, value: object) -> None:
        state_of(self).cx.call(found.fset, self, value)

    return property(get, set_ if found.fset is not None else None)


def _operator(function: Any) -> Callable[..., object]:
    def run(self: Any, *args: object) -> object:
        return state_of(self).cx.call(function, self, *args)

    return run


def truth_of(value: Any) -> object:
    """Return what the class of a struct says of its truth, known or not."""
    state = state_of(value)
    for name in ("__bool__", "__len__"):
        found = inspect.getattr_static(state.type, name, None)
        if found is not None:
            return displays.unwrap(state.cx.call(found, value))
    return True


def _truth(cls: type) -> Callable[[Any], bool]:
    """What ordinary Python asks of a struct; tests of the kernel ask `truth_of`."""

    def run(self: Any) -> bool:
        result = truth_of(self)
        cx = state_of(self).cx
        if cx.is_runtime(result):
            raise ComptimeNeeded(cx.span(), what=f"the truth of a `{cls.__name__}`").error()
        return bool(result)

    return run


def _shown(cls: type, name: str) -> Callable[[Any], str]:
    def run(self: Any) -> str:
        cx = state_of(self).cx
        if not cx.texts:
            fields = state_of(self).fields
            if not any(slot.shown for slot in fields.values()):
                return f"<struct {cls.__name__}>"
            return f"{cls.__name__}({', '.join(f'{n}={slot!r}' for n, slot in fields.items())})"
        found = inspect.getattr_static(cls, name)
        if found is object.__str__:
            found = inspect.getattr_static(cls, "__repr__")
        return found(self) if _is_native(found) else f"{cx.call(found, self)}"

    return run


def _set_attribute(self: Any, name: str, value: object) -> None:
    found = getattr(type(self), name, None)
    if not isinstance(found, property):
        raise missing(self, name)
    if found.fset is None:
        state = state_of(self)
        raise FrozenStruct(
            state.cx.span(), struct=state.type.__name__, field=name, why="it is a property without a setter"
        ).error()  # fmt: skip
    found.fset(self, value)


def _no_attribute(self: Any, name: str) -> object:
    if name.startswith("__"):
        raise AttributeError(name)
    raise missing(self, name)


def missing(self: Any, name: str) -> Exception:
    state = state_of(self)
    known = [n for n in dir(state.type) if not n.startswith("_")] + list(state.fields)
    near = difflib.get_close_matches(name, known, 1)
    return NoField(
        state.cx.span(),
        struct=state.type.__name__,
        field=name,
        near=f"did you mean `{near[0]}`?" if near else f"it has {', '.join(sorted(set(known)))}",
    ).error()


def _compared(operator: str) -> Callable[[Any, Any], object]:
    """``==`` and the order that ``dataclass`` makes: fields as tuples."""

    def run(self: Any, other: Any) -> object:
        state = state_of(self)
        if not isinstance(other, state.type) or user_class(type(other)) is not state.type:
            return NotImplemented
        names = [f.name for f in dataclasses.fields(state.type) if f.compare]
        pairs = [(getattr(self, n), getattr(other, n)) for n in names]
        return compare(state.cx, operator, pairs)

    return run


def compare(cx: Context, operator: str, pairs: list[tuple[Any, Any]]) -> object:
    """Compare sequences of the same length in Python's order."""
    if operator == "eq":
        result: object = True
        for a, b in pairs:
            result = cx.and_(result, lambda a=a, b=b: cx.compare(a, "==", b), True)  # type: ignore[misc]
        return result
    symbol = {"lt": "<", "le": "<=", "gt": ">", "ge": ">="}[operator]
    if not pairs:
        return operator in ("le", "ge")
    (a, b), rest = pairs[0], pairs[1:]
    if not rest:
        return cx.compare(a, symbol, b)
    strict = symbol[0]
    return cx.or_(
        cx.compare(a, strict, b),
        lambda: cx.and_(cx.compare(a, "==", b), lambda: compare(cx, operator, rest), True),
        True,
    )


def _unequal(self: Any, other: Any) -> object:
    result = self.__eq__(other)
    return result if result is NotImplemented else state_of(self).cx.not_(result)


# Building


def allocate(cx: Context, cls: type, why_frozen: str = "") -> Any:
    """Make a struct whose fields have no values yet."""
    struct: Any = object.__new__(kernel_class(cls))
    identity = Identity(cls.__name__)
    state = State(cx, cls, Scope(cx.regions.ops), identity, why_frozen=why_frozen)
    object.__setattr__(struct, "_cube", state)
    return struct


def construct(
    cx: Context,
    cls: type,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    generics: dict[object, object] | None = None,
) -> object:
    """``Point(x, y)`` in a kernel."""
    cls = user_class(cls)
    struct = allocate(cx, cls)
    state = state_of(struct)
    state.generics = generics or {}
    initializer = inspect.getattr_static(cls, "__init__")
    if not _is_native(initializer):
        cx.call(initializer, struct, *args, **kwargs)
    else:
        _initialize(cx, struct, args, kwargs)
    state.is_new = False
    if cls.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        state.why_frozen = "the dataclass is frozen"
    return struct


def _initialize(cx: Context, struct: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    """What the constructor of ``dataclass`` does."""
    cls = state_of(struct).type
    signature = inspect.signature(cls)
    try:
        bound = signature.bind(*args, **kwargs)
    except TypeError as error:
        name = cls.__name__
        raise WrongArguments(
            cx.span(), function=name, signature=f"{name}{signature}", problem=str(error)
        ).error() from None
    for field in dataclasses.fields(cls):
        if field.name in bound.arguments:
            value = bound.arguments[field.name]
        elif field.default is not dataclasses.MISSING:
            value = displays.from_outside(cx, field.default)
        elif field.default_factory is not dataclasses.MISSING:
            value = cx.call(field.default_factory)
        else:
            continue
        write(struct, field.name, value)
    finish = inspect.getattr_static(cls, "__post_init__", None)
    if finish is not None:
        bound.apply_defaults()
        names = {f.name for f in dataclasses.fields(cls)}
        extra = [v for n, v in bound.arguments.items() if n not in names]
        cx.call(finish, struct, *extra)


def of_fields(
    cx: Context, cls: type, values: dict[str, object], why_frozen: str = "", name: str = ""
) -> Any:
    """Make a struct from the values of its fields, without running its constructor."""
    struct = allocate(cx, cls)
    state_of(struct).name = name or cls.__name__
    for name, value in values.items():
        write(struct, name, value)
    state = state_of(struct)
    state.is_new = False
    frozen = cls.__dataclass_params__.frozen  # type: ignore[attr-defined]
    state.why_frozen = why_frozen or ("the dataclass is frozen" if frozen else "")
    return struct


def lift(cx: Context, value: object) -> object:
    """Return the kernel's view of a struct that was made outside: it can be read only."""
    if isinstance(value, tuple) and holds_struct(value):
        items = [lift(cx, item) for item in value]
        return like_tuple(value, items)
    if not is_host_struct(value):
        return value
    found = cx.lifted.get(id(value))
    if found is None:
        cls = type(value)
        fields = {f.name: getattr(value, f.name) for f in dataclasses.fields(cls)}  # type: ignore[arg-type]
        found = cx.lifted[id(value)] = (
            of_fields(cx, cls, fields, "it was made outside of the kernel"),
            value,
        )
    return found[0]


def replace(cx: Context, struct: Any, /, **changes: object) -> object:
    """``dataclasses.replace``: a new object."""
    struct = lift(cx, struct)
    if not isinstance(struct, Struct):
        return dataclasses.replace(struct, **changes)
    cls = state_of(struct).type
    values = {f.name: getattr(struct, f.name) for f in dataclasses.fields(cls) if f.init}
    return construct(cx, cls, (), {**values, **changes})


def astuple(cx: Context, struct: Any) -> object:
    """``dataclasses.astuple``."""
    struct = lift(cx, struct)
    if not isinstance(struct, Struct):
        return dataclasses.astuple(struct)
    parts = (getattr(struct, f.name) for f in dataclasses.fields(state_of(struct).type))
    return tuple(astuple(cx, p) if isinstance(p, Struct) else renewed(cx, p) for p in parts)


# Fields


def write(struct: Any, name: str, value: object) -> None:
    state = state_of(struct)
    cx = state.cx
    span = cx.span()
    if not state.is_new:
        if state.element is not None and not state.identity.is_held:
            state.element.write_field(struct, name, _fitted(cx, state, name, value, span)[0])
            return
        if state.why_frozen:
            raise FrozenStruct(
                span, struct=state.type.__name__, field=name, why=state.why_frozen
            ).error()
        aliasing.write(cx, state.identity, name)
    value, declared = _fitted(cx, state, name, value, span)
    slot = state.fields.get(name)
    if slot is None:
        label = state.name or state.type.__name__
        slot = state.fields[name] = Slot(f"{label}_{name}:{span.line}:{span.column}", span)
    if slot.holder is None:
        scope = state.scope
        slot.is_conditional = cx.regions.ops is not scope.ops
        slot.holder = _field_holder(cx, state, slot, value, scope, span, declared)
        copies.rename(slot.holder, f"{state.type.__name__.lower()}_{name}")
        copies.note_places(cx, slot.holder, True)
        slot.name = f"{state.type.__name__}.{name}"  # the place is noted; messages want the field
        copies.hold_slot(cx, slot.holder, span, state.identity)
    else:
        slot.holder.store(cx, slot, value, span)
    if slot.is_conditional and cx.regions.assigned is not None:
        cx.regions.assigned.add(slot)


def _fitted(
    cx: Context, state: State, name: str, value: object, span: Span | None
) -> tuple[object, Scalar | Vector | None]:
    """Return a value as the field holds it, and the field's type if it is declared as a number."""
    value = lift(cx, displays.unwrap(value))
    annotation = annotations_of(state.type).get(name)
    declared = _declared(cx, state, annotation, span)
    return _adapted(cx, state, name, annotation, declared, value, span), declared


def _field_holder(
    cx: Context,
    state: State,
    slot: Slot,
    value: object,
    scope: Scope,
    span: Span | None,
    declared: Any,
) -> Holder:
    if isinstance(value, Struct):
        return copies.Part.of(cx, value, span, state.identity)
    return make_holder(cx, slot, value, scope, span, declared)


def _declared(
    cx: Context, state: State, annotation: object, span: Span | None
) -> Scalar | Vector | None:
    if isinstance(annotation, TypeVar):
        annotation = state.generics.get(annotation)
    if isinstance(annotation, (Scalar, Vector, VectorAnnotation)):
        return number_type(cx, annotation, span)
    return None


def _adapted(
    cx: Context,
    state: State,
    name: str,
    annotation: object,
    declared: Any,
    value: object,
    span: Any,
) -> object:
    """Check a value against the field's annotation, and convert it."""
    struct = state.type.__name__
    if declared is not None:
        if not cx.is_number(value):
            raise FieldType(
                span, struct=struct, field=name, wanted=str(declared), given=cx.describe(value)
            ).error()
        return cx.wrap(arithmetic.convert_for_store(cx, value, declared, span))
    if isinstance(annotation, ComptimeAnnotation):
        from transpile.expand.known import has_runtime

        value = exact.plain(value)
        if has_runtime(value):
            raise ComptimeNeeded(span, what=f"the field `{name}` of `{struct}`").error()
        return displays.explicit(value)
    from transpile.expand import variants

    if variants.is_variant(annotation):
        return variants.running(cx, annotation, value)
    if is_struct_class(annotation) and not isinstance(value, annotation):  # type: ignore[arg-type]
        raise FieldType(
            span, struct=struct, field=name, wanted=annotation.__name__, given=cx.describe(value)  # type: ignore[attr-defined]
        ).error()  # fmt: skip
    return value


# Calls


def is_callee(function: object) -> bool:
    """Whether calling it builds or calls a struct: a marked class, ``Point[f32]``, an object with ``__call__``."""
    return (
        isinstance(function, Struct)
        or is_struct_class(function)
        or is_struct_class(getattr(function, "__origin__", None))
    )


def call(cx: Context, function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> object:
    if isinstance(function, type):
        return construct(cx, function, args, kwargs)
    if not isinstance(function, Struct):
        generics = dict(zip(function.__origin__.__parameters__, function.__args__, strict=True))
        return construct(cx, function.__origin__, args, kwargs, generics)
    method = inspect.getattr_static(state_of(function).type, "__call__", None)
    if method is None:
        raise NotCallable(cx.span(), what=cx.describe(function)).error()
    return cx.call(method, function, *args, **kwargs)


def call_method(
    cx: Context, method: MethodType, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> object:
    """Expand a method or class method of a struct."""
    function: Any = method.__func__
    owner = lift(cx, method.__self__)
    if isinstance(owner, type):
        owner = user_class(owner)
    if isinstance(function, FunctionType) and not getattr(function, "__comptime__", False):
        function = cx.services.as_cube(function, cx.span())
    return cx.call(function, owner, *args, **kwargs)
