"""What the walk over a function notes about names: suites, scopes, reads and bindings.

The walk numbers events in the order of evaluation (`sequence`); `flow` finds which bindings reach which reads, `webs`
decides value or slot; they fill in the fields with defaults of `Read` and `Bind`.
"""

from __future__ import annotations

from dataclasses import field

from transpile.diagnose.record import Record


class Loop(Record, eq=False):
    """A loop statement; `depth` is 1 for an outermost one of its function."""

    outer: Suite
    """The suite that holds the statement."""
    parent: Loop | None
    depth: int
    first: int
    last: int = 0
    """The range of sequence numbers of the statement, its `else` excluded."""


class Suite(Record, eq=False):
    """A body: of a function, an arm, a loop, a loop's else. One suite is one scope of `cx`."""

    parent: Suite | None
    loop: Loop | None
    """The innermost loop, of the same function, whose body holds this suite."""
    depth: int

    def holds(self, other: Suite) -> bool:
        """Tell whether `other` is this suite or lies in it."""
        inner: Suite | None = other
        while inner is not None and inner.depth > self.depth:
            inner = inner.parent
        return inner is self


def meeting(a: Suite, b: Suite) -> Suite:
    """Return the innermost suite that holds both."""
    while a is not b:
        if a.depth >= b.depth:
            assert a.parent is not None, "suites of two functions do not meet"
            a = a.parent
        else:
            assert b.parent is not None, "suites of two functions do not meet"
            b = b.parent
    return a


class Scope(Record, eq=False):
    """A function, lambda, comprehension or generator expression: where names live.

    Only functions and lambdas have webs; a comprehension's own names stay bare.
    """

    kind: str
    """``def lambda comprehension generator``"""
    parent: Scope | None
    suite: Suite
    """The root suite of a function; for the others the same as `place`."""
    place: Suite
    """The parent's suite that holds the definition."""
    sequence: int = 0
    """When the parent evaluates the definition."""
    names: set[str] = field(default_factory=set)
    binds: list[Bind] = field(default_factory=list)
    reads: list[Read] = field(default_factory=list)
    declared: dict[str, Text] = field(default_factory=dict)
    """Names with an annotation of their own (``acc: f32``): the type goes to every binding."""
    events: Events = field(default_factory=list)
    label: str = ""
    line: int = 0
    slot_parameters: tuple[str, ...] = ()
    consumer: Read | None = None
    """The callee, called like one of Python's that uses up at once the generator expression which it gets."""

    @property
    def is_function(self) -> bool:
        return self.kind in ("def", "lambda")

    @property
    def is_deferred(self) -> bool:
        """Whether its body runs later than the place where it stands."""
        if self.kind == "generator":
            return self.consumer is None or not self.consumer.is_free
        return self.kind != "comprehension"

    @property
    def function(self) -> Scope:
        """The function or lambda that this scope belongs to."""
        scope = self
        while not scope.is_function:
            assert scope.parent is not None, "a comprehension lies in a function"
            scope = scope.parent
        return scope


class Read(Record, eq=False):
    """One read of a name."""

    name: str
    scope: Scope
    suite: Suite
    sequence: int
    start: int
    end: int
    loop: Loop | None
    """The innermost loop that evaluates it again in each trip; a `while` evaluates its test so."""
    bare: bool = False
    """A read in the very statement that has just bound the name: the local holds the raw value."""
    owner: Scope | None = None
    """The function whose local it is; ``None`` for free names and a comprehension's own."""
    is_free: bool = False
    reached_by: set[Token] = field(default_factory=set)
    web: Web | None = None


class Bind(Record, eq=False):
    """One binding of a name."""

    name: str
    scope: Scope
    suite: Suite
    sequence: int
    kind: str
    """``parameter assign unpack augment for star walrus def``; `star` is a starred target of a loop."""
    is_deferred: bool = False
    """A walrus in an operand that `cx` evaluates later: Python's local can't be set from there."""
    in_comprehension: bool = False
    annotation: Text | None = None
    web: Web | None = None


class Web(Record, eq=False):
    """Bindings and reads that belong together."""

    name: str
    binds: list[Bind]
    reads: list[Read] = field(default_factory=list)
    is_slot: bool = False
    host: Suite | None = None
    by_name: bool = False
    """Whether reads go through ``cx.at``."""
    slot_name: str = ""

    def up(self, suite: Suite) -> int:
        """Return how many suites out from `suite` the slot lives."""
        assert self.host is not None, "a slot has a host"
        return suite.depth - self.host.depth


class Text(Record, eq=False):
    """A piece of output that is known only after the webs are."""

    def render(self) -> str:
        raise NotImplementedError


Token = tuple[Bind, int]
"""A binding that reaches, and the depth of the outermost loop whose back edge it took (0: none)."""


class Unbind(Record):
    """``del name``."""

    name: str


class Branch(Record):
    """Alternatives of which exactly one runs."""

    arms: list[Events]


class Repeat(Record):
    """A loop: `test` before each trip, then `body`; `orelse` when the loop ends by its test."""

    loop: Loop
    test: Events
    body: Events
    orelse: Events


def drop(events: Events, read: Read) -> None:
    """Take a read out, wherever it is: in an arm of a ternary, say."""
    for place, event in enumerate(events):
        if event is read:
            del events[place]
            return
        if isinstance(event, Branch):
            for arm in event.arms:
                drop(arm, read)
        elif isinstance(event, Repeat):
            for part in (event.test, event.body, event.orelse):
                drop(part, read)


class Jump(Record):
    """``break``, ``continue`` or ``return``."""

    kind: str


Event = Read | Bind | Unbind | Branch | Repeat | Jump
Events = list[Event]
