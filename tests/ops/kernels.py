"""A kernel for each row of the op table, from the row alone: one unit reads its operands and writes the result.

`source` is the text, `build` the kernel, `specs` its arguments for ``inspect``. A bool stands in memory as a u32, for
not every target can hold it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import transpile
from transpile import Kernel, cube, spec
from transpile.ir.types import SCALARS, Scalar
from transpile.lang.cube_function import LAUNCH_OPTIONS
from transpile.lang.functions import FUNCTIONS
from transpile.lang.pages import OPERATORS
from transpile.ops.row import METHODS, Row

COUNT = 1024
"""Elements of the arrays that goldens are specialized for."""
LANES = 4
"""Width of the vectors of rows that work across lanes."""

PARTNERS = {
    "sync_cube": ("SharedMemory[f32](CUBE_DIM)", "UNIT_POS", "CUBE_DIM - 1 - UNIT_POS"),
    "sync_plane": (
        "SharedMemory[f32](CUBE_DIM)",
        "UNIT_POS",
        "PLANE_POS * PLANE_DIM + PLANE_DIM - 1 - UNIT_POS_PLANE",
    ),
    "sync_storage": (None, "ABSOLUTE_POS", "CUBE_POS * CUBE_DIM + CUBE_DIM - 1 - UNIT_POS"),
}
"""For each barrier: where units write, a unit's own place there, and the place of another, which it reads."""
CLUSTERED = "@cube(launch=True, cluster_dim=(2, 2, 2))"
"""The head of kernels that read where their cube is in its cluster."""
NAMES = {**vars(transpile), **FUNCTIONS}
"""What a kernel's text may name."""


@dataclass(frozen=True)
class Memory:
    """A parameter of a generated kernel: an array of `type`, or of vectors of it, or a scalar."""

    name: str
    type: Scalar
    is_mutable: bool = False
    is_atomic: bool = False
    width: int = 1
    is_scalar: bool = False

    @property
    def stored(self) -> Scalar:
        """The type in memory."""
        return SCALARS["u32"] if self.type.is_bool or self.type.name == "index" else self.type

    @property
    def annotation(self) -> str:
        element = self.stored.name
        if self.is_scalar:
            return element
        if self.is_atomic:
            element = f"Atomic[{element}]"
        if self.width > 1:
            element = f"Vector[{element}, {self.width}]"
        array = f"Array[{element}]"
        return f"Mut[{array}]" if self.is_mutable else array

    def read(self, index: str) -> str:
        if self.is_scalar:
            return self.name
        return f"{self.name}[{index}] != 0" if self.type.is_bool else f"{self.name}[{index}]"

    def write(self, index: str, value: str) -> str:
        return f"{self.name}[{index}] = {value if self.stored == self.type else f'u32({value})'}"

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


def is_across(row: Row) -> bool:
    """Tell whether the row takes whole vectors."""
    return row.name == "normalize" or row.sig.result == "element"


def parameters(row: Row, lead: Scalar) -> tuple[Memory, ...]:
    """Return what the row's kernel takes: its operands, then what it writes."""
    types, names = operand_types(row, lead), names_of(row)
    result = result_type(row, lead)
    if row.effect == "atomic":
        place = Memory(names[0], lead, is_mutable=row.name != "atomic_load", is_atomic=True)
        outs = [] if row.name == "atomic_store" else [Memory("out", lead, is_mutable=True)]
        if row.name == "atomic_compare_exchange":
            outs.append(Memory("written", SCALARS["bool_"], is_mutable=True))
        return (place, *(Memory(name, lead) for name in names[1:]), *outs)
    if row.effect == "sync":
        floats = SCALARS["f32"]
        between = [Memory("between", floats, is_mutable=True)] if not PARTNERS[row.name][0] else []
        return (Memory("x", floats), *between, Memory("out", floats, is_mutable=True))
    width = LANES if is_across(row) else 1
    inputs = [Memory(n, t, width=width) for n, t in zip(names, types, strict=True)]
    if row.name == "plane_broadcast":
        inputs[1] = replace(inputs[1], is_scalar=True)
    if row.sig.result == "vec<u32, 4>":
        width = LANES
    if row.sig.result == "element":
        width = 1
    return (*inputs, Memory("out", result, is_mutable=True, width=width))


def statements(row: Row, memories: Sequence[Memory], index: str) -> list[str]:
    """Write the lines that read operands at `index`, use the row, and write its result there."""
    if row.effect == "sync":
        made, own, other = PARTNERS[row.name]
        allocate = [f"between = {made}"] if made else []
        write = f"between[{own}] = x[ABSOLUTE_POS]"
        return [*allocate, write, f"{row.name}()", f"out[ABSOLUTE_POS] = between[{other}]"]
    count = len(row.sig.operands)
    inputs, outs = memories[:count], memories[count:]
    if row.effect != "atomic":
        value = call(row, [memory.read(index) for memory in inputs])
        return [outs[0].write(index, value)]
    name = row.name.removeprefix("atomic_")
    method = METHODS.get(name, name)
    value = f"{inputs[0].name}[{index}].{method}({', '.join(m.read(index) for m in inputs[1:])})"
    if len(outs) < 2:
        return [outs[0].write(index, value) if outs else value]
    old, is_written = outs
    return [
        f"old, is_written = {value}",
        old.write(index, "old"),
        is_written.write(index, "is_written"),
    ]


def source(row: Row, lead: Scalar) -> Source:
    """Write the row's kernel for a leading type."""
    memories = parameters(row, lead)
    options: dict[str, Any] = {"checked": False}
    match row.effect:
        case "sync":
            options["cube_dim"] = 64
            body = statements(row, memories, "")
        case "topology":
            body = statements(row, memories, "ABSOLUTE_POS")
            # naga does not say where units of a cube of several dimensions are in their plane.
            if "plane" not in row.name:
                options |= {"cube_dim": (8, 4, 2), "grid_rank": 3}
        case "pure":
            first, *others = statements(row, memories, "i")
            body = ["i = ABSOLUTE_POS", "if i < out.len():", f"    {first}", *others]
        case _:
            body = ["i = ABSOLUTE_POS", *statements(row, memories, "i")]
    name = f"{row.name}_kernel"
    head = f"{CLUSTERED}\n" if "cluster" in row.name else ""
    return Source(name, head + text(name, memories, body), memories, options)


def text(name: str, memories: Sequence[Memory], body: Sequence[str]) -> str:
    shown = ", ".join(f"{memory.name}: {memory.annotation}" for memory in memories)
    lines = [f"def {name}({shown}) -> None:", *(f"    {line}" for line in body)]
    return "\n".join(lines) + "\n"
