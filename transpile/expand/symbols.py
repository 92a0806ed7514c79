"""Objects that mean something in kernels, told apart by identity: topology constants, the target,
functions of the language.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn

from transpile.diagnose.diagnostic import CubeAttributeError
from transpile.diagnose.errors.calls import OutsideKernel
from transpile.diagnose.errors.types import WrongAttribute
from transpile.diagnose.frames import span_of_caller
from transpile.ops.capabilities import Capabilities

if TYPE_CHECKING:
    from transpile.expand.context import Context


def no_attribute(owner: str, name: str, near: str) -> CubeAttributeError:
    """Make the error for an attribute, in a kernel or out of it, that a name of the language does not have."""
    place = span_of_caller()
    return CubeAttributeError(WrongAttribute(place, what=f"`{owner}`", name=name, near=near))


class Paused(threading.local):
    """The unit that a debugger looks at in this thread: names of the language have its values there."""

    cx: Context | None = None


PAUSED = Paused()


def _operator(name: str) -> Callable[..., Any]:
    def apply(self: Symbol, *others: object) -> Any:
        cx = PAUSED.cx
        if cx is None:
            raise OutsideKernel(None, name=self.name).error()
        given = (other.read(cx) if isinstance(other, Symbol) else other for other in others)
        return getattr(self.read(cx), name)(*given)

    return apply


class Symbol:
    """A name of the language that has a value only while a kernel is expanded."""

    def __init__(self, name: str, doc: str) -> None:
        self.name = name
        self.__doc__ = doc

    def read(self, cx: Context) -> object:
        """Return this expansion's value."""
        raise NotImplementedError

    __add__, __radd__ = _operator("__add__"), _operator("__radd__")
    __sub__, __rsub__ = _operator("__sub__"), _operator("__rsub__")
    __mul__, __rmul__ = _operator("__mul__"), _operator("__rmul__")
    __floordiv__, __rfloordiv__ = _operator("__floordiv__"), _operator("__rfloordiv__")
    __mod__, __rmod__ = _operator("__mod__"), _operator("__rmod__")
    __lt__, __le__ = _operator("__lt__"), _operator("__le__")
    __gt__, __ge__ = _operator("__gt__"), _operator("__ge__")
    __bool__, __int__, __index__ = (
        _operator("__bool__"),
        _operator("__int__"),
        _operator("__index__"),
    )

    def __repr__(self) -> str:
        return self.name


BY_AXIS = (
    *("ABSOLUTE_POS", "CUBE_COUNT", "CUBE_DIM", "CUBE_POS", "UNIT_POS"),
    *("CUBE_CLUSTER_DIM", "CUBE_POS_CLUSTER"),
)
"""Positions and sizes that there are along x, y and z too."""


class Topology(Symbol):
    """A position or a size of the launch; `row` is its op, or a function of ``cx`` gives it."""

    def __init__(self, name: str, doc: str, read: Callable[[Context], object]) -> None:
        super().__init__(name, doc)
        self._read = read

    def read(self, cx: Context) -> object:
        return self._read(cx)

    def __repr__(self) -> str:
        return self.name if PAUSED.cx is None else repr(self.read(PAUSED.cx))

    def __getattr__(self, name: str) -> NoReturn:
        own = self.__dict__.get("name", "?")  # a copy in the making has none
        near = "it is a number, and has no attributes"
        if name in ("x", "y", "z") and own in BY_AXIS:
            near = f"it is one number; write `{own}_{name.upper()}`"
        raise no_attribute(own, name, near)


PROPERTIES = tuple(sorted(n for n in vars(Capabilities) if not n.startswith("_")))
"""What ``target`` knows."""


class TargetSymbol(Symbol):
    """``target``: the device that the kernel is specialized for, at comptime."""

    def read(self, cx: Context) -> object:
        return cx.capabilities

    def __getattr__(self, name: str) -> Any:
        if name not in PROPERTIES:
            raise no_attribute("target", name, f"it has {', '.join(PROPERTIES)}")
        return TargetProperty(name)


class TargetProperty(Symbol):
    """``target.plane_size`` and the like: the object stands for the property until a kernel reads
    it.
    """

    def __init__(self, name: str) -> None:
        super().__init__(f"target.{name}", "A property of the device, at comptime.")
        self._property = name

    def read(self, cx: Context) -> object:
        return getattr(cx.capabilities, self._property)


class Intrinsic:
    """A function of the language that the expander carries out itself.

    ``run(cx, *args, **kwargs)`` builds IR; on the host the call is an error.
    """

    def __init__(
        self, name: str, run: Callable[..., object], doc: str = "", signature: str = ""
    ) -> None:
        self.__name__ = name
        self.__doc__ = doc
        self.run = run
        self.signature = signature or f"{name}(...)"

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise OutsideKernel(None, name=f"{self.__name__}()").error()

    def __repr__(self) -> str:
        return f"<kernel function {self.__name__}>"


class Constructor:
    """A type of the language that is called in kernels: ``SharedMemory[f32](256)``, ``Vector[f32,
    4](x)``.
    """

    def construct(self, cx: Context, *args: object, **kwargs: object) -> object:
        raise NotImplementedError
