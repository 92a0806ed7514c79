"""Notes: what a kernel can tell the host while it runs, and how that lies in the buffer that it writes them to.

The buffer is the kernel's last memory, of u32 words that are all 0 at first but for `ROOM`::

    FAILURE   number of the first failure's note, counted from 1; 0 while there is none
    UNIT      where its unit is in the grid: x, y, z
    VALUES    its values, word by word
    ROOM      words for records, set by the host
    LOST      records that found no room
    USED      words of records that were asked for
    RECORDS   one after the other: the number of the note, and its values

A value takes one word, two if its type has 64 bits, the low one first; a vector is lane after lane. Halves are
widened to f32, narrow integers to 32 bits (`word_type`).
"""

from __future__ import annotations

from typing import Literal

from transpile.diagnose.record import Record
from transpile.diagnose.span import Span
from transpile.ir.types import Scalar, Vector, f32, f64, i32, i64, u32, u64

FAILURE, UNIT, VALUES = 0, 1, 4
ROOM, LOST, USED, RECORDS = 61, 62, 63, 64
Validation = bool | Literal["writes"]
"""Whether failures are noted: all of them, or (``"writes"``) all but reads beyond the edges of
memory and vectors, which may be meant.
"""
MOST_VALUES = (ROOM - VALUES) // 2
"""Values of a failure, each of two words."""


class Note(Record, frozen=True):
    """One place of a kernel that may tell something.

    `kind` is ``assert`` or ``print`` (`text` is the message and has a ``{}`` for each value), ``number`` (`text` says
    what has no result), or an access out of bounds: ``read``, ``write`` or ``atomic`` of the memory `text`,
    whose values are the indices, then the sizes that they were compared with.
    """

    kind: str
    text: str
    span: Span | None
    types: tuple[Scalar | Vector, ...] = ()

    @property
    def is_record(self) -> bool:
        """Whether each time counts, and not the first alone."""
        return self.kind == "print"


def word_type(type: Scalar) -> Scalar:
    """Return the type of 32 or 64 bits as which a value lies in the buffer."""
    if type.is_float:
        return f64 if type.bits == 64 else f32
    if type.bits == 64:
        return i64 if type.is_signed else u64
    return i32 if type.is_signed else u32


def words_of(types: tuple[Scalar | Vector, ...]) -> int:
    """Return how many words values of these types take."""
    total = 0
    for type in types:
        scalar, lanes = (type.element, type.width) if isinstance(type, Vector) else (type, 1)
        total += lanes * (2 if word_type(scalar).bits == 64 else 1)
    return total
