"""Conversions between scalar types, lane by lane, as `ir.core.Cast` defines them."""

from __future__ import annotations

from transpile.ir.types import Scalar, f32, f64, i32
from transpile.lower.mlir.numbers import Numbers, mangled
from transpile.lower.mlir.types import scalar_type


def cast(n: Numbers, value: str, source: Scalar, result: Scalar) -> str:
    """Return the operation (or name) that converts `value`."""
    if source == result or (
        not source.is_float and not result.is_float and _is_same(source, result)
    ):
        return value
    if result.is_bool:
        name, predicate = ("arith.cmpf", "une") if source.is_float else ("arith.cmpi", "ne")
        return f"{name} {predicate}, {value}, {n.constant(source, 0)} : {n.type(source)}"
    if source.is_float and result.is_float:
        return _between_floats(n, value, source, result)
    if source.is_float:
        return _to_integer(n, value, source, result)
    if result.is_float:
        return _to_float(n, value, source, result)
    return _between_integers(n, value, source, result)


def _is_same(source: Scalar, result: Scalar) -> bool:
    return scalar_type(source) == scalar_type(result)


def _between_integers(n: Numbers, value: str, source: Scalar, result: Scalar) -> str:
    bits = 1 if source.is_bool else source.bits
    name = (
        "arith.trunci"
        if result.bits < bits
        else "arith.extsi"
        if source.is_signed
        else "arith.extui"
    )
    return f"{name} {value} : {n.type(source)} to {n.type(result)}"


def _between_floats(n: Numbers, value: str, source: Scalar, result: Scalar) -> str:
    """Through f32 between the 16-bit formats; f64 to them is rounded to odd in f32 first, so that
    it is rounded once.
    """
    if source.bits == result.bits:
        wide = n.cast("arith.extf", value, source, f32)
        return f"arith.truncf {wide} : {n.type(f32)} to {n.type(result)}"
    if result.bits > source.bits:
        if source.name == "bf16" and result.bits == 64:
            value, source = n.cast("arith.extf", value, source, f32), f32
        return f"arith.extf {value} : {n.type(source)} to {n.type(result)}"
    if result.bits == 16 and source.bits == 64:
        value, source = _round_to_odd(n, value, source), f32
    return f"arith.truncf {value} : {n.type(source)} to {n.type(result)}"


def _round_to_odd(n: Numbers, value: str, source: Scalar) -> str:
    near = n.cast("arith.truncf", value, source, f32, "near")
    back = n.cast("arith.extf", near, f32, source)
    bits = n.emit(f"arith.bitcast {near} : {n.type(f32)} to {n.type(i32)}", "bits")
    size, size_back = n.unary("math.absf", value, source), n.unary("math.absf", back, source)
    too_big = n.compare("ogt", size_back, size, source, "rounded_up")
    toward_zero = n.select(
        too_big, n.binary("arith.subi", bits, n.constant(i32, 1), i32), bits, i32, "toward_zero"
    )
    odd = n.binary("arith.ori", toward_zero, n.constant(i32, 1), i32)
    exact = n.compare("ueq", back, value, source, "exact")
    chosen = n.select(exact, bits, odd, i32)
    return n.emit(f"arith.bitcast {chosen} : {n.type(i32)} to {n.type(f32)}")


def _to_integer(n: Numbers, value: str, source: Scalar, result: Scalar) -> str:
    """Saturate, and give 0 for NaN: what LLVM's saturating intrinsics do."""
    if source.bits == 16:
        value, source = n.cast("arith.extf", value, source, f32), f32
    name = "llvm.fptosi.sat" if result.is_signed else "llvm.fptoui.sat"
    full = f"{name}.{mangled(result, n.lanes)}.{mangled(source, n.lanes)}"
    return n.intrinsic(full, (value,), (source,), result)


def _to_float(n: Numbers, value: str, source: Scalar, result: Scalar) -> str:
    name = "arith.sitofp" if source.is_signed else "arith.uitofp"
    if result.bits == 16:
        return _to_half(n, value, source, result, name)
    return f"{name} {value} : {n.type(source)} to {n.type(result)}"


def _to_half(n: Numbers, value: str, source: Scalar, result: Scalar, name: str) -> str:
    """Integers of up to 16 bits are exact in f32 on the way to 16-bit floats; 32 bits are exact in
    f64.
    """
    middle = f32 if source.is_bool or source.bits <= 16 else f64
    wide = n.cast(name, value, source, middle)
    return _between_floats(n, wide, middle, result)


def bitcast(n: Numbers, value: str, source: Scalar, result: Scalar) -> str:
    if scalar_type(source) == scalar_type(result):
        return value
    return f"arith.bitcast {value} : {n.type(source)} to {n.type(result)}"
