"""Names in generated code: the user's own, made legal and unique in their scope.

A name that the user wrote is numbered only where another of the user's own has it in the same scope. What the generator
names takes none of them, however numbered, so that the user's names stay as they are when generated ones come and go.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from transpile.ir import core
from transpile.ir.values import Coined, Value, is_given

_ILLEGAL = re.compile(r"[^A-Za-z0-9_]")
_NUMBER = re.compile(r"(?<=[A-Za-z])_\d+$")
OTHERS = {
    "v": ("t", "value"),
    "i": ("index", "at"),
    "ok": ("holds",),
    "start": ("base",),
    "votes": ("ballot",),
    "first": ("first_cube",),
    "last": ("last_cube",),
}
"""What generated values are called where the user has the first name for something else."""


def given_name(value: Value) -> str:
    """Return what the user calls a value; ``_`` is no name."""
    return "" if value.name == "_" else value.name


def name_of(value: Value, hint: str) -> str:
    """Return what the user calls a value, or else `hint`."""
    return given_name(value) or Coined(hint)


def given_names(kernel: core.Kernel) -> set[str]:
    """Return the names that the user wrote in a kernel."""
    found = {parameter.name for parameter in kernel.parameters if is_given(parameter.name)}
    for op in core.walk(kernel.body):
        for result in op.makes():
            if result.name and is_given(result.name):
                found.add(result.name)
    return found


def another(hint: str, is_taken: Callable[[str], bool], others: Iterable[str] = ()) -> str:
    """Return `hint`, or what else to call a generated value where the user has that name."""
    if not is_taken(hint):
        return hint
    for other in others or OTHERS.get(hint, ()):
        if not is_taken(other):
            return other
    return another(f"{hint}_value", is_taken)


class Namer:
    """Hands out names, scope by scope; sibling scopes may use one name twice, nested ones never shadow."""

    __slots__ = ("_coined", "_given", "_reserved", "_scopes", "_taken")

    def __init__(self, reserved: frozenset[str], given: Iterable[str] = ()) -> None:
        self._reserved = reserved
        self._given = {_stem(self.legal(name)) for name in given}
        self._coined: dict[str, str] = {}
        """What hints became that the user has as names."""
        self._taken: set[str] = set()
        self._scopes: list[list[str]] = [[]]

    def enter(self) -> None:
        self._scopes.append([])

    def leave(self) -> None:
        self._taken.difference_update(self._scopes.pop())

    def unique(self, hint: str) -> str:
        """Return `hint` as a name that is legal, free and not a word of the target, and take it."""
        if not is_given(hint):
            return self.coined(hint or "v")
        return self._numbered(self.legal(hint), -1)

    def coined(self, hint: str, *others: str, outermost: bool = False) -> str:
        """Return a name for something that the user has no name for: `hint`, one of `others`, or one like them.

        With `outermost` the name belongs to the whole text, not to the scope that asks first.
        """
        name = self._coined.get(hint)
        if name is None:
            name = self._coined[hint] = self.apart(self.legal(hint), others)
        return self._numbered(name, 0 if outermost else -1)

    def apart(self, name: str, others: Iterable[str] = ()) -> str:
        """Return `name`, or one like it, that none of the user's names hides; it is not taken."""
        return another(name, lambda candidate: _stem(candidate) in self._given, others)

    def _numbered(self, name: str, scope: int) -> str:
        if name in self._taken:
            # (C++ keeps two underscores in a row for itself.)
            stem = _stem(name) or "v"
            number = 1
            while f"{stem}_{number}" in self._taken:
                number += 1
            name = f"{stem}_{number}"
        self._taken.add(name)
        self._scopes[scope].append(name)
        return name

    def release(self, name: str) -> None:
        """Give back a name of the present scope that the text lacks after all."""
        self._taken.discard(name)
        self._scopes[-1].remove(name)

    def legal(self, hint: str) -> str:
        """Return `hint` without what an identifier can't hold; reserved words get a trailing underscore.

        Two leading underscores are reserved in C and refused in WGSL, where ``_`` alone is no name either.
        """
        name = hint
        if not (name.isascii() and name.isidentifier()):
            name = name if name.isascii() else _ILLEGAL.sub(lambda m: f"u{ord(m[0]):x}", name)
            name = _ILLEGAL.sub("_", name)
        if name.startswith("__"):
            name = "v" + name[1:]
        if name == "_" or name[0].isdigit():
            name = f"v{name}"
        return f"{name}_" if name in self._reserved else name


def _stem(name: str) -> str:
    """Return a name without its number, as ``k_1`` is numbered on."""
    return _NUMBER.sub("", name).rstrip("_")
