"""Conversions between every two scalar types, against exact rounding on the host."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from tests.lower.spirv.conftest import Run
from tests.lower.spirv.test_rows import numbers
from transpile.ir.host import numpy_dtype, round_to
from transpile.ir.types import SCALARS

TYPES = [name for name in SCALARS if name != "index"]

EDGES = [127.5, 128.0, -128.9, -129.0, 255.9, 256.0, 32767.9, 65504.0, -0.9, 2147483520.0, 2147483648.0,
         -2147483648.0, 4294967040.0, 4294967296.0, 9.2233715e18, 9.223372036854775807e18, -9.223372036854775808e18,
         1.8446743e19, 1.8446744073709551616e19, 1e30, -1e30, 1.00390625, 1.01171875, 3.3895e38]  # fmt: skip


def samples(name: str) -> list[bool | int | float]:
    type = SCALARS[name]
    found = numbers(type)
    if type.is_float:
        found += [round_to(type, x) for x in EDGES]
    return found


def kernel(source: str, targets: list[str], width: int) -> str:
    def element(name: str) -> str:
        return name if width == 1 else f"vec<{name}, {width}>"

    outs = ", ".join(f"%to_{name}: mut array<{element(name)}>" for name in targets)
    lines = [
        f"kernel casts(%x: array<{element(source)}>, {outs}) cube(1, 1, 1) {{",
        "    %i: u32 = absolute_pos_x",
        "    %p = index %x[%i] unchecked",
        "    %v = load %p",
    ]
    for name in targets:
        lines += [
            f"    %c_{name}: {element(name)} = cast %v",
            f"    %q_{name} = index %to_{name}[%i] unchecked",
            f"    store %q_{name}, %c_{name}",
        ]
    return "\n".join([*lines, "}"])


@pytest.mark.parametrize("width", [1, 4])
@pytest.mark.parametrize("source", TYPES)
def test_casts(run: Run, source: str, width: int) -> None:
    values = samples(source)
    values += values[: -len(values) % width]
    targets = [name for name in TYPES if name != source]
    x = np.array(values, numpy_dtype(SCALARS[source]))
    outs = [np.zeros(len(values), numpy_dtype(SCALARS[name])) for name in targets]
    _, *found = run(kernel(source, targets, width), x, *outs, count=len(values) // width)
    wrong = []
    for name, out in zip(targets, found, strict=True):
        for value, got in zip(values, out.tolist(), strict=True):
            wanted = round_to(SCALARS[name], value)
            nan = isinstance(wanted, float) and math.isnan(wanted)
            if not (math.isnan(got) if nan else got == wanted):
                wrong.append(f"{name}({source}({value})) = {got}, not {wanted}")
    assert not wrong, "\n".join(wrong)


def test_bitcasts(run: Run) -> None:
    pairs = [
        ("f32", "u32"),
        ("i32", "f32"),
        ("f64", "u64"),
        ("f16", "u16"),
        ("bf16", "i16"),
        ("u8", "i8"),
    ]
    for source, target in itertools.chain(pairs, [(b, a) for a, b in pairs]):
        text = kernel(source, [target], 1).replace("= cast", "= bitcast")
        random = np.random.default_rng(1)
        old, new = numpy_dtype(SCALARS[source]), numpy_dtype(SCALARS[target])
        x = np.frombuffer(random.bytes(16 * old.itemsize), old)
        _, found = run(text, x, np.zeros(16, new), count=16)
        assert found.tobytes() == x.tobytes()
