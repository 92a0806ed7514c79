"""The text of a module: names, literals and lines. Golden files hold whole texts; SPIRV-Tools reads them back."""

from __future__ import annotations

import math
import pickle
from pathlib import Path

import pytest

from tests.lower.spirv.conftest import Lower
from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.ir.types import SCALARS
from transpile.lower.spirv import disassemble, lower
from transpile.lower.spirv.disassemble import _float_text
from transpile.lower.spirv.emitter import constant_bits
from transpile.testing.golden import FILES, Golden

CASES = Path(__file__).parents[1] / "cases"
KEPT = [
    "atomics", "guards", "loops", "numbers", "partial_planes", "places", "planes", "row_sum", "saxpy",
    "vector_arithmetic", "vectors",
]  # fmt: skip
"""Cases of the text writers within what Vulkan has: vectors of 4 lanes, shared memory of a fixed size."""


def case_text(case: str) -> str:
    return (CASES / f"{case}.ir").read_text()


@pytest.mark.parametrize("case", KEPT)
def test_texts_are_golden(case: str, lowered: Lower, golden: Golden) -> None:
    artifact = lowered(case_text(case))
    assert isinstance(artifact.text, bytes)
    golden.text(golden.folder / "lower" / case / FILES["spirv"], disassemble(artifact.text))


CONSTANTS = """
kernel constants(%a: mut array<f16>, %b: mut array<f32>, %c: mut array<f64>,
                 %d: mut array<i64>, %e: mut array<i8>) cube(1, 1, 1) {{
    %pa = index %a[0:u32] unchecked
    store %pa, {f}:f16
    %pb = index %b[0:u32] unchecked
    store %pb, {f}:f32
    %pc = index %c[0:u32] unchecked
    store %pc, {f}:f64
    %pd = index %d[0:u32] unchecked
    store %pd, {l}:i64
    %pe = index %e[0:u32] unchecked
    store %pe, {n}:i8
}}
"""


@pytest.mark.parametrize(
    ("number", "long", "narrow"),
    [("0.1", -1, -128), ("-0.0", 2**63 - 1, 127), ("nan", -(2**63), -1), ("inf", 2**32, 0),
     ("-inf", -(2**32), 5), ("65504.0", 1, 1), ("6e-08", 0, -7), ("1e+20", 7, 7), ("-100.0", 7, 7)],
)  # fmt: skip
def test_constants_survive_the_assembler(
    number: str, long: int, narrow: int, lowered: Lower
) -> None:
    artifact = lowered(CONSTANTS.format(f=number, l=long, n=narrow))
    assert isinstance(artifact.text, bytes)


@pytest.mark.parametrize("name", ["f16", "f32", "f64"])
def test_literals_are_short_and_exact(name: str) -> None:
    type = SCALARS[name]

    def text(value: float) -> str:
        words = constant_bits(type, value)
        return _float_text(words[0] | (words[1] << 32 if len(words) > 1 else 0), type.bits)

    assert [text(x) for x in (0.0, -0.0, 1.0, 0.5, -100.0, 1024.0)] == [
        "0",
        "-0",
        "1",
        "0.5",
        "-100",
        "1024",
    ]
    assert text(math.inf) == f"0x1p+{ {16: 16, 32: 128, 64: 1024}[type.bits] }"
    assert text(math.nan) == f"0x1.8p+{ {16: 16, 32: 128, 64: 1024}[type.bits] }"


CLASH = """
kernel clash(%x: mut array<f32>, %f32: u32) cube(1, 1, 1) {
    %u32 = index %x[%f32] unchecked
    %x.1 = load %u32
    %x.2: f32 = add %x.1, 1.0:f32
    store %u32, %x.2
}
"""


def test_user_names_come_first_and_stay_apart(lowered: Lower) -> None:
    artifact = lowered(CLASH)
    assert isinstance(artifact.text, bytes)
    text = disassemble(artifact.text)
    assert "%f32 = OpLoad %u32 " in text
    assert "%f32_1 = OpTypeFloat 32" in text
    assert "%x_2 = OpFAdd %f32_1 %x_1 %f32_1_1" in text


def test_lines_say_where_code_comes_from() -> None:
    kernel = parse_kernel(case_text("loops"))
    number = 0

    def mark(region: core.Region) -> None:
        nonlocal number
        for op in region:
            number += 1
            op.span = Span("k.py", number, 0, number, 1)
            for name in op.REGIONS:
                mark(getattr(op, name))

    mark(kernel.body)
    artifact = pickle.loads(pickle.dumps(lower(kernel).lines))
    module = lower(kernel).text
    assert isinstance(module, bytes)
    text = disassemble(module).splitlines()
    shown = {span.line: [text[line - 1].strip()] for line, span in artifact.items()}
    for line, span in artifact.items():
        shown[span.line].append(text[line - 1].strip())
    multiply = next(
        op for op in core_ops(kernel.body) if isinstance(op, core.Apply) and op.op == "neg"
    )
    assert multiply.span is not None
    assert any("OpSNegate" in line for line in shown[multiply.span.line])
    assert text[min(artifact) - 1].strip() == "OpStore %sum %i32_0"
    assert max(artifact) == len(text) - 1 or text[max(artifact) - 1] == "OpFunctionEnd"


def core_ops(region: core.Region) -> list[core.Op]:
    return [
        inner
        for op in region
        for inner in (op, *(o for name in op.REGIONS for o in core_ops(getattr(op, name))))
    ]


def test_the_same_kernel_gives_the_same_bytes() -> None:
    text = case_text("row_sum")
    assert lower(parse_kernel(text)).text == lower(parse_kernel(text)).text


def test_other_bytes_are_refused() -> None:
    with pytest.raises(ValueError, match="not a SPIR-V module"):
        disassemble(bytes(40))
