"""What an expansion needs from the layers above and beside it, as protocols."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import CodeType, FunctionType
from typing import Protocol

from transpile.diagnose.span import Span


class Nested(Protocol):
    """What is known of a function or lambda written inside a kernel-language function."""

    @property
    def slot_parameters(self) -> tuple[str, ...]: ...


class Twin(Protocol):
    """The rewritten form of one function."""

    @property
    def expand(self) -> Callable[..., object]: ...
    @property
    def codes(self) -> frozenset[CodeType]: ...
    @property
    def nested(self) -> Mapping[CodeType, Nested]: ...
    @property
    def slot_parameters(self) -> tuple[str, ...]: ...


class CubeFunction(Protocol):
    """A function of the kernel language, as ``@cube`` makes it."""

    __cube__: bool

    @property
    def function(self) -> FunctionType: ...
    @property
    def twin(self) -> Twin: ...
    @property
    def fast_math(self) -> frozenset[str] | None:
        """Its own flags; ``None`` to take its caller's."""
        ...

    def annotations(self) -> Mapping[str, object]: ...


class Services(Protocol):
    """Given to the context by the pipeline."""

    def as_cube(self, function: FunctionType, span: Span) -> CubeFunction:
        """Return the kernel-language form of an undecorated Python function."""
        ...

    def max_ops(self) -> int: ...
