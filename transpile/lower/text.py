"""Walk a kernel and write text: ``Kernel -> Artifact`` with a `Writer` of one target.

Each value is either put in place where it is used or declared. In place go values used once and unnamed by the user, as
long as no store, barrier or loop lies between that could change what they read; all others become a declaration::

    %0 = load %x[%i]                        y[i] = a * x[i] + y[i];
    %1: f32 = mul %a, %0          ->
    ...

What is not declared yet waits in `Body.pending`; a statement that changes what it reads declares it first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import (
    Memory,
    Scalar,
    Type,
    Vector,
    bool_,
    element_of,
    f32,
    u32,
    u64,
    with_element,
)
from transpile.ir.values import Coined, Constant, Value, is_given
from transpile.lower.atomics import write_atomic
from transpile.lower.control import write_for, write_if, write_while
from transpile.lower.expression import (
    MIRRORED,
    POSTFIX,
    PREFIX,
    Expression,
    Key,
    Update,
    compile_template,
    is_number,
    is_offset,
)
from transpile.lower.filled import filled_arrays
from transpile.lower.guarded import NOT_GUARDED
from transpile.lower.inputs import Input
from transpile.lower.lanes import write_construct, write_extract, write_insert
from transpile.lower.names import Namer, given_names
from transpile.lower.places import (
    element,
    write_index,
    write_load,
    write_local,
    write_shared,
    write_slot,
    write_store,
)
from transpile.lower.uses import BARRIER, FENCED, Uses, scan, users
from transpile.lower.wrap import WIDTH, wrap
from transpile.lower.writer import Writer
from transpile.ops.row import Custom, Infix, Prefix, Spelling, Text
from transpile.ops.table import TABLE
from transpile.protocols import Artifact

UPDATES = {"+", "-", "*", "/", "&", "|", "^", "<<", ">>"}
COMMUTATIVE = {"+", "*", "&", "|", "^"}
WRAPPING = frozenset({"add", "sub", "mul", "neg"})
"""Rows that compute signed integers as unsigned ones in C."""
UNSIGNED = {32: u32, 64: u64}
COMPARISONS = {"<", "<=", ">", ">=", "==", "!="}
LAZY = frozenset({"select", "logical_and", "logical_or"})
"""Rows that the C languages evaluate only the first operand of for certain."""
COMPARED = frozenset({"lt", "le", "gt", "ge", "eq", "ne"})
LONGEST_INLINE = 88
"""Characters beyond which an expression becomes a declaration even though it is used once."""
SHORT_TEST = 32
COUNTS = {"cube_count_x", "cube_count_y", "cube_count_z", "cube_count", "plane_dim"}


def lower_text(kernel: core.Kernel, writer: Writer) -> Artifact:
    """Write `kernel` in the language of `writer`."""
    body = Body(kernel, writer)
    body.run()
    before, after = writer.assemble(body)
    lines = [*before, *body.lines, *after]
    spans = {
        len(before) + number: span for number, span in enumerate(body.spans, 1) if span is not None
    }
    return Artifact(writer.target, "\n".join(lines) + "\n", body.entry, kernel, spans)


class Body:
    """The body of one kernel while it is being written."""

    def __init__(self, kernel: core.Kernel, writer: Writer) -> None:
        self.kernel = kernel
        self.writer = writer
        self.lines: list[str] = []
        self.spans: list[Span | None] = []
        self.prelude: dict[str, list[str]] = {}
        """Helper functions and types by name, in the order of their definition."""
        self.features: set[str] = set()
        """What the frame must provide: extensions and the like."""
        self.inputs: dict[Input, str] = {}
        """Positions that the entry point takes as parameters, with their names."""
        self.tops: dict[str, str] = {}
        self.top: list[str] = []
        """Declarations before the first statement."""
        self.shared: list[tuple[str, Memory]] = []
        self.common: list[tuple[str, Memory, int]] = []
        """Shared memory that lies where other does, with its offset in bytes."""
        self.names = Namer(writer.namespace(), given_names(kernel))
        self.entry = self.names.unique(kernel.name)
        self.uses: Uses = scan(kernel.body)
        self.filled, self.gone = filled_arrays(kernel)
        self.values: dict[Value, Expression] = {}
        self.pending: dict[Value, core.Op] = {}
        self.places: dict[Value, Expression] = {}
        """Indices of the references among them."""
        self.positive: set[Value] = set()
        """Integers that are at least 1 because of what they count."""
        self.users: dict[Value, list[core.Op]] = {}
        """What uses each value; empty until somebody asks."""
        self.remaining = self.uses.count
        self.loop = 0
        self.loops = 0
        self.indent = "    "
        self.span: Span | None = None
        self.chain = (-1, -1)
        """Lines of the last ``if`` statement written, for ``else if``."""
        self.guarded = NOT_GUARDED
        """The last guarded store."""
        self.spellings: dict[tuple[object, ...], Spelling] = {}
        self.handlers: dict[type[core.Op], Callable[[core.Op], None]] = {
            core.Apply: self._apply,
            core.Declare: partial(write_slot, self),
            core.Load: partial(write_load, self),
            core.Store: partial(write_store, self),
            core.Index: partial(write_index, self),
            core.If: partial(write_if, self),
            core.For: partial(write_for, self),
            core.While: partial(write_while, self),
            core.Break: lambda op: self.line("break;"),
            core.Continue: lambda op: self.line("continue;"),
            core.Terminate: lambda op: self.line("return;"),
            core.Barrier: self._barrier,
            core.Cast: self._cast,
            core.Bitcast: self._bitcast,
            core.Construct: partial(write_construct, self),
            core.Extract: partial(write_extract, self),
            core.Insert: partial(write_insert, self),
            core.SharedAlloc: partial(write_shared, self),
            core.LocalArray: partial(write_local, self),
            core.Atomic: partial(write_atomic, self),
            core.Print: self._note,
            core.Assert: self._note,
        }

    def run(self) -> None:
        """Write the whole body."""
        for parameter in self.kernel.parameters:
            name = self.names.unique(parameter.name)
            self.values[parameter] = self.writer.parameter(parameter, name)
        self.region(self.kernel.body)
        if self.lines and self.lines[-1] == self.indent + "return;":
            self.lines.pop()
            self.spans.pop()

    # What writers and customs call.

    def line(self, text: str) -> None:
        """Write one line at the present depth."""
        line = self.indent + text
        if len(line) <= WIDTH:
            self.lines.append(line)
            self.spans.append(self.span)
            return
        lines = wrap(line)
        self.lines += lines
        self.spans += [self.span] * len(lines)

    def declare(self, expression: Expression, type: Scalar | Vector, hint: str = "") -> Expression:
        """Declare a constant of the expression and return its name."""
        name = self.names.unique(hint or Coined("ok" if type is bool_ else "v"))
        self.line(self.writer.constant(type, name, expression.text))
        return Expression(name)

    def atom(self, expression: Expression, type: Scalar | Vector, hint: str = "") -> Expression:
        """Return something that may be repeated: the expression if it is a name or literal, else a new constant."""
        if expression.level >= POSTFIX and not expression.reads and "(" not in expression.text:
            return expression
        if expression.text.lstrip("-").replace(".", "").isalnum() and not expression.reads:
            return expression
        return self.declare(expression, type, hint)

    def at_top(self, type: Scalar, name: str, value: str) -> str:
        """Declare a constant before the first statement, once, and return its name."""
        if name not in self.tops:
            self.tops[name] = self.names.coined(name, outermost=True)
            self.top.append(self.writer.constant(type, self.tops[name], value))
        return self.tops[name]

    def helper(self, name: str, lines: list[str]) -> str:
        """Put a helper function before the kernel, once, and return its name: one that the user does not hide."""
        free = self.names.apart(name)
        if free != name:
            lines = [re.sub(rf"\b{name}\b", free, line) for line in lines]
        self.prelude.setdefault(free, lines)
        return free

    def open(self, header: str) -> None:
        """Write the head of a nested scope."""
        self.line(header)
        self.indent += "    "
        self.names.enter()

    def close(self, text: str = "}") -> None:
        self.names.leave()
        self.indent = self.indent[:-4]
        self.line(text)

    def use(self, value: Value) -> Expression:
        """Return the expression of an operand; each call counts as one of its uses."""
        if value.__class__ is Constant:
            return self.writer.literal(value)
        if value in self.pending:
            left = self.remaining[value] = self.remaining[value] - 1
            if not left:
                del self.pending[value]
        return self.values[value]

    # Deciding what is declared.

    def finish(
        self, value: Value, expression: Expression, op: core.Op, *, named: bool = True
    ) -> None:
        """Decide whether the value of `op` goes in place or is declared."""
        count = self.uses.count.get(value, 0)
        if not count:
            return
        if named and count == 1 and value.name and not is_given(value.name):
            named = not self._goes_on(value)
        if (value.name and named) or not self._goes_inline(value, expression, count):
            assert isinstance(value.type, (Scalar, Vector))
            hint = value.name or self._hint(value)
            raw = expression.raw
            if raw is None or hint or not self._is_read_as_bits(value):
                self.values[value] = self.declare(expression, value.type, hint)
                return
            if not self._goes_inline(value, raw, count):
                self.values[value] = self._declare_bits(raw, value.type)
                return
        self.values[value] = expression
        if expression.reads:
            self.pending[value] = op

    def _goes_on(self, value: Value) -> bool:
        """Whether a value that the user did not name becomes another of its name, as in ``y = min(y, 9)``."""
        user = self.uses.first[value]
        return isinstance(user, core.Apply) and user.result.name == value.name

    def _goes_inline(self, value: Value, expression: Expression, count: int) -> bool:
        text = expression.text
        if count == 1 and self.uses.loop[value] == self.loop:
            if expression.update is not None:
                text = expression.update.operand.text
            return len(text) <= LONGEST_INLINE or _has_own_line(self.uses.first[value])
        if expression.reads:
            return False
        if expression.splat is not None:
            # One number for all lanes is as good as the number.
            return _is_simple(expression.splat) or is_number(expression.splat)
        if _is_simple(expression):
            return True
        if is_offset(expression) and self._is_position(value):
            return True
        # A bounds check reads better where it guards than as a flag with a made-up name.
        return expression.operator in COMPARISONS and "(" not in text and len(text) <= SHORT_TEST

    def _hint(self, value: Value) -> str:
        """Return what to call a value without a name: by what it is for."""
        first = self.uses.first[value]
        is_index = isinstance(first, core.Index)
        if is_index or (isinstance(first, core.Apply) and first.op == "add"):
            users = self.users_of(value)
            sums = [op for op in users if isinstance(op, core.Apply) and op.op == "add"]
            others = [op for op in users if not isinstance(op, (core.Apply, core.Index))]
            is_first = all(op.args[0] is value and self._is_position(op.result) for op in sums)
            if sums and not others and is_first:
                return Coined("start")
        return Coined("i") if is_index else ""

    def _is_position(self, value: Value) -> bool:
        """Whether a value only says where something is: it is an index, and may be compared with how many there are."""
        users = self.users_of(value)
        indices = sum(isinstance(op, core.Index) for op in users)
        compared = sum(isinstance(op, core.Apply) and op.op in COMPARED for op in users)
        return indices > 0 and indices + compared == len(users)

    def _is_read_as_bits(self, value: Value) -> bool:
        """Whether all that uses a signed integer computes with it as an unsigned one."""
        return isinstance(value.type, Scalar) and all(
            (isinstance(op, core.Apply) and op.op in WRAPPING)
            or (isinstance(op, core.Cast) and op.result.type == UNSIGNED[value.type.bits])
            for op in self.users_of(value)
        )

    def users_of(self, value: Value) -> list[core.Op]:
        """Return what uses a value."""
        if not self.users:
            self.users = users(self.kernel.body)
        return self.users[value]

    def _declare_bits(self, raw: Expression, type: Scalar | Vector) -> Expression:
        """Declare a signed integer without converting it back from what it was computed as."""
        assert isinstance(type, Scalar)
        unsigned = UNSIGNED[type.bits]
        return self.writer.bitcast(self, self.declare(raw, unsigned), unsigned, type)

    def is_positive(self, value: Value) -> bool:
        """Whether a step is at least 1 because of what it counts."""
        return value.value > 0 if isinstance(value, Constant) else value in self.positive

    def flush(self, keys: frozenset[Key]) -> None:
        """Declare what waits and reads any of `keys`, which are about to change."""
        if not self.pending:
            return
        for value, op in list(self.pending.items()):
            if not keys.isdisjoint(self.values[value].reads):
                self._settle(value, op)

    def settle(self, values: Iterable[Value]) -> None:
        """Declare what works across units, before an expression that not all units may evaluate uses it."""
        for value in values:
            if value in self.pending and self.values[value].reads & FENCED:
                self._settle(value, self.pending[value])

    def _settle(self, value: Value, op: core.Op) -> None:
        del self.pending[value]
        span, self.span = self.span, op.span
        if isinstance(op, core.Index):
            index = self.places.pop(value)
            index_type = op.indices[0].type
            assert isinstance(index_type, Scalar)
            self.values[value] = element(self, op, self.declare(index, index_type, Coined("i")))
        else:
            assert isinstance(value.type, (Scalar, Vector))
            expression = self.values[value]
            if expression.setter is not None:
                name = self.declare_variable(value.type, expression.text, value.name)
                self.line(expression.setter(name))
                self.values[value] = Expression(name)
            else:
                self.values[value] = self.declare(expression, value.type, value.name)
        self.span = span

    # Statements.

    def region(self, ops: core.Region) -> None:
        handlers = self.handlers
        for op in ops:
            self.span = op.span
            handlers[op.__class__](op)

    def nested(self, header: str, ops: core.Region, loop: int) -> None:
        """Write a region in its own scope, without the closing brace."""
        outer, self.loop = self.loop, loop
        self.open(header)
        self.region(ops)
        self.names.leave()
        self.indent = self.indent[:-4]
        self.loop = outer

    def _barrier(self, op: core.Op) -> None:
        assert isinstance(op, core.Barrier)
        self.flush(BARRIER)
        spelling = TABLE[op.op].spelling(self.writer.target, ())
        if isinstance(spelling, Custom):
            self.line(f"{self.writer.customs[spelling.name](self, op, []).text};")
        else:
            assert isinstance(spelling, Text)
            self.line(f"{spelling.template};")

    def _note(self, op: core.Op) -> None:
        raise AssertionError("passes.failures makes writes of prints and asserts")

    # Values.

    def _apply(self, op: core.Op) -> None:
        assert isinstance(op, core.Apply)
        row = TABLE[op.op]
        if op.op in LAZY:
            self.settle(op.args[1:])
        args = [self.use(arg) for arg in op.args]
        expression = self.spelled(op, args, tuple([arg.type for arg in op.args]))
        if row.effect == "topology":
            if op.op in COUNTS:
                self.positive.add(op.result)
        elif row.effect == "plane":
            expression.reads = expression.reads | FENCED
            self.features.add("plane")
        elif op.op == "mul" and all(self.is_positive(arg) for arg in op.args):
            self.positive.add(op.result)
        self.finish(op.result, expression, op)

    def spelled(
        self, op: core.Apply | core.Atomic, args: list[Expression], types: tuple[Type, ...]
    ) -> Expression:
        """Return the expression of a row on operands of `types`."""
        flags = op.attributes.get("fast") if isinstance(op, core.Apply) else None
        key = (op.op, flags, *types)
        spelling = self.spellings.get(key)
        if spelling is None:
            spelling = self.spellings[key] = TABLE[op.op].spelling(self.writer.target, types, flags)
        if op.op == "select":
            if not isinstance(types[0], Vector):
                return self.writer.choose(*args)
            spelling = self.writer.vector_select
        if isinstance(spelling, Infix):
            if spelling.masks and isinstance(op, core.Apply) and op.attributes.get("within"):
                spelling = Infix(spelling.operator, spelling.wraps)
            made = self.infix(spelling, args[0], args[1], _plain(types[0]))
            marks = op.attributes if isinstance(op, core.Apply) else {}
            if marks.get("opaque"):
                return self.writer.opaque(made)
            return self.writer.cut(made, element_of(_plain(types[0]))) if marks.get("cut") else made
        if isinstance(spelling, Prefix):
            made = self.writer.prefix(self, spelling, args[0], _plain(types[0]))
            is_opaque = isinstance(op, core.Apply) and op.attributes.get("opaque")
            return self.writer.opaque(made) if is_opaque else made
        if isinstance(spelling, Custom):
            return self.writer.customs[spelling.name](self, op, args)
        assert isinstance(spelling, Text), (op.op, spelling)
        return self.fill(spelling, args, types, op.result.type)

    def fill(
        self, spelling: Text, args: list[Expression], types: tuple[Type, ...], result: Type
    ) -> Expression:
        """Return a template with operands of `types` put in."""
        level = self.writer.levels[spelling.binds] if spelling.binds else None
        least = POSTFIX if level is None else min(level + 1, PREFIX)
        template = compile_template(spelling.template, least)
        names = {}
        for name in template.fields:
            if name[0] == "t":
                type = result if name == "t" else types[int(name[1:])]
                assert isinstance(type, (Scalar, Vector))
                names[name] = self.writer.type_name(type)
            elif name == "wide":
                assert isinstance(types[0], (Scalar, Vector))
                names[name] = self.writer.type_name(with_element(types[0], f32))
        if "(" in spelling.template:
            args = [self.writer.operand(arg, type) for arg, type in zip(args, types, strict=True)]
        return template.fill(args, names, level)

    def row(self, name: str, args: list[Expression], type: Scalar) -> Expression:
        """Return the expression of an elementwise row that keeps its type, for helper functions."""
        spelling = TABLE[name].spelling(self.writer.target, (type,) * len(args))
        if isinstance(spelling, Infix):
            return self.writer.infix(self, spelling, args[0], args[1], type)
        assert isinstance(spelling, Text), (name, spelling)
        return self.fill(spelling, args, (type,) * len(args), type)

    def infix(
        self, spelling: Infix, left: Expression, right: Expression, type: Scalar | Vector
    ) -> Expression:
        """Return a binary operation, which knows whether it updates a place."""
        if spelling.operator in MIRRORED and is_number(left) and not is_number(right):
            spelling, left, right = Infix(MIRRORED[spelling.operator]), right, left
        result = self.writer.infix(self, spelling, left, right, type)
        operator = spelling.operator
        if operator in UPDATES:
            source, operand = left, right
            if left.place is None and operator in COMMUTATIVE:
                source, operand = right, left
            if source.place is not None:
                changed = self.writer.update_operand(spelling, operand, type)
                if changed is not None:
                    result.update = Update(source.place, operator, changed, source.guard)
        return result

    def _cast(self, op: core.Op) -> None:
        assert isinstance(op, core.Cast)
        source, result = _value_type(op.value), _value_type(op.result)
        value = self.use(op.value)
        if op.value in self.positive:
            self.positive.add(op.result)
        cast = self.writer.cast(self, value, source, result)
        # A name that only repeats the operand's is not the user's choice of a second one.
        self.finish(op.result, cast, op, named=op.result.name != op.value.name)

    def _bitcast(self, op: core.Op) -> None:
        assert isinstance(op, core.Bitcast)
        source, result = _value_type(op.value), _value_type(op.result)
        self.finish(op.result, self.writer.bitcast(self, self.use(op.value), source, result), op)

    def declare_variable(self, type: Scalar | Vector, value: str, hint: str) -> str:
        """Declare a variable and return its name."""
        name = self.names.unique(hint)
        self.line(self.writer.variable(type, name, value))
        return name


def _is_simple(expression: Expression) -> bool:
    """Whether the expression is a name, a literal, a member or an element."""
    return expression.level >= POSTFIX and "(" not in expression.text


def _has_own_line(op: core.Op) -> bool:
    """Whether what uses a value takes a line of its own: then the value needs no name, however long it is."""
    if isinstance(op, core.Cast):
        return bool(op.result.name)
    return isinstance(op, (core.Store, core.If))


def _plain(type: Type) -> Scalar | Vector:
    assert isinstance(type, (Scalar, Vector))
    return type


def _value_type(value: Value) -> Scalar | Vector:
    assert isinstance(value.type, (Scalar, Vector))
    return value.type
