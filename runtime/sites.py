"""Launch sites: what ``kernel[count, dim]`` gives, with or without options, remembering how it was launched last.

A launch like the last one, on the same handles from the same thread, checks that nothing changed, rewrites the numbers
in the packed arguments, and calls the driver: a function is written for that (`runtime.shortcuts`). Anything else takes
the whole way.

The server's `ready` gives what the short path needs; a server without one has no short path.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping, Sequence
from threading import get_ident
from typing import TYPE_CHECKING, Any

import numpy

from runtime import defaults
from runtime.memory import Handle
from runtime.plans import block_of
from runtime.shortcuts import Again, Check, Ready, shortcut
from transpile.diagnose.traceback import boundary
from transpile.ir.types import Scalar
from transpile.lang.libraries import is_torch, records_gradient

if TYPE_CHECKING:
    from runtime.arguments import Bound
    from runtime.launcher import KernelLauncher, Options
    from runtime.plans import Plan
    from runtime.protocols import Triple
    from transpile.lang.signature import Declaration, Signature
    from transpile.protocols import Site

PACKED = frozenset({"f32", "f64", "i32", "u32", "i64", "u64"})
"""Numbers that packing itself checks and rounds as binding does."""
REAL = (int, float, numpy.float16, numpy.float32, numpy.integer, numpy.bool_)
"""Types of numbers that binding takes for floats."""
WHOLE = (int, numpy.integer, numpy.bool_)
TOLD_BY_VALUE = (int, str)
"""Types of comptime values of which two equal ones make the same kernel."""


def _never(_: Sequence[Any]) -> bool:
    """Stand for the shortcut where nothing was launched yet that may come again."""
    return False


def site(
    launcher: KernelLauncher, function: Any, count: Any, dim: Any, given: Mapping[str, Any]
) -> Site:
    """Return the functions that launch `function` with this geometry and these options."""
    options: Options | None = None
    again: Again = _never
    latest: Ready | None = None
    """What `again` launches, if anything."""
    last: list[weakref.ref[Any]] = []
    seen_again, patience = 0, 1

    def launch(*args: Any, **kwargs: Any) -> None:
        if kwargs or not again(args):
            fully(args, kwargs)

    def launch_on(args: tuple[Any, ...]) -> None:
        if not again(args):
            fully(args, {})

    @boundary
    def fully(args: Sequence[Any], kwargs: Mapping[str, Any]) -> None:
        nonlocal last, seen_again, patience, options
        if options is None:
            options = launcher.options(function, given)
        binder = launcher.binder(function)
        if (kwargs or len(args) < len(binder.takes)) and not binder.signature.by_name:
            args, kwargs = binder.ordered(args, kwargs), {}
            if again(args):
                return
        plan, bound, cubes = launcher.launch_openly(function, count, dim, args, kwargs, options)
        if plan is None or kwargs or any(array.block is None for array in bound.arrays):
            return
        arrays = [args[number] for number in binder.memory_positions]
        if len(last) != len(arrays) or any(
            reference() is not array for reference, array in zip(last, arrays)
        ):
            last, seen_again = [weakref.ref(array) for array in arrays], 0
            return
        seen_again += 1
        # Where two launches take turns, remembering each is not worth the while.
        takes_turns = latest is not None and latest.clock.epoch == latest.epoch
        if not takes_turns or seen_again >= patience:
            patience = min(2 * patience, 64) if takes_turns else 1
            seen_again = 0
            remember(plan, bound, cubes, args)

    def remember(plan: Plan, bound: Bound, cubes: Triple, args: Sequence[Any]) -> None:
        nonlocal again, latest
        signature = launcher.signature(function)
        make = getattr(plan.server, "ready", None)
        if make is None or plan.notes or signature.by_name:
            return
        if any(array.block is None or block_of(array).unheard for array in bound.arrays):
            return
        positions = scalar_places(signature, bound)
        if positions is None:
            return
        memories = [bound.run_time[number].flat for number in plan.memories]
        grid, counts = plan.grid(cubes)
        numbers = [*plan.numbers(launcher.binder(function), bound), *counts]
        ready: Ready | None = make(plan.module, grid, memories, numbers)
        if ready is None:
            return
        written = []
        for place, parameter in zip(ready.places, plan.module.kernel.scalars, strict=True):
            if parameter.source.what == "value":
                if place is None:
                    return
                written.append((place, positions[parameter.source.argument]))

        def forget(_: object) -> None:
            nonlocal again, latest
            again, latest = _never, None  # what it would pass is gone

        checks: list[Check] = [
            ("clock.epoch == epoch", {"clock": ready.clock, "epoch": ready.epoch}),
            ("get_ident() == thread", {"get_ident": get_ident, "thread": ready.thread}),
            *same_objects(signature, args, forget),
            *same_kinds(signature, args),
            *plan.guards.checks(),
            defaults.check_mode(),
        ]
        if ready.torch is not None:
            current, stream = ready.torch
            checks.append(("current() == stream", {"current": current, "stream": stream}))
            checks += same_looks(args)
        again, latest = shortcut(ready, len(args), checks, written), ready

    return launch, launch_on


def same_objects(
    signature: Signature, args: Sequence[Any], forget: Callable[[Any], None]
) -> list[Check]:
    """Return that arrays and comptime values are the same; arrays are not kept alive for it."""
    found: list[Check] = []
    for position, declaration in enumerate(signature.declarations):
        if declaration.kind == "memory":
            reference = weakref.ref(args[position], forget)
            found.append((f"array{position}() is a{position}", {f"array{position}": reference}))
        elif declaration.kind != "scalar":
            known, kind = args[position], type(args[position])
            condition = f"known{position} is a{position}"
            if kind in TOLD_BY_VALUE:
                equal = f"type(a{position}) is kind{position} and known{position} == a{position}"
                condition = f"({condition} or {equal})"
            found.append((condition, {f"known{position}": known, f"kind{position}": kind}))
    return found


def same_kinds(signature: Signature, args: Sequence[Any]) -> list[Check]:
    """Return that numbers are Python's or NumPy's: packing takes what binding refuses, fractions for floats, say;
    and an ``__index__`` of the user's may launch here again while the memory is half written.

    Numbers of an open type have the same type: one of another type would make another kernel.
    """
    found: list[Check] = []
    for position, declaration in enumerate(signature.declarations):
        if declaration.kind != "scalar":
            continue
        if not isinstance(declaration.element, Scalar):
            condition = f"type(a{position}) is kind{position}"
            found.append((condition, {f"kind{position}": type(args[position])}))
        else:
            name, kind, kinds = (
                ("REAL", "float", REAL) if declaration.element.is_float else ("WHOLE", "int", WHOLE)
            )
            condition = f"(type(a{position}) is {kind} or isinstance(a{position}, {name}))"
            found.append((condition, {name: kinds}))
    return found


def scalar_places(signature: Signature, bound: Bound) -> dict[int, int] | None:
    """Return each run-time scalar's position among the arguments; ``None`` where one needs more than packing."""
    found: dict[int, int] = {}
    run_time = 0
    for position, declaration in enumerate(signature.declarations):
        if declaration.kind == "group":
            return None
        if declaration.kind not in ("memory", "scalar"):
            continue
        if declaration.kind == "scalar":
            if not _is_packed(declaration, bound.values[position]):
                return None
            found[run_time] = position
        run_time += 1
    return found


def _is_packed(declaration: Declaration, dtype: Scalar) -> bool:
    return (
        declaration.element if isinstance(declaration.element, Scalar) else dtype
    ).name in PACKED


def same_looks(args: Sequence[Any]) -> list[Check]:
    """Return that torch's tensors lie where they did, and that no gradient goes through them."""
    found: list[Check] = [
        (
            f"a{position}.data_ptr() == address{position} and a{position}.shape == shape{position}"
            f" and a{position}.stride() == strides{position}",
            {
                f"address{position}": address,
                f"shape{position}": shape,
                f"strides{position}": strides,
            },
        )
        for position, address, shape, strides in torch_looks(args)
    ]
    for position, argument in enumerate(args):
        if is_torch(argument):
            condition = f"not (a{position}.requires_grad and records_gradient(a{position}))"
            found.append((condition, {"records_gradient": records_gradient}))
    return found


def torch_looks(args: Sequence[Any]) -> list[tuple[int, int, Any, Any]]:
    """Return where torch's tensors lie: unlike handles they can change in place."""
    return [
        (position, argument.data_ptr(), argument.shape, argument.stride())
        for position, argument in enumerate(args)
        if hasattr(argument, "data_ptr") and type(argument) is not Handle
    ]


def changed(looks: Sequence[tuple[int, int, Any, Any]], args: Sequence[Any]) -> bool:
    for position, address, shape, strides in looks:
        tensor = args[position]
        if tensor.data_ptr() != address or tensor.shape != shape or tensor.stride() != strides:
            return True
    return False
