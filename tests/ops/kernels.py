"""A kernel for each row of the op table, from the row alone: one unit reads its operands and writes the result.

`source` is the text, `build` the kernel, `specs` its arguments for ``inspect``. A bool stands in memory as a u32, for
not every target can hold it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import transpile
from transpile import Kernel, cube, spec
from transpile.ir.types import SCALARS, Scalar
from transpile.lang.decorator import LAUNCH_OPTIONS
from transpile.lang.functions import FUNCTIONS
from transpile.ops.row import Row
from transpile.ops.table import TABLE

COUNT = 1024
"""Elements of the arrays that goldens are specialized for."""
LANES = 4
"""Width of the vectors of rows that work across lanes."""

OPERATORS = {
    "add": "{0} + {1}",
    "sub": "{0} - {1}",
    "mul": "{0} * {1}",
    "div": "{0} / {1}",
    "div_floor": "{0} // {1}",
    "rem_floor": "{0} % {1}",
    "neg": "-{0}",
    "eq": "{0} == {1}",
    "ne": "{0} != {1}",
    "lt": "{0} < {1}",
    "le": "{0} <= {1}",
    "gt": "{0} > {1}",
    "ge": "{0} >= {1}",
    "logical_and": "({0}) & ({1})",
    "logical_or": "({0}) | ({1})",
    "logical_not": "not {0}",
    "bit_and": "{0} & {1}",
    "bit_or": "{0} | {1}",
    "bit_xor": "{0} ^ {1}",
    "bit_not": "~{0}",
    "shift_left": "{0} << {1}",
    "shift_right": "{0} >> {1}",
}
"""How kernels reach the rows that are not functions."""
METHODS = {
    "atomic_and": "and_",
    "atomic_or": "or_",
}
"""Methods of atomic elements that are not called as their row."""
PARTNERS = {
    "sync_cube": ("SharedMemory[f32](CUBE_DIM)", "UNIT_POS", "CUBE_DIM - 1 - UNIT_POS"),
    "sync_plane": (
        "SharedMemory[f32](CUBE_DIM)",
        "UNIT_POS",
        "PLANE_POS * PLANE_DIM + PLANE_DIM - 1 - UNIT_POS_PLANE",
    ),
    "sync_storage": (None, "ABSOLUTE_POS", "CUBE_POS * CUBE_DIM + CUBE_DIM - 1 - UNIT_POS"),
}
"""For each barrier: where a unit writes, its own place there, and the place of another unit, which it reads after it."""
NAMES = {**vars(transpile), **FUNCTIONS}
"""What a kernel's text may name."""


@dataclass(frozen=True)
class Memory:
    """A parameter of a generated kernel: an array of `type`, or of vectors of it, or a scalar."""

    name: str
    type: Scalar
    mutable: bool = False
    atomic: bool = False
    width: int = 1
    is_scalar: bool = False

    @property
    def stored(self) -> Scalar:
        """The type in memory."""
        return SCALARS["u32"] if self.type.is_bool else self.type

    @property
    def annotation(self) -> str:
        element = self.stored.name
        if self.is_scalar:
            return element
        if self.atomic:
            element = f"Atomic[{element}]"
        if self.width > 1:
            element = f"Vector[{element}, {self.width}]"
        array = f"Array[{element}]"
        return f"Mut[{array}]" if self.mutable else array

    @property
    def read(self) -> str:
        if self.is_scalar:
            return self.name
        return f"{self.name}[i] != 0" if self.type.is_bool else f"{self.name}[i]"

    @property
    def argument(self) -> Any:
        return 3 if self.is_scalar else spec(self.stored, COUNT * self.width)


@dataclass(frozen=True)
class Source:
    """A kernel as text, with what it takes."""

    name: str
    text: str
    parameters: tuple[Memory, ...]
    options: dict[str, Any] = field(default_factory=dict)
    """For ``inspect`` and ``artifact``."""

    def build(self) -> Kernel:
        return cube.from_source(self.text, dict(NAMES), launch=True)

    @property
    def specs(self) -> list[Any]:
        return [parameter.argument for parameter in self.parameters]


def lead_of(row: Row) -> int:
    return row.sig.same[0] if row.sig.same else 0


def lead_names(row: Row) -> list[str]:
    """Return the names of the types that lead the row; of none for a position."""
    if not row.sig.operands:
        return ["u32"]
    return [name for name in SCALARS if name in row.sig.operands[lead_of(row)] - {"index"}]


def canonical(row: Row) -> Scalar:
    """Return the type that the row's golden kernel is for."""
    names = lead_names(row)
    order = ("i32", "f32", "u32", "bool_") if row.effect == "atomic" else ("f32", "i32", "u32")
    return SCALARS[next((name for name in order if name in names), names[0])]


def operand_types(row: Row, lead: Scalar) -> list[Scalar]:
    """Return the type of each operand, given the leading one's."""
    return [
        lead if position in row.sig.same else SCALARS[min(allowed)]
        for position, allowed in enumerate(row.sig.operands)
    ]


def result_type(row: Row, lead: Scalar) -> Scalar:
    """Return the scalar type of the result, or of its lanes."""
    if row.sig.result in SCALARS:
        return SCALARS[row.sig.result]
    if row.sig.result == "vec<u32, 4>":
        return SCALARS["u32"]
    return SCALARS["bool_"] if row.sig.result == "bool" else lead


def names_of(row: Row) -> tuple[str, ...]:
    names = row.sig.names or ("x", "y", "z")[: len(row.sig.operands)]
    return tuple([f"{name}_" if name in LAUNCH_OPTIONS else name for name in names])


def call(row: Row, operands: Sequence[str]) -> str:
    """Spell the row's use in the kernel language."""
    if row.name in OPERATORS:
        return OPERATORS[row.name].format(*operands)
    if row.effect == "topology":
        return row.builtin or row.name
    return f"{row.builtin or row.name}({', '.join(operands)})"


def stored(expression: str, type: Scalar) -> str:
    """Spell what is written to memory for a value of `type`."""
    return f"u32({expression})" if type.is_bool or type.name == "index" else expression


def is_across(row: Row) -> bool:
    """Tell whether the row takes whole vectors."""
    return row.name == "normalize" or row.sig.result == "element"


def source(row: Row, lead: Scalar) -> Source:
    """Write the row's kernel for a leading type."""
    match row.effect:
        case "topology":
            return _position(row)
        case "sync":
            return _barrier(row)
        case "atomic":
            return _atomic(row, lead)
        case "plane":
            return _plane(row, lead)
    return _elementwise(row, lead)


def _kernel(row: Row, parameters: Sequence[Memory], body: Sequence[str], **options: Any) -> Source:
    shown = ", ".join(f"{p.name}: {p.annotation}" for p in parameters)
    lines = [f"def {row.name}_kernel({shown}) -> None:", *(f"    {line}" for line in body)]
    text = "\n".join(lines) + "\n"
    return Source(f"{row.name}_kernel", text, tuple(parameters), {"checked": False, **options})


def _elementwise(row: Row, lead: Scalar) -> Source:
    width = LANES if is_across(row) else 1
    types = operand_types(row, lead)
    inputs = [Memory(n, t, width=width) for n, t in zip(names_of(row), types, strict=True)]
    result = result_type(row, lead)
    out = Memory("out", result, mutable=True, width=1 if row.sig.result == "element" else width)
    value = stored(call(row, [m.read for m in inputs]), result)
    body = ["i = ABSOLUTE_POS", "if i < out.len():", f"    out[i] = {value}"]
    return _kernel(row, [*inputs, out], body)


def _plane(row: Row, lead: Scalar) -> Source:
    inputs = [
        Memory(n, t, is_scalar=position > 0 and row.name == "plane_broadcast")
        for position, (n, t) in enumerate(zip(names_of(row), operand_types(row, lead), strict=True))
    ]
    result = result_type(row, lead)
    width = LANES if row.sig.result == "vec<u32, 4>" else 1
    out = Memory("out", result, mutable=True, width=width)
    value = stored(call(row, [m.read for m in inputs]), result)
    return _kernel(row, [*inputs, out], ["i = ABSOLUTE_POS", f"out[i] = {value}"])


def _atomic(row: Row, lead: Scalar) -> Source:
    place = Memory("place", lead, mutable=row.name != "atomic_load", atomic=True)
    inputs = [Memory(n, lead) for n in names_of(row)[1:]]
    method = METHODS.get(row.name, row.name.removeprefix("atomic_"))
    value = f"place[i].{method}({', '.join(m.read for m in inputs)})"
    body = ["i = ABSOLUTE_POS"]
    outs = [] if row.name == "atomic_store" else [Memory("out", lead, mutable=True)]
    if row.name == "atomic_compare_exchange":
        outs.append(Memory("written", SCALARS["u32"], mutable=True))
        body += [f"old, is_written = {value}", "out[i] = old", "written[i] = u32(is_written)"]
    else:
        body.append(f"out[i] = {value}" if outs else value)
    return _kernel(row, [place, *inputs, *outs], body)


def _position(row: Row) -> Source:
    out = Memory("out", SCALARS["u32"], mutable=True)
    value = stored(call(row, ()), result_type(row, SCALARS["u32"]))
    body = [f"out[ABSOLUTE_POS] = {value}"]
    if "plane" in row.name:
        # naga does not say where units of a cube of several dimensions are in their plane.
        return _kernel(row, [out], body)
    return _kernel(row, [out], body, cube_dim=(8, 4, 2), grid_rank=3)


def _barrier(row: Row) -> Source:
    memory, own, other = PARTNERS[row.name]
    floats = SCALARS["f32"]
    parameters = [Memory("x", floats), Memory("out", floats, mutable=True)]
    body = [
        f"between[{own}] = x[ABSOLUTE_POS]",
        f"{row.name}()",
        f"out[ABSOLUTE_POS] = between[{other}]",
    ]
    if memory is None:
        parameters.insert(1, Memory("between", floats, mutable=True))
    else:
        body.insert(0, f"between = {memory}")
    return _kernel(row, parameters, body, cube_dim=64)


def rows() -> list[Row]:
    """Return the rows that kernels can reach, which is all of them."""
    return list(TABLE.values())
