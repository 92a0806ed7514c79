"""What kernels told while they ran: the buffer of notes (``transpile.ir.notes``) -> a report, now or later.

    noted = Unheard(server, plan.module.kernel.notes)      # a buffer for one launch
    ... launch with noted.memory ...
    noted.watch(blocks)                                    # what it writes; later launches that read these add theirs
    noted.hear()                                           # waits, prints, poisons the blocks if something failed

Launches of a device are heard in their order: when one of their blocks is read, at a ``sync``, or when too many wait.
"""

from __future__ import annotations

import atexit
import sys
import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import numpy

from runtime.memory import Block, trouble
from runtime.protocols import Array, Report, Server
from transpile.config import settings
from transpile.diagnose.diagnostic import CubeError, Diagnostic
from transpile.diagnose.errors.launch import AssertFailed, BadNumber, OutOfBounds
from transpile.diagnose.printed import say
from transpile.forks import ForkLock
from transpile.ir.host import Shown, numpy_dtype
from transpile.ir.notes import (
    FAILURE,
    LOST,
    RECORDS,
    ROOM,
    UNIT,
    USED,
    VALUES,
    Note,
    word_type,
    words_of,
)
from transpile.ir.types import Scalar, Vector

MOST_UNHEARD = 64
"""Launches of a device that may wait to be heard; their buffers are kept until then."""
ACTIONS = {"read": "a read", "write": "a write", "atomic": "an atomic"}


def empty_buffer(notes: Sequence[Note]) -> Array:
    """Return what a buffer of notes holds before a launch."""
    room = settings.print_buffer // 4 if any(note.is_record for note in notes) else 0
    words = numpy.zeros(RECORDS + room, numpy.uint32)
    words[ROOM] = room
    return words


def read_notes(words: Array, notes: Sequence[Note]) -> Report:
    """Return what a buffer of notes tells."""
    printed = list(_printed(words, notes))
    if words[LOST]:
        printed.append(
            f"... {int(words[LOST])} more lines of `print` did not fit; "
            "the setting `print_buffer` makes room"
        )
    number = int(words[FAILURE])
    failure = None if number == 0 else _failure(notes[number - 1], words)
    return Report(failure, printed)


def _printed(words: Array, notes: Sequence[Note]) -> Iterator[str]:
    place = RECORDS
    end = RECORDS + min(int(words[USED]), int(words[ROOM]))
    while place < end and words[place]:
        note = notes[int(words[place]) - 1]
        yield _told(note, words, place + 1)
        place += 1 + words_of(note.types)


def _failure(note: Note, words: Array) -> Diagnostic:
    x, y, z = (int(n) for n in words[UNIT : UNIT + 3])
    unit = x, y, z
    if note.kind == "assert":
        return AssertFailed(note.span, _told(note, words, VALUES), unit)
    if note.kind == "number":
        return BadNumber(note.span, note.text, unit)
    values = list(_values(words[VALUES : VALUES + words_of(note.types)], note.types))
    where, sizes = values[: len(values) // 2], values[len(values) // 2 :]
    shown = f"[{', '.join(map(str, where))}]"
    length = f"{sizes[0]} elements" if len(sizes) == 1 else f"shape {tuple(sizes)}"
    return OutOfBounds(note.span, ACTIONS[note.kind], note.text, shown, length, unit)


def _told(note: Note, words: Array, place: int) -> str:
    """Return the text of a note with its values, which begin at `place`."""
    values = _values(words[place : place + words_of(note.types)], note.types)
    shown = [Shown(_text(type, v), v) for type, v in zip(note.types, values, strict=True)]
    return note.text.format(*shown)


def _values(words: Array, types: Sequence[Scalar | Vector]) -> Iterator[Any]:
    """Yield the numbers in words, as Python has them; a vector is a tuple."""
    place = 0
    for type in types:
        scalar, lanes = (type.element, type.width) if isinstance(type, Vector) else (type, 1)
        wide = word_type(scalar)
        size = lanes * wide.bits // 32
        found = words[place : place + size].view(numpy_dtype(wide)).tolist()
        if scalar.is_bool:
            found = [bool(number) for number in found]
        place += size
        yield tuple(found) if isinstance(type, Vector) else found[0]


def _text(type: Scalar | Vector, value: Any) -> str:
    """Spell a number as NumPy spells it in its own type."""
    if isinstance(type, Vector):
        return f"({', '.join(_text(type.element, lane) for lane in value)})"
    return str(numpy_dtype(type).type(value)) if type.is_float else str(value)


class Unheard:
    """The notes of one launch, on the device until somebody listens."""

    __slots__ = (
        "__weakref__", "_block", "_lock", "_notes", "_size", "_watched", "failure", "is_told", "meaning", "server",
    )  # fmt: skip

    def __init__(
        self, server: Server, notes: Sequence[Note], standing: Standing | None = None
    ) -> None:
        words = empty_buffer(notes) if standing is None else standing.words
        self.server = server
        self._notes = notes
        self.meaning: Callable[[Diagnostic], Diagnostic] | None = None
        """What a failure means to the user, where a kernel of ours failed."""
        self._size = words.size
        self._block: Block | None = (
            Block(server, words.nbytes) if standing is None else standing.block
        )
        self._watched: list[weakref.ref[Any]] = []
        self._lock = threading.RLock()
        self.failure: Diagnostic | None = None
        self.is_told = False
        """Whether the failure was raised somewhere."""
        server.write(self._block.memory, 0, words)

    @property
    def memory(self) -> Any:
        assert self._block is not None
        return self._block.memory

    @property
    def is_heard(self) -> bool:
        return self._block is None

    def watch(self, blocks: Iterable[Any]) -> None:
        """Let blocks wait for this: what they hold is not to be trusted if it fails, or if it has failed."""
        with self._lock:
            if self._block is None:
                for block in blocks:
                    self._spoil(block)
                return
            for block in blocks:
                if self not in block.unheard:
                    trouble.count += 1
                    block.forget()
                    block.unheard = (*block.unheard, self)
                    self._watched.append(weakref.ref(block))

    def hear(self) -> None:
        """Wait for the launch, print what it printed, and poison what it wrote if something failed."""
        with self._lock:
            if self._block is None:
                return
            words = numpy.empty(self._size, numpy.uint32)
            self.server.read(self._block.memory, 0, words)
            self._block = None
            report = read_notes(words, self._notes)
            if report.failure is not None:
                meaning = self.meaning
                self.failure = report.failure if meaning is None else meaning(report.failure)
            for reference in self._watched:
                block = reference()
                if block is None or self not in block.unheard:
                    continue
                if self.failure is None:
                    block.unheard = tuple([one for one in block.unheard if one is not self])
                else:  # it stays there, so that a read which raises it notes that it was told
                    self._spoil(block)
            self._watched.clear()
            for line in report.printed:  # last, as the stream may be broken
                say(f"{line}\n")

    def _spoil(self, block: Any) -> None:
        if self.failure is not None:
            block.failure = block.failure or self.failure
            block.forget()
            trouble.count += 1

    def settle(self) -> None:
        """Hear this launch and those before it; who asks tells of a failure."""
        hear(self.server, self)
        self.hear()
        self.is_told = True


class Owed:
    """A failure that is known at once, as the host computes, and that nobody was told of yet."""

    __slots__ = ("failure", "is_told")

    def __init__(self, failure: Diagnostic) -> None:
        self.failure = failure
        self.is_told = False

    def settle(self) -> None:
        """Who asks tells of it."""
        self.is_told = True


class Standing:
    """The buffer of a launch in a graph: it takes the notes of one replay after the other, until somebody listens."""

    __slots__ = ("_now", "block", "meaning", "notes", "server", "words")

    def __init__(self, server: Server, notes: Sequence[Note]) -> None:
        self.server = server
        self.notes = notes
        self.words = empty_buffer(notes)
        self.block = Block(server, self.words.nbytes)
        """Not written yet: a graph records no copies."""
        self.meaning: Callable[[Diagnostic], Diagnostic] | None = None
        """As that of `Unheard`."""
        self._now: Unheard | None = None

    def before(self, written: Iterable[Any]) -> Unheard | None:
        """Make the buffer ready for a replay that writes these blocks; return what is to be remembered after it."""
        now, is_new = self._now, False
        if now is None or now.is_heard:
            now = self._now = Unheard(self.server, self.notes, self)
            now.meaning = self.meaning
            is_new = True
        now.watch(written)
        return now if is_new else None


_unheard: weakref.WeakKeyDictionary[Any, deque[Unheard]] = weakref.WeakKeyDictionary()
_failed: weakref.WeakKeyDictionary[Any, deque[Unheard | Owed]] = weakref.WeakKeyDictionary()
"""What failed and was not told yet, by device."""
_lock = ForkLock()


def remember(one: Unheard) -> None:
    """Let a launch wait to be heard."""
    with _lock:
        waiting = _waiting(one.server)
        waiting.append(one)
        too_many = len(waiting) > MOST_UNHEARD
    if too_many:
        hear(one.server, waiting[MOST_UNHEARD // 2])  # half of them, so that few launches wait


def _waiting(server: Any) -> deque[Unheard]:
    """Return the launches of a device that wait to be heard."""
    found = _unheard.get(server)
    if found is None:
        found = _unheard[server] = deque()
        # The device is open: at the end of the process this comes before what closes it.
        atexit.register(_hear_at_exit, weakref.ref(server))
    return found


def owe(server: Any, failure: Diagnostic, written: Iterable[Any]) -> None:
    """Tell of a failure at a read of what it spoiled, at a `sync`, or at the end of the process."""
    one = Owed(failure)
    for block in written:
        block.unheard = (*block.unheard, one)
    with _lock:
        _waiting(server)
        _failed.setdefault(server, deque(maxlen=MOST_UNHEARD)).append(one)


def hear(server: Any, last: Unheard | None = None) -> None:
    """Hear the launches of a device in their order, all of them or up to `last`."""
    with _lock:
        waiting = _unheard.get(server)
        while waiting:
            one = waiting.popleft()
            try:
                one.hear()
            finally:
                if one.failure is not None:
                    _failed.setdefault(server, deque(maxlen=MOST_UNHEARD)).append(one)
            if one is last:
                return


def _hear_at_exit(found: weakref.ref[Any]) -> None:
    """Print what nobody waited for, failures too: a program may end without a read or a sync."""
    server = found()
    if server is None or getattr(server, "lost", None) is not None:
        return
    try:
        tell(server)
    except CubeError as error:
        print(error, file=sys.stderr)


def tell(server: Any) -> None:
    """Hear everything, and raise the first failure that nobody was told of."""
    hear(server)
    with _lock:
        failed = _failed.pop(server, ())
    for one in failed:
        if not one.is_told and one.failure is not None:
            one.is_told = True
            raise one.failure.error()
