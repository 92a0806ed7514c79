"""What a text target must say: its types, literals, declarations, operators and the frame around the body.

`transpile.lower.text` walks the kernel and decides what becomes a declaration; a `Writer` only spells. A writer raises
no user errors: what reaches it has been legalized for its target.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from transpile.ir import core
from transpile.ir.types import Memory, Scalar, Type, Vector
from transpile.ir.values import Constant, Parameter
from transpile.lower.expression import POSTFIX, Expression
from transpile.ops.row import By, Infix, Prefix, Target, Text
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from transpile.lower.text import Body

Custom = Callable[["Body", core.Apply | core.Atomic | core.Barrier, list[Expression]], Expression]
"""Spells one row that is more than a template; it may write statements and ask for helper functions."""


class Writer(ABC):
    """One text target."""

    target: ClassVar[Target]
    reserved: ClassVar[frozenset[str]]
    """Keywords and names that generated code relies on."""
    customs: ClassVar[Mapping[str, Custom]]
    """Functions for `Custom` spellings, by name."""
    vector_select: ClassVar[Text] = Text("select({2}, {1}, {0})")
    """How lanes are chosen by a vector of bool."""
    is_lazy: ClassVar[bool] = False
    """Whether its choice between two values evaluates only the one that it gives."""
    levels: ClassVar[Mapping[str, int]]
    """How tightly operators bind, with ``!``, ``cast`` and ``?:``."""

    @abstractmethod
    def type_name(self, type: Scalar | Vector) -> str:
        """Return the spelling of a value's type."""

    def declared(self, body: Body, type: Scalar | Vector) -> str:
        """Return the name of a type, declared before the kernel where the language lacks it."""
        return self.type_name(type)

    @abstractmethod
    def literal(self, constant: Constant) -> Expression:
        """Return a literal of the constant's exact type where its context can't tell the type."""

    def opaque(self, value: Expression) -> Expression:
        """Return a number that the compiler is not to look into (``passes.opaque``)."""
        return value

    def cut(self, value: Expression, type: Scalar) -> Expression:
        """Return a narrow number with its sign extended from its own bits (``passes.cut_negations``)."""
        raise AssertionError(f"{type} is not cut on {self.target}")

    def fixed_index(self, position: Constant) -> Expression:
        """Return an index that is known."""
        if int(position.value) >> 31:
            return self.literal(position)
        return Expression(str(position.value))

    @abstractmethod
    def zero(self, type: Scalar | Vector) -> str:
        """Return the zero of a type."""

    @abstractmethod
    def infix(
        self,
        body: Body,
        spelling: Infix,
        left: Expression,
        right: Expression,
        type: Scalar | Vector,
    ) -> Expression:
        """Return ``left operator right`` on operands of `type`."""

    def update_operand(
        self, spelling: Infix, operand: Expression, type: Scalar | Vector
    ) -> Expression | None:
        """Return what follows ``place op=``, or ``None`` where that would not compute the same."""
        return operand

    @abstractmethod
    def prefix(
        self, body: Body, spelling: Prefix, value: Expression, type: Scalar | Vector
    ) -> Expression:
        """Return ``operator value``."""

    @abstractmethod
    def cast(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        """Return the value converted as `core.Cast` says."""

    @abstractmethod
    def bitcast(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        """Return the bits of the value as another type of the same size."""

    @abstractmethod
    def construct(self, body: Body, parts: list[Expression], type: Vector) -> Expression:
        """Return a vector of the parts; one part fills all lanes."""

    @abstractmethod
    def extract(
        self, body: Body, vector: Expression, type: Vector, lane: Constant | Expression
    ) -> Expression:
        """Return one lane of a vector."""

    def lanes(self, vector: Expression, first: int, count: int) -> Expression:
        """Return some lanes of a vector of four at most: ``v.xy``."""
        lanes = "xyzw"[first : first + count]
        return Expression(f"{vector.tight(POSTFIX)}.{lanes}", POSTFIX, vector.reads)

    @abstractmethod
    def set_lane(
        self, body: Body, name: str, type: Vector, lane: Constant | Expression, part: Expression
    ) -> str:
        """Return the statement that sets one lane of the variable `name`."""

    @abstractmethod
    def choose(self, condition: Expression, then: Expression, otherwise: Expression) -> Expression:
        """Return ``then`` where the condition holds, else ``otherwise``."""

    @abstractmethod
    def parameter(self, parameter: Parameter, name: str) -> Expression:
        """Return how the body reads a parameter."""

    @abstractmethod
    def constant(self, type: Scalar | Vector, name: str, value: str) -> str:
        """Return the declaration of a value."""

    @abstractmethod
    def variable(self, type: Scalar | Vector, name: str, value: str | None) -> str:
        """Return the declaration of a slot."""

    @abstractmethod
    def local_array(self, type: Memory, name: str, numbers: Sequence[str]) -> str:
        """Return the declaration of an array of one unit, filled with all its numbers, or else with zeros."""

    @abstractmethod
    def for_header(self, loop: core.For, name: str, start: str, condition: str, step: str) -> str:
        """Return ``for (...)``; `step` is the update statement without its semicolon."""

    @property
    @abstractmethod
    def forever(self) -> str:
        """The head of an endless loop, up to its opening brace."""

    @abstractmethod
    def assemble(self, body: Body) -> tuple[list[str], list[str]]:
        """Return the lines before and after the body's."""

    def operand(self, value: Expression, type: Type) -> Expression:
        """Return a value of `type` as the operand of a function."""
        return value

    def namespace(self) -> frozenset[str]:
        """Return every name that a user's name must not hide."""
        return _namespace(type(self))


@cache
def _namespace(writer: type[Writer]) -> frozenset[str]:
    templates = []
    for row in TABLE.values():
        fast = row.fast.on(writer.target) if row.fast is not None else None
        pending = [row.on(writer.target), *([] if fast is None else [fast])]
        while pending:
            spelling = pending.pop()
            if isinstance(spelling, By):
                pending.extend(spelling.choices.values())
            elif isinstance(spelling, Text):
                templates.append(spelling.template)
    return writer.reserved.union(re.findall(r"(?<![\w.{])[A-Za-z_]\w*", "\n".join(templates)))
