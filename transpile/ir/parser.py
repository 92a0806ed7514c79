"""Read the text of a kernel: ``str -> Kernel``, the inverse of ``printer``.

Spans are not part of the text. Names are known from their definition on to the end of the kernel, so that
text with a value used outside its region can be read, and refused by ``verify``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from math import prod

from transpile.ir import core
from transpile.ir.host import round_to
from transpile.ir.printer import derived_type
from transpile.ir.types import (
    EVERY_SCALAR,
    Memory,
    Reference,
    Scalar,
    Space,
    Type,
    Vector,
    bool_,
    index,
)
from transpile.ir.values import Constant, Label, Parameter, Source, Value

TOKEN = re.compile(
    r"""(?P<space>\s+)
    | (?P<text>"(?:[^"\\]|\\.)*")
    | (?P<name>[%@][\w.]+)
    | (?P<number>-?(?:inf|nan|\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?![\w.]))
    | (?P<word>\w+)
    | (?P<mark>[(){}\[\]<>,:=])""",
    re.VERBOSE,
)
EXTENTS = ("length", "extent", "shape", "stride")


class ParseError(Exception):
    """The text is not a kernel."""


def parse_kernel(text: str) -> core.Kernel:
    """Read one kernel."""
    return _Parser(text).kernel()


class _Parser:
    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, str, int]] = []
        self.place = 0
        self.values: dict[str, Value] = {}
        self.labels: dict[str, Label] = {}
        self._split(text)

    def _split(self, text: str) -> None:
        position, line = 0, 1
        while position < len(text):
            found = TOKEN.match(text, position)
            if found is None or found.lastgroup is None:
                raise ParseError(f"line {line}: unexpected {text[position : position + 20]!r}")
            if found.lastgroup != "space":
                self.tokens.append((found.lastgroup, found.group(), line))
            line += found.group().count("\n")
            position = found.end()
        self.tokens.append(("end", "", line))

    # Tokens

    @property
    def kind(self) -> str:
        return self.tokens[self.place][0]

    @property
    def token(self) -> str:
        return self.tokens[self.place][1]

    def error(self, expected: str) -> ParseError:
        _, token, line = self.tokens[self.place]
        return ParseError(f"line {line}: expected {expected}, found {token or 'the end'!r}")

    def take(self, kind: str, expected: str) -> str:
        if self.kind != kind:
            raise self.error(expected)
        self.place += 1
        return self.tokens[self.place - 1][1]

    def accept(self, token: str) -> bool:
        if self.token != token or self.kind == "text":
            return False
        self.place += 1
        return True

    def expect(self, token: str) -> None:
        if not self.accept(token):
            raise self.error(repr(token))

    def word(self) -> str:
        return self.take("word", "a word")

    def integer(self) -> int:
        return int(self.take("number", "an integer"))

    def text(self) -> str:
        return str(json.loads(self.take("text", "a quoted text"), strict=False))

    # Kernel

    def kernel(self) -> core.Kernel:
        self.expect("kernel")
        name = self.word()
        parameters = self.parameters()
        kernel = core.Kernel(name, parameters, ())
        while not (self.kind == "mark" and self.token == "{"):
            match self.word():
                case "cube":
                    x, y, z = self.integers(3)
                    kernel.cube_dim = (x, y, z)
                case "grid":
                    (kernel.grid_rank,) = self.integers(1)
                case "cluster":
                    x, y, z = self.integers(3)
                    kernel.cluster_dim = (x, y, z)
                case "contiguous":
                    kernel.contiguous = frozenset(self.integers())
                case "plane":
                    (kernel.plane_dim,) = self.integers(1)
                case "folded":
                    self.expect("(")
                    kernel.folded = self.scalar(self.word())
                    self.expect(")")
                case "address":
                    self.expect("(")
                    kernel.address = self.scalar(self.word())
                    self.expect(")")
                case "unchecked":
                    kernel.checked = False
                case "validate":
                    kernel.validate = True
                    if self.accept("("):
                        self.expect("writes")
                        kernel.validate = "writes"
                        self.expect(")")
                case other:
                    raise ParseError(f"a kernel has no property {other!r}")
        kernel.body = self.region()
        if self.kind != "end":
            raise self.error("the end")
        return kernel

    def integers(self, count: int | None = None) -> list[int]:
        self.expect("(")
        found = [self.integer()]
        while self.accept(","):
            found.append(self.integer())
        self.expect(")")
        if count is not None and len(found) != count:
            raise self.error(f"{count} numbers")
        return found

    def parameters(self) -> tuple[Parameter, ...]:
        self.expect("(")
        found: list[Parameter] = []
        while not self.accept(")"):
            if found:
                self.expect(",")
            name = self.take("name", "a parameter")
            self.expect(":")
            type = self.type()
            source = self.source() if self.accept("from") else Source(len(found))
            parameter = Parameter(type, hint_of(name), source)
            self.remember(name, parameter)
            found.append(parameter)
        return tuple(found)

    def source(self) -> Source:
        if self.kind == "number":
            return Source(self.integer())
        what = self.word()
        if what in ("shape", "stride", "count"):
            argument, dimension = self.integers(2)
            return Source(argument, what, dimension)
        return Source(self.integers(1)[0], what)

    # Types

    def scalar(self, name: str) -> Scalar:
        if name not in EVERY_SCALAR:
            raise ParseError(f"there is no scalar type {name!r}")
        return EVERY_SCALAR[name]

    def element(self) -> Scalar | Vector:
        type = self.type()
        if isinstance(type, (Scalar, Vector)):
            return type
        raise self.error("a scalar or vector type")

    def type(self) -> Type:
        word = self.word()
        mutable = word == "mut"
        if mutable:
            word = self.word()
        if word not in ("vec", "array", "tensor", "shared", "local", "slot", "ref"):
            return self.scalar(word)
        self.expect("<")
        atomic = self.accept("atomic")
        if atomic:
            self.expect("<")
        element = self.element()
        if atomic:
            self.expect(">")
        units = self.integer() if self.accept("by") else 1
        type = self.compound(word, element, mutable, atomic, units)
        self.expect(">")
        return type

    def compound(
        self, word: str, element: Scalar | Vector, mutable: bool, atomic: bool, units: int
    ) -> Type:
        if word == "slot":
            return Reference(element)
        if word == "array":
            return Memory(element, Space.GLOBAL, mutable=mutable, atomic=atomic, units=units)
        self.expect(",")
        if word == "ref":
            return Reference(element, Space(self.word()))
        count = self.integer()
        if word == "tensor":
            return Memory(element, Space.GLOBAL, count, mutable=mutable, atomic=atomic, units=units)
        if word == "vec":
            if not isinstance(element, Scalar):
                raise self.error("a scalar lane type")
            return Vector(element, count)
        sizes = [count]
        while self.accept(","):
            sizes.append(self.integer())
        shape = tuple(sizes) if len(sizes) > 1 else ()
        length = prod(sizes) * units
        return Memory(element, Space(word), None, length, True, atomic, shape, units)

    # Values

    def remember(self, name: str, value: Value) -> None:
        if name in self.values:
            raise ParseError(f"{name} is defined twice")
        self.values[name] = value

    def value(self) -> Value:
        if self.kind == "name":
            name = self.take("name", "a value")
            if name not in self.values:
                raise ParseError(f"{name} is used before it is defined")
            return self.values[name]
        if self.kind == "word" and self.token in ("true", "false"):
            return Constant(bool_, self.word() == "true")
        number = self.take("number", "a value")
        self.expect(":")
        type = self.scalar(self.word())
        if type.is_float:
            return Constant(type, round_to(type, float(number)))
        return Constant(type, int(number))

    def values_of(self) -> tuple[Value, ...]:
        found = [self.value()]
        while self.accept(","):
            found.append(self.value())
        return tuple(found)

    def exactly(self, count: int) -> tuple[Value, ...]:
        found = self.values_of()
        if len(found) != count:
            raise self.error(f"{count} operands")
        return found

    def guard(self) -> Value | None:
        # `if` begins an op too; a guard is on the line of its op, where an op can't begin.
        if self.token == "if" and self.tokens[self.place][2] == self.tokens[self.place - 1][2]:
            self.place += 1
            return self.value()
        return None

    def label(self, define: bool) -> Label:
        name = self.take("name", "a label")
        if define:
            if name in self.labels:
                raise ParseError(f"{name} is defined twice")
            self.labels[name] = Label(hint_of(name))
        if name not in self.labels:
            raise ParseError(f"{name} is no label")
        return self.labels[name]

    # Ops

    def region(self) -> core.Region:
        self.expect("{")
        found: list[core.Op] = []
        while not self.accept("}"):
            found.append(self.op())
        return tuple(found)

    def op(self) -> core.Op:
        if self.kind == "name":
            return self.definition()
        line = self.tokens[self.place][2]
        word = self.word()
        read = STATEMENTS.get(word)
        if read is None:
            raise ParseError(f"line {line}: {word!r} begins no op")
        return read(self)

    def read_store(self) -> core.Op:
        place, value = self.exactly(2)
        return core.Store(place, value, self.guard())

    def read_if(self) -> core.Op:
        condition = self.value()
        then = self.region()
        return core.If(condition, then, self.region() if self.accept("else") else ())

    def read_for(self) -> core.Op:
        name = self.take("name", "a loop variable")
        type = self.type() if self.accept(":") else None
        self.expect("in")
        start, stop, step = self.exactly(3)
        variable = Value(type or start.type, hint_of(name))
        self.remember(name, variable)
        return core.For(variable, start, stop, step, self.region())

    def read_while(self) -> core.Op:
        test = self.region()
        self.expect("test")
        return core.While(test, self.value(), self.region())

    def read_block(self) -> core.Op:
        return core.Block(self.label(define=True), self.region())

    def read_assert(self) -> core.Op:
        condition = self.value()
        self.expect(",")
        message = self.text()
        return core.Assert(condition, message, self.values_of() if self.accept(",") else ())

    def read_print(self) -> core.Op:
        message = self.text()
        return core.Print(message, self.values_of() if self.accept(",") else ())

    def definition(self) -> core.Op:
        """Read an op with a result. The result is made first and gets its type last, where the operands tell it."""
        name = self.take("name", "a value")
        type = self.type() if self.accept(":") else None
        self.expect("=")
        result = Value(type or index, hint_of(name))
        word = self.word()
        build = BUILDERS.get(word)
        op = build(self, result) if build is not None else self.other(word, result)
        if type is None:
            derived = derived_type(op)
            if derived is None:
                raise ParseError(f"{name} needs a type")
            result.type = derived
        self.remember(name, result)
        return op

    def other(self, word: str, result: Value) -> core.Op:
        if word in EXTENTS:
            values = self.values_of()
            return core.Extent(word, values[0], result, values[1] if len(values) > 1 else None)
        args = self.values_of() if self.begins_value() else ()
        return core.Apply(word, args, result, self.attributes())

    def begins_value(self) -> bool:
        """Tell whether a value follows on the line of the row's name."""
        kind, token, line = self.tokens[self.place]
        if line != self.tokens[self.place - 1][2]:
            return False
        return kind in ("name", "number") or token in ("true", "false")

    def attributes(self) -> dict[str, core.Attribute]:
        found: dict[str, core.Attribute] = {}
        if self.accept("{"):
            while not self.accept("}"):
                if found:
                    self.expect(",")
                key = self.word()
                self.expect("=")
                found[key] = self.attribute()
        return found

    def attribute(self) -> core.Attribute:
        if self.kind == "text":
            return self.text()
        if self.kind == "word":
            return self.word() == "true"
        number = self.take("number", "an attribute")
        return int(number) if re.fullmatch(r"-?\d+", number) else float(number)

    def read_index(self, result: Value) -> core.Op:
        memory = self.value()
        self.expect("[")
        indices = self.values_of()
        self.expect("]")
        part = self.integer() if self.accept("part") else 0
        return core.Index(memory, indices, result, not self.accept("unchecked"), part)

    def read_declare(self, result: Value) -> core.Op:
        return core.Declare(result, self.value() if self.begins_value() else None)

    def read_atomic(self, result: Value) -> core.Op:
        row = self.word()
        place, *args = self.values_of()
        return core.Atomic(row, place, tuple(args), result, self.guard())


def _read_extract(parser: _Parser, result: Value) -> core.Op:
    value, lane = parser.exactly(2)
    return core.Extract(value, lane, result)


def _read_insert(parser: _Parser, result: Value) -> core.Op:
    value, lane, part = parser.exactly(3)
    return core.Insert(value, lane, part, result)


BUILDERS: dict[str, Callable[[_Parser, Value], core.Op]] = {
    "load": lambda p, r: core.Load(p.value(), r, p.guard()),
    "index": _Parser.read_index,
    "declare": _Parser.read_declare,
    "atomic": _Parser.read_atomic,
    "cast": lambda p, r: core.Cast(p.value(), r),
    "bitcast": lambda p, r: core.Bitcast(p.value(), r),
    "construct": lambda p, r: core.Construct(p.values_of(), r),
    "extract": _read_extract,
    "insert": _read_insert,
    "shared": lambda p, r: core.SharedAlloc(r, p.integer() if p.accept("at") else None),
    "local": lambda p, r: core.LocalArray(r),
}


STATEMENTS: dict[str, Callable[[_Parser], core.Op]] = {
    "store": _Parser.read_store,
    "if": _Parser.read_if,
    "for": _Parser.read_for,
    "while": _Parser.read_while,
    "block": _Parser.read_block,
    "exit": lambda p: core.Exit(p.label(define=False)),
    "break": lambda p: core.Break(),
    "continue": lambda p: core.Continue(),
    "terminate": lambda p: core.Terminate(),
    "barrier": lambda p: core.Barrier(p.word()),
    "assert": _Parser.read_assert,
    "print": _Parser.read_print,
}


def hint_of(name: str) -> str:
    """Return the hint that a printed name came from: ``v`` for ``%v.1``, nothing for ``%0``."""
    word = re.sub(r"\.\d+$", "", name[1:])
    return "" if word.isdigit() else word
