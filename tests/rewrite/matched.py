"""What the patterns of a twin's `cx.case` mean, in the simplest terms: functions of a subject and a dict."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Test = Callable[[Any, dict[str, Any]], bool]


class Made:
    """A pattern and the names that it captures, in the order of the text."""

    def __init__(self, test: Test, names: Sequence[str] = ()) -> None:
        self.test = test
        self.names = list(dict.fromkeys(names))


class Rest(Made):
    pass


def _names(parts: Sequence[Made]) -> list[str]:
    return [name for part in parts for name in part.names]


class Build:
    """Builds patterns; `content` says what a value is for the run at hand."""

    def __init__(self, content: Callable[[Any], Any] = lambda value: value) -> None:
        self.content = content
        self.any = Made(lambda subject, found: True)

    def value(self, value):
        return Made(lambda subject, found: bool(subject == self.content(value)))

    def same(self, value):
        return Made(lambda subject, found: subject is value)

    def name(self, name, inner=None):
        inner = inner or self.any

        def test(subject, found):
            if not inner.test(subject, found):
                return False
            found[name] = subject
            return True

        return Made(test, [name, *inner.names])

    def either(self, *parts):
        return Made(lambda s, found: any(p.test(s, found) for p in parts), parts[0].names)

    def rest(self, name):
        return Rest(lambda s, found: found.update({name: s}) or True, [name] if name else [])

    def items(self, *parts):
        stars = [n for n, part in enumerate(parts) if isinstance(part, Rest)]

        def test(subject, found):
            if not isinstance(subject, Sequence) or isinstance(subject, str | bytes):
                return False
            subject = list(subject)
            if stars:
                first, after = stars[0], len(parts) - stars[0] - 1
                if len(subject) < len(parts) - 1:
                    return False
                last = len(subject) - after
                subject = [*subject[:first], subject[first:last], *subject[last:]]
            return len(subject) == len(parts) and all(
                p.test(s, found) for p, s in zip(parts, subject)
            )

        return Made(test, _names(parts))

    def of(self, cls, /, *parts, **keywords):
        def test(subject, found):
            kind = self.content(cls)
            if not isinstance(subject, kind):
                return False
            if kind in (int, str, list, tuple, float, bool, dict):
                return all(part.test(subject, found) for part in parts)
            pairs = [*zip(getattr(kind, "__match_args__", ()), parts), *keywords.items()]
            return all(hasattr(subject, n) and p.test(getattr(subject, n), found) for n, p in pairs)

        return Made(test, _names([*parts, *keywords.values()]))

    def keys(self, parts, /):
        parts = dict(parts)
        rest = parts.pop(None, None)

        def test(subject, found):
            if not isinstance(subject, Mapping) or not all(key in subject for key in parts):
                return False
            if not all(part.test(subject[key], found) for key, part in parts.items()):
                return False
            left = {k: v for k, v in subject.items() if k not in parts}
            return rest is None or rest.test(left, found)

        return Made(test, _names([*parts.values(), *([rest] if rest else [])]))
