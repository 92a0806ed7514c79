"""Print a kernel as text: ``Kernel -> str``, the same text for the same kernel on every machine.

The grammar is in ``transpile.ir.core``. A value is called by its hint, made unique with a number (``%v``,
``%v.1``); one without a hint is numbered (``%0``). A result's type is left out where the operands tell it
(loads, indices, lanes, loop variables)::

    kernel double(%x: mut array<f32>) cube(64, 1, 1) {
        %i: index = absolute_pos
        %place = index %x[%i]
        %0 = load %place
        %1: f32 = mul %0, 2.0:f32
        store %place, %1
    }
"""

from __future__ import annotations

import json
import math
import re
from functools import lru_cache

from transpile.diagnose.depth import deep
from transpile.ir import core
from transpile.ir.host import round_to
from transpile.ir.types import Memory, Reference, Type, Vector, index, scalar
from transpile.ir.values import Constant, Label, Parameter, Source, Value

INDENT = "    "


def print_kernel(kernel: core.Kernel) -> str:
    """Return the text of `kernel`, ending in a newline."""
    with deep(kernel.span, kernel.name):
        return _Printer().kernel(kernel)


def print_op(op: core.Op) -> str:
    """Return the text of one op alone, for messages; names are not those of the whole kernel."""
    printer = _Printer()
    printer.op(op, "")
    return "\n".join(printer.lines)


def derived_type(op: core.Op) -> Type | None:
    """Return the result type that the operands of `op` tell, or ``None`` where they don't."""
    match op:
        case core.Load(place=Value(type=Reference(element=element))):
            return element
        case core.Index(memory=Value(type=Memory(element=element, space=space))):
            return Reference(element, space)
        case core.Extract(value=Value(type=Vector(element=lane)), result=result):
            return None if isinstance(result.type, Vector) else lane
        case core.Insert(value=value):
            return value.type
        case core.For(start=start):
            return start.type
    return None


def format_constant(constant: Constant) -> str:
    """Return ``2.0:f32``, ``-3:i32``, ``true``, ``inf:f32``, ``nan:f32``; the fewest digits that do."""
    type = constant.type
    if type.is_bool:
        return "true" if constant.value else "false"
    if type.is_float:
        return f"{_format_float(type.name, float(constant.value).hex())}:{type.name}"
    return f"{int(constant.value)}:{type.name}"


@lru_cache(maxsize=4096)
def _format_float(type_name: str, hexadecimal: str) -> str:
    """Return the shortest decimal; keyed by the hexadecimal form, in which 0.0 and -0.0 differ."""
    value = float.fromhex(hexadecimal)
    if math.isnan(value) or math.isinf(value):
        return str(value)
    type = scalar(type_name)
    for digits in range(1, 17):
        short = float(f"{value:.{digits}g}")
        if round_to(type, short) == value:
            return repr(short)
    return repr(value)


def format_source(source: Source) -> str:
    """Return ``0`` for an argument itself, else ``length(0)``, ``extent(0)``, ``shape(0, 1)``, ``stride(0, 1)``."""
    if source.what == "value":
        return str(source.argument)
    if source.what in ("shape", "stride", "count"):
        return f"{source.what}({source.argument}, {source.dimension})"
    return f"{source.what}({source.argument})"


def _format_attribute(value: core.Attribute) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return quote(value) if isinstance(value, str) else repr(value)


def quote(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


class _Names:
    """Unique names from hints, in the order of first use."""

    def __init__(self, sigil: str) -> None:
        self.sigil = sigil
        self.given: dict[Value | Label, str] = {}
        self.uses: dict[str, int] = {}
        self.unnamed = 0

    def of(self, thing: Value | Label) -> str:
        known = self.given.get(thing)
        if known is not None:
            return known
        if thing.name:
            hint = _clean(thing.name)
            count = self.uses.get(hint, 0)
            self.uses[hint] = count + 1
            name = f"{self.sigil}{hint}.{count}" if count else f"{self.sigil}{hint}"
        else:
            name = f"{self.sigil}{self.unnamed}"
            self.unnamed += 1
        self.given[thing] = name
        return name


@lru_cache(maxsize=4096)
def _clean(hint: str) -> str:
    """Return `hint` as a name that can neither be taken for a number nor for a repeated name."""
    word = re.sub(r"[^\w.]", "_", hint)
    word = re.sub(r"\.(\d+)$", r"_\1", word)
    return f"_{word}" if word[0].isdigit() or word[0] == "." else word


class _Printer:
    def __init__(self) -> None:
        self.lines: list[str] = []
        self.values = _Names("%")
        self.labels = _Names("@")

    def kernel(self, kernel: core.Kernel) -> str:
        parameters = ", ".join(self.parameter(p, i) for i, p in enumerate(kernel.parameters))
        x, y, z = kernel.cube_dim
        words = [f"kernel {kernel.name}({parameters}) cube({x}, {y}, {z})"]
        if kernel.grid_rank != 1:
            words.append(f"grid({kernel.grid_rank})")
        if kernel.cluster_dim != (1, 1, 1):
            words.append(f"cluster({', '.join(map(str, kernel.cluster_dim))})")
        if kernel.folded is not None:
            words.append(f"folded({kernel.folded})")
        if kernel.address != index:
            words.append(f"address({kernel.address})")
        if kernel.contiguous:
            words.append(f"contiguous({', '.join(map(str, sorted(kernel.contiguous)))})")
        if kernel.plane_dim is not None:
            words.append(f"plane({kernel.plane_dim})")
        if not kernel.checked:
            words.append("unchecked")
        if kernel.validate:
            words.append("validate" if kernel.validate is True else f"validate({kernel.validate})")
        self.lines.append(f"{' '.join(words)} {{")
        self.region(kernel.body, INDENT)
        self.lines.append("}")
        return "\n".join(self.lines) + "\n"

    def parameter(self, parameter: Parameter, position: int) -> str:
        text = f"{self.values.of(parameter)}: {parameter.type}"
        if parameter.source == Source(position):
            return text
        return f"{text} from {format_source(parameter.source)}"

    def region(self, region: core.Region, indent: str) -> None:
        for op in region:
            self.op(op, indent)

    def use(self, value: Value) -> str:
        return format_constant(value) if isinstance(value, Constant) else self.values.of(value)

    def list(self, values: tuple[Value, ...]) -> str:
        return ", ".join([self.use(value) for value in values])

    def guard(self, guard: Value | None) -> str:
        return "" if guard is None else f" if {self.use(guard)}"

    def define(self, op: core.Op, result: Value) -> str:
        name = self.values.of(result)
        return name if result.type == derived_type(op) else f"{name}: {result.type}"

    def op(self, op: core.Op, indent: str) -> None:
        """Add the lines of one op. Operands are named before results, as they stand in valid kernels."""
        match op:
            case core.If():
                self.lines.append(f"{indent}if {self.use(op.condition)} {{")
                self.region(op.then, indent + INDENT)
                if op.otherwise:
                    self.lines.append(f"{indent}}} else {{")
                    self.region(op.otherwise, indent + INDENT)
                self.lines.append(f"{indent}}}")
            case core.For():
                trips = self.list((op.start, op.stop, op.step))
                self.lines.append(f"{indent}for {self.define(op, op.variable)} in {trips} {{")
                self.region(op.body, indent + INDENT)
                self.lines.append(f"{indent}}}")
            case core.While():
                self.lines.append(f"{indent}while {{")
                self.region(op.test, indent + INDENT)
                self.lines.append(f"{indent}}} test {self.use(op.condition)} {{")
                self.region(op.body, indent + INDENT)
                self.lines.append(f"{indent}}}")
            case core.Block():
                self.lines.append(f"{indent}block {self.labels.of(op.label)} {{")
                self.region(op.body, indent + INDENT)
                self.lines.append(f"{indent}}}")
            case _:
                text = self.simple(op)
                results = core.results(op)
                if results:
                    text = f"{self.define(op, results[0])} = {text}"
                self.lines.append(f"{indent}{text}")

    def simple(self, op: core.Op) -> str:
        """Return the right side of an op without regions."""
        match op:
            case core.Apply():
                words = [op.op]
                if op.args:
                    words.append(self.list(op.args))
                if op.attributes:
                    pairs = [
                        f"{k}={_format_attribute(v)}" for k, v in sorted(op.attributes.items())
                    ]
                    words.append(f"{{{', '.join(pairs)}}}")
                return " ".join(words)
            case core.Declare():
                return "declare" if op.initial is None else f"declare {self.use(op.initial)}"
            case core.Load():
                return f"load {self.use(op.place)}{self.guard(op.guard)}"
            case core.Store():
                return f"store {self.list((op.place, op.value))}{self.guard(op.guard)}"
            case core.Index():
                checked = "" if op.checked else " unchecked"
                part = f" part {op.part}" if op.part else ""
                return f"index {self.use(op.memory)}[{self.list(op.indices)}]{part}{checked}"
            case core.Extent():
                values = (op.memory,) if op.dimension is None else (op.memory, op.dimension)
                return f"{op.what} {self.list(values)}"
            case core.Exit():
                return f"exit {self.labels.of(op.label)}"
            case core.Break():
                return "break"
            case core.Continue():
                return "continue"
            case core.Terminate():
                return "terminate"
            case core.Barrier():
                return f"barrier {op.op}"
            case core.Cast():
                return f"cast {self.use(op.value)}"
            case core.Bitcast():
                return f"bitcast {self.use(op.value)}"
            case core.Construct():
                return f"construct {self.list(op.parts)}"
            case core.Extract():
                return f"extract {self.list((op.value, op.lane))}"
            case core.Insert():
                return f"insert {self.list((op.value, op.lane, op.part))}"
            case core.SharedAlloc():
                return "shared" if op.offset is None else f"shared at {op.offset}"
            case core.LocalArray():
                return "local"
            case core.Atomic():
                return f"atomic {op.op} {self.list((op.place, *op.args))}{self.guard(op.guard)}"
            case core.Assert():
                told = f"assert {self.use(op.condition)}, {quote(op.message)}"
                return ", ".join([told, *map(self.use, op.args)])
            case core.Print():
                return ", ".join([f"print {quote(op.message)}", *map(self.use, op.args)])
        raise TypeError(f"{type(op).__name__} has no printed form")


__all__ = ["derived_type", "format_constant", "print_kernel", "print_op"]
