"""Ops across the units of a plane. They need plane-uniform control, so that every unit takes part.

CUDA and HIP have shuffles; their writers make functions of them for reductions and scans. A plane of the CPU is one
unit: most ops give their operand. What `plane_min` and `plane_max` give for NaN, and a shuffle for a lane that doesn't
exist, is not specified.
"""

from __future__ import annotations

from typing import Literal

from transpile.ops.row import By, Core, Custom, Polyfill, Row, Signature, Spell, Spelling, Text, op
from transpile.ops.signatures import BOOL, NUMBERS, position, shuffle, unary
from transpile.ops.spelling import by_sign

FULL = "0xffffffffu"
SPIRV = {
    "sum": ("OpGroupNonUniformIAdd", "OpGroupNonUniformIAdd", "OpGroupNonUniformFAdd"),
    "prod": ("OpGroupNonUniformIMul", "OpGroupNonUniformIMul", "OpGroupNonUniformFMul"),
    "min": ("OpGroupNonUniformSMin", "OpGroupNonUniformUMin", "OpGroupNonUniformFMin"),
    "max": ("OpGroupNonUniformSMax", "OpGroupNonUniformUMax", "OpGroupNonUniformFMax"),
}


def _group(kind: str, operation: str) -> By:
    signed, unsigned, floating = (Core(o, ("Subgroup", operation)) for o in SPIRV[kind])
    return by_sign(signed, unsigned, floating)


def _narrow(word: str) -> By:
    """Spell a C shuffle; types below 32 bits are widened to int by the call."""
    cast = Text(f"({{t}}){word}", binds="cast")
    return By({"i8": cast, "u8": cast, "i16": cast, "u16": cast, "other": Text(word)})


def _shuffle(
    name: str, doc: str, lane: str, *, cuda: str, hip: str, metal: str, wgsl: str, spirv: str
) -> Row:
    return op(
        name,
        doc=doc,
        sig=shuffle(NUMBERS, lane),
        reference=f"reference:{name}",
        spell=Spell(
            cuda=_narrow(f"{cuda}({FULL}, {{0}}, {{1}})"),
            hip=_narrow(f"{hip}({{0}}, {{1}})"),
            metal=Text(f"{metal}({{0}}, {{1}})"),
            wgsl=Text(f"{wgsl}({{0}}, {{1}})"),
            spirv=Core(spirv, ("Subgroup",)),
            mlir=Custom("identity"),
        ),
        effect="plane",
        uniform="plane" if name == "plane_broadcast" else "unit",
    )


def _over_plane(
    name: str,
    doc: str,
    *,
    metal: str,
    wgsl: str,
    spirv: Spelling,
    alone: str = "identity",
    uniform: Literal["plane", "unit"] = "plane",
) -> Row:
    """Declare a reduction or a scan; `alone` is what it gives in a plane of one unit."""
    return op(
        name,
        doc=doc,
        sig=unary(NUMBERS, "value"),
        reference=f"reference:{name}",
        spell=Spell(
            c=Custom(name),
            metal=Text(f"{metal}({{0}})"),
            wgsl=Text(f"{wgsl}({{0}})"),
            spirv=spirv,
            mlir=Custom(alone),
        ),
        effect="plane",
        uniform=uniform,
    )


plane_elect = op(
    "plane_elect",
    doc="True in the first unit of the plane alone.",
    sig=position("bool_"),
    reference="reference:plane_elect",
    spell=Spell(
        c=Polyfill("plane_elect"),
        metal=Text("simd_is_first()"),
        # naga lacks subgroupElect.
        wgsl=Polyfill("plane_elect"),
        spirv=Core("OpGroupNonUniformElect", ("Subgroup",)),
        mlir=Custom("true"),
    ),
    effect="plane",
    uniform="unit",
)
plane_broadcast = _shuffle(
    "plane_broadcast",
    "The value of one unit of the plane, in every unit; `lane` is the same in all.",
    "lane",
    cuda="__shfl_sync",
    hip="__shfl",
    metal="simd_broadcast",
    # subgroupBroadcast wants a constant lane.
    wgsl="subgroupShuffle",
    spirv="OpGroupNonUniformShuffle",
)
plane_shuffle = _shuffle(
    "plane_shuffle",
    "The value of the unit whose number in the plane is `lane`.",
    "lane",
    cuda="__shfl_sync",
    hip="__shfl",
    metal="simd_shuffle",
    wgsl="subgroupShuffle",
    spirv="OpGroupNonUniformShuffle",
)
plane_shuffle_xor = _shuffle(
    "plane_shuffle_xor",
    "The value of the unit whose number differs in the bits of `mask`.",
    "mask",
    cuda="__shfl_xor_sync",
    hip="__shfl_xor",
    metal="simd_shuffle_xor",
    wgsl="subgroupShuffleXor",
    spirv="OpGroupNonUniformShuffleXor",
)
plane_shuffle_up = _shuffle(
    "plane_shuffle_up",
    "The value of the unit `delta` places before.",
    "delta",
    cuda="__shfl_up_sync",
    hip="__shfl_up",
    metal="simd_shuffle_up",
    wgsl="subgroupShuffleUp",
    spirv="OpGroupNonUniformShuffleUp",
)
plane_shuffle_down = _shuffle(
    "plane_shuffle_down",
    "The value of the unit `delta` places after.",
    "delta",
    cuda="__shfl_down_sync",
    hip="__shfl_down",
    metal="simd_shuffle_down",
    wgsl="subgroupShuffleDown",
    spirv="OpGroupNonUniformShuffleDown",
)
plane_sum = _over_plane(
    "plane_sum",
    "Sum over the plane, in every unit.",
    metal="simd_sum",
    wgsl="subgroupAdd",
    spirv=_group("sum", "Reduce"),
)
plane_prod = _over_plane(
    "plane_prod",
    "Product over the plane, in every unit.",
    metal="simd_product",
    wgsl="subgroupMul",
    spirv=_group("prod", "Reduce"),
)
plane_min = _over_plane(
    "plane_min",
    "The least over the plane, in every unit.",
    metal="simd_min",
    wgsl="subgroupMin",
    spirv=_group("min", "Reduce"),
)
plane_max = _over_plane(
    "plane_max",
    "The greatest over the plane, in every unit.",
    metal="simd_max",
    wgsl="subgroupMax",
    spirv=_group("max", "Reduce"),
)
plane_inclusive_sum = _over_plane(
    "plane_inclusive_sum",
    "Sum over the units up to this one, itself included.",
    metal="simd_prefix_inclusive_sum",
    wgsl="subgroupInclusiveAdd",
    spirv=_group("sum", "InclusiveScan"),
    uniform="unit",
)
plane_exclusive_sum = _over_plane(
    "plane_exclusive_sum",
    "Sum over the units before this one; 0 in the first.",
    metal="simd_prefix_exclusive_sum",
    wgsl="subgroupExclusiveAdd",
    spirv=_group("sum", "ExclusiveScan"),
    alone="zero",
    uniform="unit",
)
plane_inclusive_prod = _over_plane(
    "plane_inclusive_prod",
    "Product over the units up to this one, itself included.",
    metal="simd_prefix_inclusive_product",
    wgsl="subgroupInclusiveMul",
    spirv=_group("prod", "InclusiveScan"),
    uniform="unit",
)
plane_exclusive_prod = _over_plane(
    "plane_exclusive_prod",
    "Product over the units before this one; 1 in the first.",
    metal="simd_prefix_exclusive_product",
    wgsl="subgroupExclusiveMul",
    spirv=_group("prod", "ExclusiveScan"),
    alone="one",
    uniform="unit",
)
plane_all = op(
    "plane_all",
    doc="True if the value is true in every unit of the plane.",
    sig=Signature((BOOL,), same=(0,), names=("value",), vectors=False),
    reference="reference:plane_all",
    spell=Spell(
        cuda=Text(f"__all_sync({FULL}, {{0}}) != 0", binds="!="),
        hip=Text("__all({0}) != 0", binds="!="),
        metal=Text("simd_all({0})"),
        wgsl=Text("subgroupAll({0})"),
        spirv=Core("OpGroupNonUniformAll", ("Subgroup",)),
        mlir=Custom("identity"),
    ),
    effect="plane",
    uniform="plane",
)
plane_any = op(
    "plane_any",
    doc="True if the value is true in one unit of the plane.",
    sig=Signature((BOOL,), same=(0,), names=("value",), vectors=False),
    reference="reference:plane_any",
    spell=Spell(
        cuda=Text(f"__any_sync({FULL}, {{0}}) != 0", binds="!="),
        hip=Text("__any({0}) != 0", binds="!="),
        metal=Text("simd_any({0})"),
        wgsl=Text("subgroupAny({0})"),
        spirv=Core("OpGroupNonUniformAny", ("Subgroup",)),
        mlir=Custom("identity"),
    ),
    effect="plane",
    uniform="plane",
)
plane_ballot = op(
    "plane_ballot",
    doc="One bit for each unit of the plane, the first in the lowest bit of lane 0.",
    sig=Signature((BOOL,), result="vec<u32, 4>", same=(0,), names=("value",), vectors=False),
    reference="reference:plane_ballot",
    spell=Spell(
        c=Custom("plane_ballot"),
        wgsl=Text("subgroupBallot({0})"),
        spirv=Core("OpGroupNonUniformBallot", ("Subgroup",)),
        mlir=Custom("plane_ballot"),
    ),
    effect="plane",
    uniform="plane",
)
