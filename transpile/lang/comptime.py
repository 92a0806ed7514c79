"""Comptime: what runs while the kernel is built."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from transpile.diagnose.errors.calls import AssertionFailed, UserError
from transpile.diagnose.errors.types import ComptimeNeeded
from transpile.expand import displays, exact, host_values
from transpile.expand.known import has_runtime
from transpile.expand.ranges import Range, Unrolled
from transpile.expand.symbols import Intrinsic
from transpile.expand.value import Value
from transpile.ir.types import Scalar

if TYPE_CHECKING:
    from transpile.expand.context import Context

C = TypeVar("C", bound=Callable[..., Any])


class _Comptime(Intrinsic):
    """``comptime(expression)`` in a kernel, ``@comptime`` on a function that always runs at comptime."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if len(args) == 1 and callable(args[0]) and not isinstance(args[0], Scalar):
            args[0].__comptime__ = True
            return args[0]
        return super().__call__(*args, **kwargs)


def _comptime(cx: Context, value: object) -> object:
    host_values.forgive(cx)
    value = exact.plain(displays.host_number(value))
    known = cx.known_number(value)
    if known is not None:
        return displays.explicit(known)
    if has_runtime(value):
        way_out = "use a literal or a `Comptime[...]` parameter; what changes starts from one: `i = comptime(0)`"
        if isinstance(value, Range):
            way_out = "a loop whose items are known at comptime is `for i in unroll(range(...))`"
        raise ComptimeNeeded(cx.span(), what="the argument of `comptime`", way_out=way_out).error()
    return displays.explicit(value)


def _unroll(cx: Context, items: object, enabled: object = True) -> object:
    if isinstance(enabled, Value):
        raise ComptimeNeeded(cx.span(), what="whether a loop is unrolled").error()
    return Unrolled(items) if enabled else items


def _static_assert(cx: Context, test: object, message: str = "") -> None:
    known = cx.known_number(test)  # such as a comparison of CUBE_DIM with PLANE_DIM
    test = test if known is None else known
    if isinstance(test, Value):
        raise ComptimeNeeded(cx.span(), what="the condition of `static_assert`").error()
    if not test:
        raise AssertionFailed(cx.span(), message=message or "static_assert").error()


def _comptime_error(cx: Context, message: str) -> None:
    raise UserError(cx.span(), message=str(message)).error()


comptime: Any = _Comptime(
    "comptime",
    _comptime,
    "Evaluate at comptime; the argument must be known then.",
    "comptime(value)",
)
unroll: Any = Intrinsic(
    "unroll", _unroll, "Expand a loop's body once for each item.", "unroll(items, enabled=True)"
)
static_assert: Any = Intrinsic(
    "static_assert",
    _static_assert,
    "Refuse a specialization whose condition is false.",
    "static_assert(condition, message)",
)
comptime_error: Any = Intrinsic(
    "comptime_error",
    _comptime_error,
    "Refuse a specialization with a message.",
    "comptime_error(message)",
)
