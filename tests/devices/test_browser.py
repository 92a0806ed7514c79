"""The browser as a device: results come back, errors have a text, and another browser follows one that is lost."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable
from typing import NoReturn

import numpy as np
import pytest

from tests.devices import browser_device, devtools
from tests.devices.browser_device import PAGE, FeatureMissing, Page, lacking
from tests.devices.test_devices import ENDLESS, KERNEL, WGSL, args
from tests.devices.worker import DeviceLost, DeviceUnavailable
from transpile.ir.parser import parse_kernel
from transpile.lower.wgsl import lower
from transpile.protocols import Artifact

ARTIFACT = Artifact("wgsl", WGSL, "triple", parse_kernel(KERNEL))


def runs() -> bool:
    _, found = browser_device.execute(ARTIFACT, args(), 2)
    return bool(found.tolist() == [3 * i + 8 for i in range(8)])


def test_it_runs(missing: Callable[[str], NoReturn]) -> None:
    assert browser_device.require(missing).backend == "browser"
    assert runs()
    assert browser_device.plane_size() > 1


def test_errors_come_back(missing: Callable[[str], NoReturn]) -> None:
    browser_device.require(missing)
    wrong = dataclasses.replace(ARTIFACT, text=WGSL.replace("id.x", "id.q", 1))
    with pytest.raises(RuntimeError, match="7:64 invalid vector swizzle character"):
        browser_device.execute(wrong, args(), 2)
    with pytest.raises(RuntimeError, match=r"65536.* exceeds max compute workgroups"):
        browser_device.execute(ARTIFACT, args(), 65536)
    with pytest.raises(RuntimeError, match="must only be called from uniform control flow"):
        browser_device.judge(
            "var<workgroup> x: u32;\n@compute @workgroup_size(4)\n"
            "fn f(@builtin(local_invocation_index) i: u32) { if (i < 2) { workgroupBarrier(); } }"
        )
    assert runs()


@pytest.mark.parametrize("command", ["Page.crash", "Browser.crashGpuProcess"])
def test_another_browser_follows_one_that_crashed(
    command: str, missing: Callable[[str], NoReturn]
) -> None:
    browser_device.require(missing)
    assert runs()
    first = PAGE.browser
    assert first is not None
    with contextlib.suppress(DeviceLost):
        first.command(command)
    with pytest.raises(DeviceLost):
        runs()
    assert runs()
    assert PAGE.browser is not first


def test_a_loop_without_end_is_left(missing: Callable[[str], NoReturn]) -> None:
    browser_device.require(missing)
    assert runs()
    with pytest.raises(DeviceLost, match="did not answer in time"):
        browser_device.execute(lower(parse_kernel(ENDLESS)), (np.zeros(1, np.uint32),), timeout=1)
    assert runs()


def test_texts_tell_what_features_they_need(missing: Callable[[str], NoReturn]) -> None:
    text = "enable f16;\nenable subgroups;\n"
    assert lacking(text, {"subgroups"}) == ["shader-f16"]
    assert lacking("enable subgroups, f16;", ()) == ["subgroups", "shader-f16"]
    assert lacking(text, {"subgroups", "shader-f16"}) == []
    assert lacking("fn f() {}", ()) == []
    if lacking(text, browser_device.require(missing).features):
        with pytest.raises(FeatureMissing, match="lacks `shader-f16`"):
            browser_device.judge(text)


def test_without_a_browser_there_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    reasons: list[str] = []

    def missing(reason: str) -> NoReturn:
        reasons.append(reason)
        raise LookupError

    for programs in (), ("false",):
        monkeypatch.setattr(devtools, "PROGRAMS", programs)
        monkeypatch.setattr(browser_device, "PAGE", Page())
        for _ in range(2):
            with pytest.raises(LookupError):
                browser_device.require(missing)
        with pytest.raises(DeviceUnavailable):
            browser_device.judge("fn f() {}")
    assert [reason.startswith("no browser with WebGPU: ") for reason in reasons] == [True] * 4
    assert "no browser is installed" in reasons[0]
    assert "false does not start: the browser ended" in reasons[2]
