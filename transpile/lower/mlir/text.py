"""The text of one ``func.func``: lines with their spans, SSA names, and constants gathered at the
top.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from transpile.diagnose.span import Span
from transpile.ir.types import Scalar
from transpile.ir.values import Value, is_given
from transpile.lower.mlir.types import lanes_type, literal, with_lanes
from transpile.lower.names import another

Line = tuple[str, Span | None]
INDENT = "  "
_CONSTANTS = re.compile(r"%c[-0-9tf][A-Za-z0-9_$.-]*")
"""Names of scalar constants, and some more."""

_FOREIGN = re.compile(r"[^A-Za-z0-9_$.-]")
_START = re.compile(r"[A-Za-z_$.-]")
_CONSTANT = re.compile(r"c-?(\d|inf|nan|true|false|iota)")
_LITERAL = re.compile(r"[A-Za-z0-9_.+-]+")


@lru_cache(4096)
def _plain(hint: str) -> str:
    """Replace what MLIR's names can't have; Python's names may be of any script."""
    return _FOREIGN.sub("_", hint)


@lru_cache(4096)
def _stem(hint: str) -> str:
    """Return `hint` as a name that isn't one of a constant."""
    stem = _plain(hint) or "v"
    return "_" + stem if not _START.match(stem) or _CONSTANT.match(stem) else stem


@lru_cache(4096)
def _parts(name: str) -> tuple[str, int]:
    """Take ``total_3`` apart; the number is 0 where there is none."""
    stem, _, number = name.rpartition("_")
    return stem, int(number) if number.isdecimal() else 0


class Own(str):
    """A name that the user wrote, as a hint: it is kept where those of the generator give way."""

    __slots__ = ()


def own_name(value: Value) -> str:
    """Return what to call a value that has a name."""
    return Own(value.name) if is_given(value.name) else value.name


LIBRARY = frozenset(
    "main printf malloc free memcpy memmove memset fmod remainder copysign round roundeven fma cbrt "
    "exp exp2 expm1 log log2 log10 log1p sin cos tan tanh sinh cosh asin acos atan atan2 erf erfc pow "
    "sqrt floor ceil trunc rint nearbyint fmin fmax fabs ldexp frexp".split()
)
"""Functions that compiled code may call; with an ``f`` at the end too."""


def symbol_of(name: str) -> str:
    """Return a function's symbol: its name, unless the platform has a function called so."""
    plain = _plain(name)
    return f"{plain}_" if plain.removesuffix("f") in LIBRARY or plain in LIBRARY else plain


class Text:
    """Collects the lines of a function.

    Names live as long as the block that they are defined in, so that two arms of a branch may use
    the same ones; names of constants and of stack memory are at the top of the function and never
    used again.
    """

    def __init__(self, given: Iterable[str] = ()) -> None:
        self._given = {
            stem if number else name for name in given for stem, number in [_parts(name)]
        }
        """The user's names, with their numbers and without."""
        self.top: list[Line] = []
        self.lines: list[Line] = []
        self._indent = INDENT * 2
        self.span: Span | None = None
        self._scopes: list[list[str]] = [[]]
        """Names defined in each open block."""
        self._live: set[str] = set()
        """Names that are taken: those of open blocks and those at the top."""
        self._first_free: dict[str, int] = {}
        """By stem, a number below which all numbers are taken."""
        self._next_scope: list[str] = []
        self._ever: set[str] = set()
        self._constants: dict[tuple[str, str], str] = {}
        self._numbers: dict[tuple[str, int, str], str] = {}
        """Constants by their type, lanes and number."""
        self._scalars: dict[str, tuple[str, str]] = {}
        """Type and text of the constants with one lane, by name."""

    def name(self, hint: str) -> str:
        """Return a free SSA name, ``%hint`` if possible, that lives until the current block ends."""
        stem = _stem(hint)
        if stem in self._given and hint.__class__ is not Own:
            stem = another(stem, self._given.__contains__)
        live = self._live
        count = self._first_free.get(stem, 0)
        found = f"{stem}_{count}" if count else stem
        while found in live:
            count += 1
            found = f"{stem}_{count}"
        self._first_free[stem] = count + 1
        self._scopes[-1].append(found)
        live.add(found)
        self._ever.add(found)
        return "%" + found

    def inner_name(self, hint: str) -> str:
        """Return a name that belongs to the next block, such as a loop's variable."""
        found = self.name(hint)
        self._scopes[-1].remove(found[1:])
        self._free(found[1:])
        self._next_scope.append(found[1:])
        return found

    def _free(self, name: str) -> None:
        self._live.discard(name)
        first_free = self._first_free
        if name in first_free:
            del first_free[name]
        stem, number = _parts(name)
        if number and first_free.get(stem, 0) > number:
            first_free[stem] = number

    def top_name(self, hint: str) -> str:
        """Return a name for something at the top of the function."""
        stem = _plain(hint)
        if stem in self._given and hint.__class__ is not Own:
            stem = another(stem, self._given.__contains__)
        found, count = stem, 0
        while found in self._ever:
            count += 1
            found = f"{stem}_{count}"
        self._ever.add(found)
        self._live.add(found)
        return "%" + found

    def line(self, text: str) -> None:
        self.lines.append((self._indent + text, self.span))

    def value(self, hint: str, operation: str) -> str:
        """Add ``%hint = operation`` and return the name."""
        found = self.name(hint)
        self.lines.append((f"{self._indent}{found} = {operation}", self.span))
        return found

    def at_top(self, hint: str, operation: str) -> str:
        found = self.top_name(hint)
        self.top.append((f"{INDENT * 2}{found} = {operation}", None))
        return found

    def constant(self, type: Scalar, value: bool | int | float, lanes: int = 1) -> str:
        """Return the name of a constant; all lanes are equal."""
        key = (type.name, lanes, repr(value))
        found = self._numbers.get(key)
        if found is None:
            found = self.raw_constant(lanes_type(type, lanes), literal(type, value), lanes)
            self._numbers[key] = found
        return found

    def raw_constant(self, type: str, text: str, lanes: int = 1) -> str:
        key = (type, text)
        found = self._constants.get(key)
        if found is None:
            short = type.removeprefix("vector<").removesuffix(">")
            plain = text if _LITERAL.fullmatch(text) else None
            hint = f"c{plain}_{short}".replace("+", "") if plain else f"iota_{short}"
            if type == "i1":
                hint, operation = f"c{text}", f"arith.constant {text}"
            else:
                body = text if lanes == 1 else f"dense<{text}>"
                operation = f"arith.constant {body} : {type}"
            found = self.at_top(hint, operation)
            self._constants[key] = found
            if not type.startswith("vector"):
                self._scalars.setdefault(found, key)
        return found

    def widened(self, name: str, lanes: int) -> str | None:
        """Return the vector constant whose lanes are the scalar constant `name`."""
        if name not in self._scalars:
            return None
        type, text = self._scalars[name]
        return self.raw_constant(with_lanes(type, lanes), text, lanes)

    def iota(self, type: str, lanes: int) -> str:
        """Return the name of the vector 0, 1, 2, ..."""
        return self.raw_constant(with_lanes(type, lanes), str(list(range(lanes))), lanes)

    @contextmanager
    def block(self, header: str, footer: str | None = "}") -> Iterator[None]:
        """Open a region with `header`; names defined inside end with it."""
        self.line(header)
        outer, self._indent = self._indent, self._indent + INDENT
        self._scopes.append(self._next_scope)
        self._live.update(self._next_scope)
        self._next_scope = []
        yield
        for name in self._scopes.pop():
            self._free(name)
        self._indent = outer
        if footer is not None:
            self.line(footer)

    def finished(self) -> list[Line]:
        """Return the body's lines, constants first; those that only had wide copies are left out."""
        texts = [line for line, _ in self.lines]
        texts += [line.partition("=")[2] for line, _ in self.top]
        used = set(_CONSTANTS.findall("\n".join(texts)))
        unused = self._scalars.keys() - used
        return [line for line in self.top if line[0].split(None, 1)[0] not in unused] + self.lines
