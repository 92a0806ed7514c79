"""A context that runs many inputs at once under masks, so that both arms of an `if` run, in the order of the text.

This is what the real context does to Python's locals: a local that another arm, another trip or a dead path has rebound
holds that arm's object. A value is a `Lanes`, one content a run; contents of inactive runs are poison, and poison that
an active run reads is an error.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator

from rewrite.concrete import _OPERATORS, Concrete, Slot
from rewrite.matched import Build, Made

from transpile.rewrite import Twin


class _Poison:
    def __repr__(self) -> str:
        return "poison"


POISON = _Poison()


class Lanes:
    """One content for each run."""

    __iter__ = None
    __contains__ = None

    def __init__(self, cx: LaneContext, contents: list[object]) -> None:
        self.cx = cx
        self.contents = contents

    def __bool__(self) -> bool:
        raise AssertionError("Python asked for the truth of a run-time value")

    def __hash__(self) -> int:
        return id(self)

    def __getitem__(self, index: object) -> object:
        return self.cx.map(operator.getitem, self, index)

    def __setitem__(self, index: object, value: object) -> None:
        self.cx.map(operator.setitem, self, index, value)


def _operator(function: Callable[..., object], *, swap: bool = False) -> Callable[..., object]:
    if swap:
        return lambda self, other: self.cx.map(function, other, self)
    return lambda self, *others: self.cx.map(function, self, *others)


for _name in "add sub mul floordiv mod and or xor".split():
    _function = getattr(operator, f"__{_name}__")
    setattr(Lanes, f"__{_name}__", _operator(_function))
    setattr(Lanes, f"__r{_name}__", _operator(_function, swap=True))
for _name in "lt le gt ge eq ne neg".split():
    setattr(Lanes, f"__{_name}__", _operator(getattr(operator, f"__{_name}__")))


def lane(value: object, index: int) -> object:
    """Take one run's content out of a value; containers are comptime, their items are not."""
    if isinstance(value, Lanes):
        content = value.contents[index]
        assert content is not POISON, "an active run read what it has not computed"
        return content
    if isinstance(value, tuple | list):
        return type(value)(lane(item, index) for item in value)
    return value


def varies(value: object) -> bool:
    """Tell whether a value holds contents of runs."""
    return isinstance(value, Lanes) or (isinstance(value, tuple | list) and any(map(varies, value)))


class LaneContext(Concrete):
    """`Concrete` with a set of active runs."""

    def __init__(self, twin: Twin, count: int) -> None:
        super().__init__(twin)
        self.count = count
        self.active = set(range(count))
        self.returned: list[dict[int, object]] = []
        self.broken: list[set[int]] = []
        self.continued: list[set[int]] = []

    def map(self, function: Callable[..., object], *arguments: object) -> Lanes:
        contents: list[object] = [POISON] * self.count
        for index in sorted(self.active):
            contents[index] = function(*[lane(argument, index) for argument in arguments])
        return Lanes(self, contents)

    def truth(self, value: object) -> set[int]:
        return {index for index in self.active if lane(value, index)}

    def merged(self, parts: list[tuple[set[int], object]]) -> Lanes:
        contents: list[object] = [POISON] * self.count
        for runs, value in parts:
            for index in runs:
                contents[index] = lane(value, index)
        return Lanes(self, contents)

    def under(self, runs: set[int], value: Callable[[], object]) -> tuple[set[int], object]:
        """Evaluate an operand for some runs only."""
        if not runs:
            return runs, None
        saved, self.active = self.active, set(runs)
        result = value()
        assert self.active == runs, "an operand can't jump"
        self.active = saved
        return runs, result

    # Functions

    def enter(self, function, slots, is_lambda, arguments, keywords):  # type: ignore[no-untyped-def]
        entry = set(self.active)
        self.returned.append({})
        self.broken.append(set())
        self.continued.append(set())
        result = super().enter(function, slots, is_lambda, arguments, keywords)
        returned = self.returned.pop()
        self.broken.pop()
        self.continued.pop()
        if is_lambda:
            return result
        contents: list[object] = [POISON] * self.count
        for index in entry:
            contents[index] = returned.get(index)
        self.active = entry
        return Lanes(self, contents)

    def call(self, function, /, *arguments, **keywords):  # type: ignore[no-untyped-def]
        assert not any(isinstance(a, Slot) for a in (*arguments, *keywords.values()))
        if getattr(function, "__code__", None) in self.twin.nested:
            return super().call(function, *arguments, **keywords)
        if not any(map(varies, (*arguments, *keywords.values()))):
            return function(*arguments, **keywords)
        names, values = list(keywords), list(keywords.values())
        split = len(arguments)
        return self.map(
            lambda *all_: function(*all_[:split], **dict(zip(names, all_[split:]))),
            *arguments,
            *values,
        )

    # Names

    def store(self, scope: dict[str, Slot], name: str, value: object) -> Slot:
        assert not isinstance(value, Slot)
        slot = scope.setdefault(name, Slot(name))
        old = (
            slot.content if isinstance(slot.content, Lanes) else Lanes(self, [POISON] * self.count)
        )
        contents = list(old.contents)
        for index in self.active:
            contents[index] = lane(value, index)
        slot.content = Lanes(self, contents)
        return slot

    def let(self, name: str, value: object) -> object:
        super().let(name, value)
        return self.map(lambda v: v, value) if varies(value) else value

    def inplace(self, slot: object) -> object:
        return self.get(slot)

    # Control

    @property
    def live(self) -> object:
        if not self.active:
            self.frame.taken[-1] = None
            return ()
        return True

    def region(self, runs: set[int], rest: set[int]) -> Iterator[None]:
        """Run a suite for `runs`; `rest` waits for the next arm."""
        others = self.active - runs - rest
        self.active = runs
        if runs:
            yield from self.suite()
        self.frame.taken[-1] = rest  # type: ignore[call-overload]
        self.active = self.active | others | rest

    def if_(self, test: object) -> Iterator[None]:
        runs = self.truth(test)
        yield from self.region(runs, self.active - runs)

    def elif_(self, test: Callable[[], object]) -> Iterator[None]:
        waiting = self.frame.taken[-1]
        if waiting:
            saved, self.active = self.active, set(waiting)  # type: ignore[call-overload]
            runs = self.truth(test())
            self.active = saved
            yield from self.region(runs, waiting - runs)  # type: ignore[operator]

    def else_(self) -> Iterator[None]:
        waiting = self.frame.taken[-1]
        if waiting:
            yield from self.region(set(waiting), set())  # type: ignore[call-overload]

    loop_else = else_

    def case(
        self, pattern: Callable[[Build], Made], target: object = None, guard: object = None
    ) -> Iterator[object]:
        waiting = self.frame.taken[-1]
        waiting = set(self.active) if waiting is None else waiting
        if not waiting:
            return
        subject, saved = self.frame.subjects[-1], self.active
        self.active = set(waiting)
        found: dict[int, dict[str, object]] = {}
        for index in sorted(waiting):
            made, mine = pattern(Build(lambda value, index=index: lane(value, index))), {}
            if made.test(lane(subject, index), mine):
                found[index] = mine
            names = made.names
        contents = {name: [POISON] * self.count for name in names}
        for index, mine in found.items():
            for name in names:
                contents[name][index] = mine[name]
        values = [Lanes(self, contents[name]) for name in names]
        runs = set(found)
        if runs and guard is not None:
            self.active = set(runs)
            runs = self.truth(guard(*values))
        self.active = saved
        for _ in self.region(runs, waiting - runs):
            yield self.bind_captures(target, values)

    def while_(self, test: Callable[[], object]) -> Iterator[None]:
        yield from self.loop(lambda: (self.truth(test()), None), None)

    def for_(self, iterable: object, target: object) -> Iterator[object]:
        iterators = {index: iter(lane(iterable, index)) for index in self.active}  # type: ignore[call-overload]

        def advance() -> tuple[set[int], object]:
            items = {index: next(iterators[index], POISON) for index in self.active}
            runs = {index for index, item in items.items() if item is not POISON}
            if isinstance(target, list):  # a tuple target takes a tuple of run-time values
                wide = [Lanes(self, [POISON] * self.count) for _ in target]
                for index in runs:
                    for part, content in zip(wide, items[index]):  # type: ignore[call-overload]
                        part.contents[index] = content
                return runs, tuple(wide)
            return runs, Lanes(self, [items.get(index, POISON) for index in range(self.count)])

        yield from self.loop(advance, target)

    def loop(
        self, advance: Callable[[], tuple[set[int], object]], target: object
    ) -> Iterator[object]:
        self.frame.taken[-1] = None
        outer = self.broken[-1], self.continued[-1]
        self.broken[-1], finished = set(), set()
        while self.active:
            runs, item = advance()
            finished |= self.active - runs
            self.active = runs
            if not runs:
                break
            self.continued[-1] = set()
            self.frame.scopes.append({})
            self.frame.taken.append(None)
            yield None if target is None else self.bind(target, item)
            self.frame.scopes.pop()
            self.frame.taken.pop()
            self.active = self.active | self.continued[-1]
        self.active = finished | self.broken[-1]
        self.frame.taken[-1] = finished  # type: ignore[call-overload]
        self.broken[-1], self.continued[-1] = outer

    def break_(self) -> None:
        self.gone()
        self.broken[-1] |= self.active
        self.active = set()

    def continue_(self) -> None:
        self.gone()
        self.continued[-1] |= self.active
        self.active = set()

    def return_(self, value: object = None) -> None:
        self.gone()
        for index in self.active:
            self.returned[-1][index] = lane(value, index)
        self.active = set()

    def gone(self) -> None:
        assert self.active, "code after a terminator ran"

    # Expressions

    def and_(self, left: object, right: Callable[[], object], *, test: bool = False) -> object:
        runs = self.truth(left)
        return self.merged([(self.active - runs, left), self.under(runs, right)])

    def chain(
        self, word: str, left: object, *rest: Callable[[], object], test: bool = False
    ) -> object:
        for right in rest:
            left = (self.and_ if word == "and" else self.or_)(left, right, test=test)
        return left

    def or_(self, left: object, right: Callable[[], object], *, test: bool = False) -> object:
        runs = self.truth(left)
        return self.merged([(runs, left), self.under(self.active - runs, right)])

    def not_(self, value: object, *, test: bool = False) -> object:  # type: ignore[override]
        return self.map(operator.not_, value)

    def cond(
        self,
        then: Callable[[], object],
        choice: object,
        other: Callable[[], object],
        *,
        test: bool = False,
    ) -> object:
        runs = self.truth(choice)
        return self.merged([self.under(runs, then), self.under(self.active - runs, other)])

    def compare(self, left: object, *links: object) -> object:
        saved = set(self.active)
        parts: list[tuple[set[int], object]] = []
        for index in range(0, len(links), 2):
            right = links[index + 1]
            if index:
                right = right()  # type: ignore[operator]
            result = self.map(_OPERATORS[links[index]], left, right)  # type: ignore[index]
            runs = self.truth(result)
            is_last = index + 2 == len(links)
            parts.append((set(self.active) if is_last else self.active - runs, result))
            self.active = runs
            left = right
            if not runs:
                break
        self.active = saved
        return self.merged(parts)
