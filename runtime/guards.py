"""Guards: the free names that a kernel was expanded with, and whether they still mean the same.

A kernel reads globals, cells of closures, attributes of modules, and so do its helpers. What they were when the
kernel was built is part of what it is; a launch looks again (an ``is`` for most), and a kernel whose names
changed is built anew.
"""

from __future__ import annotations

import copy
import dis
from collections.abc import Iterable, Iterator, Mapping
from types import CellType, CodeType, FunctionType, ModuleType
from typing import Any

from transpile.diagnose.record import Record

ABSENT = object()
MUTABLE = (list, dict, set, bytearray)
SMALL = 1000
"""Items up to which a mutable global is compared by value; a larger one counts as changed each time."""


class Guards(Record, frozen=True):
    """What to look at: names in mappings, cells, attributes of objects, and mutable objects by value."""

    names: tuple[tuple[Mapping[str, Any], str, Any], ...]
    cells: tuple[tuple[CellType, Any], ...]
    attributes: tuple[tuple[Any, str, Any], ...]
    values: tuple[tuple[Any, Any], ...]

    def hold(self) -> bool:
        """Tell whether nothing changed."""
        for mapping, name, known in self.names:
            if mapping.get(name, ABSENT) is not known:
                return False
        for cell, known in self.cells:
            if _content(cell) is not known:
                return False
        for owner, name, known in self.attributes:
            if getattr(owner, name, ABSENT) is not known:
                return False
        return not self.values or all(_same(now, then) for now, then in self.values)


def guards_of(functions: Iterable[FunctionType]) -> Guards:
    """Return the guards for all free names of these functions and of the functions nested in them."""
    names: dict[tuple[int, str], tuple[Mapping[str, Any], str, Any]] = {}
    cells: dict[int, tuple[CellType, Any]] = {}
    attributes: dict[tuple[int, str], tuple[Any, str, Any]] = {}
    objects: list[Any] = []
    for function in functions:
        attributes[id(function), "__code__"] = (function, "__code__", function.__code__)
        space = function.__globals__
        for name, followed in _reads(function.__code__):
            known = space.get(name, ABSENT)
            if _is_ours(known):
                continue
            names[id(space), name] = (space, name, known)
            objects.append(known)
            for attribute in followed:
                _follow(known, attribute, names, attributes, objects)
        for cell in function.__closure__ or ():
            known = _content(cell)
            cells[id(cell)] = (cell, known)
            objects.append(known)
    unique = {id(found): found for found in objects}.values()
    values = [(found, copy.deepcopy(found)) for found in unique if _is_mutable(found)]
    return Guards(
        tuple(names.values()), tuple(cells.values()), tuple(attributes.values()), tuple(values)
    )


def _follow(
    owner: Any,
    attribute: str,
    names: dict[tuple[int, str], tuple[Mapping[str, Any], str, Any]],
    attributes: dict[tuple[int, str], tuple[Any, str, Any]],
    objects: list[Any],
) -> None:
    """Guard ``owner.attribute``: a name of a module, or a plain value of another object."""
    if isinstance(owner, ModuleType):
        space = vars(owner)
        known = space.get(attribute, ABSENT)
        if not _is_ours(known) and not owner.__name__.startswith("transpile"):
            names[id(space), attribute] = (space, attribute, known)
            objects.append(known)
        return
    known = getattr(owner, attribute, ABSENT)
    if isinstance(known, bool | int | float | str | tuple | None):
        attributes[id(owner), attribute] = (owner, attribute, known)


def _reads(code: CodeType) -> Iterator[tuple[str, list[str]]]:
    """Yield each global name that is read, with the attributes that are read of it at once."""
    instructions = [i for i in dis.get_instructions(code) if i.opname != "CACHE"]
    for place, instruction in enumerate(instructions):
        if instruction.opname not in ("LOAD_GLOBAL", "LOAD_NAME"):
            continue
        following = instructions[place + 1] if place + 1 < len(instructions) else None
        is_attribute = following is not None and following.opname in ("LOAD_ATTR", "LOAD_METHOD")
        yield (
            instruction.argval,
            [following.argval] if following is not None and is_attribute else [],
        )
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _reads(constant)


def _is_ours(found: Any) -> bool:
    """Tell whether an object is a word of the language: nobody rebinds ``f32`` or ``ABSOLUTE_POS``."""
    return type(found).__module__.startswith("transpile.") and not hasattr(found, "__cube__")


def _content(cell: CellType) -> Any:
    try:
        return cell.cell_contents
    except ValueError:
        return ABSENT


def _is_mutable(found: Any) -> bool:
    return isinstance(found, MUTABLE) or _is_array(found)


def _is_array(found: Any) -> bool:
    return (
        type(found).__module__ == "numpy"
        and hasattr(found, "shape")
        and not hasattr(found, "__index__")
    )


def _same(now: Any, then: Any) -> bool:
    if _is_array(now):
        return bool(now.shape == then.shape and now.size <= SMALL and (now == then).all())
    return len(now) <= SMALL and bool(now == then)
