"""Numbers in messages: Python writes no int of thousands of digits, and nobody would read it."""

from __future__ import annotations

MOST_BITS = 256
"""An int that is longer is said to be so long."""


def shown(value: object) -> str:
    """Return a value as text; of a very long int, how long it is."""
    if (
        issubclass(type(value), int)
        and isinstance(value, int)
        and int.bit_length(value) > MOST_BITS
    ):
        return f"an int of {int.bit_length(value)} bits"
    return f"{value}"
