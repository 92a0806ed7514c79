"""Origins: whose code a function or a class is. Names that Python's and installed libraries read are not guarded."""

from __future__ import annotations

import sys
import sysconfig
from types import FunctionType
from typing import Any

LIBRARIES = tuple(
    {sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")}
)
OURS = ("transpile", "runtime")
_CLASSES: dict[str, bool] = {}


def is_users(found: Any) -> bool:
    """Tell whether a function or class was written by the user: in a program, a notebook, a checkout."""
    if isinstance(found, FunctionType):
        return _is_outside(module_of(found), found.__code__.co_filename)
    name = module_of(found)
    known = _CLASSES.get(name)
    if known is None:
        module = sys.modules.get(name)
        file = getattr(module, "__file__", None)
        # A built-in module has no file; neither has the main module of a REPL.
        where = file or ("" if name in sys.builtin_module_names else "<input>")
        known = _CLASSES[name] = _is_outside(name, where)
    return known


def module_of(found: Any) -> str:
    """Return the name of the module of a function or class; where a user has set it to something else, none."""
    name = attribute(found, "__module__")
    return name if isinstance(name, str) else ""


def attribute(found: Any, name: str, default: Any = None) -> Any:
    """Return an attribute of an object that is only looked at: a proxy of something absent may raise anything."""
    try:
        return getattr(found, name, default)
    except Exception:  # noqa: BLE001
        return default


def _is_outside(module: str, file: str) -> bool:
    if module.partition(".")[0] in OURS or not file or file.startswith("<frozen"):
        return False
    return not file.startswith(LIBRARIES)
