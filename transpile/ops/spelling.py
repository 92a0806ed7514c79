"""Spellings that many rows share."""

from __future__ import annotations

from collections.abc import Mapping

from transpile.ops.row import (
    By,
    Core,
    Custom,
    Dialect,
    Ext,
    Fast,
    Polyfill,
    Spell,
    Spelling,
    Text,
    Unsupported,
)

NO_DOUBLE = Unsupported("is not there for f64, which WGSL doesn't have; use f32")
NO_METAL_DOUBLE = Unsupported("is not there for f64, which Metal doesn't have; use f32")


def everywhere(spelling: Spelling) -> Spell:
    """Give the same answer to every target: a polyfill, mostly."""
    return Spell(c=spelling, wgsl=spelling, spirv=spelling, mlir=spelling)


def function(name: str, double: str | None = None) -> By:
    """Call a C function: ``expf`` for f32, `double` (without the ``f``) for f64; halves go through float."""
    half = Text(f"{{t}}({name}(float({{0}})))")
    return By(
        {
            "f32": Text(f"{name}({{0}})"),
            "f64": Text(f"{double or name.removesuffix('f')}({{0}})"),
            "f16": half,
            "bf16": half,
        }
    )


def function2(name: str, double: str | None = None) -> By:
    """Call a C function of two floats."""
    half = Text(f"{{t}}({name}(float({{0}}), float({{1}})))")
    return By(
        {
            "f32": Text(f"{name}({{0}}, {{1}})"),
            "f64": Text(f"{double or name.removesuffix('f')}({{0}}, {{1}})"),
            "f16": half,
            "bf16": half,
        }
    )


def metal(name: str) -> By:
    """Call a Metal function: f32 at its precise error, halves through float."""
    half = Text(f"{{t}}({name}({{wide}}({{0}})))")
    return By({"f32": Text(f"{name}({{0}})"), "f64": NO_METAL_DOUBLE, "other": half})


def metal2(name: str) -> By:
    half = Text(f"{{t}}({name}({{wide}}({{0}}), {{wide}}({{1}})))")
    return By({"f32": Text(f"{name}({{0}}, {{1}})"), "f64": NO_METAL_DOUBLE, "other": half})


def metal_polyfilled(name: str) -> By:
    """Replace what Metal lacks."""
    return By({"f64": NO_METAL_DOUBLE, "other": Polyfill(name)})


def polyfilled(name: str) -> By:
    """Replace f32 and halves, where the target's built-in is missing or not accurate enough."""
    return By({"f64": NO_DOUBLE, "other": Polyfill(name)})


def all_polyfilled(name: str) -> By:
    """Replace f64 too, by a function of its own, on targets that compute with it."""
    return By({"f64": Polyfill(f"{name}_double", doubles=True), "other": Polyfill(name)})


def fast_function(
    metal: str, *, cuda: str | None = None, wgsl: str | None = None, spirv: str | None = None
) -> Fast:
    """Under ``fast_math`` call these functions of one float: targets' own in place of polyfills."""
    return _fast("({0})", metal, cuda, wgsl, spirv)


def fast_function2(
    metal: str, *, cuda: str | None = None, wgsl: str | None = None, spirv: str | None = None
) -> Fast:
    return _fast("({0}, {1})", metal, cuda, wgsl, spirv)


def _fast(
    arguments: str, metal: str, cuda: str | None, wgsl: str | None, spirv: str | None
) -> Fast:
    spell: dict[str, Spelling] = {"metal": Text(f"fast::{metal}{arguments}")}
    if cuda is not None:
        spell["c"] = Text(f"{cuda}{arguments}")
    if wgsl is not None:
        spell["wgsl"] = Text(f"{wgsl}{arguments}")
    if spirv is not None:
        spell["spirv"] = Ext(spirv)
    return Fast(frozenset(("functions",)), spell)


def by_sign(signed: Spelling, unsigned: Spelling, floating: Spelling) -> By:
    return By({"int": signed, "uint": unsigned, "float": floating})


def predicate(integer: str, floating: str, unsigned: str | None = None) -> By:
    """Use MLIR's comparison with a predicate for each kind."""
    plain = Dialect("arith.cmpi", integer)
    other = Dialect("arith.cmpi", unsigned or integer)
    return By(
        {"int": plain, "uint": other, "bool": other, "float": Dialect("arith.cmpf", floating)}
    )


def core(opcodes: Mapping[str, str], *before: str) -> By:
    """Use a SPIR-V instruction for each kind."""
    return By({kind: Core(opcode, before) for kind, opcode in opcodes.items()})


def own(name: str) -> Spell:
    """Leave it to the writer of each target."""
    return everywhere(Custom(name))
