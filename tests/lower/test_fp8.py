"""fp8 by the instructions of CUDA: every code and every f16, where `Capabilities.converts` has the types."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import numpy as np
import pytest
from expand.test_small_floats import codes, decode, encode, expected_codes, samples

from runtime.cuda.compiler import compile_artifact
from runtime.devices import probe
from runtime.protocols import Absent
from tests.lower import emulated
from transpile import ABSOLUTE_POS, Array, Mut, cube, e4m3, e5m2, f16, f32, numpy_dtype, spec
from transpile.config import override
from transpile.ops.capabilities import CUDA, CUDA_CONVERTS
from transpile.protocols import Artifact

F = TypeVar("F")
NEWER = replace(CUDA, profile="sm_90", converts=CUDA_CONVERTS)
TYPES = (e4m3, e5m2)


@cube(launch=True)
def decode_half(x: Array[F], out: Mut[Array[f16]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = f16(x[i])


@cube(launch=True)
def encode_half(x: Array[f16], out: Mut[Array[F]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i]


def cases() -> dict[str, tuple[Any, Any, Any]]:
    """Return kernels, what they read and what they must write."""
    halves = np.arange(1 << 16, dtype="u2").view("f2")
    found: dict[str, tuple[Any, Any, Any]] = {}
    for type in TYPES:
        small = codes(type).view(numpy_dtype(type))
        found[f"decode_{type}"] = decode, small, small.astype("f4")
        found[f"decode_half_{type}"] = decode_half, small, small.astype("f2")
        for kernel, numbers in ((encode, samples()), (encode_half, halves)):
            wanted = expected_codes(type, numbers).view(numpy_dtype(type))
            found[f"{kernel.__name__}_{type}"] = kernel, numbers, wanted
    return found


def check(found: Any, wanted: Any) -> None:
    """Compare numbers and the signs of zeros; a NaN is a NaN."""
    numbers, right = found.astype("f8"), wanted.astype("f8")
    np.testing.assert_array_equal(numbers, right)
    plain = ~np.isnan(right)
    np.testing.assert_array_equal(np.signbit(numbers)[plain], np.signbit(right)[plain])


def artifact(kernel: Any, given: Any, wanted: Any) -> Artifact:
    found = kernel.artifact(NEWER, given, wanted)
    assert isinstance(found, Artifact)
    return found


def test_in_emulation(tmp_path: Path, missing: Callable[[str], NoReturn]) -> None:
    if emulated.compiler() is None:
        missing("no g++")
    all_cases = cases()
    artifacts = {name: artifact(*case) for name, case in all_cases.items()}
    assert all("cvt." in str(one.text) for one in artifacts.values())
    program = emulated.build(artifacts, "cuda", tmp_path)
    for name, (_, given, wanted) in all_cases.items():
        args = (given.view("u1") if given.itemsize == 1 else given, np.zeros_like(wanted))
        out = args[1].view("u1") if wanted.itemsize == 1 else args[1]
        count = -(-len(wanted) // artifacts[name].kernel.units)
        written = emulated.execute(program, name, artifacts[name], (args[0], out), count)[1]
        check(written.view(wanted.dtype), wanted)


@pytest.mark.parametrize("target", ["sm_89", "sm_90a"])
def test_the_compiler_knows_the_instructions(target: str, tmp_path: Path) -> None:
    with override(cache_dir=str(tmp_path)):
        for kernel in (decode_half, encode_half):
            pair = (spec(e5m2, 8), spec(f16, 8))
            text = kernel.artifact(NEWER, *(pair if kernel is decode_half else pair[::-1]))
            assert compile_artifact(text, target).startswith(b"\x7fELF")


def test_older_gpus_compute_with_integers() -> None:
    for kernel, pair in ((decode, (e4m3, f32)), (encode, (f32, e5m2))):
        assert "asm" not in kernel.inspect("cuda", spec(pair[0], 8), spec(pair[1], 8))


@pytest.mark.device
def test_on_a_gpu() -> None:
    found = probe("cuda")
    if isinstance(found, Absent):
        pytest.skip(f"no CUDA device: {found.reason}")
    for kernel, given, wanted in cases().values():
        out = np.zeros_like(wanted)
        kernel.launch(found.client, -(-len(wanted) // 64), 64, given, out)
        check(out, wanted)
