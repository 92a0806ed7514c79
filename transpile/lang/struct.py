"""``@cube`` on a dataclass: its objects may live in kernels."""

from __future__ import annotations

import dataclasses
import inspect
import sys
from collections.abc import Mapping
from typing import Any, ClassVar, get_origin

from transpile.diagnose.errors.calls import NotSupportedYet, UnknownAnnotation
from transpile.diagnose.errors.structs import NotADataclass
from transpile.diagnose.span import Span
from transpile.expand.structs import MARK
from transpile.ir.foreign import known


def struct(cls: type, span: Span | None, space: dict[str, Any], names: Mapping[str, Any]) -> type:
    """Mark a dataclass for kernels; it stays the class that it is.

    Args:
        cls: the dataclass.
        span: where it is defined.
        space: the names of its module.
        names: what its annotations may read besides those.
    """
    if not dataclasses.is_dataclass(cls) or "__dataclass_fields__" not in vars(cls):
        raise NotADataclass(span, name=cls.__name__).error()
    base = _base_in_c(cls)
    if base is not None:
        raise NotSupportedYet(
            span, what=f"a struct that derives from `{base.__name__}`", way_out="hold it in a field"
        ).error()
    setattr(cls, MARK, _Annotations(cls, span, space, names))
    return cls


def _base_in_c(cls: type) -> type | None:
    """Return the base whose objects hold more than attributes, such as a number or an exception."""
    try:
        object.__new__(cls)
    except TypeError as error:
        if "not safe" in str(error):  # the other reason is that it is abstract
            while cls.__base__ not in (object, None):
                cls = cls.__base__
            return cls
    return None


class _Annotations:
    """The annotations of a class and of those that inherit from it, evaluated at first use."""

    def __init__(
        self, cls: type, span: Span | None, space: dict[str, Any], names: Mapping[str, Any]
    ) -> None:
        self.cls = cls
        self.span = span
        self.space = space
        self.names = names
        self.found: dict[type, dict[str, object]] = {}

    def __call__(self, cls: type) -> dict[str, object]:
        """Return the annotation of each field of `cls`, inherited ones too."""
        if cls not in self.found:
            found: dict[str, object] = {}
            for base in reversed(cls.__mro__):
                for name, annotation in inspect.get_annotations(base).items():
                    found[name] = known(self._evaluated(base, name, annotation))
            self.found[cls] = {n: a for n, a in found.items() if get_origin(a) is not ClassVar}
        return self.found[cls]

    def _evaluated(self, base: type, name: str, annotation: object) -> object:
        if not isinstance(annotation, str):
            return annotation
        module = sys.modules.get(base.__module__)
        space = self.space if base.__module__ == self.cls.__module__ or not module else vars(module)
        variables = {v.__name__: v for v in getattr(base, "__type_params__", ())}
        try:
            return eval(  # noqa: S307 (the user's own annotation)
                annotation, space, {**self.names, **vars(base), **variables}
            )  # fmt: skip
        except Exception as error:  # noqa: BLE001 (anything can be raised by it)
            if not issubclass(self.cls, base):
                return annotation
            raise UnknownAnnotation(
                self.span, name=f"`{name}`", annotation=f"`{annotation}` ({error})"
            ).error() from None
