"""A context on concrete Python values: the twin run by it must do what the original does under CPython.

It is the meaning of every form in `transpile.rewrite`, in the simplest terms: a slot is a cell, an untaken region
yields nothing. Scopes are kept and checked, so that a wrong `up` or a store into the wrong suite fails.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator

from rewrite.matched import Build, Made

from transpile.rewrite import Twin, rewrite

_MISSING = object()
_OPERATORS: dict[str, Callable[[object, object], object]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
    "in": lambda a, b: a in b,
    "not in": lambda a, b: a not in b,
    "is": operator.is_,
    "is not": operator.is_not,
}


class Slot:
    """A variable. Nothing but `Concrete.get` may look into it: operators on it fail."""

    __slots__ = ("content", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.content: object = _MISSING

    def __bool__(self) -> bool:
        raise AssertionError(f"the slot {self.name} was used without a read")

    def __eq__(self, other: object) -> bool:
        raise AssertionError(f"the slot {self.name} was compared without a read")

    __hash__ = None


class InPlace:
    """The left side of an augmented assignment."""

    def __init__(self, content: object) -> None:
        self.content = content


def _in_place(symbol: str) -> Callable[[InPlace, object], object]:
    return lambda self, other: getattr(operator, symbol)(self.content, other)


for _name in "add sub mul truediv floordiv mod pow lshift rshift and or xor matmul".split():
    setattr(InPlace, f"__{_name}__", _in_place(f"i{_name}"))


class Frame:
    """One run of a function: its scopes, and how control leaves it."""

    def __init__(self) -> None:
        self.scopes: list[dict[str, Slot]] = [{}]
        self.leaving: str = ""
        """``return``, ``break``, ``continue`` while control is on its way out."""
        self.result: object = None
        self.subjects: list[object] = []
        """Of the open matches."""
        self.taken: list[bool | None] = [None]
        """Per scope: whether an arm of the last `if` was taken, or the last loop ended by its test."""


class Concrete:
    """The context."""

    def __init__(self, twin: Twin) -> None:
        self.twin = twin
        self.frames: list[Frame] = []

    @property
    def frame(self) -> Frame:
        return self.frames[-1]

    # Functions

    def run(self, *arguments: object, **keywords: object) -> object:
        return self.enter(
            self.twin.expand, self.twin.slot_parameters, False, (self, *arguments), keywords
        )

    def enter(self, function, slots, is_lambda, arguments, keywords):  # type: ignore[no-untyped-def]
        frame = Frame()
        self.frames.append(frame)
        if slots:
            import inspect

            bound = inspect.signature(function).bind(*arguments, **keywords)
            bound.apply_defaults()
            for name in slots:
                bound.arguments[name] = self.store(frame.scopes[0], name, bound.arguments[name])
            arguments, keywords = bound.args, bound.kwargs
        result = function(*arguments, **keywords)
        self.frames.pop()
        assert len(frame.scopes) == 1, "a suite was left open"
        assert frame.leaving in ("", "return")
        return result if is_lambda else frame.result

    def call(self, function, /, *arguments, **keywords):  # type: ignore[no-untyped-def]
        assert not isinstance(function, Slot)
        assert not any(isinstance(a, Slot) for a in (*arguments, *keywords.values()))
        nested = self.twin.nested.get(getattr(function, "__code__", None))
        if nested is None:
            return function(*arguments, **keywords)
        return self.enter(function, nested.slot_parameters, nested.is_lambda, arguments, keywords)

    # Names

    def __getitem__(self, value: object) -> object:
        return value

    def let(self, name: str, value: object) -> object:
        assert not isinstance(value, Slot), f"{name} took a slot"
        return value

    def store(self, scope: dict[str, Slot], name: str, value: object) -> Slot:
        assert not isinstance(value, Slot), f"{name} took a slot"
        slot = scope.setdefault(name, Slot(name))
        slot.content = value
        return slot

    def var(self, name: str, value: object, up: int = 0, *, ann: object = _MISSING) -> Slot:
        assert 0 <= up < len(self.frame.scopes), f"{name}: no scope {up} suites out"
        if ann is not _MISSING:
            value = ann(value)  # type: ignore[operator]
        return self.store(self.frame.scopes[-1 - up], name, value)

    def get(self, slot: object) -> object:
        return slot.content if isinstance(slot, Slot) else slot

    def at(self, name: str) -> object:
        for scope in reversed(self.frame.scopes):
            if name in scope:
                return scope[name].content
        raise UnboundLocalError(name)

    def inplace(self, slot: object) -> object:
        return InPlace(self.get(slot))

    def def_(self, name: str, up: int = 0) -> None:
        assert 0 <= up < len(self.frame.scopes)

    # Control

    @property
    def live(self) -> object:
        if self.frame.leaving:
            self.frame.taken[-1] = None
            return ()
        return True

    def suite(self) -> Iterator[None]:
        frame = self.frame
        frame.scopes.append({})
        frame.taken.append(None)
        yield
        frame.scopes.pop()
        frame.taken.pop()

    def if_(self, test: object) -> Iterator[None]:
        taken = bool(test)
        self.frame.taken[-1] = taken
        if taken:
            yield from self.suite()

    def elif_(self, test: Callable[[], object]) -> Iterator[None]:
        if self.frame.taken[-1] is False:
            yield from self.if_(test())

    def match(self, subject: object) -> Iterator[None]:
        assert not isinstance(subject, Slot)
        self.frame.subjects.append(subject)
        yield from self.suite()
        self.frame.subjects.pop()

    def case(
        self, pattern: Callable[[Build], Made], target: object = None, guard: object = None
    ) -> Iterator[object]:
        if self.frame.taken[-1] is True:
            return
        made, found = pattern(Build()), {}
        holds = made.test(self.frame.subjects[-1], found)
        values = [found.get(name) for name in made.names]
        if holds and guard is not None:
            holds = bool(guard(*values))
        for _ in self.if_(holds):
            yield self.bind_captures(target, values)

    def bind_captures(self, target: object, values: list[object]) -> object:
        if target is None:
            return None
        if isinstance(target, list):
            return tuple(map(self.bind, target, values))
        return self.bind(target, values[0])

    def else_(self) -> Iterator[None]:
        if self.frame.taken[-1] is False:
            self.frame.taken[-1] = True
            yield from self.suite()

    def trip(self) -> Iterator[None]:
        yield from self.suite()
        if self.frame.leaving == "continue":
            self.frame.leaving = ""

    def while_(self, test: Callable[[], object]) -> Iterator[None]:
        self.frame.taken[-1] = None
        while test():
            yield from self.trip()
            if self.frame.leaving:
                break
        else:
            self.frame.taken[-1] = False
        self.end_loop()

    def end_loop(self) -> None:
        if self.frame.leaving == "break":
            self.frame.leaving = ""

    def for_(self, iterable: object, target: object) -> Iterator[object]:
        self.frame.taken[-1] = None
        for item in iterable:  # type: ignore[attr-defined]
            frame = self.frame
            frame.scopes.append({})
            frame.taken.append(None)
            yield self.bind(target, item)
            frame.scopes.pop()
            frame.taken.pop()
            if frame.leaving == "continue":
                frame.leaving = ""
            if frame.leaving:
                break
        else:
            self.frame.taken[-1] = False
        self.end_loop()

    def bind(self, target: object, item: object) -> object:
        if isinstance(target, str):
            return item
        if isinstance(target, tuple):
            name, up = target
            return self.var(name, item, up)
        assert isinstance(target, list)
        items = list(item)  # type: ignore[call-overload]
        stars = [
            i
            for i, t in enumerate(target)
            if str(t if isinstance(t, str) else t[0]).startswith("*")
        ]
        if not stars:
            assert len(items) == len(target)
            return tuple(map(self.bind, target, items))
        first, after = stars[0], len(target) - stars[0] - 1
        rest = items[first : len(items) - after]
        star = target[first]
        if not isinstance(star, str):
            self.var(star[0][1:], rest, star[1])
        return (
            *map(self.bind, target[:first], items[:first]),
            *rest,
            *map(self.bind, target[first + 1 :], items[len(items) - after :]),
        )

    def loop_else(self) -> Iterator[None]:
        if self.frame.taken[-1] is False:
            yield from self.suite()

    def break_(self) -> None:
        self.leave("break")

    def continue_(self) -> None:
        self.leave("continue")

    def return_(self, value: object = None) -> None:
        assert not isinstance(value, Slot)
        self.frame.result = value
        self.leave("return")

    def leave(self, kind: str) -> None:
        assert not self.frame.leaving, "code after a terminator ran"
        self.frame.leaving = kind

    def assert_(self, test: object, message: object = None) -> None:
        if not test:
            raise AssertionError(message() if callable(message) else message)

    # Expressions

    def and_(self, left: object, right: Callable[[], object], *, test: bool = False) -> object:
        assert not isinstance(left, Slot)
        return right() if left else left

    def chain(
        self, word: str, left: object, *rest: Callable[[], object], test: bool = False
    ) -> object:
        for right in rest:
            left = (self.and_ if word == "and" else self.or_)(left, right, test=test)
        return left

    def or_(self, left: object, right: Callable[[], object], *, test: bool = False) -> object:
        assert not isinstance(left, Slot)
        return left if left else right()

    def not_(self, value: object, *, test: bool = False) -> bool:
        return not value

    def cond(
        self,
        then: Callable[[], object],
        choice: object,
        other: Callable[[], object],
        *,
        test: bool = False,
    ) -> object:
        return then() if choice else other()

    def compare(self, left: object, *links: object) -> object:
        result: object = True
        for index in range(0, len(links), 2):
            right = links[index + 1]
            if index:
                right = right()  # type: ignore[operator]
            assert not isinstance(left, Slot)
            assert not isinstance(right, Slot)
            result = _OPERATORS[links[index]](left, right)  # type: ignore[index]
            if not result:
                return result
            left = right
        return result

    mark = None

    def text(self, mark: None, text: str) -> str:
        return text

    def iter(self, values: object) -> object:
        assert not isinstance(values, Slot)
        return values

    def static(self, value: object) -> object:
        return value

    def list(self, values: object) -> object:
        assert type(values) is list
        return values

    def dict(self, values: object) -> object:
        assert type(values) is dict
        return values

    def set(self, values: object) -> object:
        assert type(values) is set
        return values


def expanded(function) -> Callable[..., object]:  # type: ignore[no-untyped-def, type-arg]
    """Return a function that runs the twin of `function`."""
    twin = rewrite(function)
    return lambda *arguments, **keywords: Concrete(twin).run(*arguments, **keywords)
