"""A device that faults: everything on it is lost, and a new one can be opened in the same process; not on CUDA."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from runtime import ComputeClient

ROOT = Path(__file__).parents[3]
LOSE = {
    "vulkan": """
functions = client.server.device.functions
functions.vkQueueSubmit = lambda *_: -4
""",
    "webgpu": """
client.server.device.native.destroy()
""",
}
PROGRAM = """
import numpy as np
from runtime import device
from tests.runtime.conformance.kernels import saxpy
from transpile import CubeLaunchError, DeviceLost

client = device({name!r}).client
x, y = client.create(np.ones(16, "f4")), client.create(np.ones(16, "f4"))
site = saxpy[1, 16]
for _ in range(4):
    site(1.0, x, y)
client.sync()
{lose}
def use():
    saxpy.launch(client, 1, 16, 1.0, x, y)
    client.read(y)

def make():
    client.create(np.ones(4, "f4"))

for attempt in (use, use, lambda: site(1.0, x, y), lambda: client.read(x), make, client.sync):
    try:
        attempt()
    except DeviceLost as error:
        print(error.diagnostic.code, "runtime.device" in str(error))
    else:
        print("data")
again = device({name!r}).client
print(again is not client)
x2, y2 = again.create(np.ones(16, "f4")), again.create(np.ones(16, "f4"))
site(1.0, x2, y2)
for _ in range(3):
    site(1.0, x2, y2)
saxpy.launch(again, 1, 16, 1.0, x2, y2)
print(again.read(y2).tolist() == [6.0] * 16)
try:
    saxpy.launch(again, 1, 16, 1.0, x2, y)
except CubeLaunchError as error:
    print(error.diagnostic.code)
print(device({name!r}).client is again)
del x, y, client
print(again.read(x2).sum())
"""


@pytest.mark.parametrize("where", LOSE, indirect=True)
def test_a_lost_device_can_be_opened_again(client: ComputeClient, where: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(name=where, lose=LOSE[where])],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    expected = ["CUBE240 True"] * 6 + ["True", "True", "CUBE207", "True", "16.0"]
    assert done.stdout.splitlines() == expected, done.stderr
    assert done.returncode == 0
