"""Comptime objects inside kernels: lists, dicts and sets that know their region, in-place
operators, explicit comptime.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import CellType
from typing import TYPE_CHECKING, Any, NoReturn

from transpile.diagnose.errors.binding import ComptimeMutation, OutsideContainer
from transpile.diagnose.errors.types import ComptimeNeeded, RunTimeKey
from transpile.expand.ranges import Range, Unrolled, not_iterable
from transpile.expand.vectors import kept

if TYPE_CHECKING:
    from transpile.expand.context import Context


class ComptimeInt(int):
    """An int that a kernel made comptime by ``comptime(...)`` or took as ``Comptime[int]``: its
    variable stays comptime.
    """


class ComptimeFloat(float):
    """The same for a float."""


def explicit(value: object) -> object:
    """Mark a number as explicitly comptime; other objects are comptime anyway."""
    if isinstance(value, int):
        return ComptimeInt(value)
    if isinstance(value, float):
        return ComptimeFloat(value)
    return value


class Inplace:
    """The left side of ``v op= e`` where `v` holds a comptime object: runs the in-place operator
    on it.
    """

    def __init__(self, value: object) -> None:
        self.value = value


def _inplace(operator: str) -> Callable[[Inplace, object], object]:
    def run(self: Inplace, other: object) -> object:
        import operator as operators

        return getattr(operators, operator)(self.value, other)

    return run


for _name in (
    "add",
    "sub",
    "mul",
    "truediv",
    "floordiv",
    "mod",
    "pow",
    "and",
    "or",
    "xor",
    "lshift",
    "rshift",
    "matmul",
):
    setattr(Inplace, f"__{_name}__", _inplace(f"i{_name}"))


def unwrap(value: object) -> object:
    """Return what an `Inplace` stands for; other objects as they are."""
    return value.value if isinstance(value, Inplace) else host_number(value)


def host_number(value: object) -> object:
    """Return a NumPy scalar as Python's number; other objects as they are."""
    if type(value).__module__ == "numpy" and getattr(value, "shape", None) == ():
        return value.item()  # type: ignore[attr-defined]
    return value


def _guarded(base: type, name: str) -> Callable[..., Any]:
    method = getattr(base, name)

    def run(self: Any, *args: object, **kwargs: object) -> object:
        self._check()
        return method(self, *[kept(self._cx, arg) for arg in args], **kwargs)

    run.__name__ = name
    return run


class _Known:
    """Remembers where it was made; a change under run-time control since is an error."""

    def __init__(self, cx: Context, items: Any) -> None:
        super().__init__(items)  # type: ignore[call-arg]
        self._cx = cx
        self._mark = cx.regions.certainty()
        self._span = cx.span()

    def _check(self) -> None:
        if not self._cx.regions.same_certainty(self._mark):
            raise ComptimeMutation(
                self._cx.span(), name=type(self).__name__[6:].lower(), other=self._span
            ).error()


class RegionList(_Known, list):  # type: ignore[type-arg]
    """A list made in a kernel."""

    __hash__ = None


class RegionDict(_Known, dict):  # type: ignore[type-arg]
    """A dict made in a kernel."""

    def __missing__(self, key: object) -> NoReturn:
        _refuse_key(self._cx, key)

    __hash__ = None


class RegionSet(_Known, set):  # type: ignore[type-arg]
    """A set made in a kernel."""

    __hash__ = None


CHANGES: dict[type, str] = {
    list: "append extend insert remove pop clear sort reverse __setitem__ __delitem__ __iadd__ __imul__",
    dict: "update pop popitem clear setdefault __setitem__ __delitem__ __ior__",
    set: "add discard remove pop clear update intersection_update difference_update symmetric_difference_update "
    "__ior__ __iand__ __isub__ __ixor__",
}
for _base, _class in ((list, RegionList), (dict, RegionDict), (set, RegionSet)):
    for _method in CHANGES[_base].split():
        setattr(_class, _method, _guarded(_base, _method))


def _refuse_key(cx: Context, key: object) -> NoReturn:
    if cx.is_runtime(key):
        raise RunTimeKey(cx.span(), where="a key of a dict").error()
    raise KeyError(key)


def check_change(cx: Context, method: Any) -> None:
    """Refuse ``GLOBAL.append(x)``: a container that a module or a closure holds is read-only in kernels."""
    owner = method.__self__
    if method.__name__ not in CHANGES.get(type(owner), "").split():
        return
    for frame in cx.frames:
        function: Any = frame.function
        cells = [cell.cell_contents for cell in function.__closure__ or () if cell != CellType()]
        if any(value is owner for value in (*function.__globals__.values(), *cells)):
            raise OutsideContainer(cx.span(), what=type(owner).__name__).error()


def _refusing(base: type) -> type:
    def refuse(self: Any, *args: object, **kwargs: object) -> NoReturn:
        raise OutsideContainer(self._cx.span(), what=base.__name__).error()

    names: dict[str, object] = dict.fromkeys(CHANGES[base].split(), refuse)
    if base is dict:
        names["__missing__"] = lambda self, key: _refuse_key(self._cx, key)
    return type(f"Outside{base.__name__.title()}", (base,), {**names, "_cx": None})


OUTSIDE: dict[type, Any] = {base: _refusing(base) for base in (list, dict, set)}


def from_outside(cx: Context, value: object) -> object:
    """Return a read-only view of a container that a kernel reads by name."""
    maker = OUTSIDE.get(type(value))
    if maker is None:
        return value
    copy = maker(value)
    copy._cx = cx
    return copy


def iterate(cx: Context, items: object) -> Iterable[object]:
    """Return what a comprehension runs over: comptime iterables only."""
    from transpile.expand.control import comptime_items

    if isinstance(items, Range):
        items = Unrolled(items)  # nothing else could be meant
    found = comptime_items(cx, items)
    if found is None:
        raise not_iterable(cx, items).error()
    return _counted(cx, found)


def _counted(cx: Context, items: Iterable[object]) -> Iterator[object]:
    for item in items:
        cx.count_trip()
        yield item


def static(cx: Context, test: object) -> bool:
    """Return the truth of a comprehension's condition, which must be comptime."""
    if cx.is_runtime(test):
        raise ComptimeNeeded(cx.span(), what="the condition of a comprehension").error()
    return bool(test)


def define(cx: Context, name: str, up: int) -> None:
    """Check a nested ``def`` of a name that other definitions bind too."""
    from transpile.expand.slots import Slot

    scope = cx.frame.scopes[-1 - up]
    marker = scope.slots.get(f"def {name}")
    mark = cx.regions.certainty()
    if marker is None:
        slot = scope.slots[f"def {name}"] = Slot(name, cx.span())
        slot.name = name
        slot.mark = mark
        return
    if not cx.regions.same_certainty(marker.mark):
        raise ComptimeMutation(cx.span(), name=name, other=marker.span).error()
    marker.mark = mark
