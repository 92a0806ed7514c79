"""Kernels as deep as Python compiles them: nested suites, sums, chains of `elif`."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from runtime import device
from runtime.cpu.toolchain import Target, lower_to_llvm
from transpile import cube, spec
from transpile.diagnose.depth import ROOM, deep
from transpile.ir.types import i32

HEAD = "def kernel(x: Array[i32], out: Mut[Array[i32]]):\n    i = UNIT_POS\n"
STAGES = ("ir", "cuda", "hip", "metal", "wgsl", "spirv", "mlir")


def made(body: str) -> Any:
    return cube.from_source("from transpile import *\n" + HEAD + body, launch=True)


def nested(depth: int) -> str:
    heads = "".join("    " + " " * level + f"if x[i] >= {level}:\n" for level in range(depth))
    return heads + "    " + " " * depth + "out[i] = x[i]\n"


def run(kernel: Any, *values: int) -> list[int]:
    out = np.full(len(values), -1, np.int32)
    kernel.eager(1, len(values), np.array(values, np.int32), out)
    return out.tolist()


@pytest.mark.parametrize("depth", [20, 21, 60, 95])
def test_nested_ifs(depth: int) -> None:
    kernel = made(nested(depth))
    assert run(kernel, depth - 2, depth - 1, depth) == [-1, depth - 1, depth]
    assert f"{depth - 1}" in kernel.inspect("cuda", spec(i32, 4), spec(i32, 4), cube_dim=4)


def test_every_kind_of_suite_in_deep_ones() -> None:
    pad = "    " + " " * 25
    body = "".join("    " + " " * level + f"if x[i] >= {level}:\n" for level in range(25))
    body += (
        f"{pad}total = 0\n"
        f"{pad}for j in range(x[i]):\n"
        f"{pad} if j == 3:\n"
        f"{pad}  continue\n"
        f"{pad} elif j == 28:\n"
        f"{pad}  break\n"
        f"{pad} total += j\n"
        f"{pad}else:\n"
        f"{pad} total += 1000\n"
        f"{pad}match x[i]:\n"
        f"{pad} case 26:\n"
        f"{pad}  total += 100_000\n"
        f"{pad} case other if other > 30:\n"
        f"{pad}  total += other * 1_000_000\n"
        f"{pad} case _:\n"
        f"{pad}  while total > 2000:\n"
        f"{pad}   total -= 1\n"
        f"{pad}out[i] = total\n"
    )
    kernel = made(body)

    def expected(value: int) -> int:
        if value < 25 - 1:
            return -1
        total = 0
        for j in range(value):
            if j == 3:
                continue
            if j == 28:
                break
            total += j
        else:
            total += 1000
        match value:
            case 26:
                total += 100_000
            case other if other > 30:
                total += other * 1_000_000
        return total

    values = (3, 24, 26, 27, 31)
    assert run(kernel, *values) == [expected(value) for value in values]


def test_an_error_in_a_deep_suite_is_at_its_line() -> None:
    kernel = made(nested(40).replace("out[i] = x[i]", "out[i] = unknown"))
    with pytest.raises(Exception, match=r"unknown") as caught:
        kernel.inspect("ir", spec(i32, 4), spec(i32, 4), cube_dim=4)
    assert caught.value.diagnostic.span.line == 44


def test_a_sum_of_two_thousand_terms() -> None:
    kernel = made("    v = x[i]\n    w = x[0]\n    out[i] = v" + " + w - v" * 1000 + "\n")
    for stage in STAGES:
        assert kernel.inspect(stage, spec(i32, 4), spec(i32, 4), cube_dim=4)
    assert run(kernel, 2, 3) == [2, 3 - 1000]


def chained(length: int) -> str:
    chain = "".join(f"    elif x[i] == {n}:\n        out[i] = {n + 1}\n" for n in range(1, length))
    return "    if x[i] == 0:\n        out[i] = 1\n" + chain


def matched(length: int) -> str:
    cases = "".join(f"        case {n}:\n            out[i] = {n + 1}\n" for n in range(length))
    return "    match x[i]:\n" + cases


def test_a_chain_of_a_thousand_elifs() -> None:
    kernel = made(chained(1000))
    assert run(kernel, 0, 1, 999, 1000) == [1, 2, 1000, -1]
    assert "== 999" in kernel.inspect("cuda", spec(i32, 4), spec(i32, 4), cube_dim=4)
    for name in ("reference", "cpu"):
        out = np.zeros(4, np.int32)
        kernel.launch(device(name).client, 1, 4, np.array([0, 998, 999, 1000], np.int32), out)
        assert out.tolist() == [1, 999, 1000, 0], name


@pytest.mark.parametrize("body", [chained, matched])
def test_long_chains_take_compilers_no_square_of_their_length(body: Callable[[int], str]) -> None:
    """LLVM goes back along the masks of a chain for each of its conditions, and MLIR along its blocks."""
    target = Target()

    def seconds(length: int) -> float:
        text = made(body(length)).inspect("mlir", spec(i32, 4), spec(i32, 4), cube_dim=4)
        start = time.process_time()
        target.object_code(lower_to_llvm(text))
        return time.process_time() - start

    seconds(10)
    short = seconds(80)
    assert seconds(320) < 8 * short


def test_the_limit_is_put_back() -> None:
    before = sys.getrecursionlimit()
    inside, leave = threading.Event(), threading.Event()

    def other() -> None:
        with deep(None, "other"):
            inside.set()
            leave.wait(10)

    thread = threading.Thread(target=other)
    with deep(None, "kernel"):
        thread.start()
        assert inside.wait(10)
    assert sys.getrecursionlimit() == max(before, ROOM)
    leave.set()
    thread.join()
    assert sys.getrecursionlimit() == before
