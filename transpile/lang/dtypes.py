"""Scalar types, and the bounds of type variables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from transpile.diagnose.diagnostic import CubeCallError
from transpile.diagnose.errors.calls import WrongArguments
from transpile.diagnose.frames import span_of_caller
from transpile.ir.types import (
    MINIFLOATS,
    Scalar,
    bf16,
    bool_,
    e2m1,
    e4m3,
    e5m2,
    f16,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    index,
    tf32,
    u8,
    u16,
    u32,
    u64,
    ue8m0,
)

flex32 = f32
"""A float of 32 bits whose arithmetic may be less precise; every target computes it as f32."""


@dataclass(frozen=True)
class Bound:
    """What a type variable may stand for: ``TypeVar("F", bound=Float)``."""

    name: str
    kinds: tuple[str, ...]

    def accepts(self, type: Scalar) -> bool:
        if type.name in MINIFLOATS and self.kinds != CubePrimitive.kinds:
            return False  # nothing computes with them
        return type.kind.value in self.kinds

    def __call__(self, *args: Any) -> Any:
        """Exist, so that ``typing`` takes it for a type."""
        raise CubeCallError(
            WrongArguments(
                span_of_caller(),
                function=self.name,
                signature=f'F = TypeVar("F", bound={self.name})',
                problem="it is a bound of type variables, not a type",
                way_out="call the type variable, or a dtype: `F(x)`, `f32(x)`",
            )
        )

    def __str__(self) -> str:
        return self.name


Float = Bound("Float", ("float",))
Int = Bound("Int", ("int", "uint"))
Numeric = Bound("Numeric", ("float", "int", "uint", "index"))
CubePrimitive = Bound("CubePrimitive", ("float", "int", "uint", "index", "bool"))

__all__ = [
    "CubePrimitive",
    "Float",
    "Int",
    "Numeric",
    "Scalar",
    "bf16",
    "bool_",
    "e2m1",
    "e4m3",
    "e5m2",
    "f16",
    "f32",
    "f64",
    "flex32",
    "i8",
    "i16",
    "i32",
    "i64",
    "index",
    "tf32",
    "u8",
    "u16",
    "u32",
    "u64",
    "ue8m0",
]
