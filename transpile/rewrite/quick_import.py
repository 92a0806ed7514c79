"""Import LibCST in less than half its time: its 190 dataclasses write their methods when these are first called.

    import_libcst()         # then `import libcst` anywhere; does nothing where it is imported already

Three quarters of that import is `dataclasses` compiling five methods for each class of node: ``__init__``, of which a
rewrite calls a third; ``__repr__`` and ``__eq__``, which LibCST throws away for its own (`CSTNode.__init_subclass__`);
and the two that keep instances frozen, which are the same for all. A process without a cached rewrite waits for it.

While LibCST is imported, `dataclasses.dataclass` is a function that does less for LibCST's own classes and passes all
others on. The classes that come out behave as before (`tests/rewrite/test_quick_import.py` compares each of them), but
for two things that only `help` shows: the signature of a class before its first instance, and the text in place of a
docstring where LibCST wrote none.
"""

from __future__ import annotations

import dataclasses
import importlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

PACKAGE = "libcst"
KNOWN = ((3, 11), (3, 14))
"""The Pythons, from and up to, whose `dataclasses` this was tried with; others import LibCST as it is."""
FROZEN = {"frozen": True}
"""The options of all its nodes."""


def import_libcst() -> None:
    """Import LibCST, unless it is imported."""
    if PACKAGE in sys.modules or not KNOWN[0] <= sys.version_info[:2] < KNOWN[1]:
        return
    plain = dataclasses.dataclass
    dataclasses.dataclass = _decorator(plain)
    try:
        importlib.import_module(PACKAGE)
    finally:
        dataclasses.dataclass = plain


def _decorator(plain: Callable[..., Any]) -> Callable[..., Any]:
    """Return what stands in for `dataclasses.dataclass`."""

    def dataclass(cls: type | None = None, /, **options: Any) -> Any:
        def wrap(cls: type) -> Any:
            if options == FROZEN and _is_node(cls):
                return _quick(plain, cls)
            return plain(cls, **options)

        return wrap if cls is None else wrap(cls)

    return dataclass


def _is_node(cls: type) -> bool:
    """Tell whether a class is one of LibCST's, and has all but the methods that are written here."""
    own = vars(cls)
    return (
        cls.__module__.startswith(f"{PACKAGE}.")
        and not own.keys() & {"__init__", "__setattr__", "__delattr__"}
        and own.keys() >= {"__repr__", "__eq__", "__hash__"}
    )


def _quick(plain: Callable[..., Any], cls: Any) -> type:
    members = {k: v for k, v in vars(cls).items() if k not in ("__dict__", "__weakref__")}

    def construct(self: object, *values: Any, **named: Any) -> None:
        # The same class once more, for its method: it holds the defaults, and nothing of the class itself.
        whole = type(cls)(cls.__name__, cls.__bases__, members)
        method = plain(whole, repr=False, eq=False, **FROZEN).__init__
        for owner in type(self).__mro__:  # not `cls`: slots are added to a copy of it
            if vars(owner).get("__init__") is construct:
                owner.__init__ = method  # type: ignore[misc]
        method(self, *values, **named)

    with _thawed(cls.__mro__[1:]):
        plain(cls, init=False, repr=False, eq=False)
    parameters = cls.__dataclass_params__
    parameters.init = parameters.repr = parameters.eq = parameters.frozen = True
    cls.__init__ = construct
    _freeze(cls)
    return cls  # type: ignore[no-any-return]


@contextmanager
def _thawed(bases: tuple[Any, ...]) -> Iterator[None]:
    """Let a class be made without the two methods that freeze it: beside frozen bases that is refused."""
    frozen = [
        parameters
        for base in bases
        if (parameters := vars(base).get("__dataclass_params__")) and parameters.frozen
    ]
    for parameters in frozen:
        parameters.frozen = False
    try:
        yield
    finally:
        for parameters in frozen:
            parameters.frozen = True


def _freeze(cls: Any) -> None:
    """Give a class the methods that `dataclasses` would write for it."""
    fields = frozenset(field.name for field in dataclasses.fields(cls))

    def assign(self: object, name: str, value: object) -> None:
        if type(self) is cls or name in fields:
            raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def delete(self: object, name: str) -> None:
        if type(self) is cls or name in fields:
            raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    cls.__setattr__ = assign
    cls.__delattr__ = delete
