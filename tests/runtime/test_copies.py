"""Handles, devices, clients, graphs and prepared launches, copied and sent to other processes."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from runtime import device
from runtime.devices import Device
from runtime.reference.server import ReferenceServer
from tests.runtime.conformance.kernels import increment


def test_devices_and_clients_go_by_name() -> None:
    cpu = device("cpu")
    for found in (pickle.loads(pickle.dumps(cpu)), copy.deepcopy(cpu)):
        assert found.server is cpu.server
    for client in (pickle.loads(pickle.dumps(cpu.client)), copy.deepcopy(cpu.client)):
        assert client.server is cpu.server
    other = Device("reference", ReferenceServer(4))  # who opens `reference` there gets another
    with pytest.raises(TypeError, match="not opened by its name"):
        pickle.dumps(other.client)


def test_what_belongs_to_a_process_stays_there() -> None:
    client = device("cpu").client
    x = client.create(np.zeros(4, "i4"))
    with client.graph() as graph:
        increment.launch(client, 1, 4, x, x)
    prepared = increment.prepare(client, 1, 4, x, x)
    for held, way_out in ((x, "numpy"), (graph, "record it there"), (prepared, "prepare it there")):
        for take in (pickle.dumps, copy.deepcopy):
            with pytest.raises(TypeError, match=way_out):
                take(held)


def test_a_copy_of_a_handle_is_another_view() -> None:
    client = device("cpu").client
    x = client.create(np.arange(4, dtype="i4"))
    increment.launch(client, 1, 4, x, x)
    y = copy.copy(x)
    client.write(x, np.ones(4, "i4"))
    assert client.read(y).tolist() == [1, 1, 1, 1]


@pytest.mark.parametrize("name", ["shape", "strides", "dtype", "offset", "block", "other"])
def test_a_handle_is_not_changed(name: str) -> None:
    x = device("cpu").client.zeros(4, "i4")
    with pytest.raises(AttributeError, match=r"handle\.view"):
        setattr(x, name, (2, 2))
    assert x.shape == (4,)
