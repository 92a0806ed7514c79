"""Shortcuts: functions that launch again what was launched last, each written for its launch.

For ``saxpy[4, 256](2.0, x, y)`` on CUDA it is this one::

    def again(args):
        try:
            a0, a1, a2 = args
            if not (
                clock.epoch == epoch            # nothing has changed that the device's streams count
                and get_ident() == thread
                and array() is a1               # weak references to x and y
                and array_2() is a2
                and function.__code__ is code   # of the kernel
                and (not overrides() and variable not in environment and variable_2 not in environment or mode() == now)
            ):
                return False
            pack(buffer, 16, a0)
        except REFUSED:
            return False
        if call(given0, given1, given2, given3)[0]:   # the driver's
            return False
        note(module)
        return True

All other names are globals, and it has these to itself. One function for all launches, which finds checks and numbers
in lists, takes some 430 ns more; the whole launch takes 850 ns on a driver that does nothing
(``benchmarks/launch_host.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from struct import Struct, calcsize
from struct import error as StructError
from types import CodeType, FunctionType
from typing import Any, Protocol

REFUSED = (StructError, OverflowError, TypeError, ValueError)
"""What another number of arguments raises, or a number that does not fit: the whole way says what is wrong."""

Again = Callable[[Sequence[Any]], bool]
"""Launches with these arguments; tells whether it did. It did nothing where they are not those of the last launch."""
Check = tuple[str, dict[str, Any]]
"""A condition in Python, and what the names in braces are: ``("{array}() is a1", {"array": reference})``.

`a1` is the second argument.
"""
Place = tuple[str, int]
"""How a number lies in memory: its format (``struct``), and the offset."""
_AND = "\n            and "


class Ready(Protocol):
    """What a server makes of a launch that may come again; it is right as long as `clock` has not moved on."""

    clock: Any
    """Its attribute ``epoch`` counts what can make remembered launches wrong."""
    epoch: int
    thread: int
    """The only one that may launch so."""
    buffer: Any
    """The packed arguments."""
    places: Sequence[Place | None]
    """Where each scalar of the kernel lies in `buffer`; ``None`` where packing does not check it as binding does."""
    call: Callable[..., Any]
    arguments: tuple[Any, ...]
    """``call(*arguments)[0]`` launches, and is false where all went well."""
    note: Callable[[Any], object] | None
    """Has to be told of the module after a launch."""
    module: Any
    torch: tuple[Callable[[], int], int] | None
    """Where a tensor of torch is an argument: what tells its current stream, and which one that was."""


def shortcut(
    ready: Ready, arity: int, checks: Iterable[Check], numbers: Iterable[tuple[Place, int]]
) -> Again:
    """Write the function that launches again.

    Args:
        ready: the launch.
        arity: how many arguments it has.
        checks: what must hold for it to be right again.
        numbers: where each number that is passed lies, and its position among the arguments.
    """
    # The driver reads memory that `ready` keeps.
    space = {"REFUSED": REFUSED, "ready": ready}
    conditions = [_written(space, text, objects) for text, objects in checks]
    packs = [
        _written(
            space,
            f"{{pack}}({{buffer}}, {offset}, {', '.join(values)})",
            {"pack": Struct(layout).pack_into, "buffer": ready.buffer},
        )
        for offset, layout, values in _runs(numbers)
    ]
    given = {f"given{number}": value for number, value in enumerate(ready.arguments)}
    call = f"{{call}}({', '.join(f'{{{name}}}' for name in given)})"
    lines = [
        "def again(args):",
        "    try:",
        f"        ({''.join(f'a{position}, ' for position in range(arity))}) = args",
        f"        if not ({_AND.join(conditions)}):",
        "            return False",
        *(f"        {pack}" for pack in packs),
        "    except REFUSED:",
        "        return False",
        f"    if {_written(space, call, {'call': ready.call, **given})}[0]:",
        "        return False",
    ]
    if ready.note is not None:
        note = _written(space, "{note}({module})", {"note": ready.note, "module": ready.module})
        lines.append(f"    {note}")
    lines.append("    return True")
    # A copy: the interpreter notes in code what it met in a namespace.
    return FunctionType(_compiled("\n".join(lines)).replace(), space)


def _written(space: dict[str, Any], text: str, objects: Mapping[str, Any]) -> str:
    """Return a text with the names of its objects in a namespace; a name that is taken gets a number."""
    names = {}
    for name, value in objects.items():
        free, number = name, 2
        while space.setdefault(free, value) is not value:
            free, number = f"{name}_{number}", number + 1
        names[name] = free
    return text.format(**names)


@lru_cache(maxsize=512)
def _compiled(text: str) -> CodeType:
    """Compile a shortcut; launches whose arguments are of the same kinds share it."""
    module = compile(text, "<runtime.shortcuts>", "exec")
    return next(constant for constant in module.co_consts if isinstance(constant, CodeType))


def _runs(numbers: Iterable[tuple[Place, int]]) -> list[tuple[int, str, list[str]]]:
    """Return numbers that follow each other in memory together: an offset, the format, and the arguments."""
    found: list[tuple[int, str, list[str]]] = []
    end = -1
    for (letter, offset), position in sorted(numbers, key=lambda number: number[0][1]):
        if offset == end:
            start, before, values = found.pop()
            found.append((start, before + letter, [*values, f"a{position}"]))
        else:
            found.append((offset, f"={letter}", [f"a{position}"]))
        end = offset + calcsize(f"={letter}")
    return found
