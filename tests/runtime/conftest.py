"""The devices ``hip`` and ``metal`` for tests: the real ones where they are, else stand-ins that run kernels by g++.

AMD's libraries are played by `tests/runtime/hip/stub.cpp`, PyObjC by `tests/runtime/metal/fake`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest

from runtime import devices
from runtime.hip.driver import open_driver
from runtime.hip.server import HipServer
from runtime.metal.server import open_server as open_metal
from tests.runtime.hip import stub

FAKE_METAL = str(Path(__file__).parent / "metal" / "fake")


@pytest.fixture(scope="session")
def rocm(tmp_path_factory: pytest.TempPathFactory, missing: Callable[[str], NoReturn]) -> Path:
    """The folder of the stand-in for ROCm."""
    if not stub.has_compiler():
        missing("g++, which builds the stand-in for AMD's libraries, is not here")
    return stub.build(tmp_path_factory.mktemp("rocm") / "rocm")


@pytest.fixture(scope="session")
def stub_device(rocm: Path) -> devices.Device:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ROCM_PATH", str(rocm))
        return devices.Device("hip", HipServer(open_driver(), 0))


@pytest.fixture
def hip_device(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[devices.Device]:
    """The device ``hip``, here and in processes that a test starts; afterwards it is as absent as before."""
    found = devices.probe("hip")
    if isinstance(found, devices.Device):
        yield found
        return
    monkeypatch.setenv("ROCM_PATH", str(request.getfixturevalue("rocm")))
    with lent(request.getfixturevalue("stub_device")) as found:
        yield found


@pytest.fixture(scope="session")
def fake_device(missing: Callable[[str], NoReturn]) -> devices.Device:
    if not stub.has_compiler():
        missing("g++, which compiles kernels for the stand-in for Metal, is not here")
    with pyobjc():
        return devices.Device("metal", open_metal(0))


@pytest.fixture
def metal_device(request: pytest.FixtureRequest) -> Iterator[devices.Device]:
    """The device ``metal``, here and in processes that a test starts; afterwards it is as absent as before."""
    found = devices.probe("metal")
    if isinstance(found, devices.Device):
        yield found
        return
    found = request.getfixturevalue("fake_device")
    with pyobjc(), lent(found):  # child processes get this one's path
        yield found


@contextmanager
def pyobjc() -> Iterator[None]:
    """Let ``import Metal`` find the stand-in in the block."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(FAKE_METAL)
        try:
            yield
        finally:
            for name in ("Metal", "objc"):
                sys.modules.pop(name, None)


@contextmanager
def lent(found: devices.Device) -> Iterator[devices.Device]:
    """Let a device be there for the block."""
    devices._open[found.name] = found
    try:
        yield found
    finally:
        for key in [key for key, one in devices._open.items() if one.name == found.name]:
            del devices._open[key]
