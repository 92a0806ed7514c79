"""The golden files of the corpus: every kernel of these modules, with its ``ARGS`` and ``OPTIONS``, at every stage."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.kernels.test_corpus import MODULES, load
from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, spec
from transpile.ops.capabilities import CUDA
from transpile.testing import Golden

CUDA_CLUSTERS = replace(CUDA, profile="sm_90", features=CUDA.features | {"clusters"})
KERNELS = [
    pytest.param(stem, name, id=name)
    for stem in MODULES
    for name in getattr(load(stem), "ARGS", {})
]


@pytest.mark.parametrize(("stem", "name"), KERNELS)
def test_golden(stem: str, name: str, golden: Golden) -> None:
    module = load(stem)
    options = getattr(module, "OPTIONS", {}).get(name, {})
    golden(getattr(module, name), module.ARGS[name], area="kernels", **options)


def test_folded(golden: Golden) -> None:
    """The form for grids that are larger than a device counts: every position is found anew."""
    module = load("tiled_matmul")
    options = module.OPTIONS["tiled_matmul"] | {"folded": True}
    targets = ("cuda", "hip", "metal", "wgsl", "spirv", "mlir")
    args = module.ARGS["tiled_matmul"]
    golden(module.tiled_matmul, args, area="folded", targets=targets, **options)


@pytest.mark.parametrize("folded", [False, True])
def test_clusters(golden: Golden, folded: bool) -> None:
    """The form for hardware that has clusters; those of a folded grid stay together."""
    module = load("clusters")
    made = module.shared_row_sum.artifact(
        CUDA_CLUSTERS, *module.ARGS["shared_row_sum"], cube_dim=128, folded=folded
    )
    name = "folded_row_sum" if folded else "shared_row_sum"
    golden.text(golden.folder / "clusters" / name / "cuda.cu", str(made.text))


@cube(launch=True)
def noted_roots(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        assert x[i] >= 0.0, f"the root of {x[i]}, which is x[{i}]"
        if x[i] > 1e6:
            print("large:", i, x[i])
        out[i] = x[i] ** 0.5


def test_notes(golden: Golden) -> None:
    """An assert and a print: the buffer of notes, or a call of the host on the CPU."""
    golden(noted_roots, (spec(f32, 99), spec(f32, 99)), area="notes", name="roots", cube_dim=64)


def test_validated(golden: Golden) -> None:
    """Accesses out of bounds are noted, shared memory is poisoned until it is written."""
    module = load("row_sum")
    targets = ("cuda", "hip", "metal", "wgsl", "spirv", "mlir")
    args = module.ARGS["row_sum_tree"]
    golden(module.row_sum_tree, args, area="validated", targets=targets, cube_dim=4, validate=True)


def test_every_module_has_kernels() -> None:
    assert [stem for stem in MODULES if not getattr(load(stem), "ARGS", {})] == []
    assert len(KERNELS) >= 90
