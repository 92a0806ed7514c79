"""Uses of values with objects of every kind: it works, or the error is at the user's line, in the user's words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from transpile import CubeError, i32, spec

OBJECTS = (
    "'abc'", "b'ab'", "None", "[1, 2]", "{1: 2}", "{1}", "(1, 2)", "()", "x", "x[0:2]", "x[0] > 0", "x[0]", "len",
    "(lambda q: q)", "f32", "i32", "ABSOLUTE_POS", "target", "object", "SharedMemory[f32]", "SharedMemory",
    "Tensor[f32]", "range(3)", "unroll(range(2))", "zip((1, 2), (3, 4))", "Vector[i32, 2](1, 2)", "Vector[f32, 2]",
    "(1 + 2j)", "...", "sqrt", "comptime", "(q for q in (1, 2))", "10**30", "-1", "0", "True", "1.5", "float('nan')",
)  # fmt: skip
USES = (
    "a = x[0] + {}", "a = {} * x[0]", "a = x[0] / {}", "a = x[0] // {}", "a = x[0] ** {}", "a = x[0] << {}",
    "a = x[0] & {}", "a = x[0] @ {}", "a = x[0] < {}", "a = {} == x[0]", "a = 0 < x[0] < {}", "a = -{}", "a = ~{}",
    "a = not {}", "a = x[0] > 0 and {}", "a = x[0] or {}", "a = x[0] if {} else 1", "a = x[0] if x[1] > 0 else {}",
    "a = x[0] in {}", "a = {} in (1, 2)", "if {}:\n    pass", "if x[0] > 0:\n    pass\nelif {}:\n    pass",
    "while {}:\n    break", "assert {}", "for q in {}:\n    pass", "for q, r in {}:\n    pass",
    "for q in unroll({}):\n    pass",
    "a = [q for q in {}]", "a, b = {}", "a, *b = {}", "a = x[{}]", "a = x[{}:3]", "a = x[0:{}]", "a = x[{}, 1]",
    "a = {}[0]", "a = {}[x[0]]", "a = {}\na[0] = x[0]", "del {}[0]", "a = {}.shape", "a = {}.dtype",
    "out[0] = {}", "out[{}] = 1", "out[0] += {}", "v = x[0]\nfor i in range(2):\n    v = {}",
    "v = {}\nif x[0] > 0:\n    v = x[0]",
    "v: i32 = {}", "a = {}(x[0])", "a = {}()", "a = sqrt({})", "a = i32({})", "a = f32({})", "a = min(x[0], {})",
    "a = max({})", "a = sum({})", "a = any({})", "a = len({})", "a = abs({})", "a = round({})", "a = int({})",
    "a = bool({})", "a = str({})", "a = f'{{{}}}'", "print({})", "a = range({})", "for i in range(0, 4, {}):\n    pass",
    "a = select({}, 1, 2)", "a = select(x[0] > 1, x[0], {})", "a = Vector[i32, 2]({})", "a = bitcast({}, f32)",
    "a = bitcast(x[0], {})", "a = max_value({})", "a = comptime({})", "static_assert({}, 'text')",
    "a = SharedMemory[i32]({})",
    "a = LocalArray[i32](2, {})", "a = x.shape({})", "a = x.len({})", "a = enumerate({})", "a = zip({}, (1, 2))",
    "a = reversed({})", "a = sorted({})", "a = list({})", "a = dict({})", "a = isinstance({}, int)",
    "a = divmod(x[0], {})",
    "a = identity({})", "a = first({})", "a = typed({})", "a = known({})", "a = element({})",
    "a = choose({}, x[0] > 0)",
)  # fmt: skip
HELPERS = """
def identity(value):
    return value

def first(value):
    for item in value:
        return item

@cube
def typed(value: i32) -> i32:
    return value + 1

@cube
def known(value: Comptime[int]) -> i32:
    return i32(value)

@cube
def element(memory: Array[i32]) -> i32:
    return memory[0]

def choose(value, test):
    if test:
        return value
    return 1
"""
INTERNAL = re.compile(
    r"\b(Value|VectorVariable|Container|AtomicElement|Region(List|Dict|Set)|Outside\w+|Comptime(Int|Float)|Capabilities"
    r"|LocalMemory|MemoryAnnotation|VectorAnnotation|Slot|Inplace|AssertionError|cx)\b| at 0x"
)


@pytest.mark.filterwarnings("ignore::SyntaxWarning")
@pytest.mark.parametrize("use", USES)
def test_wrong_objects(use: str, build: Callable[..., Any]) -> None:
    for each in OBJECTS:
        body = use.format(each) + "\nout[0] = 1"
        try:
            kernel = build(body, HELPERS)
        except SyntaxError:  # Python's own: `del 10**30[0]`, a quote in an f-string
            continue
        found = refusal(kernel)
        if found is not None:
            span = found.diagnostic.span
            assert span is not None, body
            assert span.line > 0, f"{body}\n{found}"
            assert not INTERNAL.search(str(found)), f"{body}\n{found}"


def refusal(kernel: Any) -> CubeError | None:
    try:
        kernel.inspect("ir", spec(i32, 8), spec(i32, 8))
    except CubeError as error:
        return error
    return None
