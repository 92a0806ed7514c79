"""One op is one row: name, type rule, folding, reference, documentation and its spelling on each target."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Literal

from transpile.diagnose.record import Record
from transpile.ir.types import (
    SCALARS,
    Kind,
    Scalar,
    Type,
    Vector,
    bool_,
    element_of,
    f32,
    u32,
    u64,
    width_of,
    with_element,
)

Number = bool | int | float
Target = str
"""One of `TARGETS`, or the name of an `Overlay`."""
TARGETS: tuple[Target, ...] = ("cuda", "hip", "metal", "wgsl", "spirv", "mlir")


class Text(Record, frozen=True):
    """A call or expression in a text target: ``{0}``, ``{1}`` are operands, each printed so that it binds tightly.

    ``{t}`` is the spelling of the result's type, ``{t0}`` that of the first operand's. In an atomic row ``{0}`` is a
    pointer to the place, the arguments begin with ``{1}``. No template mentions an operand twice.
    """

    template: str
    binds: str = ""
    """The operator that binds the whole, if the template isn't a call or in parentheses: ``/ ! * = cast ?:``."""


class Infix(Record, frozen=True):
    """A binary operator; the writer knows the precedence of its target's operators."""

    operator: str
    wraps: bool = False
    """On integers the result is taken modulo the width. C leaves overflow of signed types undefined, and widens those
    under 32 bits: there signed operands go through the unsigned type, and a narrow result is cast back."""
    masks: bool = False
    """The right operand, a shift's count, is taken modulo the width: ``x << (n & 31)``; a constant ``x << 3``."""


class Prefix(Record, frozen=True):
    """A unary operator."""

    operator: str
    wraps: bool = False
    """As in `Infix`."""


KIND_KEYS = {s: "uint" if s.kind is Kind.INDEX else s.kind.value for s in SCALARS.values()}


class By(Record, frozen=True):
    """A choice by the leading operand's scalar type.

    Keys are a dtype's name, else its kind (``bool int uint float``), else ``other``.

    ``index`` counts as ``uint``.
    """

    choices: Mapping[str, Spelling]

    def choose(self, type: Scalar) -> Spelling:
        """Return the spelling for operands of `type`."""
        choices = self.choices
        if type.name in choices:
            return choices[type.name]
        for key in (KIND_KEYS[type], "other"):
            if key in choices:
                return choices[key]
        return Unsupported(f"has no form for {type}")


class Core(Record, frozen=True):
    """One SPIR-V instruction, ``OpFAdd`` or so, of the result type and the operands in order.

    For an atomic row the operands begin with pointer, scope and semantics.
    """

    opcode: str
    before: tuple[str, ...] = ()
    """What stands before the operands: the scope ``Subgroup`` (a constant's id), then a group operation (``Reduce``,
    ``InclusiveScan``, ``ExclusiveScan``; a literal)."""


class Ext(Record, frozen=True):
    """One GLSL.std.450 instruction."""

    name: str


class Dialect(Record, frozen=True):
    """One MLIR operation with the generic shape ``%r = name %0, %1 : type``.

    `suffix` is text between operands and type (``overflow<nsw>``); a comparison puts its predicate in `prefix`
    (``arith.cmpi slt, %0, %1``).
    """

    name: str
    prefix: str = ""
    suffix: str = ""


class Custom(Record, frozen=True):
    """More than one instruction: the target's writer has a function of this name, registered for it alone."""

    name: str


class Polyfill(Record, frozen=True):
    """Legalization replaces the op by the kernel-language function of this name in ``transpile.polyfills``."""

    name: str
    halves: bool = False
    """Whether the function is one for f16 and bf16; others are for f32, and halves are converted to it and back."""
    doubles: bool = False
    """Whether the function is one for f64."""


class Unsupported(Record, frozen=True):
    """The target cannot do it; `reason` completes "`name` ..." in the user's error."""

    reason: str


Spelling = Text | Infix | Prefix | By | Core | Ext | Dialect | Custom | Polyfill | Unsupported


class Spell(Record, frozen=True):
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


class Fast(Record, frozen=True):
    """How a row on f32 is computed under ``fast_math``; what is not named here stays as it is."""

    flags: frozenset[str]
    """The flags of ``fast_math`` that the row heeds."""
    spell: Mapping[str, Spelling] = field(default_factory=dict)
    """By target; ``c`` serves cuda and hip."""

    def on(self, target: Target) -> Spelling | None:
        """Return the spelling for one target, if it has one of its own; an `Overlay` has none, whatever it is like."""
        found = self.spell.get(target)
        return self.spell.get("c") if found is None and target in ("cuda", "hip") else found


class Signature(Record, frozen=True):
    """The type rule: operand count, the kinds that each accepts, and the result.

    All operands of `same` positions unify to one type (the wider, the float, ...) before the op is added; `result` is
    ``"same"``, ``"bool"``, a scalar type's name, ``"element"`` (the lane type of a vector), ``"vec<u32, 4>"`` or
    ``"none"``. The operands of an atomic row begin with the place's element.
    """

    operands: tuple[frozenset[str], ...]
    """Names of the scalar types that each operand accepts."""
    result: str = "same"
    same: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    """Parameter names for stubs and messages."""
    vectors: bool = True
    """Works lane by lane on vectors."""

    def leading(self, operands: Sequence[Type]) -> Scalar | Vector | None:
        """Return the type that the result, `By` and `fold` go by: of the first of `same`, else of the first."""
        if not operands:
            return None
        lead = operands[self.same[0] if self.same else 0]
        return lead if isinstance(lead, (Scalar, Vector)) else None

    def result_type(self, operands: Sequence[Type]) -> Scalar | Vector | None:
        """Return the result's type for operands that `problem` accepts; ``None`` if there is no result."""
        lead = self.leading(operands)
        if self.result == "none":
            return None
        if self.result == "vec<u32, 4>":
            return Vector(u32, 4)
        if self.result in SCALARS:
            named = SCALARS[self.result]
            return named if lead is None or not self.vectors else with_element(lead, named)
        if lead is None:
            raise ValueError(f"a result {self.result!r} needs an operand")
        if self.result == "bool":
            return with_element(lead, bool_)
        return element_of(lead) if self.result == "element" else lead

    def problem(self, operands: Sequence[Type]) -> str | None:
        """Say why operands of these types break the rule, or ``None``."""
        if len(operands) != len(self.operands):
            return f"takes {len(self.operands)} operands, not {len(operands)}"
        widths = {1}
        for type, allowed in zip(operands, self.operands, strict=True):
            if not isinstance(type, (Scalar, Vector)) or element_of(type).name not in allowed:
                return f"does not take {type}"
            widths.add(width_of(type))
        if len({operands[i] for i in self.same}) > 1:
            return f"takes one type, not {' and '.join(str(operands[i]) for i in self.same)}"
        if len(widths) > 2 or (len(widths) == 2 and not self.vectors):
            return "does not take vectors like these"
        if self.result == "element" and len(widths) == 1:
            return "takes vectors"
        return None


class Range(Record, frozen=True):
    """Sample domain of a number for tests: closed, with NaN and infinities where `special`."""

    low: float
    high: float
    special: bool = False


SYMBOLS = {
    "add": "+", "sub": "-", "mul": "*", "div": "/", "div_floor": "//", "rem_floor": "%", "pow": "**",
    "bit_and": "&", "bit_or": "|", "bit_xor": "^", "shift_left": "<<", "shift_right": ">>",
    "eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">=", "neg": "-", "bit_not": "~",
    "logical_and": "and", "logical_or": "or", "logical_not": "not",
}  # fmt: skip
"""The operators that kernels write for rows."""
METHODS = {"and": "and_", "or": "or_"}
"""Methods of atomic elements whose names differ from their rows' beyond ``atomic_``."""


class Row(Record, frozen=True):
    """One op of the table."""

    name: str
    doc: str
    sig: Signature
    spell: Spell
    fold: Callable[..., Number | None] | None = None
    """``fold(type, *numbers)``: the Python number of the result before it is rounded to its type, or ``None`` to leave
    it. `type` is the scalar type of the leading operand."""
    reference: str | None = None
    """The oracle: ``"numpy:add"`` (a ufunc), ``"math:erf"`` (of Python, number by number) or ``"reference:name"`` (a
    function of ``runtime.reference``). Floats are computed as f64 and rounded to the type."""
    samples: tuple[Range, ...] = ()
    """Domain of each operand, or one for all; every number where it is empty."""
    ulp: Mapping[str, float] = field(default_factory=dict)
    """Promised error in units in the last place, by dtype name; integers are exact."""
    effect: Literal["pure", "topology", "plane", "atomic", "sync"] = "pure"
    """``pure`` rows may be folded, merged, moved and dropped; ``topology`` rows are pure but differ between units."""
    uniform: Literal["operands", "cube", "plane", "unit"] = "operands"
    """What the result is uniform over: as its operands, or at most a whole cube, a plane, or differing in each unit."""
    commutative: bool = False
    fast: Fast | None = None
    """What ``fast_math`` makes of it."""
    builtin: str | None = None
    """Name under which kernels call it when it differs from `name`; ``None`` too for rows reached only by operators."""
    public: bool = True
    """Whether it is a function that a kernel may call (exported, in stubs and docs)."""

    @property
    def written(self) -> str:
        """How a kernel spells it, for messages: an operator, a method of atomic elements, or its name."""
        if self.effect == "atomic":
            method = self.name.removeprefix("atomic_")
            return f".{METHODS.get(method, method)}(...)"
        if self.effect == "topology":
            return self.name.upper()
        return SYMBOLS.get(self.name, self.builtin or self.name)

    @property
    def is_pure(self) -> bool:
        """May be folded, merged and dropped."""
        return self.effect in ("pure", "topology")

    def on(self, target: Target) -> Spelling:
        """Return the spelling for one target, which may depend on the operands' type."""
        overlay = OVERLAYS.get(target)
        if overlay is None:
            return self.spell.on(target)
        return overlay.rows.get(self.name) or self.on(overlay.like)

    def spelling(self, target: Target, operands: Sequence[Type], flags: object = None) -> Spelling:
        """Return the spelling for operands of these types, each `By` decided.

        `flags` are those of ``fast_math`` that the op has, if there are any.
        """
        found = self.on(target)
        if flags and self.fast is not None and all(map(_is_single, operands)):
            found = self.fast.on(target) or found
        while isinstance(found, By):
            lead = self.sig.leading(operands)
            found = found.choose(element_of(lead) if lead is not None else u32)
        return found

    def problem(
        self,
        use: Literal["apply", "atomic", "barrier"],
        operands: Sequence[Type],
        result: Type | None,
    ) -> str | None:
        """Say what is wrong with a use of the row in the IR, or ``None``."""
        needs = {"atomic": "atomic", "sync": "barrier"}.get(self.effect, "apply")
        if use != needs:
            return f"{self.name!r} stands in an {needs} op"
        problem = self.sig.problem(operands)
        if problem is not None:
            return f"{self.name!r} {problem}"
        expected = self.sig.result_type(operands)
        if self.sig.result == "index" and result in (u32, u64):  # after `passes.bind`
            return None
        return None if result == expected else f"{self.name!r} gives {expected}, not {result}"


def _is_single(type: Type) -> bool:
    return isinstance(type, (Scalar, Vector)) and element_of(type) == f32


class Overlay(Record, frozen=True):
    """The spellings of a further target: what `rows` does not name is spelled as on the target `like`."""

    like: Target
    rows: Mapping[str, Spelling]


OVERLAYS: dict[Target, Overlay] = {}
"""The targets that `transpile.lower.register` added."""
TABLE: dict[str, Row] = {}
"""Every row by name; filled by importing ``transpile.ops.table``."""


def op(name: str, **fields: object) -> Row:
    """Declare a row and add it to the table."""
    if name in TABLE:
        raise ValueError(f"two rows are called {name!r}")
    row = Row(name=name, **fields)  # type: ignore[arg-type]
    TABLE[name] = row
    return row
