"""Guards: the free names that a kernel was expanded with, and whether they still mean the same.

A kernel reads globals, cells of closures, attributes of modules, and so do its helpers and the Python functions that it
calls at comptime. What they were when the kernel was built is part of what it is; a launch looks again (an ``is`` for
most), and a kernel whose names changed is built anew.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from types import CellType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

from runtime.origins import attribute, is_users, module_of
from runtime.shortcuts import Check
from runtime.snapshots import Look, has_state, looks_at
from transpile.diagnose.record import Record

ABSENT = object()
GENERATED = ("__init__", "__repr__", "__eq__", "__hash__", "__setattr__", "__delattr__")
"""What ``dataclass`` writes; nobody replaces it."""
FEW = 8
"""Names and functions that a shortcut looks at one by one."""
PLAIN = (bool, int, float, str, tuple, type(None))


class Guards(Record, frozen=True):
    """What to look at: names in mappings, cells, attributes of objects, functions, and mutable objects by value."""

    names: tuple[tuple[Mapping[str, Any], str, Any], ...]
    cells: tuple[tuple[CellType, Any], ...]
    attributes: tuple[tuple[Any, str, Any], ...]
    codes: tuple[tuple[FunctionType, CodeType], ...]
    defaults: tuple[tuple[FunctionType, Any, Any], ...]
    values: tuple[Look, ...]

    def hold(self) -> bool:
        """Tell whether nothing changed."""
        for mapping, name, known in self.names:
            if mapping.get(name, ABSENT) is not known:
                return False
        for function, code in self.codes:
            if function.__code__ is not code:
                return False
        if self.cells:
            for cell, known in self.cells:
                if _content(cell) is not known:
                    return False
        if self.attributes:
            for owner, name, known in self.attributes:
                if getattr(owner, name, ABSENT) is not known:
                    return False
        if self.defaults:
            for function, positional, named in self.defaults:
                if function.__defaults__ is not positional or function.__kwdefaults__ is not named:
                    return False
        if self.values:
            for look in self.values:
                if not look():
                    return False
        return True

    def checks(self) -> list[Check]:
        """Return the same as conditions of a shortcut: one for each of a few names and functions, else one for all."""
        is_plain = not (self.cells or self.attributes or self.defaults or self.values)
        if not is_plain or len(self.names) + len(self.codes) > FEW:
            return [("hold()", {"hold": self.hold})]
        found: list[Check] = []
        for number, (mapping, name, known) in enumerate(self.names):
            condition = f"names{number}.get({name!r}, ABSENT) is meaning{number}"
            found.append(
                (
                    condition,
                    {f"names{number}": mapping, f"meaning{number}": known, "ABSENT": ABSENT},
                )
            )
        for number, (function, code) in enumerate(self.codes):
            condition = f"function{number}.__code__ is code{number}"
            found.append((condition, {f"function{number}": function, f"code{number}": code}))
        return found


def guards_of(functions: Iterable[Any], held: Iterable[Any] = ()) -> Guards:
    """Return the guards for what a kernel was built from.

    Args:
        functions: the kernel first, then what was expanded or called for it; what they call by name is found here.
        held: comptime values, whose attributes a kernel may have read.

    Raises:
        CubeLaunchError: a mutable object that they read is too large to be compared at each launch.
    """
    survey = _Survey()
    for found in functions:
        survey.call(getattr(found, "function", found))
    for one in held:
        survey.objects.append(one)
        if has_state(one):
            survey.meet_class(type(one))
    return survey.guards()


class _Survey:
    """What functions read, gathered."""

    def __init__(self) -> None:
        self.names: dict[tuple[int, str], tuple[Mapping[str, Any], str, Any]] = {}
        self.cells: dict[int, tuple[CellType, Any]] = {}
        self.attributes: dict[tuple[int, str], tuple[Any, str, Any]] = {}
        self.functions: dict[int, FunctionType] = {}
        self.classes: dict[int, type] = {}
        self.members: list[tuple[type, str, Any]] = []
        """Attributes of classes, which matter where a function says their name."""
        self.objects: list[Any] = []
        self.titles: dict[int, str] = {}

    def guards(self) -> Guards:
        functions = list(self.functions.values())
        defaults = [(f, f.__defaults__, f.__kwdefaults__) for f in functions[1:]]
        for _, positional, named in defaults:
            self.objects += [*(positional or ()), *([] if named is None else [named])]
        words = set[str]().union(*[_words(function.__code__) for function in functions])
        for base, name, member in self.members:
            if name in words:
                self.names[id(base), name] = (vars(base), name, member)
        return Guards(
            tuple(self.names.values()),
            tuple(self.cells.values()),
            tuple(self.attributes.values()),
            tuple((function, function.__code__) for function in functions),
            tuple(defaults),
            looks_at(self.objects, self.titles),
        )

    def call(self, function: Any) -> None:
        """Take up what a function reads."""
        if not isinstance(function, FunctionType) or id(function) in self.functions:
            return
        self.functions[id(function)] = function
        code, space = function.__code__, function.__globals__
        cells = dict(zip(code.co_freevars, function.__closure__ or ()))
        for cell in cells.values():
            known = _content(cell)
            self.cells[id(cell)] = (cell, known)
            self.meet(known)
        for kind, name, followed in _reads(code):
            if kind == "import":
                for module in _imported(name, space):
                    self.follow_any(module, code)
                continue
            if kind == "cell":
                if name not in cells:
                    continue  # of a function within
                known = _content(cells[name])
            else:
                known = space.get(name, ABSENT)
            if _is_ours(known):
                continue
            if kind == "global":
                self.titles.setdefault(id(known), name)
                self.names[id(space), name] = (space, name, known)
            if isinstance(known, ModuleType) and not followed:
                self.follow_any(known, code)
            else:
                self.follow(known, followed)

    def meet(self, known: Any) -> None:
        """Take up an object that is read by name: what a call of it would read, or what it holds."""
        if attribute(known, "__class__") is None:
            return
        if isinstance(known, FunctionType):
            if is_users(known):
                self.call(known)
        elif isinstance(known, MethodType):
            self.meet(known.__func__)
            self.meet(known.__self__)
        elif isinstance(known, partial):
            for part in (known.func, *known.args, *known.keywords.values()):
                self.meet(part)
        elif isinstance(known, type):
            if is_users(known):
                self.meet_class(known)
        elif isinstance(wrapped := attribute(known, "__wrapped__"), FunctionType):
            if not attribute(known, "__cube__", False):
                self.meet(wrapped)
        elif not isinstance(known, ModuleType) and known is not ABSENT:
            self.objects.append(known)
            if has_state(known) and not attribute(known, "__cube__", False):
                self.meet_class(type(known))

    def meet_class(self, cls: type) -> None:
        """Take up a class's methods: any of them may be called."""
        for base in cls.__mro__:
            if id(base) in self.classes or not is_users(base):
                continue
            self.classes[id(base)] = base
            for name, member in list(vars(base).items()):
                function = _function_of(member)
                if name in GENERATED and "__dataclass_params__" in vars(base):
                    continue
                if function is not None and is_users(function):
                    self.names[id(base), name] = (vars(base), name, member)
                    self.call(function)
                elif isinstance(member, (list, dict, set)) and not name.startswith("__"):
                    self.names[id(base), name] = (vars(base), name, member)
                    self.objects.append(member)
                else:
                    self.members.append((base, name, member))

    def follow_any(self, module: ModuleType, code: CodeType) -> None:
        """Guard what a function may read of a module that has another name in it, or whose attributes are computed."""
        for name in _words(code) & vars(module).keys():
            self.follow(module, [name])

    def follow(self, owner: Any, followed: list[str]) -> None:
        """Guard ``owner.a.b``: names of modules, attributes of the user's objects, plain values of others."""
        for name in followed:
            if isinstance(owner, ModuleType):
                if owner.__name__.partition(".")[0] in ("transpile", "runtime"):
                    return
                space: Mapping[str, Any] = vars(owner)
                known = space.get(name, ABSENT)
                if _is_ours(known):
                    return
                self.names[id(space), name] = (space, name, known)
            elif has_state(owner) and name in vars(owner):
                space = vars(owner)
                known = space[name]
                self.names[id(space), name] = (space, name, known)
            elif isinstance(owner, type) or not has_state(owner):
                known = _plainly(owner, name)
                if known is ABSENT:
                    break
                self.attributes[id(owner), name] = (owner, name, known)
                return
            else:
                break
            owner = known
        self.meet(owner)


def _plainly(owner: Any, name: str) -> Any:
    """Return an attribute that is a plain value."""
    if isinstance(owner, (list, dict, set, MethodType)) or attribute(owner, "__array__"):
        return ABSENT
    known = attribute(owner, name, ABSENT)
    # A property makes its value anew each time: `is` would say nothing.
    is_plain = isinstance(known, PLAIN) and attribute(owner, name, ABSENT) is known
    return known if is_plain else ABSENT


def _function_of(member: Any) -> FunctionType | None:
    if isinstance(member, property):
        member = member.fget
    elif isinstance(member, (staticmethod, classmethod)):
        member = member.__func__
    member = attribute(member, "__wrapped__", member)
    return member if isinstance(member, FunctionType) else None


def _reads(code: CodeType) -> Iterator[tuple[str, str, list[str]]]:
    """Yield how each name is read ("global", "cell", "import"), the name, and what attributes are read of it."""
    instructions = [i for i in dis.get_instructions(code) if i.opname != "CACHE"]
    for place, instruction in enumerate(instructions):
        kind = _KINDS.get(instruction.opname)
        if kind is None:
            continue
        followed: list[str] = []
        for following in instructions[place + 1 :]:
            if following.opname not in ("LOAD_ATTR", "LOAD_METHOD"):
                break
            followed.append(following.argval)
        yield kind, instruction.argval, followed
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _reads(constant)


_KINDS = {
    "LOAD_GLOBAL": "global",
    "LOAD_NAME": "global",
    "LOAD_DEREF": "cell",
    "LOAD_CLASSDEREF": "cell",
    "LOAD_FROM_DICT_OR_DEREF": "cell",
    "LOAD_FROM_DICT_OR_GLOBALS": "global",
    "IMPORT_NAME": "import",
}


def _imported(name: str, space: Mapping[str, Any]) -> Iterator[ModuleType]:
    """Yield the modules that an ``import`` in a function gives."""
    parts = name.split(".")
    full = [".".join(parts[: count + 1]) for count in range(len(parts))]
    package = space.get("__package__") or ""
    above = package.rpartition(".")[0]
    for each in (*full, f"{package}.{name}".strip("."), f"{above}.{name}".strip(".")):
        module = sys.modules.get(each)
        if isinstance(module, ModuleType):
            yield module


def _words(code: CodeType) -> set[str]:
    """Return all names and texts in a function, and in functions within."""
    found = {*code.co_names}
    for constant in code.co_consts:
        if isinstance(constant, str):
            found.add(constant)
        elif isinstance(constant, CodeType):
            found |= _words(constant)
    return found


def _is_ours(found: Any) -> bool:
    """Tell whether an object is a word of the language: nobody rebinds ``f32`` or ``ABSOLUTE_POS``."""
    return module_of(type(found)).startswith("transpile.") and not hasattr(found, "__cube__")


def _content(cell: CellType) -> Any:
    try:
        return cell.cell_contents
    except ValueError:
        return ABSENT
