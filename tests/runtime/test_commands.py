"""The commands ``devices``, ``cache`` and ``diagnose``."""

from __future__ import annotations

from pathlib import Path

import pytest

from runtime import commands
from runtime.cache import DiskCache, key_of
from transpile import config


def test_devices_lists_all_with_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.devices([]) == 0
    text = capsys.readouterr().out
    for name in ("cuda", "hip", "metal", "vulkan", "webgpu", "cpu", "reference"):
        assert f" {name} " in text
    assert "* reference" not in text


def test_cache_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        DiskCache("cpu").store(key_of("a"), {"object": bytes(2000)})
        assert commands.cache(["path"]) == 0
        assert capsys.readouterr().out.strip() == str(tmp_path / "cache")
        assert commands.cache([]) == 0
        assert "1 entries" in capsys.readouterr().out
        assert commands.cache(["clear"]) == 0
        assert "freed 2.1 KiB" in capsys.readouterr().out
        assert commands.cache(["list"]) == 0
        assert "0 entries" in capsys.readouterr().out
    with config.override(cache=False):
        assert commands.cache([]) == 0
        assert "no disk cache" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        commands.cache(["burn"])


def test_diagnose_names_versions_and_settings(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.diagnose([]) == 0
    text = capsys.readouterr().out
    assert "numpy " in text
    assert "cache_size = " in text
