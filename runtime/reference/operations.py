"""Closures for single ops: each takes the registers it works on and returns a function of a unit's frame.

A frame is a list: register 0 holds the unit, register 1 the report, the others the values of the kernel. A slot is
a register that changes; a place in memory is a tuple ``(buffer, offset, indices)`` whose offset is ``None`` when a
checked index is out of bounds.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from runtime.reference.memory import Buffer, poison_of, zero_of
from runtime.reference.numbers import (
    Number,
    conversion,
    from_bits,
    rounding,
    to_bits,
    width_of_index,
)
from runtime.reference.rows import ROWS, divide, factory
from runtime.reference.units import TOPOLOGY, Report, Unit
from transpile.diagnose.errors.launch import BadNumber, OutOfBounds
from transpile.diagnose.span import Span
from transpile.ir.core import Index
from transpile.ir.types import Memory, Scalar, Type, Vector, element_of, index, width_of
from transpile.ir.values import Constant, Value

Frame = list[Any]
Step = Callable[[Frame], object]
"""Runs in a frame; returns ``None``, or where control goes instead of the next op."""
UNIT, REPORT = 0, 1


class Registers:
    """The number of each value's register, and what the registers hold when a unit starts."""

    def __init__(self, address: Scalar) -> None:
        self.address = address
        self.start: Frame = [None, None]
        self._numbers: dict[Value, int] = {}

    def of(self, value: Value) -> int:
        """Return the register of `value`; a new value gets the next one, a constant one that holds it."""
        found = self._numbers.get(value)
        if found is None:
            found = self._numbers[value] = len(self.start)
            self.start.append(self.convert(value) if isinstance(value, Constant) else None)
        return found

    def convert(self, constant: Constant) -> Number:
        return rounding(self.scalar(constant.type))(constant.value)

    def scalar(self, type: Type) -> Scalar:
        """Return the scalar type of a value or of its lanes, with ``index`` resolved."""
        if not isinstance(type, Scalar | Vector):
            raise TypeError(f"{type} has no lanes")
        return width_of_index(element_of(type), self.address)


def apply(registers: Registers, name: str, args: tuple[Value, ...], result: Value) -> Step:
    """Return the step of one row of the op table."""
    out = registers.of(result)
    if name in TOPOLOGY:
        place = TOPOLOGY[name]
        rounded = rounding(registers.scalar(result.type))

        def topology(frame: Frame) -> None:
            frame[out] = rounded(place(frame[UNIT]))

        return topology
    function = function_of(registers, name, args, result)
    numbers = [registers.of(arg) for arg in args]
    if len(numbers) == 2:
        first, second = numbers

        def binary(frame: Frame) -> None:
            frame[out] = function(frame[first], frame[second])

        return binary
    if len(numbers) == 1:
        only = numbers[0]

        def unary(frame: Frame) -> None:
            frame[out] = function(frame[only])

        return unary

    def any_arity(frame: Frame) -> None:
        frame[out] = function(*[frame[number] for number in numbers])

    return any_arity


BOOLEAN = frozenset(
    {"eq", "ne", "lt", "le", "gt", "ge", "logical_and", "logical_or", "logical_not"}
)


def function_of(
    registers: Registers, name: str, args: tuple[Value, ...], result: Value
) -> Callable[..., Any]:
    """Return the row's function on the operands' types: lane by lane for vectors, rounded to the result's type."""
    rounded = rounding(registers.scalar(result.type))
    if name == "select":
        return select if width_of_value(args[0]) == 1 else by_lane(select)
    if name in ("dot", "vector_sum", "magnitude", "normalize"):
        return geometry(name, rounded)
    row = factory(name)(registers.scalar(args[0].type))
    function = row if name in BOOLEAN else lambda *numbers: rounded(row(*numbers))
    if len(args) == 2 and name not in BOOLEAN:
        function = lambda a, b: rounded(row(a, b))
    return by_lane(function) if any(width_of_value(arg) > 1 for arg in args) else function


def width_of_value(value: Value) -> int:
    return width_of(value.type) if isinstance(value.type, Scalar | Vector) else 1


def select(condition: bool, a: Any, b: Any) -> Any:
    return a if condition else b


def by_lane(function: Callable[..., Any]) -> Callable[..., Any]:
    """Lift a function of numbers over vectors; single numbers serve every lane."""

    def compute(*operands: Any) -> tuple[Any, ...]:
        width = max(len(o) for o in operands if isinstance(o, tuple))
        lanes = [o if isinstance(o, tuple) else (o,) * width for o in operands]
        return tuple(map(function, *lanes))

    return compute


def geometry(name: str, rounded: Callable[[Number], Number]) -> Callable[..., Any]:
    """Return a function across the lanes of vectors, rounded after each op."""

    def dot(a: tuple[float, ...], b: tuple[float, ...]) -> Number:
        total = rounded(a[0] * b[0])
        for x, y in zip(a[1:], b[1:], strict=True):
            total = rounded(total + rounded(x * y))
        return total

    def magnitude(a: tuple[float, ...]) -> Number:
        return rounded(ROWS["sqrt"](index)(dot(a, a)))

    def normalize(a: tuple[float, ...]) -> tuple[Number, ...]:
        length = float(magnitude(a))
        return tuple(rounded(divide(x, length)) for x in a)

    def vector_sum(a: tuple[float, ...]) -> Number:
        total = a[0]
        for x in a[1:]:
            total = rounded(total + x)
        return total

    functions: dict[str, Callable[..., Any]] = {
        "dot": dot,
        "vector_sum": vector_sum,
        "magnitude": magnitude,
        "normalize": normalize,
    }
    return functions[name]


def guard_number(
    registers: Registers,
    step: Step,
    operand: Value,
    is_bad: Callable[[Any], bool],
    text: str,
    span: Span | None,
) -> Step:
    """Report an operand for which an operation has no result, before `step` gives what it gives anyway."""
    place = registers.of(operand)

    def checked(frame: Frame) -> object:
        value = frame[place]
        bad = any(map(is_bad, value)) if isinstance(value, tuple) else is_bad(value)
        if bad and frame[REPORT].violation is None:
            unit: Unit = frame[UNIT]
            frame[REPORT].violation = BadNumber(span, text, unit.position)
        return step(frame)

    return checked


def guard_lane(
    registers: Registers, step: Step, action: str, vector: Value, lane: Value, span: Span | None
) -> Step:
    """Report a lane that a vector does not have, before `step` passes over it."""
    place, width = registers.of(lane), width_of_value(vector)
    name = vector.name or "vector"

    def checked(frame: Frame) -> object:
        number = frame[place]
        if not 0 <= number < width and frame[REPORT].violation is None:
            unit: Unit = frame[UNIT]
            size = f"{width} elements"
            frame[REPORT].violation = OutOfBounds(
                span, action, name, f"[{number}]", size, unit.position
            )
        return step(frame)

    return checked


def cast(registers: Registers, value: Value, result: Value) -> Step:
    convert = conversion(registers.scalar(value.type), registers.scalar(result.type))
    source, out = registers.of(value), registers.of(result)
    if width_of_value(value) > 1:
        lanes = by_lane(convert)

        def vector(frame: Frame) -> None:
            frame[out] = lanes(frame[source])

        return vector

    def scalar(frame: Frame) -> None:
        frame[out] = convert(frame[source])

    return scalar


def bitcast(registers: Registers, value: Value, result: Value) -> Step:
    """Reinterpret the bytes; lanes may become wider or narrower."""
    source_type, target_type = registers.scalar(value.type), registers.scalar(result.type)
    source, out = registers.of(value), registers.of(result)
    width, is_vector = width_of_value(result), isinstance(result.type, Vector)

    def step(frame: Frame) -> None:
        held = frame[source]
        bits = 0
        for lane in reversed(held if isinstance(held, tuple) else (held,)):
            bits = bits << source_type.bits | to_bits(source_type, lane)
        mask = (1 << target_type.bits) - 1
        lanes = tuple(
            from_bits(target_type, bits >> lane * target_type.bits & mask) for lane in range(width)
        )
        frame[out] = lanes if is_vector else lanes[0]

    return step


def construct(registers: Registers, parts: tuple[Value, ...], result: Value) -> Step:
    sources, out = [registers.of(part) for part in parts], registers.of(result)
    width = width_of_value(result)

    def splat(frame: Frame) -> None:
        frame[out] = (frame[sources[0]],) * width

    def lanes(frame: Frame) -> None:
        found: list[Any] = []
        for source in sources:
            held = frame[source]
            found.extend(held) if isinstance(held, tuple) else found.append(held)
        frame[out] = tuple(found)

    return splat if len(parts) == 1 and width_of_value(parts[0]) == 1 else lanes


def extract(registers: Registers, value: Value, lane: Value, result: Value) -> Step:
    source, place, out = registers.of(value), registers.of(lane), registers.of(result)
    nothing = zero_of(registers.scalar(result.type))

    def step(frame: Frame) -> None:
        lanes, number = frame[source], frame[place]
        frame[out] = lanes[number] if 0 <= number < len(lanes) else nothing

    return step


def insert(registers: Registers, value: Value, lane: Value, part: Value, result: Value) -> Step:
    source, place = registers.of(value), registers.of(lane)
    new, out = registers.of(part), registers.of(result)

    def step(frame: Frame) -> None:
        lanes, number = frame[source], frame[place]
        inside = 0 <= number < len(lanes)
        frame[out] = (*lanes[:number], frame[new], *lanes[number + 1 :]) if inside else lanes

    return step


def declare(registers: Registers, initial: Value | None, result: Value, element: Type) -> Step:
    out = registers.of(result)
    if initial is None:
        # A slot that is read before it is stored to must show: definite assignment rules it out.
        start = poison_of(registers.scalar(element))
        if isinstance(element, Vector):
            start = (start,) * element.width

        def fresh(frame: Frame) -> None:
            frame[out] = start

        return fresh
    return copy(registers.of(initial), out)


def copy(source: int, target: int) -> Step:
    def step(frame: Frame) -> None:
        frame[target] = frame[source]

    return step


def locate(registers: Registers, op: Index) -> Step:
    """Return the step of ``Index``: the place in memory, ``None`` for its offset when it is out of bounds."""
    source, out = registers.of(op.memory), registers.of(op.result)
    numbers = [registers.of(value) for value in op.indices]
    checked, part = op.checked, op.part
    units = op.memory.type.units if isinstance(op.memory.type, Memory) else 1
    if len(numbers) == 1 and units == 1:
        only = numbers[0]

        def linear(frame: Frame) -> None:
            buffer: Buffer = frame[source]
            offset = frame[only]
            if checked and not 0 <= offset < buffer.extent:
                frame[out] = (buffer, None, (offset,))
            else:
                frame[out] = (buffer, offset, (offset,))

        return linear

    def coordinates(frame: Frame) -> None:
        buffer: Buffer = frame[source]
        where = tuple([frame[number] for number in numbers])
        offset: int | None = sum(map(operator.mul, where, buffer.strides))
        if checked and not all(0 <= c < size for c, size in zip(where, buffer.shape, strict=True)):
            offset = None
        frame[out] = (buffer, offset, where)

    def parts(frame: Frame) -> None:
        buffer: Buffer = frame[source]
        where = tuple([frame[number] for number in numbers])
        sizes, strides = (
            ((buffer.extent,), (1,)) if len(where) == 1 else (buffer.shape, buffer.strides)
        )
        offset: int | None = sum(map(operator.mul, where, strides)) * units + part
        if checked and not all(0 <= c < size for c, size in zip(where, sizes, strict=True)):
            offset = None
        frame[out] = (buffer, offset, where)

    return coordinates if units == 1 else parts


def metadata(
    registers: Registers, what: str, memory: Value, dimension: Value | None, result: Value
) -> Step:
    """Return the step of ``Extent``; a dimension that the array does not have gives 0."""
    source, out = registers.of(memory), registers.of(result)
    if dimension is None:
        read = operator.attrgetter(what)

        def whole(frame: Frame) -> None:
            frame[out] = read(frame[source])

        return whole
    place = registers.of(dimension)
    read = operator.attrgetter("shape" if what == "shape" else "strides")

    def one(frame: Frame) -> None:
        sizes, number = read(frame[source]), frame[place]
        frame[out] = sizes[number] if 0 <= number < len(sizes) else 0

    return one


def misses(place: tuple[Buffer, int | None, tuple[int, ...]]) -> bool:
    offset = place[1]
    return offset is None or not 0 <= offset < len(place[0].data)


def out_of_bounds(
    frame: Frame, action: str, place: tuple[Buffer, int | None, tuple[int, ...]], span: Span | None
) -> OutOfBounds:
    """Return the diagnostic for an access outside `place`'s memory."""
    buffer, _, where = place
    unit: Unit = frame[UNIT]
    if len(where) == 1:
        return OutOfBounds(
            span, action, buffer.name, f"[{where[0]}]", f"{buffer.extent} elements", unit.position
        )
    shown = ", ".join(map(str, where))
    return OutOfBounds(
        span, action, buffer.name, f"[{shown}]", f"shape {buffer.shape}", unit.position
    )


def note_violation(frame: Frame, found: OutOfBounds | BadNumber) -> None:
    report: Report = frame[REPORT]
    if report.violation is None:
        report.violation = found
