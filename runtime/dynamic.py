"""Launches whose count the device knows: ``CubeCount.dynamic(handle)``.

    handle of three u32 -> check on the device -> Indirect, which the server dispatches; 0 where the count is too large
                        -> read by the host, in the order of the launches, where the device launches from the host only

The check is a kernel of ours. What it finds wrong is told like a failed assert, and spoils what the launch should
write. In a graph it is a launch like others; where the host reads the count, the launch is a step of its own, at which
each replay reads it.
"""

from __future__ import annotations

from functools import partial
from math import prod
from typing import TYPE_CHECKING, Any

import numpy

from runtime.memory import Block, Handle
from runtime.plans import Plan, run, step
from runtime.protocols import Indirect, Server, Triple
from runtime.recorded import recording
from transpile import Array, Comptime, Mut, cube, u32, unroll
from transpile.diagnose.errors.launch import AssertFailed, BadDynamicCount, DynamicCountTooLarge
from transpile.ir import types
from transpile.lang.clusters import broken

if TYPE_CHECKING:
    from runtime.arguments import Bound
    from runtime.launcher import KernelLauncher, Options
    from transpile.diagnose.diagnostic import Diagnostic
    from transpile.lang.geometry import DynamicCount

NARROW = 65535
"""Cubes in y and in z that are allowed at most, so that their product is a u32."""


@cube(launch=True)
def check_count(
    asked: Array[u32],
    x: u32,
    y: u32,
    z: u32,
    cubes: u32,
    cluster: Comptime[tuple[int, int, int]],
    found: Mut[Array[u32]],
) -> None:
    """Write the count, or zeros where it can't be launched."""
    layer = asked[1] * asked[2]
    fits = asked[0] <= x and asked[1] <= y and asked[2] <= z
    if fits and layer > 0:
        fits = layer <= cubes and asked[0] <= cubes // layer
    for axis in unroll(range(3)):
        if cluster[axis] > 1 and asked[axis] % cluster[axis] != 0:
            fits = False
    for axis in range(3):
        found[axis] = asked[axis] if fits else u32(0)
    assert fits, f"{asked[0]} {asked[1]} {asked[2]}"


def handle_of(kernel: str, server: Server, count: DynamicCount) -> Handle:
    """Return the handle of a dynamic count.

    Raises:
        CubeLaunchError: it is none, or of another device.
    """
    handle: Any = count.handle
    problem = ""
    if not isinstance(handle, Handle):
        problem = f"is {type(handle).__name__}"
    elif handle.block.server is not server:
        problem = f"lives on `{handle.device}`, the launch is on `{server.name}`"
    elif handle.dtype is not types.u32 or handle.shape != (3,) or handle.strides != (1,):
        problem = f"holds {handle.dtype} of the shape {handle.shape}"
    if problem:
        raise BadDynamicCount(None, kernel, problem).error()
    found: Handle = handle
    return found


def read_count(kernel: str, server: Server, count: DynamicCount) -> Triple:
    """Wait for a dynamic count, and return it; the launch is then one like others, but not folded.

    Raises:
        CubeLaunchError: the device does not count so far, or what writes the count failed.
    """
    handle = handle_of(kernel, server, count)
    handle.check()
    words = numpy.empty(3, numpy.uint32)
    server.read(handle.block.memory, handle.offset * 4, words)
    x, y, z = (int(n) for n in words)
    limits = server.capabilities.max_cube_count
    if any(n > most for n, most in zip((x, y, z), limits, strict=True)):
        raise DynamicCountTooLarge(None, kernel, (x, y, z), server.name, limits).error()
    return x, y, z


def most_cubes(plan: Plan) -> int:
    """Return how many cubes of a kernel may be in a grid, so that positions fit its addresses."""
    kernel = plan.module.kernel
    return ((1 << (63 if kernel.address == types.u64 else 31)) - 1) // int(kernel.units)


def record_step(
    launcher: KernelLauncher,
    function: Any,
    options: Options,
    server: Server,
    bound: Bound,
    count: DynamicCount,
    dim: Triple,
) -> None:
    """Record a launch at which each replay of the graph waits for the count, and reads it."""
    graph = recording(server)
    assert graph is not None
    name = function.__name__
    handle = handle_of(name, server, count)
    plan = launcher.plan_for_any(function, options, server, bound, dim)
    most, binder = most_cubes(plan), launcher.binder(function)

    def launch() -> None:
        cubes = read_count(name, server, count)
        problem: Diagnostic | None = broken(function, cubes)
        if problem is None and prod(cubes) > most:
            limits = server.capabilities.max_cube_count
            problem = DynamicCountTooLarge(None, name, cubes, server.name, limits)
        if problem is not None:
            raise problem.error()
        if 0 not in cubes:
            run(plan, binder, bound, cubes)

    graph.follow(step(binder, bound, lambda: launch, handle.block))


def indirect(
    function: Any, server: Server, count: DynamicCount, most: int
) -> tuple[Indirect, Block]:
    """Check a dynamic count of at most `most` cubes on the device; return what is dispatched and its memory."""
    from runtime.launcher import (
        LAUNCHER,
    )  # which launches this module's kernel, and calls this function

    kernel, cluster = function.__name__, function.cluster_dim
    handle = handle_of(kernel, server, count)
    x, y, z = server.capabilities.max_cube_count
    limits = x, min(y, NARROW), min(z, NARROW)
    block = Block(server, 12)
    found = Handle(block, types.u32, (3,))
    cubes = min(most, (1 << 32) - 1)
    LAUNCHER.launch_openly(check_count, 1, 1, (handle, *limits, cubes, cluster, found), {})
    graph = recording(server)
    if graph is None:
        ours: Any = block.unheard[-1]
    else:
        graph.last.renewed = (block,)
        ours = graph.last.standing
    ours.meaning = partial(_meaning, function, server.name, limits)
    return Indirect(block.memory, 0), block


def _meaning(function: Any, device: str, limits: Triple, failure: Diagnostic) -> Diagnostic:
    """Return the error that a failure of `check_count` is; its message is the count."""
    assert isinstance(failure, AssertFailed)
    x, y, z = (int(word) for word in failure.message.split())
    asked = x, y, z
    return broken(function, asked) or DynamicCountTooLarge(
        None, function.__name__, asked, device, limits
    )
