"""One op is one row: name, type rule, folding, reference, documentation and its spelling on each target."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from transpile.ir.types import Scalar

Number = bool | int | float
Target = Literal["cuda", "hip", "metal", "wgsl", "spirv", "mlir"]
TARGETS: tuple[Target, ...] = ("cuda", "hip", "metal", "wgsl", "spirv", "mlir")


@dataclass(frozen=True, slots=True)
class Text:
    """A call or expression in a text target: ``{0}``, ``{1}`` are operands, each printed so that it binds tightly.

    ``{t}`` is the spelling of the result's type, ``{t0}`` that of the first operand's.
    """

    template: str


@dataclass(frozen=True, slots=True)
class Infix:
    """A binary operator; the writer knows the precedence of its target's operators."""

    operator: str


@dataclass(frozen=True, slots=True)
class Prefix:
    """A unary operator."""

    operator: str


@dataclass(frozen=True, slots=True)
class By:
    """A choice by the first operand's scalar type: a dtype's name, else its kind (``bool int uint float``), else ``other``.

    ``index`` counts as ``uint``.
    """

    choices: Mapping[str, Spelling]

    def choose(self, type: Scalar) -> Spelling:
        """Return the spelling for operands of `type`."""
        kind = "uint" if type.kind.value == "index" else type.kind.value
        for key in (type.name, kind, "other"):
            if key in self.choices:
                return self.choices[key]
        return Unsupported(f"has no form for {type}")


@dataclass(frozen=True, slots=True)
class Core:
    """One SPIR-V instruction, ``OpFAdd`` or so, of the result type and the operands in order."""

    opcode: str


@dataclass(frozen=True, slots=True)
class Ext:
    """One GLSL.std.450 instruction."""

    name: str


@dataclass(frozen=True, slots=True)
class Dialect:
    """One MLIR operation with the generic shape ``%r = name %0, %1 : type``.

    `suffix` is text between operands and type (``overflow<nsw>``); a comparison puts its predicate in `prefix`
    (``arith.cmpi slt, %0, %1``).
    """

    name: str
    prefix: str = ""
    suffix: str = ""


@dataclass(frozen=True, slots=True)
class Custom:
    """More than one instruction: the target's writer has a function of this name, registered for it alone."""

    name: str


@dataclass(frozen=True, slots=True)
class Polyfill:
    """Legalization replaces the op by the kernel-language function of this name in ``transpile.polyfills``."""

    name: str


@dataclass(frozen=True, slots=True)
class Unsupported:
    """The target cannot do it; `reason` completes "`name` ..." in the user's error."""

    reason: str


Spelling = Text | Infix | Prefix | By | Core | Ext | Dialect | Custom | Polyfill | Unsupported


@dataclass(frozen=True, slots=True)
class Spell:
    """The six spellings. `c` serves cuda, hip and metal where they have none of their own."""

    spirv: Spelling
    mlir: Spelling
    wgsl: Spelling
    c: Spelling | None = None
    cuda: Spelling | None = None
    hip: Spelling | None = None
    metal: Spelling | None = None

    def on(self, target: Target) -> Spelling:
        """Return the spelling for one target; every target has one (a house test looks)."""
        own: Spelling | None = getattr(self, target)
        found = own if own is not None or target not in ("cuda", "hip", "metal") else self.c
        if found is None:
            raise LookupError(target)
        return found


@dataclass(frozen=True, slots=True)
class Signature:
    """The type rule: operand count, the kinds that each accepts, and the result.

    All operands of `same` positions unify to one type (the wider, the float, ...) before the op is added; `result` is ``"same"``,
    ``"bool"``, a scalar type's name, or ``"element"`` (the lane type of a vector operand).
    """

    operands: tuple[frozenset[str], ...]
    """Names of the scalar types that each operand accepts."""
    result: str = "same"
    same: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    """Parameter names for stubs and messages."""
    vectors: bool = True
    """Works lane by lane on vectors."""


@dataclass(frozen=True, slots=True)
class Range:
    """Sample domain of a number for tests: closed, with NaN and infinities where `special`."""

    low: float
    high: float
    special: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One op of the table."""

    name: str
    doc: str
    sig: Signature
    spell: Spell
    fold: Callable[..., Number | None] | None = None
    """``fold(type, *numbers)``: the Python number of the result before it is rounded to its type, or ``None`` to leave it."""
    reference: str | None = None
    """NumPy oracle: ``"numpy:add"``, ``"scipy:erf"``, or ``"reference:name"`` for a function of ``runtime.reference``."""
    samples: tuple[Range, ...] = ()
    ulp: Mapping[str, float] = field(default_factory=dict)
    """Promised error in units in the last place, by dtype name; integers are exact."""
    effect: Literal["pure", "topology", "plane", "atomic", "sync"] = "pure"
    """``pure`` rows may be folded, merged, moved and dropped; ``topology`` rows are pure but differ between units."""
    uniform: Literal["operands", "cube", "plane", "unit"] = "operands"
    """What the result is uniform over: as its operands, or at most a whole cube, a plane, or differing in each unit."""
    commutative: bool = False
    builtin: str | None = None
    """Name under which kernels call it when it differs from `name`; ``None`` too for rows reached only by operators."""
    public: bool = True
    """Whether it is a function that a kernel may call (exported, in stubs and docs)."""


TABLE: dict[str, Row] = {}
"""Every row by name; filled by importing ``transpile.ops.table``."""


def op(name: str, **fields: object) -> Row:
    """Declare a row and add it to the table."""
    if name in TABLE:
        raise ValueError(f"two rows are called {name!r}")
    row = Row(name=name, **fields)  # type: ignore[arg-type]
    TABLE[name] = row
    return row
