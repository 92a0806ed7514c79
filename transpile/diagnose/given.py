"""What a caller on the host gave -> the value, or an error that says what to give.

    sizes("client.empty", "shape", 3)  -> (3,)
    sizes("client.empty", "shape", 2.5)  -> CUBE910: `client.empty`: `shape` can't be 2.5

For functions that people call, not for the way of a launch: there the binder looks at types itself.
"""

from __future__ import annotations

import math
import operator
import os
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import Any, TypeVar

from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.errors.usage import WrongValue
from transpile.diagnose.numerals import shown

F = TypeVar("F", bound=Callable[..., Any])

NO_KEYWORDS: Mapping[str, Any] = {}
LONGEST = 40
"""Characters of an object that a message shows."""


def described(given: object) -> str:
    """Show an object in a message: its text where that is short and the same each time, else what it is."""
    kind = type(given)
    if kind is int:
        return shown(given)
    if kind.__repr__ is not object.__repr__ and not callable(given):
        try:
            text = repr(given)
        except Exception:  # noqa: BLE001 (a user's class may raise anything; ints of too many digits do too)
            text = ""
        if 0 < len(text) <= LONGEST and "\n" not in text and " at 0x" not in text:
            return text
    if isinstance(given, type):
        return f"the class `{given.__name__}`"
    if callable(given) and hasattr(given, "__name__"):
        return f"the function `{given.__name__}`"
    article = "an" if kind.__name__[:1].lower() in "aeio" else "a"
    return f"{article} `{kind.__name__}`"


def wrong(function: str, parameter: str, given: object, wants: str) -> CubeError:
    """Return the error for a value that makes no sense."""
    return WrongValue(None, function, parameter, described(given), wants).error()


def integer(
    function: str, parameter: str, given: Any, *, least: int | None = None, wants: str = ""
) -> int:
    """Return an integer of `least` or more."""
    number = _integer(given)
    if number is None or (least is not None and number < least):
        bound = "" if least is None else f" of at least {least}"
        raise wrong(function, parameter, given, wants or f"an integer{bound}")
    return number


def plain(given: Any) -> Any:
    """Return Python's own bool, int or string for NumPy's, an enum's, what has ``__index__``; all else as it is."""
    kind = type(given)
    if kind is int or kind is str or kind is bool or given is None:
        return given
    if kind.__name__ in ("bool", "bool_") and getattr(given, "shape", None) == ():
        return bool(given)
    if isinstance(given, str):
        return str.__str__(given)
    number = _integer(given)
    return given if number is None else int.__index__(number)


def real(
    function: str,
    parameter: str,
    given: Any,
    wants: str,
    *,
    least: float = 0,
    most: float = math.inf,
) -> float:
    """Return a number between two bounds; NaN is none, infinity only as `most`."""
    try:
        is_number = not isinstance(plain(given), (str, bytes, bool))
        number = float(given) if is_number else math.nan
    except (TypeError, ValueError, OverflowError):
        number = math.nan
    if not least <= number <= most:
        raise wrong(function, parameter, given, wants)
    return number


def flag(function: str, parameter: str, given: Any) -> bool:
    """Return a truth: a bool, of NumPy too, or 0 or 1."""
    if isinstance(given, bool):
        return given
    number = _integer(given)
    if number is None and type(given).__name__ in ("bool", "bool_"):
        number = int(given)
    if number not in (0, 1):
        raise wrong(function, parameter, given, "`True` or `False`")
    return number == 1


def several(given: Any) -> list[Any] | None:
    """Return the items of what has some, other than letters; NumPy's arrays without dimensions only look as if."""
    if isinstance(given, (str, bytes)) or not isinstance(given, Iterable):
        return None
    try:
        return list(given)
    except TypeError:
        return None


def sizes(
    function: str, parameter: str, given: Any, *, least: int | None = 0, wants: str = ""
) -> tuple[int, ...]:
    """Return a shape or strides: an integer, or several."""
    items = None if isinstance(given, (Mapping, Set)) else several(given)
    if items is None:
        items = [given]
    found = [_integer(item) for item in items]
    if any(number is None or (least is not None and number < least) for number in found):
        below = "" if least is None else f", none below {least}"
        example = "`(64, 128)`" if parameter != "strides" else "`(128, 1)`, counted in elements"
        wants = wants or f"an integer or several{below}, such as {example}"
        raise wrong(function, parameter, given, wants)
    return tuple(number for number in found if number is not None)


def names(function: str, parameter: str, given: Any, wants: str) -> tuple[str, ...]:
    """Return several strings; a single one is refused, which would be taken for its letters."""
    found = None if isinstance(given, Mapping) else several(given)
    if found is not None and all(isinstance(name, str) for name in found):
        return tuple(found)
    raise wrong(function, parameter, given, wants)


def called(function: str, parameter: str, given: F, wants: str) -> F:
    """Return something that can be called."""
    if not callable(given):
        raise wrong(function, parameter, given, wants)
    return given


def path(function: str, parameter: str, given: Any) -> str:
    """Return the path of a file that can be written, as far as its folder tells."""
    wants = "the path of a file"
    if not isinstance(given, (str, os.PathLike)) or not os.fspath(given):
        raise wrong(function, parameter, given, wants)
    found = os.fspath(given)
    if not isinstance(found, str):
        raise wrong(function, parameter, given, wants)
    folder = os.path.dirname(found) or "."
    if not os.path.isdir(folder):
        raise wrong(
            function, parameter, given, f"a file in a folder that is there, not in `{folder}`"
        )
    if os.path.isdir(found):
        raise wrong(function, parameter, given, "a file: this is a folder")
    if not os.access(found if os.path.exists(found) else folder, os.W_OK):
        raise wrong(function, parameter, given, "a file that you may write")
    return found


def _integer(given: Any) -> int | None:
    if isinstance(given, bool) or getattr(given, "shape", ()) != ():
        return None
    try:
        return operator.index(given)
    except TypeError:
        return None


def calling(
    function: str,
    parameter: str,
    given: Callable[..., Any],
    args: Sequence[Any] = (),
    kwargs: Mapping[str, Any] = NO_KEYWORDS,
) -> Any:
    """Return what a caller's function gives; where it does not take so many arguments, say so."""
    try:
        return given(*args, **kwargs)
    except TypeError as error:
        trace = error.__traceback__
        if (
            trace is not None and trace.tb_next is not None
        ):  # it was raised within: the caller's own
            raise
        count = len(args) + len(kwargs)
        number = "no arguments" if not count else "one argument" if count == 1 else ""
        wants = f"a function of {number or f'{count} arguments'}; Python says: {error}"
        raise wrong(function, parameter, given, wants) from None
