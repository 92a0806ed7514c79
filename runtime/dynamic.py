"""Launches whose count the device knows: ``CubeCount.dynamic(handle)``.

    handle of three u32 -> check on the device -> Indirect, which the server dispatches; 0 where the count is too large
                        -> read by the host, in the order of the launches, where the device launches from the host only

The check is a kernel of ours. What it finds wrong is told like a failed assert, and spoils what the launch should
write.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy

from runtime.memory import Block, Handle
from runtime.protocols import Indirect, Server, Triple
from runtime.recorded import is_recorded
from transpile import Array, Comptime, Mut, cube, u32, unroll
from transpile.diagnose.errors.device import NotInGraph
from transpile.diagnose.errors.launch import BadDynamicCount, DynamicCountTooLarge
from transpile.ir import types
from transpile.lang.clusters import broken

if TYPE_CHECKING:
    from transpile.diagnose.diagnostic import Diagnostic
    from transpile.lang.geometry import DynamicCount

COUNTED = "launch it outside: its check makes memory for each launch"
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
    """Write the count, or zeros where it can't be launched; what it was stands behind."""
    layer = asked[1] * asked[2]
    fits = asked[0] <= x and asked[1] <= y and asked[2] <= z
    if fits and layer > 0:
        fits = layer <= cubes and asked[0] <= cubes // layer
    for axis in unroll(range(3)):
        if cluster[axis] > 1 and asked[axis] % cluster[axis] != 0:
            fits = False
    for axis in range(3):
        found[axis] = asked[axis] if fits else u32(0)
        found[axis + 3] = asked[axis]
    assert fits, "the count is too large"


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


def indirect(
    function: Any, server: Server, count: DynamicCount, most_units: int, units: int
) -> tuple[Indirect, Block]:
    """Check a dynamic count on the device; return what is dispatched and its memory.

    A cube has `units`; `most_units` of them may be in the grid, so that positions fit the kernel's addresses.
    """
    from runtime.launcher import (
        LAUNCHER,
    )  # which launches this module's kernel, and calls this function

    kernel, cluster = function.__name__, function.cluster_dim
    if is_recorded():
        raise NotInGraph(None, "a launch whose count the device knows", COUNTED).error()
    handle = handle_of(kernel, server, count)
    x, y, z = server.capabilities.max_cube_count
    limits = x, min(y, NARROW), min(z, NARROW)
    block = Block(server, 24)
    found = Handle(block, types.u32, (6,))
    cubes = min(most_units // units, (1 << 32) - 1)
    LAUNCHER.launch_openly(check_count, 1, 1, (handle, *limits, cubes, cluster, found), {})
    ours: Any = block.unheard[-1]

    def meaning(failure: Diagnostic) -> Diagnostic:
        words = numpy.empty(6, numpy.uint32)
        server.read(block.memory, 0, words)
        asked = int(words[3]), int(words[4]), int(words[5])
        return broken(function, asked) or DynamicCountTooLarge(
            None, kernel, asked, server.name, limits
        )

    ours.meaning = meaning
    return Indirect(block.memory, 0), block
