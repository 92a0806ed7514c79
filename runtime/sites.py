"""Launch sites: what ``kernel[count, dim]`` gives, with or without options, remembering how it was launched last.

A launch like the last one, on the same handles from the same thread, checks that nothing changed, rewrites the numbers
in the packed arguments, and calls the driver. Anything else takes the whole way.

The server's `ready` gives what the short path needs; a server without one has no short path.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping, Sequence
from struct import error as StructError
from threading import get_ident
from typing import TYPE_CHECKING, Any

from runtime import defaults
from runtime.memory import Handle
from runtime.plans import block_of
from transpile.diagnose.traceback import boundary
from transpile.ir.types import Scalar

if TYPE_CHECKING:
    from runtime.arguments import Bound
    from runtime.launcher import KernelLauncher, Options
    from runtime.plans import Plan
    from runtime.protocols import Triple
    from transpile.lang.signature import Declaration, Signature

PACKED = frozenset({"f32", "f64", "i32", "u32", "i64", "u64"})
"""Numbers that packing itself checks and rounds as binding does."""


class _Never:
    epoch = 0


State = tuple[Any, ...]
"""What a launch needs to know of the one before: `Ready`, taken apart, and what must be the same."""
_NOTHING: State = (
    _Never,
    -1,
    0,
    0,
    bool,
    None,
    (),
    (),
    None,
    (),
    (),
    None,
    tuple,
    (),
    bool,
    None,
    None,
)


def site(
    launcher: KernelLauncher, function: Any, count: Any, dim: Any, given: Mapping[str, Any]
) -> Callable[..., None]:
    """Return the function that launches `function` with this geometry and these options."""
    options: Options | None = None
    state = _NOTHING
    validates = defaults.validate
    last: list[weakref.ref[Any]] = []
    seen_again, patience = 0, 1

    def launch(*args: Any, **kwargs: Any) -> None:
        # Taken at once: another thread may remember its own launch meanwhile.
        (
            clock, epoch, thread, arity, hold, validate, known, kinds, has_moved, looks,
            packs, buffer, call, arguments, note, module, _,
        ) = state  # fmt: skip
        if (
            clock.epoch == epoch
            and get_ident() == thread
            and len(args) == arity
            and not kwargs
            and hold()
            and validates() == validate
        ):
            for position, reference in known:
                if reference() is not args[position]:
                    break
            else:
                for position, kind in kinds:
                    if type(args[position]) is not kind:
                        break
                else:
                    if has_moved is None or not (has_moved() or changed(looks, args)):
                        try:
                            for pack, offset, position in packs:
                                pack(buffer, offset, args[position])
                        except (StructError, OverflowError, TypeError):
                            pass  # the whole way says what is wrong
                        else:
                            if not call(*arguments)[0]:
                                note(module)
                                return
        fully(args, kwargs)

    @boundary
    def fully(args: Sequence[Any], kwargs: Mapping[str, Any]) -> None:
        nonlocal last, seen_again, patience, options
        if options is None:
            options = launcher.options(function, given)
        plan, bound, cubes = launcher.launch_openly(function, count, dim, args, kwargs, options)
        if plan is None or kwargs or any(array.block is None for array in bound.arrays):
            return
        arrays = [args[number] for number in launcher.binder(function).memory_positions]
        if len(last) != len(arrays) or any(
            reference() is not array for reference, array in zip(last, arrays)
        ):
            last, seen_again = [weakref.ref(array) for array in arrays], 0
            return
        seen_again += 1
        # Where two launches take turns, remembering each is not worth the while.
        takes_turns = state[0].epoch == state[1]
        if not takes_turns or seen_again >= patience:
            patience = min(2 * patience, 64) if takes_turns else 1
            seen_again = 0
            remember(plan, bound, cubes, args)

    def remember(plan: Plan, bound: Bound, cubes: Triple, args: Sequence[Any]) -> None:
        nonlocal state
        signature = launcher.signature(function)
        make = getattr(plan.server, "ready", None)
        if make is None or plan.notes or len(args) != len(signature.declarations):
            return
        if any(array.block is None or block_of(array).unheard for array in bound.arrays):
            return
        places = scalar_places(signature, bound)
        if places is None:
            return
        memories = [bound.run_time[number].flat for number in plan.memories]
        grid, counts = plan.grid(cubes)
        numbers = [*plan.numbers(launcher.binder(function), bound), *counts]
        ready = make(plan.module, grid, memories, numbers)
        if ready is None:
            return
        written = []
        for way, parameter in zip(ready.packs, plan.module.kernel.scalars, strict=True):
            if parameter.source.what == "value":
                if way is None:
                    return
                written.append((*way, places[parameter.source.argument]))

        def forget(_: object) -> None:
            nonlocal state
            if state[-1] is ready:
                state = _NOTHING  # what it would pass is gone

        state = (
            ready.clock, ready.epoch, ready.thread, len(args), plan.guards.hold, defaults.validate(),
            references(signature, args, forget), generic_kinds(signature, args), ready.has_moved,
            torch_looks(args), written, ready.buffer, ready.call, ready.arguments, ready.note,
            ready.module, ready,
        )  # fmt: skip

    return launch


def references(
    signature: Signature, args: Sequence[Any], forget: Callable[[Any], None]
) -> list[tuple[int, Callable[[], object]]]:
    """Return what must be the very same object next time; arrays are not kept alive for it."""
    found: list[tuple[int, Callable[[], object]]] = []
    for position, declaration in enumerate(signature.declarations):
        if declaration.kind == "memory":
            found.append((position, weakref.ref(args[position], forget)))
        elif declaration.kind != "scalar":
            found.append((position, _constantly(args[position])))
    return found


def _constantly(value: object) -> Callable[[], object]:
    return lambda: value


def generic_kinds(signature: Signature, args: Sequence[Any]) -> list[tuple[int, type]]:
    """Return the numbers of an open type: a number of another type would make another kernel."""
    return [
        (position, type(args[position]))
        for position, declaration in enumerate(signature.declarations)
        if declaration.kind == "scalar" and not isinstance(declaration.element, Scalar)
    ]


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
