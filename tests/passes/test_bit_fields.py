"""Parts of words mean the same after simplification, whatever the shifts and masks, and packing leaves none of both."""

from __future__ import annotations

import itertools
import random

import pytest

from transpile.ir import core
from transpile.ir.host import round_to
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.types import SCALARS
from transpile.ir.values import Constant, Value
from transpile.ops.table import TABLE
from transpile.passes.dead_code import dead_code
from transpile.passes.fold import fold

HEAD = """kernel k(%x: array<{0}>, %y: mut array<{0}>) cube(1, 1, 1) {{
  %p = index %x[0:u32] unchecked
  %a = load %p
"""
TAIL = """  %q = index %y[0:u32] unchecked
  store %q, %{}
}}
"""
ROWS = ("shl_masked", "shr_masked", "bit_and")


def folded(type: str, chain: list[tuple[str, int]]) -> core.Kernel:
    lines = []
    for number, (row, operand) in enumerate(chain):
        before = "a" if number == 0 else f"v{number - 1}"
        lines.append(f"  %v{number}: {type} = {row} %{before}, {operand}:{type}\n")
    text = HEAD.format(type) + "".join(lines) + TAIL.format(f"v{len(chain) - 1}")
    return dead_code(fold(parse_kernel(text)))


def computed(row: str, type: str, *operands: int) -> int:
    fold_row = TABLE[row].fold
    assert fold_row is not None
    found = fold_row(SCALARS[type], *operands)
    assert found is not None
    return int(round_to(SCALARS[type], found))


def value(kernel: core.Kernel, type: str, number: int) -> int:
    """Run what is stored."""
    known: dict[Value, int] = {}
    for op in kernel.body:
        match op:
            case core.Load(result=result):
                known[result] = number
            case core.Apply(op=row, args=args, result=result):
                operands = [int(a.value) if isinstance(a, Constant) else known[a] for a in args]
                known[result] = computed(row, type, *operands)
            case core.Store(value=stored):
                return int(stored.value) if isinstance(stored, Constant) else known[stored]
    raise AssertionError("nothing is stored")


def ops(kernel: core.Kernel) -> list[str]:
    return [op.op for op in kernel.body if isinstance(op, core.Apply)]


@pytest.mark.parametrize("type", ["u32", "u64", "u16", "i32"])
def test_any_chain_means_the_same(type: str) -> None:
    chosen = random.Random(type)
    bits = SCALARS[type].bits
    most = (1 << bits - SCALARS[type].is_signed) - 1
    for rows in itertools.product(ROWS, repeat=3):
        for _ in range(6):
            chain = []
            for row in rows:
                count = chosen.choice([1, 3, bits // 4, bits // 2, bits // 2, bits - 1])
                shape = chosen.choice([most, most >> count, most >> count << count, 0xFF & most])
                chain.append((row, shape if row == "bit_and" else count))
            kernel = folded(type, chain)
            for number in (0, 1, most, chosen.randint(0, most), chosen.randint(0, most)):
                wanted = number
                for row, operand in chain:
                    wanted = computed(row, type, wanted, operand)
                assert value(kernel, type, number) == wanted, print_kernel(kernel)


@pytest.mark.parametrize(
    ("chain", "left"),
    [
        ([("shr_masked", 16), ("shl_masked", 16)], ["bit_and"]),
        ([("shr_masked", 16), ("bit_and", 0xFFFF), ("shl_masked", 16)], ["bit_and"]),
        ([("bit_and", 0xFFFF), ("shl_masked", 16)], ["shl_masked"]),
        ([("bit_and", 0xFFFF0000), ("shr_masked", 16)], ["shr_masked"]),
        ([("shr_masked", 24), ("bit_and", 0xFF)], ["shr_masked"]),
        ([("shl_masked", 16), ("bit_and", 0xFFFF0000)], ["shl_masked"]),
        ([("shr_masked", 8), ("bit_and", 0xFF)], ["shr_masked", "bit_and"]),
        ([("bit_and", 0xFF), ("shl_masked", 16)], ["bit_and", "shl_masked"]),
    ],
)
def test_no_op_is_left_that_does_nothing(chain: list[tuple[str, int]], left: list[str]) -> None:
    assert ops(folded("u32", chain)) == left
