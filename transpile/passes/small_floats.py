"""Keep floats of 8 and 4 bits as their codes, and tf32 as f32: ``Kernel -> Kernel`` without such types.

    kernel k(%x: array<e4m3>, ...)            kernel k(%x: array<u8>, ...)
        %v = load %p                              %v = load %p                    a u8
        %f: f32 = cast %v              ->         %f: f32 = ...                   integer operations
        %r: e4m3 = cast %f                        %r: u8 = ...                    rounded to even

Where `Capabilities.converts` has the type, the target's instructions do it: the code is a value of the type then, for
as long as it takes to convert it::

    %c: e4m3 = bitcast %v                     %c: e4m3 = cast %f
    %f: f32 = cast %c                         %r: u8 = bitcast %c

What the numbers are, and how they round, is in ``transpile.ir.minifloats``; the interpreter takes it from there, and
writers mend what an instruction does otherwise: they saturate here and not there.
"""

from __future__ import annotations

from dataclasses import replace

from transpile.diagnose.errors.target import UnsupportedStorage
from transpile.diagnose.record import replaced
from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.minifloats import FORMATS, Format, code_of
from transpile.ir.types import (
    MINIFLOATS,
    Memory,
    Scalar,
    Type,
    Vector,
    bool_,
    element_of,
    f16,
    f32,
    u8,
    u32,
    with_element,
)
from transpile.ir.values import Constant, Parameter, Value
from transpile.ops.capabilities import Capabilities
from transpile.passes.contents import types
from transpile.passes.rebuild import Rebuilder, with_fields

INFINITY = 0x7F800000
NAN = 0x7FC00000
NORMAL = 0x800000
"""The least bits of a normal number of f32, and the bit before its digits."""


def small_floats(kernel: core.Kernel, capabilities: Capabilities) -> core.Kernel:
    """Return `kernel` with codes for small floats; the same object if it has none.

    Raises:
        CubeTargetError: memory of the target holds no bytes.
    """
    if not _has_some(kernel):
        return kernel
    return _SmallFloats(kernel, capabilities).rewritten()


def held_as(type: Scalar) -> Scalar:
    return f32 if type.name == "tf32" else u8 if type.name in MINIFLOATS else type


def _has_some(kernel: core.Kernel) -> bool:
    """Whether there is one; constants go into memory, or into results, of their type."""
    held = [p.type for p in kernel.parameters] + types(kernel.body)
    return any(map(_is_small, held))


SMALL = frozenset(MINIFLOATS.values())


def _is_small(type: Type) -> bool:
    while not isinstance(type, Scalar):
        type = type.element
    return type in SMALL


class _SmallFloats(Rebuilder):
    def __init__(self, kernel: core.Kernel, capabilities: Capabilities) -> None:
        super().__init__()
        self.source = kernel
        self.capabilities = capabilities
        self.kinds: dict[Value, Scalar] = {}
        """Codes -> the type of their numbers."""
        self.span: Span | None = None

    def rewritten(self) -> core.Kernel:
        parameters = tuple(map(self.passed, self.source.parameters))
        body = (*self.written, *self.region(self.source.body))
        return replace(self.source, parameters=parameters, body=body)

    def passed(self, parameter: Parameter) -> Parameter:
        """Return what is passed for a parameter; a number comes as f32."""
        kind = parameter.type
        if not _is_small(kind):
            return parameter
        if isinstance(kind, Scalar):
            passed = Parameter(f32, parameter.name, parameter.source)
            self.note(parameter, self.encoded(passed, kind))
            return passed
        self.check(parameter, self.source.span)
        passed = Parameter(self.type_of(kind), parameter.name, parameter.source)
        self.note(parameter, passed)
        return passed

    def check(self, memory: Value, span: Span | None) -> None:
        assert isinstance(memory.type, Memory)
        small = element_of(memory.type.element)
        if not self.capabilities.stores(held_as(small)):
            name = memory.name or "this"
            raise UnsupportedStorage(span, self.capabilities.name, small.name, name).error()

    def type_of(self, type: Type) -> Type:
        if isinstance(type, Scalar):
            return held_as(type)
        element = type.element
        changed = (
            held_as(element)
            if isinstance(element, Scalar)
            else with_element(element, held_as(element.element))
        )
        return replaced(type, element=changed)

    def note(self, old: Value, new: Value) -> None:
        self.replace(old, new)
        kind = old.type
        if isinstance(kind, (Scalar, Vector)) and _is_small(kind):
            self.kinds[new] = element_of(kind)

    def value(self, value: Value) -> Value:
        value = super().value(value)
        if isinstance(value, Constant) and value.type.name in MINIFLOATS:
            small = value.type
            held = held_as(small)
            number = float(value.value)
            value = Constant(held, number if held is f32 else code_of(small.name, number))
            self.kinds[value] = small
        return value

    def substituted(self, op: core.Op) -> core.Op:
        if isinstance(op, core.While):
            return op
        changed: dict[str, object] = {}
        for name in op.OPERANDS:
            old = getattr(op, name)
            if old is not None:
                new: object = (
                    tuple([self.value(v) for v in old])
                    if isinstance(old, tuple)
                    else self.value(old)
                )
                if new != old:
                    changed[name] = new
        return with_fields(op, changed) if changed else op

    def visit(self, op: core.Op) -> None:
        self.span = op.span
        if isinstance(op, core.Cast):
            small = self.kinds.get(op.value)
            target = op.result.type
            assert isinstance(target, (Scalar, Vector))
            if small is not None or _is_small(target):
                self.convert(op, small, element_of(target))
                return
        elif isinstance(op, (core.Assert, core.Print)):
            args = tuple(
                [self.decoded(a, self.kinds[a]) if a in self.kinds else a for a in op.args]
            )
            self.emit(with_fields(op, {"args": args}))
            return
        changed: dict[str, object] = {}
        for name in op.RESULTS:
            old = getattr(op, name)
            if not _is_small(old.type):
                continue
            if isinstance(op, (core.SharedAlloc, core.LocalArray)):
                self.check(old, op.span)
            changed[name] = new = Value(self.type_of(old.type), old.name)
            self.note(old, new)
        if changed:
            op = with_fields(op, changed)
        if isinstance(op, core.Bitcast) and op.value.type == u8 == op.result.type:
            # A value of its own: the same byte is a code on one side and a number on the other.
            self.emit(core.Apply("bit_or", (op.value, Constant(u8, 0)), op.result, {}, op.span))
            return
        self.keep(op)

    # Conversions

    def convert(self, op: core.Cast, small: Scalar | None, target: Scalar) -> None:
        kind = op.result.type
        if not isinstance(kind, Vector):
            found = self.converted(op.value, small, target)
        else:
            lanes = []
            for lane in range(kind.width):
                part = Value(element_of(op.value.type))  # type: ignore[arg-type]
                self.emit(core.Extract(op.value, Constant(u32, lane), part, op.span))
                lanes.append(self.converted(part, small, target))
            found = Value(Vector(held_as(target), kind.width), op.result.name)
            self.emit(core.Construct(tuple(lanes), found, op.span))
        if not found.name and not isinstance(found, Constant):
            found.name = op.result.name
        self.note(op.result, found)

    def converted(self, value: Value, small: Scalar | None, target: Scalar) -> Value:
        if small is target:
            return value
        if small is not None and target is f16 and small in self.capabilities.converts:
            return self.cast(self.bits(value, small), f16, span=self.span)
        number = value if small is None else self.decoded(value, small)
        if target.name not in MINIFLOATS:
            return self.cast(number, target, span=self.span)
        return self.encoded(self.cast(number, f32, span=self.span), target)

    def decoded(self, code: Value, type: Scalar) -> Value:
        """Return the number of a code, as f32."""
        if type.name == "tf32":
            return self.bits(self.bits(code, u32), f32)  # a value of its own
        if type in self.capabilities.converts:
            return self.cast(self.bits(code, type), f32, span=self.span)
        code = self.cast(code, u32, span=self.span)
        if type.name == "ue8m0":
            found = self.do("shl_masked", code, 23)
            found = self.choose(self.test("eq", code, 0), 1 << 22, found)
            return self.bits(self.choose(self.test("eq", code, 0xFF), NAN, found), f32)
        kind = FORMATS[type.name]
        size = self.do("bit_and", code, kind.sign - 1)
        whole = self.do(
            "add", self.do("shl_masked", size, 23 - kind.mantissa), (127 - kind.bias) << 23
        )
        least = Constant(f32, 2.0 ** (1 - kind.bias - kind.mantissa))
        tiny = self.apply(
            "mul", self.cast(size, f32, span=self.span), least, type=f32, span=self.span
        )
        found = self.choose(self.test("lt", size, 1 << kind.mantissa), self.bits(tiny, u32), whole)
        if kind.overflow > kind.top:
            found = self.choose(self.test("gt", size, kind.top), NAN, found)
            if kind.overflow != kind.nan:
                found = self.choose(self.test("eq", size, kind.overflow), INFINITY, found)
        sign = self.do("shl_masked", self.do("bit_and", code, kind.sign), 32 - kind.bits)
        return self.bits(self.do("bit_or", found, sign), f32)

    def encoded(self, number: Value, type: Scalar) -> Value:
        """Return the code of an f32, rounded; of tf32 the f32 with fewer digits."""
        if type in self.capabilities.converts:
            return self.bits(self.cast(number, type, span=self.span), u8)
        bits = self.bits(number, u32)
        if type.name == "ue8m0":
            return self.cast(self.scale(bits), u8, span=self.span)
        size = self.do("bit_and", bits, 0x7FFFFFFF)
        is_nan = self.test("gt", size, INFINITY)
        if type.name == "tf32":
            odd = self.do("bit_and", self.do("shr_masked", bits, 13), 1)
            rounded = self.do("add", bits, self.do("add", odd, 0xFFF))
            rounded = self.do("bit_and", rounded, 0xFFFFE000)
            return self.bits(self.choose(is_nan, bits, rounded), f32)
        kind = FORMATS[type.name]
        sign = self.do("bit_and", self.do("shr_masked", bits, 32 - kind.bits), kind.sign)
        code = self.rounded(size, kind)
        code = self.choose(self.test("gt", code, kind.top), kind.overflow, code)
        code = self.choose(is_nan, kind.nan, code)
        return self.cast(self.do("bit_xor", code, sign), u8, span=self.span)

    def rounded(self, size: Value, kind: Format) -> Value:
        """Return the code of a number without a sign, to nearest and even, the range aside.

        The digits below the type's, more of them for its subnormal numbers, are shifted out; a carry goes into the
        exponent by itself.
        """
        least = 128 - kind.bias
        exponent = self.do("shr_masked", size, 23)
        digits = self.do("bit_or", self.do("bit_and", size, NORMAL - 1), NORMAL)
        above = self.do("sub", self.do("max", exponent, least), least)
        shift = self.do("sub", self.do("add", above, least + 23 - kind.mantissa), exponent)
        shift = self.do("min", shift, 31)
        odd = self.do("bit_and", self.do("shr_masked", digits, shift), 1)
        half = self.do("shl_masked", Constant(u32, 1), self.do("sub", shift, 1))
        up = self.do("add", self.do("sub", half, 1), odd)
        kept = self.do("shr_masked", self.do("add", digits, up), shift)
        return self.do("add", self.do("shl_masked", above, kind.mantissa), kept)

    def scale(self, bits: Value) -> Value:
        """Return the code of ue8m0: the exponent of the nearest power of two, 255 for what is not positive."""
        code = self.do("shr_masked", self.do("add", bits, 1 << 22), 23)
        tiny = self.cast(self.test("gt", bits, 1 << 22), u32, span=self.span)
        code = self.choose(self.test("lt", bits, NORMAL), tiny, code)
        code = self.do("min", code, 0xFF)
        code = self.choose(self.test("eq", bits, 0), 0xFF, code)
        return self.choose(self.test("ge", bits, 1 << 31), 0xFF, code)

    # Words

    def do(self, row: str, a: Value, b: Value | int) -> Value:
        return self.apply(row, a, self.word(b), type=u32, span=self.span)

    def test(self, row: str, a: Value, b: Value | int) -> Value:
        return self.apply(row, a, self.word(b), type=bool_, span=self.span)

    def choose(self, test: Value, a: Value | int, b: Value | int) -> Value:
        return self.apply("select", test, self.word(a), self.word(b), type=u32, span=self.span)

    def word(self, value: Value | int) -> Value:
        return value if isinstance(value, Value) else Constant(u32, value)

    def bits(self, value: Value, type: Scalar) -> Value:
        result = Value(type)
        self.emit(core.Bitcast(value, result, self.span))
        return result
