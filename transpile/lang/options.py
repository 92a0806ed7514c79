"""What ``@cube(...)`` may say of a function besides ``launch``: checked, and put into the form that is kept."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from transpile.diagnose.diagnostic import CubeCallError, CubeError
from transpile.diagnose.errors.calls import NotSupportedYet, WrongArguments
from transpile.diagnose.frames import span_of_caller
from transpile.diagnose.record import Record
from transpile.diagnose.span import Span

FLAGS = {
    "contract": "a product and the sum that it goes into may be rounded once",
    "reassociate": "sums and products may be taken in another order",
    "functions": "functions such as `exp` are the target's quick ones",
    "division": "`/` is the target's quick one, `x // y` is `floor(x / y)`, and `%` goes by that",
}
"""The flags of ``fast_math``, and what each allows."""
ADDRESS_TYPES = ("auto", "u32", "u64")
SIGNATURE = "@cube(launch=True, fast_math=..., address_type=...)"


class Options(Record, frozen=True):
    """The options of one function."""

    fast_math: frozenset[str] | None = None
    """What it allows; ``None`` leaves it to the caller, which for a kernel is nothing."""
    launch: tuple[tuple[str, Any], ...] = ()
    """Options of its launches where these don't say otherwise."""


PLAINLY = Options()


def check_launch(given: object) -> None:
    """Check ``launch``, which is a plain truth."""
    if not isinstance(given, bool):
        raise _wrong(span_of_caller(), f"`launch` is `True` or `False`, not {given!r}")


def wrong_call(
    name: str, signature: inspect.Signature, args: Any, kwargs: Mapping[str, Any]
) -> CubeError | None:
    """Say what is wrong with the arguments of a call on the host, if they do not fit."""
    try:
        signature.bind(*args, **kwargs)
    except TypeError as error:
        way_out = "pass what the signature asks for"
        if kwargs and not args and kwargs.keys() <= {"launch", "fast_math", "address_type"}:
            given = ", ".join(f"{option}={value!r}" for option, value in kwargs.items())
            way_out = f"`{name}` is a function; the decorator is `@cube({given})`"
        return CubeCallError(
            WrongArguments(
                span_of_caller(),
                function=name,
                signature=f"{name}{signature}",
                problem=str(error),
                way_out=way_out,
            )
        )
    return None


def options_of(given: Mapping[str, Any], span: Span | None, *, is_launched: bool) -> Options:
    """Check the options of a decorator.

    Raises:
        CubeError: one is unknown, has a value that means nothing, or isn't there yet.
    """
    for option, value in given.items():
        if option == "cluster_dim":
            raise NotSupportedYet(
                span,
                what="`cluster_dim`",
                way_out="leave it out: cubes of a cluster can't reach each other's shared memory yet",
            ).error()
        if option not in ("fast_math", "address_type"):
            raise _wrong(span, f"unknown option `{option}`")
        if option == "address_type" and value not in ADDRESS_TYPES:
            raise _wrong(span, f"`address_type` is `auto`, `u32` or `u64`, not {value!r}")
        if option == "address_type" and not is_launched:
            raise _wrong(span, "`address_type` is for kernels, which have `launch=True`")
    launch = {name: value for name, value in given.items() if name == "address_type"}
    return Options(flags_of(given.get("fast_math"), span), tuple(launch.items()))


def flags_of(given: Any, span: Span | None) -> frozenset[str] | None:
    """Return the flags of ``fast_math``: all for ``True``."""
    if given is None or isinstance(given, bool):
        return None if given is None else frozenset(FLAGS if given else ())
    known = ", ".join(f"`{name}`" for name in FLAGS)
    if isinstance(given, str) or not isinstance(given, (set, frozenset, list, tuple)):
        raise _wrong(span, f"`fast_math` is a bool or a set of {known}, not {given!r}")
    for flag in given:
        if flag not in FLAGS:
            raise _wrong(span, f"`fast_math` has no flag {flag!r}: there are {known}")
    return frozenset(given)


def _wrong(span: Span | None, problem: str) -> Exception:
    return WrongArguments(span, function="cube", signature=SIGNATURE, problem=problem).error()
