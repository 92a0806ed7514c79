"""What ``@cube(...)`` may say of a function besides ``launch``: checked, and put into the form that is kept."""

from __future__ import annotations

import inspect
import operator
from collections.abc import Mapping
from math import prod
from typing import Any

from transpile.diagnose.diagnostic import CubeCallError, CubeError
from transpile.diagnose.errors.calls import WrongArguments
from transpile.diagnose.frames import span_of_caller
from transpile.diagnose.given import described
from transpile.diagnose.numerals import shown
from transpile.diagnose.record import Record
from transpile.diagnose.span import Span
from transpile.lang.triples import Triple

FLAGS = {
    "contract": "a product and the sum that it goes into may be rounded once",
    "reassociate": "sums and products may be taken in another order",
    "functions": "functions such as `exp` are the target's quick ones",
    "division": "`/` is the target's quick one, `x // y` is `floor(x / y)`, and `%` goes by that",
}
"""The flags of ``fast_math``, and what each allows."""
KNOWN = ("fast_math", "cluster_dim", "address_type")
"""The options besides ``launch``."""
ADDRESS_TYPES = ("auto", "u32", "u64")
SIGNATURE = "@cube(launch=True, fast_math=..., cluster_dim=..., address_type=...)"
MOST_CUBES = 8
"""Cubes in a cluster that every GPU with clusters takes; more are not portable (CUDA Programming Guide, "Thread Block
Clusters").
"""


class Options(Record, frozen=True):
    """The options of one function."""

    fast_math: frozenset[str] | None = None
    """What it allows; ``None`` leaves it to the caller, which for a kernel is nothing."""
    cluster_dim: Triple = (1, 1, 1)
    """Cubes in a cluster."""
    launch: tuple[tuple[str, Any], ...] = ()
    """Options of its launches where these don't say otherwise."""


PLAINLY = Options()


def check_launch(given: object) -> None:
    """Check ``launch``, which is a plain truth."""
    if not isinstance(given, bool):
        raise _wrong(span_of_caller(), f"`launch` is `True` or `False`, not {described(given)}")


def wrong_call(
    name: str, signature: inspect.Signature, args: Any, kwargs: Mapping[str, Any]
) -> CubeError | None:
    """Say what is wrong with the arguments of a call on the host, if they do not fit."""
    try:
        signature.bind(*args, **kwargs)
    except TypeError as error:
        way_out = "pass what the signature asks for"
        if kwargs and not args and kwargs.keys() <= {"launch", *KNOWN}:
            given = ", ".join(f"{option}={described(value)}" for option, value in kwargs.items())
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
        CubeError: one is unknown, or has a value that means nothing.
    """
    for option, value in given.items():
        if option not in KNOWN:
            raise _wrong(span, f"unknown option `{option}`")
        if option == "address_type" and not (isinstance(value, str) and value in ADDRESS_TYPES):
            raise _wrong(span, f"`address_type` is `auto`, `u32` or `u64`, not {described(value)}")
        if option != "fast_math" and not is_launched:
            raise _wrong(span, f"`{option}` is for kernels, which have `launch=True`")
    launch = {name: value for name, value in given.items() if name == "address_type"}
    cluster = cluster_of(given.get("cluster_dim", 1), span)
    return Options(flags_of(given.get("fast_math"), span), cluster, tuple(launch.items()))


def cluster_of(given: Any, span: Span | None) -> Triple:
    """Return ``cluster_dim`` as (x, y, z): an int, or up to three."""
    parts = list(given) if isinstance(given, (tuple, list)) else [given]
    sizes = [_size(part) for part in parts]
    if not 1 <= len(sizes) <= 3 or min(sizes) < 1:
        raise _wrong(
            span,
            f"`cluster_dim` is a number of cubes, or up to three such as (2, 2), not {described(given)}",
        )
    x, y, z = (*sizes, 1, 1)[:3]
    if prod(sizes) > MOST_CUBES:
        raise _wrong(
            span,
            f"`cluster_dim` is {described(given)}, which are {shown(prod(sizes))} cubes; a cluster has at most "
            f"{MOST_CUBES}",
        )
    return x, y, z


def _size(given: Any) -> int:
    """Return an integer; 0 for what is none. Arrays of several elements, too, have an `__index__`."""
    try:
        return 0 if isinstance(given, bool) else operator.index(given)
    except TypeError:
        return 0


def flags_of(given: Any, span: Span | None) -> frozenset[str] | None:
    """Return the flags of ``fast_math``: all for ``True``."""
    if given is None or isinstance(given, bool):
        return None if given is None else frozenset(FLAGS if given else ())
    known = ", ".join(f"`{name}`" for name in FLAGS)
    if isinstance(given, str) or not isinstance(given, (set, frozenset, list, tuple)):
        raise _wrong(span, f"`fast_math` is a bool or a set of {known}, not {described(given)}")
    for flag in given:
        if not isinstance(flag, str) or flag not in FLAGS:
            raise _wrong(span, f"`fast_math` has no flag {described(flag)}: there are {known}")
    return frozenset(given)


def _wrong(span: Span | None, problem: str) -> Exception:
    return WrongArguments(span, function="cube", signature=SIGNATURE, problem=problem).error()
