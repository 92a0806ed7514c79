"""Vectors in CUDA and HIP: types that hold lanes but know no arithmetic, which legalization has taken apart.

The language's own (``float4``) serve where it has them; the rest (``halfx8``) are structs declared
before the kernel, aligned so that one access moves them whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.types import Vector, u32
from transpile.ir.values import Constant
from transpile.lower.expression import POSTFIX, Expression

if TYPE_CHECKING:
    from transpile.lower.c_family import CFamily

LANES = ("x", "y", "z", "w")
BUILTIN = {
    "i8": 4,
    "u8": 4,
    "i16": 4,
    "u16": 4,
    "i32": 4,
    "u32": 4,
    "index": 4,
    "f32": 4,
    "i64": 2,
    "u64": 2,
    "f64": 2,
}
"""Widest vector that the language has by itself and that one access of 16 bytes moves."""


def is_builtin(type: Vector) -> bool:
    return type.width <= BUILTIN.get(type.element.name, 0)


def declaration(writer: CFamily, type: Vector) -> list[str]:
    """Return the struct of a vector that the language lacks."""
    name, element = writer.type_name(type), writer.type_name(type.element)
    alignment = min(16, type.width * type.element.bytes)
    if type.width <= 4:
        lanes = ", ".join(LANES[: type.width])
        return [f"struct alignas({alignment}) {name} {{", f"    {element} {lanes};", "};"]
    return [f"struct alignas({alignment}) {name} {{", f"    {element} lane[{type.width}];", "};"]


def construct(writer: CFamily, parts: list[Expression], type: Vector) -> Expression:
    """Return a vector of as many parts as lanes."""
    texts = ", ".join(part.text for part in parts)
    name = writer.type_name(type)
    if is_builtin(type):
        return Expression(f"make_{name}({texts})", POSTFIX)
    return Expression(f"{name}{{{texts}}}", POSTFIX)


def lane(vector: str, type: Vector, at: int) -> str:
    """Return the place of a lane."""
    return f"{vector}.{LANES[at]}" if type.width <= 4 else f"{vector}.lane[{at}]"


def get_lane(writer: CFamily, type: Vector) -> tuple[str, list[str]]:
    """Return the function that reads a lane by a number known at run time, without a detour through memory."""
    name, element = writer.type_name(type), writer.type_name(type.element)
    if type.width > len(LANES):
        chosen = "v.lane[lane]"
    else:
        chosen = _chain(writer, type)
    return f"get_lane_{name}", [
        f"{writer.function} {element} get_lane({name} v, {writer.type_name(u32)} lane) {{",
        f"    return {chosen};",
        "}",
    ]


def _chain(writer: CFamily, type: Vector) -> str:
    chain = ""
    for at in range(type.width - 1):
        chain += f"lane == {writer.literal(Constant(u32, at)).text} ? {lane('v', type, at)} : "
    return chain + lane("v", type, type.width - 1)


def set_lane(writer: CFamily, type: Vector) -> tuple[str, list[str]]:
    """Return the function that writes a lane by a number known at run time."""
    name, element = writer.type_name(type), writer.type_name(type.element)
    lines = [
        f"{writer.function} void set_lane({name}& v, {writer.type_name(u32)} lane, {element} value) {{"
    ]
    if type.width > len(LANES):
        return f"set_lane_{name}", [*lines, "    v.lane[lane] = value;", "}"]
    for at in range(type.width):
        place = lane("v", type, at)
        lines.append(
            f"    {place} = lane == {writer.literal(Constant(u32, at)).text} ? value : {place};"
        )
    return f"set_lane_{name}", [*lines, "}"]
