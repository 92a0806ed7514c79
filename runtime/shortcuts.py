"""Shortcuts: functions that launch again what was launched last, each written for its launch.

For ``saxpy[4, 256](2.0, x, y)`` on CUDA it is this one::

    def again(args):
        try:
            (a0, a1, a2, ) = args
            if not (clock.epoch == epoch        # nothing has changed that the device's streams count
                and get_ident() == thread
                and array1() is a1              # weak references to x and y
                and array2() is a2
                and (type(a0) is float or isinstance(a0, REAL))
                and function0.__code__ is code0     # of the kernel
                and (not overrides() and validate not in environment and debug not in environment
                     or mode() == now)):        # the settings are what they were
                return False
            pack16(buffer, 16, a0)
        except REFUSED:
            return False
        if call(given0, given1, given2, given3)[0]:     # the driver's
            return False
        note(module)
        return True

All other names are globals, and it has these to itself. One function for all launches, which finds checks and numbers
in lists, takes some 440 ns more; a launch takes 1.3 us on a driver that does nothing (``benchmarks/launch_host.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
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
"""A condition in Python, and what its names mean: ``("array1() is a1", {"array1": reference})``.

`a1` is the second argument; all other names are this check's own.
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
    given = {f"given{number}": value for number, value in enumerate(ready.arguments)}
    space = {"REFUSED": REFUSED, "buffer": ready.buffer, "call": ready.call, **given}
    # `ready` is only kept: the driver reads its memory.
    space |= {"note": ready.note, "module": ready.module, "ready": ready}
    conditions = []
    for condition, objects in checks:
        conditions.append(condition)
        space |= objects
    packs = []
    for offset, layout, values in _runs(numbers):
        packs.append(f"pack{offset}(buffer, {offset}, {', '.join(values)})")
        space[f"pack{offset}"] = Struct(layout).pack_into
    lines = [
        "def again(args):",
        "    try:",
        f"        ({''.join(f'a{position}, ' for position in range(arity))}) = args",
        f"        if not ({_AND.join(conditions)}):",
        "            return False",
        *(f"        {pack}" for pack in packs),
        "    except REFUSED:",
        "        return False",
        f"    if call({', '.join(given)})[0]:",
        "        return False",
        "    note(module)" if ready.note is not None else "",
        "    return True",
    ]
    # A copy: the interpreter notes in code what it met in a namespace.
    return FunctionType(_compiled("\n".join(lines)).replace(), space)


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
