"""Host arrays of a launch on a device: numbers of arrays -> where each is on the device.

x, x.T                          two blocks: what is packed is a copy of its own
x, x[2:], which is written      one block (with ``aliasing="allow"``): the second lies where it does on the host
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from runtime.arrays import BoundArray
from runtime.memory import Block
from runtime.protocols import Server

Place = tuple[Block, int]
"""Memory of the device, and an offset in bytes."""
Span = tuple[int, int]


def staged(
    server: Server, arrays: Mapping[int, BoundArray], written: Collection[int]
) -> dict[int, Place]:
    """Copy host arrays to the device; those that share memory share it there if one of them is written."""
    spans = {number: _span(array) for number, array in arrays.items()}
    found: dict[int, Place] = {}
    for cluster in _overlapping(spans):
        is_read_only = not any(number in written for number in cluster)
        blocks: dict[Span, Block] = {}
        low = min(spans[number][0] for number in cluster)
        high = max(spans[number][1] for number in cluster)
        for number in cluster:
            span = spans[number] if is_read_only else (low, high)
            offset, is_new = spans[number][0] - span[0], span not in blocks
            if is_new:
                blocks[span] = Block(server, span[1] - span[0])
            if is_new or not is_read_only:
                server.write(blocks[span].memory, offset, arrays[number].flat)
            found[number] = blocks[span], offset
    return found


def _span(array: BoundArray) -> Span:
    flat: Any = array.flat
    start: int = flat.__array_interface__["data"][0]
    return start, start + flat.nbytes


def _overlapping(spans: Mapping[int, Span]) -> list[list[int]]:
    """Return the numbers of spans in groups; those of different groups have no byte in common."""
    groups: list[list[int]] = []
    end = -1
    for number in sorted(spans, key=spans.__getitem__):
        first, last = spans[number]
        if groups and first < end:
            groups[-1].append(number)
        else:
            groups.append([number])
        end = max(end, last)
    return groups
