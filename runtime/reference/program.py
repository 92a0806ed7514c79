"""ir.Kernel -> Program: the kernel as nested closures, built once and run for every unit.

A step returns ``None``, or where control goes: the label of an ``Exit``, or `BREAK`, `CONTINUE`, `TERMINATE`; the
construct it belongs to stops it. Where units must meet (barriers, plane ops) a step is a generator that yields a
`Request`; only regions that hold one are generators, the rest are plain calls.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from runtime.reference import operations as build
from runtime.reference.accesses import atomic, load, store
from runtime.reference.memory import own_memory
from runtime.reference.numbers import rounding
from runtime.reference.operations import REPORT, UNIT, Frame, Registers
from runtime.reference.planes import COMBINES, EXTREMES, PLANES
from runtime.reference.rows import ROWS, ZERO_DIVISOR
from runtime.reference.units import Report, Unit
from transpile.diagnose.errors.launch import AssertFailed
from transpile.ir import core as ir
from transpile.ir.host import Shown, numpy_dtype
from transpile.ir.notes import Validation
from transpile.ir.types import Memory, Reference, Scalar, Vector
from transpile.ir.values import Parameter
from transpile.ops.table import TABLE

BREAK: Final = object()
CONTINUE: Final = object()
TERMINATE: Final = object()

Waiting = Generator["Request", Any, object]


@dataclass(frozen=True, slots=True)
class Request:
    """What a unit waits for; the scheduler sends the result of a plane op back."""

    op: ir.Op
    whole_cube: bool
    resolve: Callable[[Sequence[tuple[Any, ...]]], list[Any]] | None = None
    operands: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Code:
    """A compiled op or region: ``run(frame)`` gives a signal, or a generator of requests when it `waits`."""

    run: Callable[[Frame], Any]
    waits: bool = False


@dataclass(frozen=True, slots=True)
class Own:
    """Memory that a kernel allocates: its register and what it is."""

    register: int
    type: Memory
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Program:
    """A kernel ready to run."""

    kernel: ir.Kernel
    code: Code
    start: Frame
    parameters: tuple[tuple[int, Parameter], ...]
    shared: tuple[Own, ...]


def compile_kernel(kernel: ir.Kernel, *, validate: Validation = False) -> Program:
    """Turn a kernel, before or after any pass, into closures."""
    return _Compiler(kernel, validate).program()


class _Compiler:
    def __init__(self, kernel: ir.Kernel, validate: Validation) -> None:
        self.kernel = kernel
        self.validate = validate
        self.registers = Registers(kernel.address)
        self.shared: list[Own] = []

    def program(self) -> Program:
        parameters = tuple((self.registers.of(p), p) for p in self.kernel.parameters)
        code = self.region(self.kernel.body)
        return Program(self.kernel, code, self.registers.start, parameters, tuple(self.shared))

    def region(self, ops: ir.Region) -> Code:
        return _sequence([code for op in ops if (code := self.op(op)) is not None])

    def op(self, op: ir.Op) -> Code | None:
        match op:
            case ir.If():
                return self._if(op)
            case ir.For():
                return self._for(op)
            case ir.While():
                return self._while(op)
            case ir.Block():
                return self._block(op)
            case ir.Exit():
                return _signal(op.label)
            case ir.Break():
                return _signal(BREAK)
            case ir.Continue():
                return _signal(CONTINUE)
            case ir.Terminate():
                return _signal(TERMINATE)
            case ir.Barrier():
                return _barrier(op)
            case ir.Apply() if op.op in PLANES:
                return self._plane(op)
            case ir.SharedAlloc():
                self._own(op)
                return None
            case _:
                return Code(self.step(op))

    def step(self, op: ir.Op) -> build.Step:
        """Return the step of an op without regions, signals or waiting."""
        registers, validate = self.registers, self.validate
        match op:
            case ir.Apply():
                return self._apply(op)
            case ir.Load():
                return load(registers, op, validate=validate is True)
            case ir.Store():
                return store(registers, op, validate=bool(validate))
            case ir.Index():
                return build.locate(registers, op)
            case ir.Declare():
                return build.declare(registers, op.initial, op.result, _element(op.result.type))
            case ir.Extent():
                return build.metadata(registers, op.what, op.memory, op.dimension, op.result)
            case ir.Cast():
                return build.cast(registers, op.value, op.result)
            case ir.Bitcast():
                return build.bitcast(registers, op.value, op.result)
            case ir.Construct():
                return build.construct(registers, op.parts, op.result)
            case ir.Extract():
                found = build.extract(registers, op.value, op.lane, op.result)
                return self._lane(found, "a read", op)
            case ir.Insert():
                found = build.insert(registers, op.value, op.lane, op.part, op.result)
                return self._lane(found, "a write", op)
            case ir.Atomic():
                return atomic(registers, op, validate=bool(validate))
            case ir.LocalArray():
                return self._local(op)
            case ir.Assert():
                return self._assert(op)
            case ir.Print():
                return self._print(op)
        raise TypeError(f"the interpreter has no case for {type(op).__name__}")

    def _apply(self, op: ir.Apply) -> build.Step:
        step = build.apply(self.registers, op.op, op.args, op.result)
        if not self.validate or len(op.args) != 2:
            return step
        second = self.registers.scalar(op.args[1].type)
        if op.op in ZERO_DIVISOR and not second.is_float:
            text, is_bad = f"`{TABLE[op.op].written}` divides by zero", _is_zero
        elif op.op == "pow" and second.is_integer:
            text, is_bad = "an integer is raised to a negative power", _is_negative
        else:
            return step
        return build.guard_number(self.registers, step, op.args[1], is_bad, text, op.span)

    def _lane(self, step: build.Step, action: str, op: ir.Extract | ir.Insert) -> build.Step:
        if not self.validate or (self.validate == "writes" and action == "a read"):
            return step
        return build.guard_lane(self.registers, step, action, op.value, op.lane, op.span)

    def _if(self, op: ir.If) -> Code:
        condition = self.registers.of(op.condition)
        then, otherwise = self.region(op.then), self.region(op.otherwise)
        if not (then.waits or otherwise.waits):
            yes, no = then.run, otherwise.run
            return Code(lambda frame: yes(frame) if frame[condition] else no(frame))

        def run(frame: Frame) -> Waiting:
            return (yield from _advance(then if frame[condition] else otherwise, frame))

        return Code(run, waits=True)

    def _for(self, op: ir.For) -> Code:
        variable = self.registers.of(op.variable)
        start, stop, step = (self.registers.of(v) for v in (op.start, op.stop, op.step))
        body = self.region(op.body)

        def trips(frame: Frame) -> range:
            return range(frame[start], frame[stop], frame[step]) if frame[step] else range(0)

        if not body.waits:
            inner = body.run

            def run(frame: Frame) -> object:
                for frame[variable] in trips(frame):  # noqa: B020 (a register of the frame)
                    signal = inner(frame)
                    if signal is not None and signal is not CONTINUE:
                        return None if signal is BREAK else signal
                return None

            return Code(run)

        def wait(frame: Frame) -> Waiting:
            for frame[variable] in trips(frame):  # noqa: B020 (a register of the frame)
                signal = yield from _advance(body, frame)
                if signal is not None and signal is not CONTINUE:
                    return None if signal is BREAK else signal
            return None

        return Code(wait, waits=True)

    def _while(self, op: ir.While) -> Code:
        test, body = self.region(op.test), self.region(op.body)
        condition = self.registers.of(op.condition)
        if not (test.waits or body.waits):
            look, inner = test.run, body.run

            def run(frame: Frame) -> object:
                while True:
                    signal = look(frame)
                    if signal is None and frame[condition]:
                        signal = inner(frame)
                    elif signal is None:
                        return None
                    if signal is not None and signal is not CONTINUE:
                        return None if signal is BREAK else signal

            return Code(run)

        def wait(frame: Frame) -> Waiting:
            while True:
                signal = yield from _advance(test, frame)
                if signal is None and frame[condition]:
                    signal = yield from _advance(body, frame)
                elif signal is None:
                    return None
                if signal is not None and signal is not CONTINUE:
                    return None if signal is BREAK else signal

        return Code(wait, waits=True)

    def _block(self, op: ir.Block) -> Code:
        body, label = self.region(op.body), op.label
        if not body.waits:
            inner = body.run

            def run(frame: Frame) -> object:
                signal = inner(frame)
                return None if signal is label else signal

            return Code(run)

        def wait(frame: Frame) -> Waiting:
            signal = yield from _advance(body, frame)
            return None if signal is label else signal

        return Code(wait, waits=True)

    def _plane(self, op: ir.Apply) -> Code:
        out = self.registers.of(op.result)
        numbers = [self.registers.of(arg) for arg in op.args]
        resolve = self._resolution(op)

        def wait(frame: Frame) -> Waiting:
            operands = tuple([frame[number] for number in numbers])
            frame[out] = yield Request(op, False, resolve, operands)
            return None

        return Code(wait, waits=True)

    def _resolution(self, op: ir.Apply) -> Callable[[Sequence[tuple[Any, ...]]], list[Any]]:
        function = PLANES[op.op]
        combine: Callable[[Any, Any], Any] = max
        neutral: Any = 0
        if op.op in COMBINES:
            row, start = COMBINES[op.op]
            scalar = self.registers.scalar(op.args[0].type)
            rounded, raw = rounding(scalar), ROWS[row](scalar)
            combine = lambda a, b: rounded(raw(a, b))
            neutral = rounded(start)
        elif op.op in EXTREMES:
            combine = EXTREMES[op.op]
        if op.args and isinstance(op.args[0].type, Vector):
            neutral = (neutral,) * op.args[0].type.width
            combine = build.by_lane(combine)
        return lambda operands: function(operands, combine, neutral)

    def _own(self, op: ir.SharedAlloc) -> None:
        if not isinstance(op.result.type, Memory):
            raise TypeError(f"{op.result!r} is no memory")
        self.shared.append(Own(self.registers.of(op.result), op.result.type, op.result.name))

    def _local(self, op: ir.LocalArray) -> build.Step:
        out, type, name = self.registers.of(op.result), op.result.type, op.result.name
        if not isinstance(type, Memory):
            raise TypeError(f"{op.result!r} is no memory")

        def step(frame: Frame) -> None:
            frame[out] = own_memory(type, name, poisoned=False)

        return step

    def _assert(self, op: ir.Assert) -> build.Step:
        condition, told = self.registers.of(op.condition), self._told(op)

        def step(frame: Frame) -> None:
            report: Report = frame[REPORT]
            if not frame[condition] and report.failed_assert is None:
                unit: Unit = frame[UNIT]
                report.failed_assert = AssertFailed(op.span, told(frame), unit.position)

        return step

    def _print(self, op: ir.Print) -> build.Step:
        told = self._told(op)

        def step(frame: Frame) -> None:
            report: Report = frame[REPORT]
            report.printed.append(told(frame))

        return step

    def _told(self, op: ir.Assert | ir.Print) -> Callable[[Frame], str]:
        """Return what gives the op's message with the numbers of a unit."""
        shown = [(self.registers.of(arg), self.registers.scalar(arg.type)) for arg in op.args]

        def told(frame: Frame) -> str:
            values = [(type, frame[register]) for register, type in shown]
            return op.message.format(*[Shown(_text(type, value), value) for type, value in values])

        return told


def _element(type: object) -> Scalar | Vector:
    if not isinstance(type, Reference):
        raise TypeError(f"{type} is no slot")
    return type.element


def _is_zero(number: Any) -> bool:
    return bool(number == 0)


def _is_negative(number: Any) -> bool:
    return bool(number < 0)


def _signal(signal: object) -> Code:
    return Code(lambda frame: signal)


def _barrier(op: ir.Barrier) -> Code:
    request = Request(op, whole_cube=op.op != "sync_plane", resolve=None)

    def wait(frame: Frame) -> Waiting:
        yield request
        return None

    return Code(wait, waits=True)


def _advance(code: Code, frame: Frame) -> Waiting:
    """Run code that may wait, inside a generator."""
    if code.waits:
        return (yield from code.run(frame))
    return code.run(frame)


def _sequence(codes: list[Code]) -> Code:
    if len(codes) == 1:
        return codes[0]
    if not any(code.waits for code in codes):
        steps = tuple(code.run for code in codes)

        def run(frame: Frame) -> object:
            for step in steps:
                signal = step(frame)
                if signal is not None:
                    return signal
            return None

        return Code(run)

    def wait(frame: Frame) -> Waiting:
        for code in codes:
            signal = (yield from code.run(frame)) if code.waits else code.run(frame)
            if signal is not None:
                return signal
        return None

    return Code(wait, waits=True)


def _text(type: Scalar, value: Any) -> str:
    """Write a number as its own type would: the shortest text that reads back."""
    if isinstance(value, tuple):
        return f"({', '.join(_text(type, lane) for lane in value)})"
    return str(numpy_dtype(type).type(value)) if type.is_float else str(value)
