"""Errors of memory: accesses that are wrong whatever the arguments."""

from __future__ import annotations

from transpile.diagnose.diagnostic import CubeMemoryError, Diagnostic


class IndexOutside(Diagnostic):
    """A comptime index beyond the end of memory of known length."""

    memory: str
    index: int
    length: int

    code = "CUBE320"
    title = "index {index} is outside of `{memory}`, which has {length} elements"
    label = "the last element is {last}"
    help = "use an index from 0 to {last}, or a negative literal to count from the end"
    phase = CubeMemoryError

    @property
    def last(self) -> int:
        return self.length - 1
