"""Clusters through the driver: what it is told of them, and what a GPU that has them says of each cube's place."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any

import numpy as np
import pytest

from runtime.client import ComputeClient
from runtime.cuda.driver import Driver
from runtime.cuda.server import CudaServer
from runtime.devices import Device, probe
from runtime.protocols import Absent
from tests.runtime.conformance.test_clusters import CASES, FIELDS, clustered, expected
from tests.runtime.cuda import fake_driver
from tests.runtime.cuda.fake_driver import Fake
from transpile import CUBE_POS, Array, CubeLaunchError, Mut, cube, spec, target, u32
from transpile.config import override


@pytest.fixture(autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with override(cache_dir=str(tmp_path_factory.getbasetemp() / "cuda-cache")):
        yield


@cube(launch=True, cluster_dim=2)
def has_clusters(out: Mut[Array[u32]]) -> None:
    out[CUBE_POS] = 1 if "clusters" in target.features else 2


def server(fake: Fake) -> ComputeClient:
    return ComputeClient(Device("cuda", CudaServer(Driver(fake), 0)))


def test_older_gpus_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {}
    for major, minor in ((8, 0), (8, 9), (9, 0), (12, 0)):
        monkeypatch.setitem(fake_driver.ATTRIBUTES, "COMPUTE_CAPABILITY_MAJOR", major)
        monkeypatch.setitem(fake_driver.ATTRIBUTES, "COMPUTE_CAPABILITY_MINOR", minor)
        properties = server(Fake()).properties
        text = str(has_clusters.artifact(properties, spec(u32, 4), cube_dim=1).text)
        found[major, minor] = ("__cluster_dims__(2, 1, 1)" in text, "= 1u;" in text)
    assert found == {(8, 0): (False,) * 2, (8, 9): (False,) * 2, (9, 0): (True,) * 2, (12, 0): (True,) * 2}  # fmt: skip


def test_the_driver_gets_whole_clusters() -> None:
    fake = Fake()
    client = server(fake)
    kernel, out = clustered((2, 1, 2)), client.zeros(36 * FIELDS, u32)
    with override(max_cube_count=5):
        bound = kernel.prepare(client, (6, 3, 2), 1, 1, out)
        for _ in range(3):
            bound()
        for _ in range(4):
            kernel.launch(client, (6, 3, 2), 1, 1, out)
        with client.graph() as graph:
            kernel.launch(client, (6, 3, 2), 1, 1, out)
        graph.replay()
    grids = {launch.count for launch in fake.launches}
    assert grids == {(4, 5, 2)}
    kernel.launch(client, (6, 3, 2), 1, 1, out)
    assert fake.launches[-1].count == (6, 3, 2)
    before = len(fake.launches)
    for count in ((5, 3, 2), (6, 3, 1)):
        with pytest.raises(CubeLaunchError, match="CUBE249"):
            kernel.launch(client, count, 1, 1, out)
    assert len(fake.launches) == before


@pytest.fixture(scope="module")
def gpu() -> ComputeClient:
    found = probe("cuda")
    if isinstance(found, Absent):
        pytest.skip(f"no CUDA device: {found.reason}")
    return found.client


@pytest.mark.device
@pytest.mark.parametrize(("cluster", "count"), CASES)
def test_the_hardware_says_the_same(
    gpu: ComputeClient, cluster: Any, count: tuple[int, ...]
) -> None:
    kernel, size = clustered(cluster), prod(count) * FIELDS
    text = str(kernel.artifact(gpu.properties, 1, spec(u32, size), cube_dim=1).text)
    assert ("__cluster_dims__" in text) == ("clusters" in gpu.properties.features)
    out = gpu.zeros(size, u32)
    kernel.launch(gpu, count, 1, 1, out)
    with gpu.graph() as graph:
        kernel.launch(gpu, count, 1, 1, out)
        kernel.launch(gpu, count, 1, 1, out)
    for _ in range(3):
        graph.replay()
    for _ in range(5):
        kernel.launch(gpu, count, 1, 1, out)
    np.testing.assert_array_equal(gpu.read(out), expected(cluster, count, 12))


@pytest.mark.device
def test_large_clusters_of_large_cubes(gpu: ComputeClient) -> None:
    kernel, count = clustered((2, 4)), (128, 64)
    out = gpu.zeros(prod(count) * FIELDS, u32)
    kernel.launch(gpu, count, 1024, 0, out)
    found = gpu.read(out)
    np.testing.assert_array_equal(found, expected((2, 4), count, 0))
