"""The commands ``devices``, ``cache`` and ``diagnose``."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from runtime import commands, device
from runtime.cache import DiskCache, key_of
from transpile import ABSOLUTE_POS, Mut, Tensor, config, cube, f32
from transpile.__main__ import main
from transpile.cache_folder import About


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


def test_atomics_are_those_that_kernels_have(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices", "cpu"]) == 0
    text = capsys.readouterr().out
    assert re.search(r"\n  atomics +bf16 f16 f32 f64 i32 i64 u32 u64\n", text)


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


@cube(launch=True)
def größer(x: Mut[Tensor[f32]]) -> None:  # noqa: PLC2401 (texts write it otherwise)
    if ABSOLUTE_POS < x.len():  # noqa: SIM300 (as users write it)
        x[ABSOLUTE_POS] = twice(x[ABSOLUTE_POS])


@cube
def twice(x: f32) -> f32:
    return x + x


def rows(text: str) -> list[list[str]]:
    """Return the cells of a listing, without its last line."""
    lines = [re.split(r" {2,}", line.strip()) for line in text.splitlines()]
    assert lines[0] == ["part", "name", "target", "device", "size", "used", "key"]
    assert all(re.fullmatch(r"[\d.]+ [KMG]?i?B", row[4]) for row in lines[1:-1])
    assert all(re.fullmatch(r"\d+ s ago", row[5]) for row in lines[1:-1])
    assert all(re.fullmatch(r"[0-9a-f]{16}", row[6]) for row in lines[1:-1])
    return [row[:4] for row in lines[1:-1]]


def test_entries_are_listed_and_cleared_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        for name in ("cpu", "vulkan"):
            client = device(name).client
            größer.launch(client, 1, 4, client.zeros(4, f32))
        python = sys.implementation.cache_tag
        cpu, vulkan = (device(name).properties.profile for name in ("cpu", "vulkan"))
        title = getattr(device("vulkan").server, "device").title  # noqa: B009 (vulkan's alone)
        assert main(["cache"]) == 0
        kernels = [
            ["cpu", "größer", "mlir", cpu],
            ["lowered", "größer", "mlir", cpu],
            ["lowered", "größer", "spirv", vulkan],
            ["rewrite", "größer", "python", python],
            ["vulkan", "größer", "spirv", title],
        ]
        assert sorted(rows(capsys.readouterr().out)) == sorted(
            [*kernels, ["rewrite", "twice", "python", python]]
        )
        assert main(["cache", "list", "größer"]) == 0
        assert sorted(rows(capsys.readouterr().out)) == kernels
        assert main(["cache", "clear", "größer", "--area", "lowered"]) == 0
        assert capsys.readouterr().out.startswith("freed ")
        assert main(["cache", "list", "größer"]) == 0
        assert [row[0] for row in sorted(rows(capsys.readouterr().out))] == [
            "cpu", "rewrite", "vulkan",
        ]  # fmt: skip
        assert main(["cache", "clear", "größer"]) == 0
        assert capsys.readouterr().out.startswith("freed ")
        assert main(["cache"]) == 0
        assert rows(capsys.readouterr().out) == [["rewrite", "twice", "python", python]]
        for action in ("list", "clear"):
            assert main(["cache", action, "twise"]) == 2
            assert "CUBE913" in capsys.readouterr().err
        assert main(["cache", "clear", "twice", "--area", "cpu"]) == 2
        assert "there are none" in capsys.readouterr().err


def test_names_of_entries_go_through_bundles_and_damage(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = About("line\nbreak\x1b[2J", "cuda", "sm_80")
    with config.override(cache_dir=tmp_path / "one", cache=True):
        DiskCache("cuda").store(key_of("a"), {"cubin": bytes(20)}, odd)
        DiskCache("cuda").store(key_of("b"), {"cubin": bytes(20)})
        assert main(["cache", "export", str(tmp_path / "bundle")]) == 0
    with config.override(cache_dir=tmp_path / "two", cache=True):
        assert main(["cache", "import", str(tmp_path / "bundle")]) == 0
        capsys.readouterr()
        assert main(["cache"]) == 0
        assert sorted(rows(capsys.readouterr().out)) == [
            ["cuda", "-", "-", "-"],
            ["cuda", "line?break?[2J", "cuda", "sm_80"],
        ]
        for area in ("cuda", "rewrite"):
            for number, content in enumerate((b"", b"TRNSPLC1" + b"\xff" * 60, b"junk" * 30)):
                folder = tmp_path / "two" / area
                folder.mkdir(exist_ok=True)
                (folder / f"{key_of(str(number))}.entry").write_bytes(content)
        assert main(["cache", "list"]) == 0
        assert rows(capsys.readouterr().out).count(["rewrite", "-", "-", "-"]) == 3


def test_only_the_latest_entries_are_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        for number in range(25):
            DiskCache("cpu").store(key_of(str(number)), {"object": b""})
        assert main(["cache"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == 23
        assert lines[21] == "... and 5 that were used before; `--all` lists them too"
        assert main(["cache", "list", "--all"]) == 0
        assert len(capsys.readouterr().out.splitlines()) == 27


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


@pytest.mark.parametrize("arguments", [["burn"], ["export"], ["import"], ["path", "name"]])
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
