"""Fingerprints of code: texts that change when a candidate, or anything of the user's that it calls, does.

What counts is the code that Python compiled, its constants, the plain values that it reads by name, defaults, and the
functions that it names, to any depth. Comments, places in the file and local names don't.
"""

from __future__ import annotations

import dis
import hashlib
from functools import partial
from types import CodeType, FunctionType, MethodType, ModuleType
from typing import Any

from runtime.autotune.keys import PLAIN, plain
from runtime.origins import is_users


def fingerprint(*roots: Any) -> str:
    """Return a hash of all code that is reached from the roots."""
    survey = _Survey()
    for root in roots:
        survey.meet(root)
    return hashlib.sha256("\n".join(survey.facts).encode()).hexdigest()


class _Survey:
    def __init__(self) -> None:
        self.facts: list[str] = []
        self._seen: set[int] = set()
        self._kept: list[Any] = []
        """What was seen stays alive, so that its id is its own."""

    def meet(self, found: Any) -> None:
        """Take up an object that code names."""
        if isinstance(found, PLAIN):
            self.facts.append(repr(found))
            return
        if id(found) in self._seen:
            return
        self._seen.add(id(found))
        self._kept.append(found)
        if isinstance(found, (tuple, list)):
            for item in found:
                self.meet(item)
        elif isinstance(found, FunctionType):
            self._function(found)
        elif isinstance(found, MethodType):
            self.meet(found.__func__)
            self.meet(found.__self__)
        elif isinstance(found, partial):
            for part in (found.func, *found.args, *found.keywords.values()):
                self.meet(part)
        elif getattr(found, "__cube__", False) and isinstance(
            getattr(found, "function", None), FunctionType
        ):
            self.facts.append(plain(getattr(found, "generics", ())))
            flags = getattr(found, "fast_math", None)
            if flags is not None:
                self.facts.append(f"fast_math {sorted(flags)}")
            self._function(found.function)
        elif hasattr(found, "fingerprint_parts"):
            for part in found.fingerprint_parts():
                self.meet(part)
        elif isinstance(found, type) and is_users(found):
            for name, member in sorted(vars(found).items()):
                inner = getattr(member, "__func__", getattr(member, "fget", member))
                if isinstance(inner, FunctionType) or (
                    isinstance(inner, PLAIN) and not name.startswith("__")
                ):
                    self.facts.append(name)
                    self.meet(inner)
        elif isinstance(getattr(found, "__wrapped__", None), FunctionType):
            self._function(found.__wrapped__)
        else:
            self.facts.append(plain(found))

    def _function(self, function: FunctionType) -> None:
        if not is_users(function) and not _is_kernel_code(function):
            self.facts.append(plain(function))
            return
        self.facts.append(function.__name__)
        for default in (*(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).values()):
            self.meet(default)
        for name, annotation in function.__annotations__.items():
            self.facts.append(f"{name}: {plain(annotation)}")
        for cell in function.__closure__ or ():
            try:
                self.meet(cell.cell_contents)
            except ValueError:  # not filled yet
                self.facts.append("empty")
        self._code(function.__code__, function.__globals__)

    def _code(self, code: CodeType, space: dict[str, Any]) -> None:
        self.facts.append(code.co_code.hex())
        for constant in code.co_consts:
            if isinstance(constant, CodeType):
                self._code(constant, space)
            else:
                self.facts.append(_constant(constant))
        self.facts.append(" ".join(code.co_names))
        for owner, attributes in _reads(code):
            found = space.get(owner, _ABSENT)
            for attribute in attributes:
                if not isinstance(found, ModuleType):
                    break
                found = getattr(found, attribute, _ABSENT)
            if found is not _ABSENT and not isinstance(found, ModuleType):
                self.facts.append(owner)
                self.meet(found)


_ABSENT = object()


def _constant(value: object) -> str:
    """Return a constant's text; sets have an order that changes from process to process."""
    if isinstance(value, frozenset):
        return f"{{{', '.join(sorted(map(repr, value)))}}}"
    return repr(value)


def _is_kernel_code(function: FunctionType) -> bool:
    """Tell whether a function of ours is code of a kernel, which users may tune as well as their own."""
    return (function.__module__ or "").startswith(("stdlib.", "runtime.bench."))


def _reads(code: CodeType) -> list[tuple[str, list[str]]]:
    """Return the global names that are read, with the attributes that follow each."""
    found: list[tuple[str, list[str]]] = []
    instructions = [i for i in dis.get_instructions(code) if i.opname != "CACHE"]
    for place, instruction in enumerate(instructions):
        if instruction.opname not in ("LOAD_GLOBAL", "LOAD_NAME"):
            continue
        attributes = []
        for following in instructions[place + 1 :]:
            if following.opname not in ("LOAD_ATTR", "LOAD_METHOD"):
                break
            attributes.append(following.argval)
        found.append((instruction.argval, attributes))
    return found
