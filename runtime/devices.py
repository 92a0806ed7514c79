"""Devices by name: which are here, which is the default, and why the others are not.

    device("cpu")          the CPU
    device("cuda:1")       the second NVIDIA GPU
    device()               the setting `device`, else the first that is here of cuda, hip, metal, vulkan, webgpu, cpu

``reference``, the interpreter, is never a default. A back end's package is imported only when its device is asked for.
A device that faulted is opened anew when it is asked for again, where that can be; handles of before stay lost.
"""

from __future__ import annotations

import glob
import importlib
import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NoReturn

from runtime import defaults
from runtime.protocols import Absent, Server
from transpile.diagnose import given
from transpile.diagnose.errors.device import DeviceFault
from transpile.diagnose.errors.launch import AbsentDevice, NoDevice, UnknownDevice
from transpile.diagnose.log import log
from transpile.forks import BUILDING
from transpile.ops.capabilities import Capabilities

if TYPE_CHECKING:
    from runtime.client import ComputeClient

DEFAULT_ORDER = ("cuda", "hip", "metal", "vulkan", "webgpu", "cpu")
KNOWN = (*DEFAULT_ORDER, "reference")
MAY_BE_SOFTWARE = ("vulkan", "webgpu")
"""Back ends that a CPU can serve too, which the device ``cpu`` does better."""
GPU_NODES = ("/dev/dri/renderD*", "/dev/nvidia[0-9]*", "/dev/kfd", "/dev/dxg", "/dev/mali*")
"""What a process on Linux must see of a GPU."""

TITLES = {
    "cuda": "NVIDIA GPUs, CUDA C++",
    "hip": "AMD GPUs, HIP C++",
    "metal": "Apple GPUs, Metal",
    "vulkan": "Vulkan, SPIR-V",
    "webgpu": "WebGPU, WGSL",
    "cpu": "this machine's CPU, MLIR and LLVM",
    "reference": "the interpreter, slow and exact",
}


@dataclass(frozen=True, eq=False)
class Device:
    """One device that is here."""

    name: str
    server: Server

    @cached_property
    def client(self) -> ComputeClient:
        """The device's client; one for all threads."""
        from runtime.client import ComputeClient

        return ComputeClient(self)

    @property
    def properties(self) -> Capabilities:
        return self.server.capabilities

    @property
    def features(self) -> frozenset[str]:
        return self.server.capabilities.features

    if not TYPE_CHECKING:  # a type checker is to see what there is

        def __getattr__(self, name: str) -> NoReturn:
            """Refuse what its client has, and what other libraries call it, with what there is for it here."""
            from runtime.other_names import missing_in_device

            told = "" if name.startswith("_") else missing_in_device(name)
            text = told or f"'Device' object has no attribute '{name}'"
            raise AttributeError(text, name=name, obj=self)

    def __repr__(self) -> str:
        return f"device({self.name!r})"

    def __reduce__(self) -> tuple[Callable[[str], Device], tuple[str]]:
        """Be pickled as a name: another process opens its own."""
        found = _open.get(self.name)
        if found is None or found.server is not self.server:
            raise TypeError(f"{self!r} was not opened by its name, and can't leave its process")
        return device, (self.name,)


_open: dict[str, Device] = {}
_DEFAULT = "\0"
"""The key in `_open` of the default device, which nobody can name."""


def device(name: str | Device | None = None) -> Device:
    """Return the device called `name`, or the default one.

    Raises:
        CubeUsageError: there is no such device, or it is absent; the message says why.
    """
    if isinstance(name, Device):
        return name
    if name is None:
        return default_device()
    asked: object = name
    if not isinstance(asked, str):
        wants = (
            'the name of a device, such as `"cpu"` or `"cuda:1"`, or nothing for the default one'
        )
        raise given.wrong("device", "name", asked, wants)
    found = _open.get(name) if name != _DEFAULT else None
    if found is not None and not is_gone(found):
        return found
    try:
        return _find(name)
    except Absent as absent:
        way_out = absent.way_out or "`python3 -m transpile devices` lists those that are here"
        raise AbsentDevice(None, name, absent.reason, way_out).error() from absent


def default_device() -> Device:
    """Return the device of the setting, else the first of `DEFAULT_ORDER` that is here.

    Raises:
        CubeUsageError: none is here.
    """
    wanted = defaults.device()
    if wanted is not None:
        return device(str(wanted))
    chosen = _open.get(_DEFAULT)
    if chosen is not None:
        return device(chosen.name) if is_gone(chosen) else chosen
    reasons = []
    later = []
    for name in DEFAULT_ORDER:
        if name in MAY_BE_SOFTWARE and not sees_gpu():
            later.append(name)
            continue
        try:
            found = _find(name)
        except Absent as absent:
            reasons.append(f"{name}: {absent.reason}")
            continue
        if getattr(found.server, "is_software", False):
            later.append(name)
            continue
        _open[_DEFAULT] = found
        return found
    for name in later:  # a CPU that plays a GPU is still better than nothing
        try:
            found = _open[_DEFAULT] = _find(name)
        except Absent as absent:
            reasons.append(f"{name}: {absent.reason}")
            continue
        return found
    raise NoDevice(None, "\n".join(reasons)).error()


def is_gone(found: Device) -> bool:
    """Tell whether a device faulted, and can be opened anew in this process."""
    lost = getattr(found.server, "lost", None)
    return isinstance(lost, DeviceFault) and bool(getattr(found.server, "can_reopen", False))


def sees_gpu() -> bool:
    """Tell whether this process may see a GPU; asking Vulkan takes much longer than launching a kernel on the CPU."""
    if not sys.platform.startswith("linux"):
        return True
    return any(glob.glob(pattern) for pattern in GPU_NODES)


def probe(name: str) -> Device | Absent:
    """Return the device, or why it is absent."""
    try:
        return _find(name)
    except Absent as absent:
        return absent


def _find(name: str) -> Device:
    kind, colon, number = name.partition(":")
    if kind not in KNOWN or (colon and not number.isdecimal()):
        raise UnknownDevice(None, name, KNOWN).error()
    ordinal = int(number) if colon else 0
    key = kind if ordinal == 0 else f"{kind}:{ordinal}"
    with BUILDING:
        found = _open.get(key)
        if found is not None and is_gone(found):
            found = None
        if found is None:
            found = _open[key] = Device(key, _open_server(kind, ordinal))
            log("info", f"opened the device `{key}`: {found.properties.profile}")
            if _DEFAULT in _open and _open[_DEFAULT].name == key:
                _open[_DEFAULT] = found
        return found


def _open_server(kind: str, ordinal: int) -> Server:
    module = f"runtime.{kind}.server"
    try:
        present = importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        present = False
    if not present:
        raise Absent("this version has no back end for it")
    look = getattr(importlib.import_module(f"runtime.{kind}"), "look", None)
    if look is not None:
        look()
    server: Server = importlib.import_module(module).open_server(ordinal)
    return server
