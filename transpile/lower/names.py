"""Names in generated code: the user's own, made legal and unique in their scope."""

from __future__ import annotations

import re

from transpile.ir.values import Value

_ILLEGAL = re.compile(r"[^A-Za-z0-9_]")
_NUMBER = re.compile(r"(?<=[A-Za-z])_\d+$")


def given_name(value: Value) -> str:
    """Return what the user calls a value; ``_`` is no name."""
    return "" if value.name == "_" else value.name


class Namer:
    """Hands out names, scope by scope; sibling scopes may use one name twice, nested ones never shadow."""

    __slots__ = ("_reserved", "_scopes", "_taken")

    def __init__(self, reserved: frozenset[str]) -> None:
        self._reserved = reserved
        self._taken: set[str] = set()
        self._scopes: list[list[str]] = [[]]

    def enter(self) -> None:
        self._scopes.append([])

    def leave(self) -> None:
        self._taken.difference_update(self._scopes.pop())

    def unique(self, hint: str, *, outermost: bool = False) -> str:
        """Return `hint` as a name that is legal, free and not a word of the target, and take it.

        With `outermost` the name belongs to the whole text, not to the scope that asks first.
        """
        name = self.legal(hint or "v")
        if name in self._taken:
            # (C++ keeps two underscores in a row for itself.)
            stem = _NUMBER.sub("", name).rstrip("_") or "v"
            number = 1
            while f"{stem}_{number}" in self._taken:
                number += 1
            name = f"{stem}_{number}"
        self._taken.add(name)
        self._scopes[0 if outermost else -1].append(name)
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
