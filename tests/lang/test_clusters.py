"""``cluster_dim``: what the decorator takes, what kernels read, eager runs, and which text has clusters."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.runtime.conformance.test_clusters import CASES, FIELDS, clustered, expected
from transpile import (
    CUBE_CLUSTER_DIM,
    CUBE_CLUSTER_DIM_X,
    CUBE_POS,
    CUBE_POS_CLUSTER,
    CUBE_POS_CLUSTER_Y,
    UNIT_POS,
    Array,
    CubeDim,
    CubeLaunchError,
    CubeTypeError,
    Mut,
    SharedMemory,
    comptime,
    cube,
    spec,
    sync_cube,
    target,
    u32,
)
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ops.capabilities import CUDA, PROFILES

HOPPER = replace(CUDA, profile="sm_90", features=CUDA.features | {"clusters"})


@cube
def share(count: Any) -> Any:
    """Return what each cube of a cluster takes: helpers read the kernel's clusters."""
    return count // CUBE_CLUSTER_DIM


@cube(launch=True, cluster_dim=CubeDim(2, 2))
def shares(out: Mut[Array[u32]]) -> None:
    size = comptime(CUBE_CLUSTER_DIM_X * 4)
    slots = SharedMemory[u32](size)
    slots[UNIT_POS] = CUBE_POS_CLUSTER
    sync_cube()
    if "clusters" in target.features:
        out[CUBE_POS] = slots[UNIT_POS] + 100 * share(64)
    else:
        out[CUBE_POS] = CUBE_POS_CLUSTER_Y * 10


def text(capabilities: Any, **options: Any) -> str:
    return str(shares.artifact(capabilities, spec(u32, 64), cube_dim=8, **options).text)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (0, "is a number of cubes, or up to three"),
        (-2, "is a number of cubes, or up to three"),
        (True, "not True"),
        (2.0, "not 2.0"),
        ("2", "not '2'"),
        (None, "not None"),
        ((), r"not \(\)"),
        ((2, 1, 1, 1), "up to three"),
        ((2, "x"), "up to three"),
        (np.array([2, 2]), "up to three"),
        (lambda *_: 2, "is a number of cubes, or up to three"),
        (9, "which are 9 cubes; a cluster has at most 8"),
        ((4, 4), r"is \(4, 4\), which are 16 cubes"),
    ],
)
def test_what_is_no_cluster_is_refused_at_the_function(given: Any, message: str) -> None:
    with pytest.raises(CubeTypeError, match=message) as caught:

        @cube(launch=True, cluster_dim=given)
        def kernel(out: Mut[Array[u32]]) -> None: ...

    assert "test_clusters.py" in str(caught.value)


def test_what_a_function_keeps() -> None:
    sizes = {1: (1, 1, 1), 8: (8, 1, 1), (2, 3): (2, 3, 1), (1, 2, 4): (1, 2, 4)}
    assert all(clustered(given).cluster_dim == size for given, size in sizes.items())
    assert clustered([2, np.int32(2)]).cluster_dim == (2, 2, 1)
    again = cube(launch=True)(shares)
    assert (again.cluster_dim, shares.specialize().cluster_dim) == ((2, 2, 1), (2, 2, 1))
    assert cube(launch=True, cluster_dim=2)(shares).cluster_dim == (2, 1, 1)


@pytest.mark.parametrize(("cluster", "count"), CASES)
def test_eager(cluster: Any, count: tuple[int, ...]) -> None:
    out = np.zeros(int(np.prod(count)) * FIELDS, "u4")
    clustered(cluster).eager(count, 1, 1, out)
    np.testing.assert_array_equal(out, expected(cluster, count, 1))


def test_eager_refuses_parts_of_clusters() -> None:
    with pytest.raises(CubeLaunchError, match="CUBE249"):
        shares.eager((2, 3), 8, np.zeros(64, "u4"))


def test_the_kernel_says_its_clusters() -> None:
    printed = shares.inspect("ir", spec(u32, 64), cube_dim=8)
    assert "cube(8, 1, 1) grid(2) cluster(2, 2, 1)" in printed
    assert print_kernel(parse_kernel(printed)) == printed


def test_hardware_with_clusters_is_told() -> None:
    assert text(HOPPER) == (
        'extern "C" __global__ void __launch_bounds__(8) __cluster_dims__(2, 2, 1) shares(\n'
        "    unsigned int* __restrict__ out,\n"
        "    unsigned int out_length) {\n"
        "    __shared__ unsigned int slots[8];\n"
        "    slots[threadIdx.x] = __clusterRelativeBlockRank();\n"
        "    __syncthreads();\n"
        "    const unsigned int v = blockIdx.y * gridDim.x + blockIdx.x;\n"
        "    if (v < out_length) {\n"
        "        out[v] = slots[threadIdx.x] + 1600u;\n"
        "    }\n"
        "}\n"
    )


@pytest.mark.parametrize("name", [name for name in PROFILES if name != "reference"])
def test_hardware_without_clusters_is_not_told(name: str) -> None:
    if name == "spirv":
        return  # no text; its kernel is like the others'
    found = text(PROFILES[name])
    assert not re.search("(?i)cluster", found)
    assert "% 2" in found or "remui" in found
    artifact = shares.artifact(PROFILES[name], spec(u32, 64), cube_dim=8)
    assert artifact.kernel.cluster_dim == (1, 1, 1)
