"""Generic passes keep what a kernel does, for random kernels under the reference interpreter."""

from __future__ import annotations

import numpy
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans

from runtime.reference.interpret import interpret
from tests.ir.random_kernels import LENGTH, kernels
from transpile.ir import core
from transpile.ir.printer import print_kernel
from transpile.ir.verify import verify
from transpile.ops.table import TABLE
from transpile.passes.cse import cse
from transpile.passes.dead_code import dead_code
from transpile.passes.dead_stores import dead_stores
from transpile.passes.fold import fold
from transpile.passes.merge_slots import merge_slots
from transpile.passes.nan_branches import nan_branches
from transpile.passes.opaque import opaque
from transpile.passes.own_stores import own_stores
from transpile.passes.plain_slots import plain_slots
from transpile.passes.rebuild import clone
from transpile.passes.structure import structure


def outputs(kernel: core.Kernel) -> list[numpy.ndarray]:
    ints = numpy.array([3, -1, 0, 7, 2**31 - 1, -(2**31), 5, 40], numpy.int32)
    floats = numpy.array([0.5, -0.0, 3.25, numpy.inf, -1e30, 7.0, -2.5, 1e-40], numpy.float32)
    small = numpy.arange(250, 250 + LENGTH, dtype=numpy.int64).astype(numpy.uint8)
    interpret(kernel, (1, 1, 1), [ints, floats, small, numpy.int32(-3), numpy.float32(2.5)])
    return [ints, floats, small]


def check(before: core.Kernel, after: core.Kernel) -> None:
    verify(after, TABLE)
    for old, new in zip(outputs(before), outputs(after), strict=True):
        # Bits, so that zeros of two signs differ; NaN equals NaN whatever its payload.
        same = (old == new) & (numpy.signbit(old) == numpy.signbit(new)) | (old != old) & (
            new != new
        )
        assert same.all(), f"{old}\n{new}\n{print_kernel(before)}\n{print_kernel(after)}"


@given(kernels())
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
def test_generic_passes_keep_the_meaning(kernel: core.Kernel) -> None:
    text = print_kernel(kernel)
    folded = fold(kernel)
    check(kernel, folded)
    check(kernel, cse(kernel))
    check(kernel, dead_code(kernel))
    clean = dead_code(cse(folded))
    check(kernel, clean)
    assert print_kernel(kernel) == text
    again = dead_code(cse(fold(clean)))
    check(kernel, again)


@given(kernels(), booleans())
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_passes_over_variables_keep_the_meaning(kernel: core.Kernel, has_break: bool) -> None:
    changed = dead_code(cse(fold(kernel)))
    for change in (
        lambda kernel: structure(kernel, has_break=has_break),
        own_stores,
        dead_stores,
        plain_slots,
        merge_slots,
        lambda kernel: dead_code(cse(fold(kernel))),
        nan_branches,
        opaque,
    ):
        changed = change(changed)
        check(kernel, changed)


@given(kernels())
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_clone_prints_alike_and_shares_nothing(kernel: core.Kernel) -> None:
    body, mapping = clone(kernel.body, {})
    twin = core.Kernel(kernel.name, kernel.parameters, body)
    verify(twin, TABLE)
    assert print_kernel(twin) == print_kernel(kernel)
    assert not set(mapping) & set(mapping.values())
