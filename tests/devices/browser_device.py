"""Runs WGSL in a browser without a window, by `navigator.gpu` of a page of ours (`webgpu_page.html`).

The interface is that of `dawn_device`. One browser is started when it is first needed and serves the whole run of
tests; another takes its place when it crashed, lost its device or did not answer. A text that asks for a feature which
the adapter lacks (SwiftShader has no halves) fails with `FeatureMissing`.
"""

from __future__ import annotations

import atexit
import base64
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from runtime.client import ComputeClient
from runtime.devices import Device as RuntimeDevice
from tests.devices.arguments import Argument, Dispatch, dispatch
from tests.devices.copying_server import CopyingServer
from tests.devices.devtools import START, Browser
from tests.devices.webgpu_device import Properties, bindings
from tests.devices.worker import DeviceLost, DeviceUnavailable
from transpile.ir.parser import parse_kernel
from transpile.ops.capabilities import WGSL
from transpile.protocols import Artifact

FILE = Path(__file__).with_name("webgpu_page.html")
FEATURES = {"f16": "shader-f16", "subgroups": "subgroups"}
"""WGSL's extensions by what `enable` calls them -> WebGPU's features that they need."""
PROBE = """
enable subgroups;
@group(0) @binding(0) var<storage, read_write> size: array<u32>;
@compute @workgroup_size(64)
fn probe(@builtin(subgroup_size) found: u32) { size[0] = found; }
"""


class FeatureMissing(Exception):
    """The browser's adapter lacks a feature that the text asks for; the text says which."""


class Page:
    """The page, from when it is first needed; a reason why there is none is found once."""

    def __init__(self) -> None:
        self.browser: Browser | None = None
        self.properties: Properties | None = None
        self._absent: DeviceUnavailable | None = None
        atexit.register(self.stop)

    def open(self) -> Browser:
        """Return the browser, with a device."""
        if self._absent is not None:
            raise self._absent
        if self.browser is None:
            try:
                self.browser = Browser(FILE)
                self.properties = self._start()
            except DeviceUnavailable as error:
                self.stop()
                self._absent = error
                raise
        return self.browser

    def _start(self) -> Properties:
        assert self.browser is not None
        found = self.browser.call("start", None, START)
        if "absent" in found:
            raise DeviceUnavailable(found["absent"])
        return Properties(found["name"], "browser", frozenset(found["features"]))

    def ask(self, function: str, request: object, timeout: float) -> Any:
        """Call a function of the page; whatever is lost on the way takes the browser with it."""
        try:
            answer = self.open().call(function, request, timeout)
        except DeviceLost:
            self.stop()
            raise
        if "lost" in answer:
            self.stop()
            raise DeviceLost(f"the browser's device is lost: {answer['lost']}")
        return answer

    def stop(self) -> None:
        browser, self.browser = self.browser, None
        if browser is not None:
            browser.stop()


PAGE = Page()
"""The one page of the process."""


def properties() -> Properties:
    """Return what the device is; `DeviceUnavailable` if there is none."""
    PAGE.open()
    assert PAGE.properties is not None
    return PAGE.properties


def require(missing: Callable[[str], NoReturn]) -> Properties:
    """Return the device's properties, or report that it is missing."""
    try:
        return properties()
    except DeviceUnavailable as error:
        missing(f"no browser with WebGPU: {error}")


def run(request: Dispatch, timeout: float = 60.0) -> list[np.ndarray]:
    """Launch once; return the contents of all buffers."""
    assert isinstance(request.code, str)
    _demand(request.code)
    message = {
        "code": request.code,
        "entry": request.entry,
        "bindings": [
            {"kind": kind, "data": base64.b64encode(data).decode()}
            for kind, data in bindings(request)
        ],
        "count": request.count,
    }
    found = [base64.b64decode(data) for data in PAGE.ask("run", message, timeout)["found"]]
    return [
        np.frombuffer(data[: array.nbytes], array.dtype).reshape(array.shape)
        for array, data in zip(request.buffers, found, strict=True)
    ]


def judge(text: str, timeout: float = 60.0) -> None:
    """Compile a text; a `RuntimeError` tells what is wrong and where."""
    _demand(text)
    PAGE.ask("judge", text, timeout)


def execute(
    artifact: Artifact,
    args: Sequence[Argument],
    count: tuple[int, int, int] | int = 1,
    timeout: float = 60.0,
) -> list[np.ndarray]:
    """Launch once; return the contents of the kernel's memories, in the order of its parameters."""
    return run(dispatch(artifact.text, artifact.entry, artifact.kernel, args, count), timeout)


@cache
def plane_size() -> int:
    """Return the units in a plane."""
    kernel = parse_kernel("kernel probe(%size: mut array<u32>) cube(64, 1, 1) {\n}\n")
    artifact = Artifact("wgsl", PROBE, "probe", kernel)
    return int(execute(artifact, (np.zeros(4, np.uint32),))[0][0])


@cache
def client() -> ComputeClient:
    """Return a client whose kernels run in the browser."""
    has_planes = "subgroups" in properties().features
    size = plane_size() if has_planes else WGSL.plane_size
    server = CopyingServer("browser", run, replace(WGSL, plane_size=size))
    return RuntimeDevice("browser", server).client


def lacking(text: str, features: Collection[str]) -> list[str]:
    """Return the features of WebGPU that the text needs besides these."""
    enabled = ",".join(re.findall(r"(?m)^enable ([^;]+);", text))
    needed = [FEATURES.get(extension.strip()) for extension in enabled.split(",")]
    return [feature for feature in needed if feature is not None and feature not in features]


def _demand(text: str) -> None:
    if missing := lacking(text, properties().features):
        raise FeatureMissing(f"the browser's adapter lacks `{'`, `'.join(missing)}`")
