"""Arguments of kernels as text, as ``show --args`` and ``bench --args`` take them.

    f32[64,128]    f32[64,128]@1,64    2.0:f32    f16    7    "text"    arrays, typed numbers, dtypes, literals
    Point[64]      Point(1.0, y=2)     Point      Color.RED             structs in arrays, by values, by defaults; enums
    View(f32[64], Point(0.0, 1.0))     Pair[f32](1.0, 2.0)              arrays and structs in fields; generic structs

Classes are those of the kernel's module. Inside of parentheses a typed number is a call, ``f32(2.0)``.
"""

from __future__ import annotations

import ast
import enum
import importlib
import re
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.errors.usage import BadArgument
from transpile.ir.types import SCALARS

_ARRAY = re.compile(r"(?P<element>\w+)\[(?P<shape>[\d, ]*)\](?:@(?P<strides>[\d, -]+))?")
_TYPED = re.compile(r"(?P<value>.+):(?P<dtype>\w+)")
_FLOATS = {"inf": float("inf"), "nan": float("nan")}


class _Unreadable(Exception):
    """Why a text is no argument."""


def argument(text: str, module: ModuleType | None = None) -> object:
    """Read one argument; names of classes are the module's.

    Raises:
        CubeUsageError: it is none of the forms, or a class does not take what it was given.
    """
    text = text.strip()
    array = _ARRAY.fullmatch(text)
    reader = _Reader(module)
    try:
        if array is not None and (element := reader.element(array["element"])) is not None:
            strides = array["strides"]
            steps = None if strides is None else _integers(strides)
            return reader.array(element, _integers(array["shape"]), steps)
        typed = _TYPED.fullmatch(text)
        if typed is not None and typed["dtype"] in SCALARS:
            return SCALARS[typed["dtype"]](literal(typed["value"], text))
        try:
            return ast.literal_eval(text)
        except (ValueError, SyntaxError, MemoryError, RecursionError):
            pass
        return reader.read(_parsed(text))
    except _Unreadable as error:
        try:
            return float(text)  # -inf is no literal
        except ValueError:
            raise BadArgument(None, text, str(error)).error() from None


def literal(text: str, whole: str) -> object:
    """Read a Python literal, ``inf`` or ``nan``."""
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        pass
    try:
        return float(text)
    except ValueError:
        raise BadArgument(None, whole).error() from None


def _integers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(",") if part.strip())
    except ValueError:
        raise _Unreadable("") from None


def _parsed(text: str) -> ast.expr:
    try:
        return ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise _Unreadable("") from None


class _Reader:
    """Reads what is no literal; `module` has the classes."""

    def __init__(self, module: ModuleType | None) -> None:
        self.module = module

    def element(self, name: str) -> object | None:
        """Return a dtype or a class by its name."""
        return SCALARS.get(name) or self.cls(name)

    def cls(self, name: str) -> type | None:
        found = getattr(self.module, name, None)
        return found if isinstance(found, type) else None

    def array(self, element: object, shape: object, strides: object = None) -> object:
        spec: Callable[..., object] = importlib.import_module("transpile").spec
        return spec(element, shape, strides)

    def sizes(self, node: ast.expr) -> object:
        """Read a shape or strides."""
        for part in node.elts if isinstance(node, ast.Tuple) else [node]:
            if isinstance(part, ast.Name):
                problem = f"the size `{part.id}` is no number"
                raise _Unreadable(f"{problem}; any will do, as a text is for all sizes")
        return self.read(node)

    def read(self, node: ast.expr) -> object:
        match node:
            case ast.Name(id=name):
                return self.named(name)
            case ast.Attribute(value=ast.Name(id=name), attr=member):
                found = self.cls(name)
                if found is not None and issubclass(found, enum.Enum):
                    if member not in found.__members__:
                        members = ", ".join(f"`{name}.{each}`" for each in found.__members__)
                        raise _Unreadable(f"there are {members}")
                    return found[member]
            case ast.Subscript(value=ast.Name(id=name), slice=sizes):
                element = self.element(name)
                if element is not None:
                    return self.array(element, self.sizes(sizes))
            case ast.BinOp(left=ast.Subscript(value=ast.Name(id=name)) as array, op=ast.MatMult()):
                element = self.element(name)
                if element is not None:
                    return self.array(element, self.sizes(array.slice), self.sizes(node.right))
            case ast.Call():
                return self.made(node)
            case ast.Tuple(elts=items):
                return tuple([self.read(item) for item in items])
            case ast.List(elts=items):
                return [self.read(item) for item in items]
            case ast.UnaryOp(op=ast.USub(), operand=ast.Name(id="inf")):
                return -_FLOATS["inf"]
        try:
            return ast.literal_eval(node)
        except (ValueError, TypeError):
            raise _Unreadable(self.unknown(node)) from None

    def named(self, name: str) -> object:
        if name in SCALARS:
            return SCALARS[name]
        found = self.cls(name)
        if found is not None:
            return self.called(found, (), {})
        if name in _FLOATS:
            return _FLOATS[name]
        raise _Unreadable(f"there is no dtype and no class `{name}`")

    def made(self, node: ast.Call) -> object:
        """Make a struct of a class, or a number of a dtype."""
        match node.func:
            case ast.Name(id=name):
                maker = self.element(name)
            case ast.Subscript(value=ast.Name(id=name), slice=types):
                cls = self.cls(name)
                maker = None if cls is None else cls[self.read(types)]  # type: ignore[index]
            case _:
                maker = None
        if maker is None:
            raise _Unreadable(self.unknown(node.func))
        args = [self.read(each) for each in node.args]
        kwargs = {each.arg: self.read(each.value) for each in node.keywords if each.arg}
        return self.called(maker, args, kwargs)

    def called(self, maker: Any, args: Sequence[object], kwargs: Mapping[str, object]) -> object:
        try:
            made: object = maker(*args, **kwargs)
            return made
        except CubeError:
            raise
        except Exception as error:  # the class is the user's: anything can happen
            raise _Unreadable(f"{type(error).__name__}: {error}") from error

    def unknown(self, node: ast.expr) -> str:
        return f"there is no dtype and no class `{ast.unparse(node)}`"
