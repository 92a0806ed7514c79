"""The text of each form that depends on whether a name is a value or a slot.

Each class is a `Text`: it is made during the walk and rendered once the webs are known. `quote` is the quote character
that is free where the text will stand (f-strings take one).
"""

from __future__ import annotations

from collections.abc import Sequence

from transpile.diagnose.record import Record, RecordType
from transpile.rewrite.binding import Bind, Read, Text
from transpile.rewrite.fill import CHECK, CX, Edits, fill_range


def read_text(read: Read, quote: str) -> str:
    """Spell the read of a local."""
    web = read.web
    if read.bare or read.owner is None:
        return read.name
    if web is None:  # no binding reaches it
        return f"{CX}.at({quote}{read.name}{quote})"
    if not web.is_slot:
        return read.name
    if web.by_name:
        return f"{CX}.at({quote}{web.slot_name}{quote})"
    return f"{CX}.get({read.name})"


class NameText(Text, metaclass=RecordType):
    """A name read as a value; `opens` says that a dotted chain goes on behind it."""

    read: Read
    quote: str
    opens: bool

    def render(self) -> str:
        if self.read.is_free:
            return f"{CX}[{self.read.name}" if self.opens else f"{CX}[{self.read.name}]"
        return read_text(self.read, self.quote)


class ChainEnd(Text, metaclass=RecordType):
    """What closes ``cx[a.b.c`` behind a chain."""

    read: Read

    def render(self) -> str:
        return "]" if self.read.is_free else ""


class CalleeText(Text, metaclass=RecordType):
    """The root of a callee: bare when it is free."""

    read: Read
    quote: str

    def render(self) -> str:
        return read_text(self.read, self.quote)


class SuperText(Text, metaclass=RecordType):
    """``super()`` without arguments: the twin's first local is the context, so both are passed.

    A function's own ``super`` gets none.
    """

    read: Read
    first: Read
    quote: str

    def render(self) -> str:
        if not self.read.is_free:
            return f"{CX}.call({read_text(self.read, self.quote)})"
        return f"{CX}.call(super, __class__, {read_text(self.first, self.quote)})"


def _store(bind: Bind, quote: str) -> str:
    web = bind.web
    assert web is not None, "every binding has a web"
    if not web.is_slot:
        return f"{CX}.let({quote}{bind.name}{quote}, "
    return f"{CX}.var({quote}{web.slot_name}{quote}, "


def _finish(bind: Bind) -> str:
    web = bind.web
    assert web is not None, "every binding has a web"
    if not web.is_slot:
        return ")"
    up = web.up(bind.suite)
    text = f", up={up}" if up else ""
    annotation = bind.annotation or bind.scope.declared.get(bind.name)
    if annotation is not None:
        text += f", ann={annotation.render()}"
    return text + ")"


class Store(Text, metaclass=RecordType):
    """What stands before the value of a binding."""

    bind: Bind
    quote: str

    def render(self) -> str:
        return _store(self.bind, self.quote)


class Finish(Text, metaclass=RecordType):
    """What stands behind the value of a binding."""

    bind: Bind

    def render(self) -> str:
        return _finish(self.bind)


class Rebind(Text, metaclass=RecordType):
    """The stores behind an unpacking or chained assignment."""

    binds: Sequence[Bind]

    def render(self) -> str:
        return "".join(
            f"; {bind.name} = {_store(bind, _QUOTE)}{bind.name}{_finish(bind)}"
            for bind in self.binds
        )


_QUOTE = '"'


class Augment(Text, metaclass=RecordType):
    """``v op= `` up to the value."""

    bind: Bind
    read: Read
    operator: str
    opening: str

    def render(self) -> str:
        read, web = self.read, self.read.web
        old = read.name
        if web is None or web.by_name:
            old = read_text(read, _QUOTE)
        store = _store(self.bind, _QUOTE)
        return f" = {store}{CX}.inplace({old}) {self.operator} {self.opening}"


class WalrusStart(Text, metaclass=RecordType):
    """``n := `` up to the value."""

    bind: Bind
    quote: str

    def render(self) -> str:
        web = self.bind.web
        assert web is not None, "every binding has a web"
        store = _store(self.bind, self.quote)
        if self.bind.is_deferred:
            return f"{CX}.get({store}"
        if web.is_slot:
            return f"{CX}.get({self.bind.name} := {store}"
        return f"{self.bind.name} := {store}"


class WalrusEnd(Text, metaclass=RecordType):
    """What closes a walrus."""

    bind: Bind

    def render(self) -> str:
        web = self.bind.web
        assert web is not None, "every binding has a web"
        return _finish(self.bind) + (")" if web.is_slot else "")


class Target(Record, eq=False):
    """A name in a loop's target."""

    bind: Bind
    is_starred: bool


class WalrusParenthesis(Text, metaclass=RecordType):
    """The user's parentheses around a walrus, which a read of its slot does not need."""

    bind: Bind
    sign: str

    def render(self) -> str:
        web = self.bind.web
        assert web is not None, "every binding has a web"
        return "" if web.is_slot else self.sign


TargetShape = Target | list["TargetShape"]


class TargetText(Text, metaclass=RecordType):
    """The second argument of ``cx.for_``."""

    shape: TargetShape

    def render(self) -> str:
        return f", {_shape(self.shape)})"


class CaptureText(Text, metaclass=RecordType):
    """The second argument of ``cx.case``: the targets of its captures."""

    targets: Sequence[Target]

    def render(self) -> str:
        shapes = [_shape(target) for target in self.targets]
        return f", {shapes[0]}" if len(shapes) == 1 else f", [{', '.join(shapes)}]"


def _shape(shape: TargetShape) -> str:
    if isinstance(shape, list):
        return f"[{', '.join(map(_shape, shape))}]"
    bind, web = shape.bind, shape.bind.web
    assert web is not None, "every binding has a web"
    star = "*" if shape.is_starred else ""
    if not web.is_slot:
        return f'"{star}{bind.name}"'
    return f'("{star}{web.slot_name}", {web.up(bind.suite)})'


class CheckText(Text, metaclass=RecordType):
    """The parameter by which a nested function in a slot web checks where it is defined."""

    bind: Bind
    before: str
    after: str
    guard: bool
    """Whether the definition may stand on a dead path, which must not check."""

    def render(self) -> str:
        web = self.bind.web
        assert web is not None, "every binding has a web"
        if not web.is_slot:
            return ""
        live = f"{CX}.live and " if self.guard else ""
        up = web.up(self.bind.suite)
        call = f'{CX}.def_("{web.slot_name}", up={up})' if up else f'{CX}.def_("{web.slot_name}")'
        return f"{self.before}{CHECK}={live}{call}{self.after}"


class RangeText(Text, metaclass=RecordType):
    """A rewritten part of the source that moves to another place: an annotation."""

    source: str
    start: int
    end: int
    edits: Edits

    def render(self) -> str:
        return fill_range(self.source, self.start, self.end, self.edits)
