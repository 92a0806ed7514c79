"""Bits of integers. A shift by the width or more gives 0, or -1 for ``>>`` of a negative number."""

from __future__ import annotations

from collections.abc import Mapping

from transpile.ops import numbers
from transpile.ops.row import (
    By,
    Core,
    Custom,
    Dialect,
    Infix,
    Polyfill,
    Prefix,
    Range,
    Spell,
    Spelling,
    Text,
    op,
)
from transpile.ops.signatures import BITS, INTEGERS, binary, unary
from transpile.ops.spelling import core, everywhere

SMALL = (Range(-(2**63), 2**64 - 1), Range(0, 80))
"""Any value, and counts on both sides of every width."""


def _counting(narrow: Mapping[str, str], word: str, long: str) -> By:
    """Spell CUDA's and HIP's counting functions, which give an int."""
    choices: dict[str, Spelling] = {
        "i32": Text(word),
        "u32": Text(f"({{t}}){word}", binds="cast"),
        "i64": Text(f"({{t}}){long}", binds="cast"),
        "u64": Text(f"({{t}}){long}", binds="cast"),
        "index": Text(f"({{t}}){word}", binds="cast"),
    }
    for name, template in narrow.items():
        choices[name] = Text(f"({{t}}){template}", binds="cast")
    return By(choices)


def _word_only(name: str, spelling: Spelling) -> By:
    """Use `spelling` for 32 bits; other widths are put together from words."""
    return By({"i32": spelling, "u32": spelling, "index": spelling, "other": Polyfill(name)})


bit_and = op(
    "bit_and",
    doc="Bitwise and, ``x & y``; of bools, both.",
    sig=binary(BITS),
    fold=lambda type, x, y: x & y,
    reference="numpy:bitwise_and",
    spell=Spell(
        c=Infix("&"),
        wgsl=Infix("&"),
        spirv=core({"int": "OpBitwiseAnd", "uint": "OpBitwiseAnd", "bool": "OpLogicalAnd"}),
        mlir=Dialect("arith.andi"),
    ),
    commutative=True,
    public=False,
)
bit_or = op(
    "bit_or",
    doc="Bitwise or, ``x | y``; of bools, one of them.",
    sig=binary(BITS),
    fold=lambda type, x, y: x | y,
    reference="numpy:bitwise_or",
    spell=Spell(
        c=Infix("|"),
        wgsl=Infix("|"),
        spirv=core({"int": "OpBitwiseOr", "uint": "OpBitwiseOr", "bool": "OpLogicalOr"}),
        mlir=Dialect("arith.ori"),
    ),
    commutative=True,
    public=False,
)
bit_xor = op(
    "bit_xor",
    doc="Bitwise exclusive or, ``x ^ y``; of bools, just one of them.",
    sig=binary(BITS),
    fold=lambda type, x, y: x ^ y,
    reference="numpy:bitwise_xor",
    spell=Spell(
        c=Infix("^"),
        wgsl=By({"bool": Infix("!="), "other": Infix("^")}),
        spirv=core({"int": "OpBitwiseXor", "uint": "OpBitwiseXor", "bool": "OpLogicalNotEqual"}),
        mlir=Dialect("arith.xori"),
    ),
    commutative=True,
    public=False,
)
bit_not = op(
    "bit_not",
    doc="Bitwise complement, ``~x``; of bools, ``not x``.",
    sig=unary(BITS),
    fold=lambda type, x: (not x) if type.is_bool else ~x,
    reference="numpy:bitwise_not",
    spell=Spell(
        c=By({"bool": Prefix("!"), "other": Prefix("~", wraps=True)}),
        wgsl=By({"bool": Prefix("!"), "other": Prefix("~")}),
        spirv=core({"int": "OpNot", "uint": "OpNot", "bool": "OpLogicalNot"}),
        mlir=Custom("bit_not"),
    ),
    public=False,
)
shift_left = op(
    "shift_left",
    doc="``x << y``; 0 if `y` is the width or more, or negative.",
    sig=binary(INTEGERS, ("x", "count")),
    fold=numbers.shift_left,
    reference="reference:shift_left",
    samples=SMALL,
    spell=everywhere(Polyfill("shift_left")),
    public=False,
)
shift_right = op(
    "shift_right",
    doc="``x >> y``, arithmetic if signed; 0, or -1 for negative `x`, if `y` is the width or more, or negative.",
    sig=binary(INTEGERS, ("x", "count")),
    fold=numbers.shift_right,
    reference="reference:shift_right",
    samples=SMALL,
    spell=everywhere(Polyfill("shift_right")),
    public=False,
)
shl_masked = op(
    "shl_masked",
    doc="Shift left by the count modulo the width, as hardware does.",
    sig=binary(INTEGERS, ("x", "count")),
    fold=lambda type, x, count: x << (count % type.bits),
    reference="reference:shl_masked",
    samples=SMALL,
    spell=Spell(
        c=Infix("<<", wraps=True, masks=True),
        # WGSL takes the count modulo the width by itself; a constant count beyond it is an error.
        wgsl=Infix("<<", masks=True),
        spirv=Custom("shl_masked"),
        mlir=Custom("shl_masked"),
    ),
)
shr_masked = op(
    "shr_masked",
    doc="Shift right by the count modulo the width, as hardware does; arithmetic if signed.",
    sig=binary(INTEGERS, ("x", "count")),
    fold=lambda type, x, count: x >> (count % type.bits),
    reference="reference:shr_masked",
    samples=SMALL,
    spell=Spell(
        c=Infix(">>", masks=True),
        wgsl=Infix(">>", masks=True),
        spirv=Custom("shr_masked"),
        mlir=Custom("shr_masked"),
    ),
)
popcount = op(
    "popcount",
    doc="Number of bits that are 1.",
    sig=unary(INTEGERS),
    fold=lambda type, x: numbers.pattern(type, x).bit_count(),
    reference="reference:popcount",
    spell=Spell(
        c=_counting(
            {
                "i8": "__popc({0} & 0xff)",
                "u8": "__popc({0})",
                "i16": "__popc({0} & 0xffff)",
                "u16": "__popc({0})",
            },
            "__popc({0})",
            "__popcll({0})",
        ),
        metal=Text("popcount({0})"),
        wgsl=_word_only("popcount", Text("countOneBits({0})")),
        spirv=_word_only("popcount", Core("OpBitCount")),
        mlir=Dialect("math.ctpop"),
    ),
)
clz = op(
    "clz",
    doc="Number of zero bits above the highest 1; the width for 0.",
    sig=unary(INTEGERS),
    fold=numbers.leading_zeros,
    reference="reference:clz",
    spell=Spell(
        c=_counting(
            {
                "i8": "(__clz({0} & 0xff) - 24)",
                "u8": "(__clz({0}) - 24)",
                "i16": "(__clz({0} & 0xffff) - 16)",
                "u16": "(__clz({0}) - 16)",
            },
            "__clz({0})",
            "__clzll({0})",
        ),
        metal=Text("clz({0})"),
        wgsl=_word_only("clz", Text("countLeadingZeros({0})")),
        spirv=_word_only("clz", Custom("clz")),
        mlir=Dialect("math.ctlz"),
    ),
)
ctz = op(
    "ctz",
    doc="Number of zero bits below the lowest 1; the width for 0.",
    sig=unary(INTEGERS),
    fold=numbers.trailing_zeros,
    reference="reference:ctz",
    spell=Spell(
        # CUDA has __ffs, which needs a subtraction and gives -1 for 0; the reversed number's leading zeros are right.
        c=_counting(
            {
                "i8": "__clz(__brev({0} | 0x100))",
                "u8": "__clz(__brev({0} | 0x100))",
                "i16": "__clz(__brev({0} | 0x10000))",
                "u16": "__clz(__brev({0} | 0x10000))",
            },
            "__clz(__brev({0}))",
            "__clzll(__brevll({0}))",
        ),
        metal=Text("ctz({0})"),
        wgsl=_word_only("ctz", Text("countTrailingZeros({0})")),
        spirv=_word_only("ctz", Custom("ctz")),
        mlir=Dialect("math.cttz"),
    ),
)
find_first_set = op(
    "find_first_set",
    doc="Position of the lowest 1, counted from 1; 0 for 0.",
    sig=unary(INTEGERS),
    fold=lambda type, x: numbers.trailing_zeros(type, x) + 1 if x else 0,
    reference="reference:find_first_set",
    spell=everywhere(Polyfill("find_first_set")),
)
reverse_bits = op(
    "reverse_bits",
    doc="The bits in the opposite order.",
    sig=unary(INTEGERS),
    fold=numbers.reversed_bits,
    reference="reference:reverse_bits",
    spell=Spell(
        c=By(
            {
                "i32": Text("(int)__brev({0})", binds="cast"),
                "u32": Text("__brev({0})"),
                "index": Text("__brev({0})"),
                "i64": Text("({t})__brevll({0})", binds="cast"),
                "u64": Text("__brevll({0})"),
                "i8": Text("({t})(__brev({0}) >> 24)", binds="cast"),
                "u8": Text("({t})(__brev({0}) >> 24)", binds="cast"),
                "i16": Text("({t})(__brev({0}) >> 16)", binds="cast"),
                "u16": Text("({t})(__brev({0}) >> 16)", binds="cast"),
            }
        ),
        metal=Text("reverse_bits({0})"),
        wgsl=_word_only("reverse_bits", Text("reverseBits({0})")),
        spirv=_word_only("reverse_bits", Core("OpBitReverse")),
        mlir=Dialect("llvm.intr.bitreverse"),
    ),
)
mul_hi = op(
    "mul_hi",
    doc="The upper half of the product of two integers.",
    sig=binary(INTEGERS),
    fold=lambda type, x, y: (x * y) >> type.bits,
    reference="reference:mul_hi",
    spell=Spell(
        c=By(
            {
                "i32": Text("__mulhi({0}, {1})"),
                "u32": Text("__umulhi({0}, {1})"),
                "index": Text("__umulhi({0}, {1})"),
                "i64": Text("__mul64hi({0}, {1})"),
                "u64": Text("__umul64hi({0}, {1})"),
                "other": Polyfill("mul_hi"),
            }
        ),
        metal=Text("mulhi({0}, {1})"),
        wgsl=Polyfill("mul_hi"),
        spirv=_word_only("mul_hi", Custom("mul_hi")),
        mlir=Custom("mul_hi"),
    ),
    commutative=True,
)
saturating_add = op(
    "saturating_add",
    doc="Sum that stops at the ends of the type's range.",
    sig=binary(INTEGERS),
    fold=lambda type, x, y: numbers.saturated(type, x + y),
    reference="reference:saturating_add",
    spell=Spell(
        c=Polyfill("saturating_add"),
        metal=Text("addsat({0}, {1})"),
        wgsl=Polyfill("saturating_add"),
        spirv=Polyfill("saturating_add"),
        mlir=Custom("saturating_add"),
    ),
    commutative=True,
)
saturating_sub = op(
    "saturating_sub",
    doc="Difference that stops at the ends of the type's range.",
    sig=binary(INTEGERS),
    fold=lambda type, x, y: numbers.saturated(type, x - y),
    reference="reference:saturating_sub",
    spell=Spell(
        c=Polyfill("saturating_sub"),
        metal=Text("subsat({0}, {1})"),
        wgsl=Polyfill("saturating_sub"),
        spirv=Polyfill("saturating_sub"),
        mlir=Custom("saturating_sub"),
    ),
)
