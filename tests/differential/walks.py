"""Loops whose indices grow evenly, in bounds and out of them: what ``passes.loop_versions`` looks for, or nearly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.differential.parts import COUNTERS, FLOATS
from tests.differential.shapes import Shapes

TRIPS = 24
"""At most; without checks an index grows to twice that, which is less than the shortest input."""
KINDS = (*("u32", "i32") * 5, "u64", "u8", "i64")
EXACT = ("u32", "i32", "u64", "i64")


@dataclass
class Walk:
    """The loop being written."""

    name: str
    kind: str
    type: str
    """That of the elements."""
    is_small: bool
    """Whether its variable stays below `TRIPS`."""
    moving: str = ""
    """A number that changes in the loop."""
    is_for: bool = True


class Walks(Shapes):
    """Adds such loops to the statements."""

    def more(self) -> list[Callable[[], None]]:
        return [*super().more(), *([] if self.is_helper else [self.walk] * 2)]

    def walk(self) -> None:
        type, kind = self.random.choice(self.types), self.random.choice(KINDS)
        loop = Walk(self.fresh("k"), kind, type, not self.is_checked or self.chance(0.7))
        total, loop.moving = self.fresh("sum"), self.fresh("far")
        self.lines.add(f"{total} = {self.typed(type, 1)}")
        self.lines.add(f"{loop.moving} = u32({self.plain('u32')}) & 3")
        if kind in ("u32", "i32") and self.chance(0.15):
            self.walk_while(loop, total)
        else:
            self.walk_for(loop, total)
        found = self.variable(total, type)
        self.scope.append(found)
        self.log_variable(found)

    def small(self, kind: str, mask: int) -> str:
        return f"{kind}(u32({self.plain(self.random.choice(('u32', 'i32')))}) & {mask})"

    def walk_for(self, loop: Walk, total: str) -> None:
        kind, choose = loop.kind, self.random.choice
        if loop.is_small:
            start = choose(("0", "0", "1", self.small(kind, 7)))
            stop = choose((f"{kind}({TRIPS})", self.small(kind, 15), f"{self.small(kind, 7)} + 16"))
            ranges = [f"{kind}(0), {stop}", f"{kind}({start}), {stop}"] * 2
            ranges += [f"{kind}({start}), {stop}, {choose(('2', '3', self.small(kind, 3)))}"]
            if kind in ("i32", "i64"):
                ranges += [f"{stop} - 1, {choose(('-1', '0'))}, {choose(('-1', '-2'))}"]
        else:
            known = [v.name for v in self.scalars(kind)] + [f"{kind}({self.literal(kind)})"]
            start, stop = choose(known), choose(known)
            ranges = [f"{start}, {stop}", f"{kind}(0), {stop}", f"{start}, {stop}, {choose(known)}"]
            ranges += [f"{start}, {start} + {kind}({choose((3, 17, 20))})"]
            if kind in ("u32", "i32"):
                ranges += [f"{kind}(x_{loop.type}.len()) - 5, {kind}(x_{loop.type}.len()) + 5"]
        turn = self.fresh("turn")
        if not loop.is_small:
            self.lines.add(f"{turn} = i32(0)")
        self.lines.add(f"for {loop.name} in range({choose(ranges)}):")
        with self.block():
            if not loop.is_small:
                self.lines.add(f"{turn} += 1")
                self.lines.add(f"if {turn} > {TRIPS}:")
                with self.lines.suite():
                    self.lines.add("break")
            self.walk_turn(loop, total)

    def walk_while(self, loop: Walk, total: str) -> None:
        loop.is_small, loop.is_for = True, False
        bound = self.fresh("end")
        self.lines.add(f"{bound} = {self.small(loop.kind, 15)}")
        self.lines.add(f"{loop.name} = {loop.kind}({self.random.randint(0, 3)})")
        self.lines.add(f"while {loop.name} < {bound}:")
        with self.block():
            if self.chance(0.3):
                self.lines.add(f"{bound} = min({bound}, {self.small(loop.kind, 15)})")
            self.walk_turn(loop, total)
            self.lines.add(f"{loop.name} += {self.random.choice((1, 1, 2))}")

    def walk_turn(self, loop: Walk, total: str) -> None:
        if self.chance(0.12):
            self.lines.add(f"if {self.condition(1)}:")
            with self.lines.suite():
                leaves = ["break", "continue"] if loop.is_for else ["break"]
                leaves += ["return"] * (self.may_end and self.result is None)
                self.lines.add(self.random.choice(leaves))
        if self.chance(0.2):
            self.lines.add(f"{loop.moving} = ({loop.moving} + 1) & 3")
        if self.chance(0.2):
            shift = self.fresh("shift")
            self.lines.add(f"{shift} = {self.small('u32', 63)}")
            self.lines.add(f"if {shift} < {self.random.choice((3, 32))}:")
            with self.lines.suite():
                first = f"(u32(1) << {shift})"
                first = first if self.is_checked else f"({first} & 7)"
                self.sum_up(loop, total, first)
        elif self.chance(0.2):
            divisor = self.fresh("by")
            self.lines.add(f"{divisor} = {self.small('u32', 3)}")
            self.lines.add(f"if {divisor} != 0:")
            with self.lines.suite():
                first = f"({self.plain('u32')} {self.random.choice(('//', '%'))} {divisor})"
                self.sum_up(loop, total, first if self.is_checked else f"({first} & 7)")
        elif self.chance(0.3):
            self.lines.add(f"if {self.condition(1)}:")
            with self.lines.suite():
                self.sum_up(loop, total)
        else:
            self.sum_up(loop, total)
        if loop.is_small and self.chance(0.3):
            self.walk_count(loop)

    def sum_up(self, loop: Walk, total: str, first: str = "") -> None:
        """Read two elements, and change the sum by them; write one, which the next turns may read."""
        type = loop.type
        a, b = self.walked(loop, first), self.walked(loop, first)
        if loop.is_small and self.chance(0.35):
            kept = f"log_{type}[u32(i) * SLOTS_{type} + {self.slots[type]} + u32({loop.name})]"
            before = kept.replace(f"+ u32({loop.name})", f"+ u32({loop.name}) * 0")
            self.slots[type] += TRIPS
            self.lines.add(f"{kept} = {total}")
            a = self.random.choice((kept, before))
        if type in FLOATS:
            forms = ["max({t}, min({a}, {b}))", "({a} if {t} < {b} else -{t})"]
        elif type == "bool_":
            forms = ["({t} != ({a} and {b}))", "({a} if {t} else {b})"]
        else:
            forms = ["({t} + {a} * {b})", "({t} * 3 ^ {a} - {b})", "({t} + ({a} & {b}))"]
        value = self.random.choice(forms).format(t=total, a=a, b=b)
        self.lines.add(f"{total} = {value if type == 'bool_' else f'{type}({value})'}")

    def walked(self, loop: Walk, first: str) -> str:
        """Write an element whose place grows with the loop's variable."""
        type, choose = loop.type, self.random.choice
        name = f"{choose(('u32', 'u32', 'i32'))}({loop.name})"
        unit = name[:3]
        start = f"{unit}({first})" if first else choose(("0", "1", self.small(unit, 7)))
        if not self.is_checked:
            step = choose(("1", "1", "2", f"({self.small(unit, 1)} + 1)"))
            place = choose((f"{start} + {name} * {step}", f"{name} * {step} + {start}"))
            return f"x_{type}[{place}]"
        steps = ["1", "1", "2", "3", self.small(unit, 3), f"{unit}({loop.moving})"]
        start = start if first else choose((start, start, f"{unit}({self.plain(unit)})"))
        step = choose((*steps, *steps, f"{unit}({self.plain(unit)})"))
        forms = [f"{start} + {name} * {step}"] * 6 + [f"{name} * {step} + {start}", name] * 2
        forms += [f"({name} - {start}) * {step}", f"{start} - {name}", f"{name} // 2 + {start}"]
        forms += [
            f"({name} << {choose((1, 3, 33))}) + {start}",
            f"x_{type}.len() - 9 + u32({name})",
        ]
        forms += [loop.name, f"min({name}, {start})", f"u64({name}) + u64({start})"]
        if unit == "u32" and "u32" in self.types:
            forms.append(f"x_u32[{name}] + {name}")
        place = choose(forms)
        arrays = [f"x_{type}"] * 5
        arrays += [v.name for v in self.visible(lambda v: v.type == f"slice {type}")[-2:]]
        own = self.visible(lambda v: v.type == type and v.elements > 0 and v.width == 1)
        arrays += [v.name for v in own[-2:]]
        array = choose(arrays)
        shapes = [shape for other, shape in self.tensors if other == type]
        if shapes and self.chance(0.3):
            places = [choose((place, name, start, "1")) for _ in choose(shapes)]
            return f"t_{type}[{', '.join(places)}]"
        return f"{array}[{place}]"

    def walk_count(self, loop: Walk) -> None:
        if self.counts_of in EXACT:
            row, value = self.counting(self.counts_of)
            place = f"{self.counters * COUNTERS} + u32({loop.name})"
            self.lines.add(f"counts[{place}].{row}({value()})")
            self.counters += TRIPS // COUNTERS
