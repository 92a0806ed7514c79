"""The commands ``devices``, ``cache`` and ``diagnose``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from runtime import commands
from runtime.cache import DiskCache, key_of
from transpile import config
from transpile.__main__ import main


def test_devices_lists_all_with_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices"]) == 0
    text = capsys.readouterr().out
    for name in ("cuda", "hip", "metal", "vulkan", "webgpu", "cpu", "reference"):
        assert f" {name} " in text
    assert "* reference" not in text
    for line in text.splitlines():
        assert re.search(r"absent: \S|plane \d+|^ {12}|default", line), line


def test_devices_shows_all_properties_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices", "reference"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("reference: the interpreter")
    assert re.search(
        r"\n  computes with .* f16 f32 f64 i8 i16 i32 i64 index u8 u16 u32 u64\n", text
    )
    for word in ("vectors", "plane", "cube", "grid", "shared memory", "atomics", "memory"):
        assert f"\n  {word} " in text


@pytest.mark.parametrize(
    ("name", "code"), [("metal", "CUBE231"), ("gpu", "CUBE230"), ("cpu:1", "CUBE231")]
)
def test_a_device_that_is_not_here(
    name: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["devices", name]) == 2
    assert capsys.readouterr().err.startswith(f"error[{code}]: ")


def test_cache_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        DiskCache("cpu").store(key_of("a"), {"object": bytes(2000)})
        DiskCache("autotune").store(key_of("b"), {"outcome": bytes(20)})
        assert main(["cache", "path"]) == 0
        assert capsys.readouterr().out.strip() == str(tmp_path / "cache")
        assert main(["cache"]) == 0
        text = capsys.readouterr().out
        assert "2 entries" in text
        assert text.endswith("of 2.0 GiB: 1 in autotune, 1 in cpu\n")
        assert main(["cache", "list", "--area", "cpu"]) == 0
        assert "1 entry, " in capsys.readouterr().out
        assert main(["cache", "clear", "--area", "cpu"]) == 0
        assert "freed 2.1 KiB" in capsys.readouterr().out
        assert main(["cache", "list"]) == 0
        assert "1 entry, " in capsys.readouterr().out
        assert main(["cache", "clear"]) == 0
        assert main(["cache", "list"]) == 0
        assert "0 entries" in capsys.readouterr().out
    with config.override(cache=False):
        assert main(["cache"]) == 0
        assert "no disk cache" in capsys.readouterr().out
        assert main(["cache", "path"]) == 1
        found = capsys.readouterr()
        assert (found.out, "no disk cache" in found.err) == ("", True)


def test_only_the_latest_entries_are_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        for number in range(25):
            DiskCache("cpu").store(key_of(str(number)), {"object": b""})
        assert main(["cache"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == 22
        assert lines[20] == "... and 5 that were used before; `--all` lists them too"
        assert main(["cache", "list", "--all"]) == 0
        assert len(capsys.readouterr().out.splitlines()) == 26


def test_an_area_that_no_cache_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        DiskCache("cpu").store(key_of("a"), {"object": b""})
        DiskCache("later").store(key_of("b"), {"object": b""})
        assert main(["cache", "clear", "--area", "zzz"]) == 2
        text = capsys.readouterr().err
        assert "`later`" in text  # of another version
        assert "TAG" not in text
        assert ".seen" not in text
        assert main(["cache", "clear", "--area", "later"]) == 0


def test_cache_export_and_import(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bundle = str(tmp_path / "choices.bundle")
    with config.override(cache_dir=tmp_path / "one", cache=True):
        DiskCache("cpu").store(key_of("a"), {"object": bytes(2000)})
        DiskCache("autotune").store(key_of("b"), {"outcome": bytes(20)})
        assert main(["cache", "export", bundle, "--area", "autotune"]) == 0
        assert capsys.readouterr().out.startswith("wrote 1 entry, ")
    with config.override(cache_dir=tmp_path / "two", cache=True):
        assert main(["cache", "import", bundle]) == 0
        assert capsys.readouterr().out == "took 1 entry; 0 known already, 0 refused\n"
        assert DiskCache("autotune").load(key_of("b")) == {"outcome": bytes(20)}
        assert main(["cache", "import", str(tmp_path / "nothing")]) == 2
        assert "CUBE909" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [["burn"], ["export"], ["import"], ["list", "file"], ["clear", "file"]]
)
def test_wrong_command_lines(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        commands.cache(arguments)
    assert caught.value.code == 2
    assert "usage: python -m transpile cache" in capsys.readouterr().err


def test_diagnose_names_versions_settings_and_the_cache(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRANSPILE_LOG", "info")
    monkeypatch.setenv("TRANSPILE_LOGS", "info")
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        assert main(["diagnose"]) == 0
    text = capsys.readouterr().out
    assert "numpy " in text
    assert "cache_size = 2147483648\n" in text
    assert f"cache_dir = {str(tmp_path / 'cache')!r}" in text
    assert "log = 'info'    (environment variable TRANSPILE_LOG)\n" in text
    assert "TRANSPILE_LOGS is no setting; did you mean `log`?\n" in text
    assert f"disk cache: {tmp_path / 'cache'}, 0 entries, 0 B\n" in text


def test_diagnose_goes_on_where_a_setting_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRANSPILE_LOG", "loud")
    assert main(["diagnose"]) == 0
    text = capsys.readouterr().out
    assert "log: error[CUBE900]: the setting `log` can't be 'loud'" in text
    assert "full_traceback = " in text
