"""What the language gives to the layers below: undecorated helpers as cube functions, polyfills, limits."""

from __future__ import annotations

import importlib
from types import FunctionType
from typing import TYPE_CHECKING, Any

from transpile.config import settings
from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.errors.calls import RuntimeToHost
from transpile.diagnose.span import Span
from transpile.expand.arguments import Specialization
from transpile.expand.kernel import expand_body
from transpile.ir.core import walk
from transpile.ir.types import Scalar, Vector
from transpile.ir.values import Coined
from transpile.ops.capabilities import Capabilities
from transpile.protocols import Body

if TYPE_CHECKING:
    from transpile.lang.cube_function import CubeFunction


FORM = "_cube_form"
"""The attribute of an undecorated function that holds its kernel-language form, which so lives as long as it does."""


def _are_same(known: tuple[Any, ...], form: tuple[Any, ...]) -> bool:
    return len(known) == len(form) and all(one is other for one, other in zip(known, form))


class LanguageServices:
    """One object serves all expansions of a process."""

    def __init__(self) -> None:
        self._bodies: dict[object, Body] = {}

    def as_cube(self, function: FunctionType, span: Span) -> Any:
        """Return the kernel-language form of an undecorated function; the same one each time.

        Raises:
            CubeError: it has no source; the place is `span`, its call.
        """
        from transpile.lang.cube_function import CubeFunction

        named = (function.__kwdefaults__ or {}).values()
        # `functools.wraps` copies attributes, so the form says whose it is.
        form = function, function.__code__, function.__defaults__, *named
        known = function.__dict__.get(FORM)
        if known is not None and _are_same(known[0], form):
            found: CubeFunction = known[1]
        else:
            made = CubeFunction(function, is_launched=False)
            try:
                _ = made.twin
            except CubeError as error:
                if error.diagnostic.span is not None:
                    return made  # who expands it says where it is called
                way_out = "pass comptime values, or write a helper of your own in a file"
                raise RuntimeToHost(
                    span, function=function.__name__, reason=way_out
                ).error() from None
            found = made
            function.__dict__[FORM] = form, found
        return found

    def max_ops(self) -> int:
        return settings.max_ops

    def polyfills(
        self, name: str, types: tuple[Scalar | Vector, ...], capabilities: Capabilities
    ) -> Body:
        """Expand the polyfill `name` for arguments of `types`; ``LookupError`` if there is none."""
        key = (name, types, capabilities.name, capabilities.forgets_nan)
        found = self._bodies.get(key)
        if found is None:
            # The polyfills are written in the language, one layer up.
            package = importlib.import_module("transpile.polyfills")
            function = package.find(name)
            cube = (
                function
                if getattr(function, "__cube__", False)
                else self.as_cube(function, Span("", 0, 0, 0, 0))
            )
            specialization = Specialization((), capabilities, checked=False)
            found = self._bodies[key] = Body(*expand_body(cube, types, specialization, self))
            for op in walk(found.region):
                for result in op.makes():
                    result.name = Coined(result.name)
        return found


SERVICES = LanguageServices()
