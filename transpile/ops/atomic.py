"""Atomic ops on one element, relaxed in order. They give the old value.

Each template's ``{0}`` is a pointer to the element. ``Polyfill("compare_exchange_loop")`` is built by legalization:
load, apply the row without its ``atomic_``, try ``atomic_compare_exchange`` until it hits.
"""

from __future__ import annotations

from transpile.ops.row import (
    By,
    Core,
    Custom,
    Dialect,
    Polyfill,
    Row,
    Spell,
    Spelling,
    Text,
    Unsupported,
    op,
)
from transpile.ops.signatures import ATOMIC_INTEGERS, ATOMIC_NUMBERS, exchange
from transpile.ops.spelling import by_sign

LOOP = Polyfill("compare_exchange_loop")
SUBTRACT_LONG = Text(
    "(long long)atomicAdd((unsigned long long*){0}, 0 - (unsigned long long){1})", binds="cast"
)
SUBTRACT = Text("atomicAdd({0}, (int)(0u - (unsigned int){1}))", binds="cast")
"""The headers' ``atomicSub`` adds ``-(int)value``, undefined for the least number: of ``x << 31`` nothing was left."""
INTEGERS_ONLY = Unsupported("works on 32-bit integers only; keep the float's bits in a u32")
REPEATED = Custom("atomic_compare_exchange")
"""Metal and WGSL have a weak exchange only; the writer repeats it while it fails on an equal value."""
BUILT_IN = Custom("atomic_compare_exchange")
"""Not every HIP header exchanges 16 bits; its compiler does."""
HALVES = {
    "f16": ("__ushort_as_half", "__half_as_ushort"),
    "bf16": ("__ushort_as_bfloat16", "__bfloat16_as_ushort"),
}
"""CUDA's and HIP's functions between a half and its bits; the 16-bit atomics are of these."""


def _halves(template: str) -> dict[str, Spelling]:
    """Return spellings with ``{value}`` and ``{bits}`` for the functions between a half and its bits."""
    return {
        name: Text(template.replace("{value}", value).replace("{bits}", bits))
        for name, (value, bits) in HALVES.items()
    }


def _words(text: str) -> By:
    """WGSL: atomics are of i32 and u32."""
    only = Text(text)
    return By({"i32": only, "u32": only, "other": INTEGERS_ONLY})


def _metal(verb: str, *, floating: bool = False) -> By:
    text = Text(f"atomic_{verb}_explicit({{0}}, {{1}}, memory_order_relaxed)")
    choices: dict[str, Spelling] = {"i32": text, "u32": text, "other": INTEGERS_ONLY}
    if floating:
        choices["f32"] = text
    return By(choices)


def _through_unsigned(function: str) -> Text:
    """CUDA has most 64-bit atomics for unsigned long long only; in two's complement the bits are the same."""
    return Text(
        f"(long long){function}((unsigned long long*){{0}}, (unsigned long long){{1}})",
        binds="cast",
    )


def _bits(name: str, word: str, spirv: str, llvm: str, doc: str, metal: str) -> Row:
    """Declare a bitwise atomic."""
    call = Text(f"{word}({{0}}, {{1}})")
    return op(
        name,
        doc=doc,
        sig=exchange(ATOMIC_INTEGERS, "value"),
        reference=f"reference:{name}",
        spell=Spell(
            c=By({"i64": _through_unsigned(word), "other": call}),
            metal=_metal(f"fetch_{metal}"),
            wgsl=_words(f"{word}({{0}}, {{1}})"),
            spirv=Core(spirv),
            mlir=Dialect("llvm.atomicrmw", llvm, "monotonic"),
        ),
        effect="atomic",
        uniform="unit",
    )


def _extreme(
    name: str, word: str, spirv: tuple[str, str], llvm: tuple[str, str, str], doc: str, metal: str
) -> Row:
    """Declare the atomic smaller or greater of two."""
    signed, unsigned, floating = (Dialect("llvm.atomicrmw", kind, "monotonic") for kind in llvm)
    return op(
        name,
        doc=doc,
        sig=exchange(ATOMIC_NUMBERS, "value"),
        reference=f"reference:{name}",
        spell=Spell(
            c=By({"float": LOOP, "other": Text(f"{word}({{0}}, {{1}})")}),
            metal=_metal(f"fetch_{metal}"),
            wgsl=_words(f"{word}({{0}}, {{1}})"),
            spirv=by_sign(Core(spirv[0]), Core(spirv[1]), INTEGERS_ONLY),
            mlir=by_sign(signed, unsigned, floating),
        ),
        effect="atomic",
        uniform="unit",
    )


atomic_load = op(
    "atomic_load",
    doc="The element's value.",
    sig=exchange(ATOMIC_NUMBERS),
    reference="reference:atomic_load",
    spell=Spell(
        c=By(
            {
                **_halves("{value}(*(volatile unsigned short*){0})"),
                "other": Text("*(volatile {t}*){0}", binds="*"),
            }
        ),
        metal=By(
            {
                "i32": Text("atomic_load_explicit({0}, memory_order_relaxed)"),
                "u32": Text("atomic_load_explicit({0}, memory_order_relaxed)"),
                "f32": Text("atomic_load_explicit({0}, memory_order_relaxed)"),
                "other": INTEGERS_ONLY,
            }
        ),
        wgsl=_words("atomicLoad({0})"),
        spirv=Core("OpAtomicLoad"),
        mlir=Custom("atomic_load"),
    ),
    effect="atomic",
    uniform="unit",
)
atomic_store = op(
    "atomic_store",
    doc="Write the element; gives the value written.",
    sig=exchange(ATOMIC_NUMBERS, "value"),
    reference="reference:atomic_store",
    spell=Spell(
        c=By(
            {
                **{
                    name: Text(f"*(volatile unsigned short*){{0}} = {bits}({{1}})", binds="=")
                    for name, (_, bits) in HALVES.items()
                },
                "other": Text("*(volatile {t}*){0} = {1}", binds="="),
            }
        ),
        metal=_metal("store", floating=True),
        wgsl=_words("atomicStore({0}, {1})"),
        spirv=Core("OpAtomicStore"),
        mlir=Custom("atomic_store"),
    ),
    effect="atomic",
    uniform="unit",
)
atomic_exchange = op(
    "atomic_exchange",
    doc="Write the element and give what it was.",
    sig=exchange(ATOMIC_NUMBERS, "value"),
    reference="reference:atomic_exchange",
    spell=Spell(
        c=By(
            {
                "i64": _through_unsigned("atomicExch"),
                "f64": LOOP,
                "f16": LOOP,
                "bf16": LOOP,
                "other": Text("atomicExch({0}, {1})"),
            }
        ),
        metal=_metal("exchange", floating=True),
        wgsl=_words("atomicExchange({0}, {1})"),
        spirv=Core("OpAtomicExchange"),
        mlir=Dialect("llvm.atomicrmw", "xchg", "monotonic"),
    ),
    effect="atomic",
    uniform="unit",
)
atomic_add = op(
    "atomic_add",
    doc="Add to the element.",
    sig=exchange(ATOMIC_NUMBERS, "value"),
    reference="reference:atomic_add",
    spell=Spell(
        cuda=By({"i64": _through_unsigned("atomicAdd"), "other": Text("atomicAdd({0}, {1})")}),
        hip=By(
            {
                "i64": _through_unsigned("atomicAdd"),
                "f16": LOOP,
                "bf16": LOOP,
                "other": Text("atomicAdd({0}, {1})"),
            }
        ),
        metal=_metal("fetch_add", floating=True),
        wgsl=_words("atomicAdd({0}, {1})"),
        spirv=By({"float": Core("OpAtomicFAddEXT"), "other": Core("OpAtomicIAdd")}),
        mlir=By(
            {
                "float": Dialect("llvm.atomicrmw", "fadd", "monotonic"),
                "other": Dialect("llvm.atomicrmw", "add", "monotonic"),
            }
        ),
    ),
    effect="atomic",
    uniform="unit",
)
atomic_sub = op(
    "atomic_sub",
    doc="Subtract from the element.",
    sig=exchange(ATOMIC_NUMBERS, "value"),
    reference="reference:atomic_sub",
    spell=Spell(
        cuda=By(
            {
                "i32": SUBTRACT,
                "u32": Text("atomicAdd({0}, 0u - {1})"),
                "u64": Text("atomicAdd({0}, 0 - {1})"),
                "i64": SUBTRACT_LONG,
                "other": Text("atomicAdd({0}, -{1})"),
            }
        ),
        hip=By(
            {
                "i32": SUBTRACT,
                "u32": Text("atomicSub({0}, {1})"),
                "u64": Text("atomicAdd({0}, 0 - {1})"),
                "i64": SUBTRACT_LONG,
                "f16": LOOP,
                "bf16": LOOP,
                "other": Text("atomicAdd({0}, -{1})"),
            }
        ),
        metal=_metal("fetch_sub", floating=True),
        wgsl=_words("atomicSub({0}, {1})"),
        spirv=By({"float": Custom("atomic_sub"), "other": Core("OpAtomicISub")}),
        mlir=By(
            {
                "float": Dialect("llvm.atomicrmw", "fsub", "monotonic"),
                "other": Dialect("llvm.atomicrmw", "sub", "monotonic"),
            }
        ),
    ),
    effect="atomic",
    uniform="unit",
)
atomic_min = _extreme(
    "atomic_min",
    "atomicMin",
    ("OpAtomicSMin", "OpAtomicUMin"),
    ("min", "umin", "fmin"),
    "Lower the element to the value if that is smaller.",
    "min",
)
atomic_max = _extreme(
    "atomic_max",
    "atomicMax",
    ("OpAtomicSMax", "OpAtomicUMax"),
    ("max", "umax", "fmax"),
    "Raise the element to the value if that is greater.",
    "max",
)
atomic_and = _bits(
    "atomic_and", "atomicAnd", "OpAtomicAnd", "_and", "Bitwise and into the element.", "and"
)
atomic_or = _bits(
    "atomic_or", "atomicOr", "OpAtomicOr", "_or", "Bitwise or into the element.", "or"
)
atomic_xor = _bits(
    "atomic_xor",
    "atomicXor",
    "OpAtomicXor",
    "_xor",
    "Bitwise exclusive or into the element.",
    "xor",
)
EXCHANGES: dict[str, Spelling] = {
    "i64": Text(
        "(long long)atomicCAS((unsigned long long*){0}, (unsigned long long){1}, (unsigned long long){2})",
        binds="cast",
    ),
    "f32": Text(
        "__uint_as_float(atomicCAS((unsigned int*){0}, __float_as_uint({1}), __float_as_uint({2})))"
    ),
    "f64": Text(
        "__longlong_as_double((long long)atomicCAS((unsigned long long*){0}, "
        "(unsigned long long)__double_as_longlong({1}), (unsigned long long)__double_as_longlong({2})))"
    ),
    "other": Text("atomicCAS({0}, {1}, {2})"),
}
"""CUDA's and HIP's."""
atomic_compare_exchange = op(
    "atomic_compare_exchange",
    doc="Write `new` if the element is `expected`, bit by bit; gives what it was. Never fails without a reason.",
    sig=exchange(ATOMIC_NUMBERS, "expected", "new"),
    reference="reference:atomic_compare_exchange",
    spell=Spell(
        cuda=By(
            {
                **EXCHANGES,
                **_halves("{value}(atomicCAS((unsigned short*){0}, {bits}({1}), {bits}({2})))"),
            }
        ),
        hip=By({**EXCHANGES, "f16": BUILT_IN, "bf16": BUILT_IN}),
        metal=By({"i32": REPEATED, "u32": REPEATED, "other": INTEGERS_ONLY}),
        wgsl=By({"i32": REPEATED, "u32": REPEATED, "other": INTEGERS_ONLY}),
        spirv=By({"float": INTEGERS_ONLY, "other": Custom("atomic_compare_exchange")}),
        mlir=Custom("atomic_compare_exchange"),
    ),
    effect="atomic",
    uniform="unit",
)
