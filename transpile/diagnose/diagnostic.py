"""What an error says, as data: a diagnostic has a code, a title, labelled spans, notes and a help line.

Each kind of error is one small frozen class in ``transpile/diagnose/errors/<topic>.py``; the texts are class
attributes with ``{placeholders}`` that are filled from the instance's fields. Rendering is in ``render``.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from typing import Any, ClassVar, Self, dataclass_transform

from transpile.diagnose import sources
from transpile.diagnose.numerals import shown
from transpile.diagnose.span import Span


@dataclass(frozen=True)
class Label:
    """One underlined range with its text; the first label of a diagnostic is the primary one (``^^^``)."""

    span: Span
    text: str = ""


@dataclass_transform(frozen_default=True)
class _Record:
    """A frozen dataclass whose methods are shared.

    There are some 150 kinds of errors; building real dataclasses of them would take most of the time of
    ``import transpile``.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """Names of the fields, in the order of the arguments."""

    def __init_subclass__(cls) -> None:
        own = (n for n, a in cls.__annotations__.items() if not a.startswith("ClassVar"))
        cls.FIELDS = tuple(dict.fromkeys((*cls.FIELDS, *own)))

    def __init__(self, *args: object, **kwargs: object) -> None:
        given = dict(zip(self.FIELDS, args, strict=False), **kwargs)
        missing = [n for n in self.FIELDS if n not in given and not hasattr(type(self), n)]
        if missing or len(args) > len(self.FIELDS) or not given.keys() <= set(self.FIELDS):
            raise TypeError(f"{type(self).__name__} has the fields {self.FIELDS}, not {given}")
        self.__dict__.update(given)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def _values(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.FIELDS)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _Record)
            and type(other) is type(self)
            and other._values() == self._values()
        )

    def __hash__(self) -> int:
        return hash((type(self), self._values()))

    def __repr__(self) -> str:
        fields = ", ".join(f"{n}={v!r}" for n, v in zip(self.FIELDS, self._values(), strict=True))
        return f"{type(self).__name__}({fields})"


class Diagnostic(_Record):
    """One error. Subclasses set the class attributes and add fields for the placeholders.

    `span` is the primary place; it may be ``None`` for errors of a launch, which have no line of a
    kernel. Fields are annotated, as in a dataclass.
    """

    span: Span | None

    code: ClassVar[str] = ""
    """``CUBE`` and three digits; unique (a test looks)."""
    title: ClassVar[str] = ""
    """One line, lower case, no full stop."""
    label: ClassVar[str] = ""
    """Text under the primary span."""
    notes: ClassVar[tuple[str, ...]] = ()
    help: ClassVar[str] = ""
    """A way out that the user can type."""
    phase: ClassVar[type[CubeError | CubeWarning]]
    """The exception class that carries it."""

    def labels(self) -> tuple[Label, ...]:
        """Return the labelled ranges, the primary one first; override to add secondary labels."""
        return () if self.span is None else (Label(self.span, self.fill(self.label)),)

    def at(self, span: Span) -> Self:
        """Return the same diagnostic about another place."""
        values = {name: getattr(self, name) for name in self.FIELDS}
        return type(self)(**{**values, "span": span})

    def fill(self, template: str) -> str:
        """Replace each ``{field}`` in `template` by the field's text."""
        return template.format_map(_Fields(self))

    def error(self) -> CubeError:
        """Return the exception for this diagnostic: ``raise SomeError(span, ...).error()``."""
        phase = self.phase
        assert issubclass(phase, CubeError), "a warning is not raised"
        return phase(self)

    def warn(self) -> None:
        """Warn at the user's line, once for each place as Python's filters have it."""
        span = self.span
        assert span is not None, "a warning has a place"
        registry = _WARNED.setdefault(span.file, {})
        warnings.warn_explicit(CubeWarning(self), None, span.file, span.line, registry=registry)


class _Fields(dict[str, object]):
    """Look-up of a diagnostic's attributes for ``str.format_map``."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__()
        self._diagnostic = diagnostic

    def __missing__(self, key: str) -> object:
        value = getattr(self._diagnostic, key)
        if type(value) is str:
            return value
        try:
            return shown(value)
        except Exception:  # noqa: BLE001 (a user's class may raise anything)
            return f"a `{type(value).__name__}`"


class CubeError(Exception):
    """Root of every error that a user of this library can meet; ``str()`` is the rendered diagnostic."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic)
        self.diagnostic = diagnostic
        self._texts = _texts(diagnostic.span)

    def __str__(self) -> str:
        from transpile.diagnose.render import render

        return render(self.diagnostic)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.diagnostic,)


def _texts(span: Span | None) -> tuple[sources.Text, ...]:
    """Hold the lines that the message shows: its kernel may be gone when it is read."""
    found: list[sources.Text] = []
    while span is not None:
        text = sources.registered(span.file)
        if text is not None:
            found.append(text)
        span = span.call_site
    return tuple(found)


class CubeWarning(UserWarning):
    """Something in a kernel that is allowed, and hardly meant."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic)
        self.diagnostic = diagnostic

    def __str__(self) -> str:
        from transpile.diagnose.render import render

        return render(self.diagnostic)


_WARNED: dict[str, dict[Any, Any]] = {}
"""What was warned of already, by file; `warnings` keeps it."""


class CubeSyntaxError(CubeError):
    """A construct that kernels refuse, found while rewriting."""


class CubeTypeError(CubeError):
    """Types that do not fit, found while expanding."""


class CubeAttributeError(CubeTypeError, AttributeError):
    """An attribute that a name of the language does not have; to `hasattr` it is Python's own error."""


class CubeCallError(CubeTypeError, TypeError):
    """A call on the host whose arguments do not fit; Python would raise a `TypeError`."""


class CubeBindingError(CubeError):
    """A name that is unbound, or bound where it must not be."""


class CubeMemoryError(CubeError):
    """A use of memory that can be proved wrong, or a container's limits."""


class CubeTargetError(CubeError):
    """Something that the chosen target cannot do."""


class CubeCompileError(CubeError):
    """A platform's compiler refused the generated code."""


class CubeLaunchError(CubeError):
    """Arguments or geometry of a launch do not fit."""


class DeviceLost(CubeLaunchError):
    """A device that faulted: what its handles held is gone."""


class CubeUsageError(CubeError):
    """Something asked for outside a kernel (a command line, a missing extra, a missing device)."""
