"""What GPUs of smaller compute capabilities lack; the profile is one of 8.0."""

from __future__ import annotations

import pytest

from runtime import ComputeClient
from runtime.cuda.driver import Driver
from runtime.cuda.server import CudaServer
from runtime.devices import Device
from tests.runtime.cuda import fake_driver
from tests.runtime.cuda.fake_driver import Fake
from transpile import Array, Atomic, Mut, bf16, cube, spec


@cube(launch=True)
def adds(out: Mut[Array[Atomic[bf16]]]) -> None:
    out[0].add(1.0)


def test_atomics_of_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {}
    for major, minor in ((6, 1), (7, 5), (8, 0)):
        monkeypatch.setitem(fake_driver.ATTRIBUTES, "COMPUTE_CAPABILITY_MAJOR", major)
        monkeypatch.setitem(fake_driver.ATTRIBUTES, "COMPUTE_CAPABILITY_MINOR", minor)
        client = ComputeClient(Device("cuda", CudaServer(Driver(Fake()), 0)))
        text = str(adds.artifact(client.properties, spec(bf16, 4)).text)
        found[major] = ["atomicAdd(" in text, "__nv_bfloat16* __restrict__ out" in text]
    assert found == {6: [False, False], 7: [False, True], 8: [True, True]}
