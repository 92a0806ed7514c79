"""The demo: right numbers give 0, wrong ones 1."""

from __future__ import annotations

import pytest

from runtime.devices import probe
from runtime.protocols import Absent
from stdlib import demo as module
from stdlib.demo import demo


@pytest.mark.parametrize("name", ["reference", "cpu"])
def test_the_demo_agrees_with_numpy(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = probe(name)
    if isinstance(found, Absent):
        pytest.skip(f"{name}: {found.reason}")
    assert demo(["--device", name]) == 0
    assert "cases agree with NumPy" in capsys.readouterr().out


def test_wrong_numbers_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "SMALL", module.SMALL[:1])
    monkeypatch.setitem(module.EPSILON, "f32", 0.0)
    assert demo(["--device", "reference"]) == 1
    assert "WRONG" in capsys.readouterr().out
