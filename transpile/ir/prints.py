"""The prints of a kernel, numbered: compiled code and the host name them so."""

from __future__ import annotations

from collections.abc import Iterator

from transpile.ir.core import Kernel, Print, Region, regions


def reports_of(kernel: Kernel) -> tuple[Print, ...]:
    """Return the ops that report, in the order of their numbers: that of the text."""
    return tuple(_prints(kernel.body))


def _prints(region: Region) -> Iterator[Print]:
    for op in region:
        if isinstance(op, Print):
            yield op
        for inner in regions(op):
            yield from _prints(inner)
