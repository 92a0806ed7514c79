"""What a kernel's objects are called in messages, and Python's own messages in the user's words."""

from __future__ import annotations

import re
from types import UnionType
from typing import Union, get_origin

from transpile.diagnose.numerals import shown
from transpile.expand import comptimes
from transpile.expand.containers import Container
from transpile.expand.structs import Struct, state_of
from transpile.expand.symbols import Symbol
from transpile.expand.value import Value
from transpile.ir.types import Scalar


def describe(value: object) -> str:
    """Say what an object is, for messages."""
    if isinstance(value, Value):
        return (
            f"a run-time `{value.element}`"
            if value.width == 1
            else f"a vector of {value.width} `{value.element}`"
        )
    if isinstance(value, Struct):
        return f"a `{state_of(value).type.__name__}`"
    if isinstance(value, Container):
        return f"the memory `{value._name}`"
    if isinstance(value, Scalar):
        return f"the dtype `{value}`"
    if isinstance(value, Symbol):
        return f"`{value.name}`"
    if value is None:
        return "`None`"
    if isinstance(value, (str, bytes)):
        return "a string"
    if type(value) is tuple:
        return f"a tuple of {len(value)}"
    if isinstance(value, bool):
        return f"`{value}`"
    if isinstance(value, (int, float)):
        return f"the number {shown(value)}"
    if isinstance(value, type):
        return f"the class `{value.__name__}`"
    if get_origin(value) in (Union, UnionType):
        return f"`{comptimes.shown(value)}`"
    kind = KINDS.get(type(value).__name__, "")
    if kind.startswith(("a ", "an ", "the ")):
        return kind
    if callable(value):
        return f"the function `{getattr(value, '__name__', type(value).__name__)}`"
    name = type(value).__name__.removeprefix("Region").removeprefix("Outside")
    name = name.lower() if name in ("List", "Dict", "Set") else f"`{name}`"
    return f"a {name}" if name.strip("`")[:1].lower() not in "aeiou" else f"an {name}"


KINDS = {
    "Value": "a run-time value", "VectorVariable": "a vector", "VectorElement": "a vector",
    "VectorRead": "a vector", "ElementVector": "a vector",
    "Container": "memory", "Slice": "a slice of memory", "Line": "a slice of memory",
    "AtomicElement": "an atomic element", "WrittenRange": "a range", "Text": "a string with run-time values",
    "Range": "a range", "Mapped": "a run-time loop", "Unrolled": "an unrolled loop", "Scalar": "a dtype",
    "Capabilities": "the target", "Intrinsic": "a kernel function", "Topology": "a position",
    "_Local": "a memory type without its element type", "_Memory": "a memory type without its element type",
    "LocalMemory": "a memory type", "MemoryAnnotation": "a memory type", "VectorAnnotation": "a vector type",
    "RegionList": "list", "RegionDict": "dict", "RegionSet": "set", "OutsideList": "list", "OutsideDict": "dict",
    "OutsideSet": "set", "ComptimeInt": "int", "ComptimeFloat": "float", "CubeFunction": "a cube function",
}  # fmt: skip
"""What the classes that stand for a user's things are called in messages of Python."""


def readable(error: Exception) -> str:
    """Return an exception as a line, in the user's words."""
    text = re.sub(r"'(\w+)'( object)?", lambda found: KINDS.get(found[1], found[0]), str(error))
    text = re.sub(
        r"\b(not|non-iterable|type) (\w+)( object)?",
        lambda found: f"{found[1]} {KINDS[found[2]]}" if found[2] in KINDS else found[0],
        text,
    )
    text = re.sub(
        r"\b(?:Region|Outside|Comptime)(List|Dict|Set|Int|Float)\b", lambda f: f[1].lower(), text
    )
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
