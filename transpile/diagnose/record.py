"""Data classes that cost nothing to declare: what a class needs is made when its first instance is.

::

    class Load(Record):
        place: Value
        guard: Value | None = None

has slots, keyword and positional arguments, ``==``, ``repr`` and ``__match_args__``, as with
``@dataclass(slots=True)``. ``frozen=True`` gives a hash too; ``eq=False``, which subclasses inherit,
compares by identity. The decorator compiles several functions and makes the class twice, which for
the classes of the IR and of the op table was a third of ``import transpile``. Instances are made
as fast as a dataclass's.

The classes made are plain ``type``s: to ask ``isinstance(op, Load)`` takes three times as long where
the class has a metaclass, and passes ask little else. So a record that inherits from another one
names the metaclass itself: ``class Load(Op, metaclass=RecordType)``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, field
from operator import attrgetter
from typing import Any, ClassVar, TypeVar, dataclass_transform

Namespace = dict[str, Any]


class Fields:
    """What every record has."""

    __slots__ = ()

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """Names of the fields in the order of the arguments, inherited ones first."""
    DEFAULTS: ClassVar[dict[str, Any]] = {}
    HAS_EQ: ClassVar[bool] = True
    VALUES: ClassVar[Callable[[Any], Any]] = type
    """All fields of an instance, to compare and to hash."""

    def __init_subclass__(cls) -> None:
        if "FIELDS" not in vars(cls):
            raise TypeError(
                f"class {cls.__name__} inherits from a record: it needs metaclass=RecordType"
            )

    def __repr__(self) -> str:
        cls = type(self)
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in cls.FIELDS)
        return f"{cls.__qualname__}({fields})"

    def __getstate__(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in type(self).FIELDS)

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        for name, value in zip(type(self).FIELDS, state, strict=True):
            object.__setattr__(self, name, value)


@dataclass_transform(field_specifiers=(field,))
class RecordType(type):
    """The class of `Record`: makes records of the classes that are declared with it."""

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        namespace: Namespace,
        *,
        frozen: bool = False,
        eq: bool | None = None,
    ) -> type:
        if Fields in bases:  # `Record`, through which the others come here
            return super().__new__(cls, name, bases, namespace | {"FIELDS": ()})
        records = (b for b in bases if b is not Record and issubclass(b, Fields))
        parent: type[Fields] = next(records, Fields)
        own = [n for n, a in namespace.get("__annotations__", {}).items() if "ClassVar" not in a]
        fields = (*parent.FIELDS, *own)
        defaults = parent.DEFAULTS | {n: namespace.pop(n) for n in own if n in namespace}
        namespace |= {"__slots__": tuple(own), "FIELDS": fields, "DEFAULTS": defaults}
        namespace["__match_args__"] = fields
        if eq is None:
            eq = parent.HAS_EQ
        namespace["HAS_EQ"] = eq
        namespace["VALUES"] = attrgetter(*fields) if fields else type
        namespace.setdefault("__init__", _first_init)
        if frozen:
            namespace["__setattr__"] = namespace["__delattr__"] = _refuse
        if eq:
            namespace.setdefault("__eq__", _equal)
            namespace.setdefault("__hash__", _hash if frozen else None)
        plain = tuple([Fields if b is Record else b for b in bases])
        return type(name, plain, namespace)


class Record(Fields, metaclass=RecordType):
    """Base of the records, in the source; at run time they inherit from `Fields`."""

    __slots__ = ()


R = TypeVar("R", bound=Fields)


def replaced(record: R, **fields: Any) -> R:
    """Return a copy with some fields changed."""
    cls = type(record)
    return cls(*[fields[n] if n in fields else getattr(record, n) for n in cls.FIELDS])


FEW = 6
"""Instances that are made without a compiled ``__init__``: compiling one takes as long as some twenty of them."""
_made: dict[type[Fields], int] = {}


def _first_init(self: Fields, *args: Any, **kwargs: Any) -> None:
    """Stand for ``__init__`` until a few instances are made."""
    cls = next(c for c in type(self).__mro__ if vars(c).get("__init__") is _first_init)
    made = _made[cls] = _made.get(cls, 0) + 1
    if made <= FEW and _fill(self, cls, args, kwargs):
        return
    init = _init_of(cls)
    cls.__init__ = init  # type: ignore[misc]
    init(self, *args, **kwargs)


def _fill(self: Fields, cls: type[Fields], args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    """Set all fields; tell whether the arguments were such that this could be done."""
    missing = cls.FIELDS[len(args) :]
    values = dict(zip(cls.FIELDS, args))
    for name in missing:
        if name in kwargs:
            values[name] = kwargs[name]
        elif name in cls.DEFAULTS:
            default = cls.DEFAULTS[name]
            values[name] = default.default_factory() if isinstance(default, Field) else default  # type: ignore[operator]
    if len(values) != len(args) + len(missing) or not kwargs.keys() <= set(missing):
        return False
    for name, value in values.items():
        object.__setattr__(self, name, value)
    return True


def _init_of(cls: type[Fields]) -> Callable[..., None]:
    """Compile ``__init__``. It fills the slots by their descriptors, which works for frozen ones too."""
    space: Namespace = {}
    parameters, lines = [], []
    frozen = cls.__setattr__ is _refuse
    for name in cls.FIELDS:
        value = name
        if name in cls.DEFAULTS:
            default = cls.DEFAULTS[name]
            made = isinstance(default, Field)
            space[f"_{name}"] = default.default_factory if made else default
            parameters.append(f"{name}=_missing" if made else f"{name}=_{name}")
            if made:
                value = f"_{name}() if {name} is _missing else {name}"
        else:
            parameters.append(name)
        if frozen:
            space[f"_set_{name}"] = getattr(cls, name).__set__
            lines.append(f"_set_{name}(self, {value})")
        else:
            lines.append(f"self.{name} = {value}")
    space["_missing"] = object()
    exec(  # noqa: S102 (names of fields alone)
        f"def __init__(self, {', '.join(parameters)}):\n " + "\n ".join(lines or ["pass"]), space
    )
    made_init: Callable[..., None] = space["__init__"]
    made_init.__qualname__ = f"{cls.__qualname__}.__init__"
    return made_init


def _refuse(self: object, name: str, value: object = None) -> None:
    raise AttributeError(f"{type(self).__name__}.{name} is immutable")


def _equal(self: Any, other: Any) -> Any:
    if self is other:
        return True
    if type(other) is not type(self):
        return NotImplemented
    return self.VALUES(self) == self.VALUES(other)


def _hash(self: Any) -> int:
    return hash(self.VALUES(self))
