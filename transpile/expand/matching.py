"""``match``: patterns as objects, and the chain of `if` and `elif` that the cases are.

Classes, lengths and comptime values decide at comptime, and a case that they refuse is not expanded; numbers known only
on the device are compared there. All parts of a pattern are looked at before the first comparison counts, so what a
capture holds is there wherever its case runs.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from transpile.expand import control, copies, variants
from transpile.expand.displays import unwrap
from transpile.expand.regions import Scope
from transpile.expand.value import Value
from transpile.expand.weak import Weak
from transpile.ir.types import Scalar, bool_

if TYPE_CHECKING:
    from transpile.expand.context import Context

Captures = dict[str, object]
SELF_MATCHING = (bool, bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple)
"""Classes whose one positional sub-pattern is for the object itself."""


class Pattern:
    """One pattern: `test` tells whether an object matches and notes what the names in it capture."""

    def test(self, cx: Context, subject: object, found: Captures) -> object:
        """Return a bool, or a run-time bool."""
        raise NotImplementedError

    def names(self) -> list[str]:
        """Return what it captures, in the order of the text."""
        return []

    def seen(self, subject: object) -> object:
        """Return an object that matches, as a name for it sees it."""
        return subject

    def covers(self, variant: Any) -> set[int]:
        """Return the tags of an enum or a union that match for certain."""
        return set()


class Patterns:
    """What builds patterns in a twin."""

    any: Pattern

    @staticmethod
    def value(value: object) -> Pattern:
        return _Value(value)

    @staticmethod
    def same(value: object) -> Pattern:
        return _Same(value)

    @staticmethod
    def name(name: str, inner: Pattern | None = None) -> Pattern:
        return _Name(name, inner or Patterns.any)

    @staticmethod
    def either(*parts: Pattern) -> Pattern:
        return _Either(parts)

    @staticmethod
    def items(*parts: Pattern) -> Pattern:
        return _Items(parts)

    @staticmethod
    def rest(name: str | None) -> Pattern:
        return _Rest(name)

    @staticmethod
    def of(kind: object, /, *parts: Pattern, **keywords: Pattern) -> Pattern:
        return _Type(kind, parts, keywords)

    @staticmethod
    def keys(parts: Mapping[object, Pattern], /) -> Pattern:
        return _Keys(parts)


class _Any(Pattern):
    def test(self, cx: Context, subject: object, found: Captures) -> object:
        return True

    def covers(self, variant: Any) -> set[int]:
        return set(range(len(variants.members(variant))))


Patterns.any = _Any()


class _Value(Pattern):
    def __init__(self, value: object) -> None:
        self.value = value

    def test(self, cx: Context, subject: object, found: Captures) -> object:
        value = self.value
        if isinstance(subject, Value) and isinstance(value, enum.Enum) and isinstance(value, int):
            value = int(value)
        return _known(cx, cx.compare(subject, "==", value))

    def covers(self, variant: Any) -> set[int]:
        return {n for n, member in enumerate(variants.members(variant)) if member is self.value}


class _Same(Pattern):
    """``None``, ``True`` and ``False`` match by identity."""

    def __init__(self, value: object) -> None:
        self.value = value

    def test(self, cx: Context, subject: object, found: Captures) -> object:
        if isinstance(subject, Value):
            if subject.element != bool_ or self.value is None:
                return False
            return subject if self.value else cx.not_(subject)
        return subject is self.value


class _Name(Pattern):
    def __init__(self, name: str, inner: Pattern) -> None:
        self.name = name
        self.inner = inner

    def test(self, cx: Context, subject: object, found: Captures) -> object:
        result = self.inner.test(cx, subject, found)
        found[self.name] = self.inner.seen(subject)
        return result

    def names(self) -> list[str]:
        return [self.name, *self.inner.names()]

    def covers(self, variant: Any) -> set[int]:
        return self.inner.covers(variant)


class _Rest(_Name):
    """``*rest`` among items."""

    def __init__(self, name: str | None) -> None:
        super().__init__(name or "", Patterns.any)

    def names(self) -> list[str]:
        return [self.name] if self.name else []


class _Either(Pattern):
    def __init__(self, parts: Sequence[Pattern]) -> None:
        self.parts = parts

    def names(self) -> list[str]:
        return self.parts[0].names()

    def covers(self, variant: Any) -> set[int]:
        return {tag for part in self.parts for tag in part.covers(variant)}

    def test(self, cx: Context, subject: object, found: Captures) -> object:
        tests: list[tuple[object, Captures]] = []
        for part in self.parts:
            mine: Captures = {}
            result = part.test(cx, subject, mine)
            if result is False:
                continue
            tests.append((result, mine))
            if result is True:
                break
        if not tests:
            return False
        *earlier, (result, chosen) = tests
        for test, mine in reversed(earlier):
            result = cx.or_(test, lambda result=result: result, True)  # type: ignore[misc]
            for name in chosen:
                chosen[name] = cx.cond(
                    lambda name=name, mine=mine: mine[name],  # type: ignore[misc]
                    test,
                    lambda name=name: chosen[name],  # type: ignore[misc]
                )
        found.update(chosen)
        return result


class _Items(Pattern):
    def __init__(self, parts: Sequence[Pattern]) -> None:
        self.parts = parts

    def names(self) -> list[str]:
        return [name for part in self.parts for name in part.names()]

    def test(self, cx: Context, subject: object, found: Captures) -> object:
        if not isinstance(subject, Sequence) or isinstance(subject, (str, bytes, bytearray)):
            return False
        parts = self.parts
        star = next((n for n, part in enumerate(parts) if isinstance(part, _Rest)), None)
        fixed = len(parts) - (star is not None)
        if len(subject) != fixed and (star is None or len(subject) < fixed):
            return False
        pairs = list(zip(parts, subject, strict=False))
        if star is not None:
            after = len(parts) - star - 1
            middle, rest = parts[star], list(subject[star : len(subject) - after])
            assert isinstance(middle, _Rest)
            if middle.name:
                found[middle.name] = cx.list(rest)
            tail = zip(parts[star + 1 :], subject[len(subject) - after :], strict=True)
            pairs = [*zip(parts[:star], subject, strict=False), *tail]
        return _all(cx, pairs, found)


class _Keys(Pattern):
    def __init__(self, parts: Mapping[object, Pattern]) -> None:
        self.parts = parts

    def names(self) -> list[str]:
        return [name for part in self.parts.values() for name in part.names()]

    def test(self, cx: Context, subject: object, found: Captures) -> object:
        if not isinstance(subject, Mapping):
            return False
        parts = dict(self.parts)
        rest = parts.pop(None, None)
        if any(key not in subject for key in parts):
            return False
        if isinstance(rest, _Rest):
            found[rest.name] = cx.dict({k: v for k, v in subject.items() if k not in parts})
        return _all(cx, [(part, subject[key]) for key, part in parts.items()], found)


class _Type(Pattern):
    def __init__(
        self, cls: object, parts: Sequence[Pattern], keywords: Mapping[str, Pattern]
    ) -> None:
        self.cls = cls
        self.parts = parts
        self.keywords = keywords

    def names(self) -> list[str]:
        parts = (*self.parts, *self.keywords.values())
        return [name for part in parts for name in part.names()]

    def test(self, cx: Context, subject: object, found: Captures) -> object:
        subject = cx.lift(subject)
        cls: Any = self.cls
        union = variants.variant_of(subject)
        if union is not None and variants.is_union(union):
            return self._of_union(cx, subject, union, found)
        if not _is_instance(subject, cls):
            return False
        takes_itself = isinstance(cls, Scalar) or any(cls is c for c in SELF_MATCHING)
        if takes_itself and self.parts:
            if len(self.parts) > 1:
                raise TypeError(
                    f"{cls}() accepts 1 positional sub-pattern ({len(self.parts)} given)"
                )
            return _all(cx, [(self.parts[0], subject)], found)
        names = list(getattr(cls, "__match_args__", ()))
        if len(self.parts) > len(names):
            raise TypeError(
                f"{cls.__name__}() accepts {len(names)} positional sub-patterns ({len(self.parts)} given)"
            )
        pairs = []
        wanted = [*zip(names, self.parts, strict=False), *self.keywords.items()]
        for name, part in wanted:
            if not hasattr(subject, name):
                return False
            pairs.append((part, getattr(subject, name)))
        return _all(cx, pairs, found)

    def covers(self, variant: Any) -> set[int]:
        parts = (*self.parts, *self.keywords.values())
        if not variants.is_union(variant) or not all(map(_is_open, parts)):
            return set()
        return set(variants.matching(variant, self.cls))

    def seen(self, subject: object) -> object:
        union = variants.variant_of(subject)
        fitting = variants.matching(union, self.cls) if variants.is_union(union) else []
        return variants.part_of(subject, fitting[0]) if len(fitting) == 1 else subject

    def _of_union(self, cx: Context, subject: Any, union: Any, found: Captures) -> object:
        """Test the tag, and the parts of the object that the value is then."""
        fitting = variants.matching(union, self.cls)
        if not fitting:
            return False
        if not self.parts and not self.keywords:
            return variants.is_instance(cx, subject, self.cls)
        cases = [_Tagged(number, self) for number in fitting]
        return _Either(cases).test(cx, subject, found)


def _is_open(pattern: Pattern) -> bool:
    """Whether it matches everything."""
    if isinstance(pattern, _Either):
        return any(map(_is_open, pattern.parts))
    return isinstance(pattern, _Any) or (isinstance(pattern, _Name) and _is_open(pattern.inner))


class _Tagged(Pattern):
    """One class of a union: its tag, and the pattern on its object."""

    def __init__(self, number: int, inner: _Type) -> None:
        self.number = number
        self.inner = inner

    def names(self) -> list[str]:
        return self.inner.names()

    def test(self, cx: Context, subject: object, found: Captures) -> object:
        here = cx.binary("eq", variants.tag_of(subject), self.number)
        inside = self.inner.test(cx, variants.part_of(subject, self.number), found)
        if inside is False:
            return False
        return here if inside is True else cx.and_(here, lambda: inside, True)


def _is_instance(subject: object, cls: Any) -> bool:
    if isinstance(subject, Value):
        element = subject.element
        if subject.width > 1:
            return False
        if isinstance(cls, Scalar):
            return element == cls
        is_float = element.kind == "float" if isinstance(element, Weak) else element.is_float
        if cls is bool:
            return element == bool_
        return cls is float if is_float else cls is int
    if isinstance(cls, Scalar):
        return False
    return isinstance(subject, cls)


def _all(cx: Context, pairs: Sequence[tuple[Pattern, object]], found: Captures) -> object:
    """Every part matches its object."""
    result: object = True
    for part, subject in pairs:
        test = part.test(cx, subject, found)
        if test is False:
            return False
        if test is not True:
            result = cx.and_(result, lambda test=test: test, True)  # type: ignore[misc]
    return result


def _known(cx: Context, result: object) -> object:
    result = unwrap(result)
    return result if isinstance(result, Value) else bool(result)


# The statement


def match(cx: Context, subject: object) -> Iterator[None]:
    """Open the suite that holds the cases."""
    subject = cx.lift(unwrap(subject))
    if variants.variant_of(subject) is not None:
        # A case may bind the name again; the next ones are still about what it was.
        subject = copies.copied(cx, subject, Scope(cx.regions.ops), "subject", cx.span())
    suite = control._suite(cx)
    suite.subject = (subject,)
    yield
    control._end_suite(cx, suite)


def case(
    cx: Context,
    pattern: Callable[[type[Patterns]], Pattern],
    target: object,
    guard: Callable[..., object] | None,
) -> Iterator[object]:
    """Yield once where the case is expanded, with what its names capture."""
    scope = cx.scope
    assert scope.subject is not None, "a case stands in a match"
    (subject,) = scope.subject
    values: list[object] = []

    def test() -> object:
        made = pattern(Patterns)
        found: Captures = {}
        result = made.test(cx, subject, found)
        values[:] = [found.get(name) for name in dict.fromkeys(made.names())]
        variant = variants.variant_of(subject)
        if variant is not None and guard is None and result is not False:
            scope.covered |= made.covers(variant)
            if len(scope.covered) == len(variants.members(variant)):
                return True  # no other tag is left
        if guard is None or result is False:
            return result
        return cx.and_(result, lambda: guard(*values), True)

    is_first = scope.chain is None
    heads = cx.if_(test()) if is_first else cx.elif_(test)
    for _ in heads:
        if target is None:
            yield None
        elif isinstance(target, list):
            yield tuple(control._bind_target(cx, t, v) for t, v in zip(target, values, strict=True))
        else:
            yield control._bind_target(cx, target, values[0])
