"""Settings: three spellings with one meaning, read when asked for."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from transpile import config
from transpile.config import settings
from transpile.diagnose.diagnostic import CubeUsageError

VALUES = {
    "device": ("cuda:1", '"cuda:1"', "cuda:1"),
    "cache": ("0", "false", False),
    "cache_dir": ("/c", '"/c"', Path("/c")),
    "cache_size": ("1.5GiB", '"1.5GiB"', 3 << 29),
    "log": ("DEBUG", '"debug"', "debug"),
    "dump": ("ir, wgsl", '["ir", "wgsl"]', ("ir", "wgsl")),
    "dump_dir": ("/d", '"/d"', Path("/d")),
    "debug": ("yes", "true", True),
    "validate": ("1", "true", True),
    "autotune": ("Full", '"full"', "full"),
    "autotune_budget": ("2.5", "2.5", 2.5),
    "max_cube_count": ("7", "7", 7),
    "max_ops": ("5000", "5000", 5000),
    "print_buffer": ("1KiB", "1024", 1024),
    "full_traceback": ("on", "true", True),
}


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in list(os.environ):
        if variable.startswith("TRANSPILE_"):
            monkeypatch.delenv(variable)
    monkeypatch.chdir(tmp_path)


def test_every_setting_is_tried_below() -> None:
    assert set(VALUES) == set(config.NAMES)


@pytest.mark.parametrize("name", VALUES)
def test_environment_file_and_override_mean_the_same(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw, toml, expected = VALUES[name]
    assert getattr(settings, name) != expected
    with config.override(**{name: raw}):
        assert getattr(settings, name) == expected
    monkeypatch.setenv(f"TRANSPILE_{name.upper()}", raw)
    assert getattr(settings, name) == expected
    monkeypatch.delenv(f"TRANSPILE_{name.upper()}")
    below = tmp_path / "project" / "below"
    below.mkdir(parents=True)
    (tmp_path / "project" / "pyproject.toml").write_text(f"[tool.transpile]\n{name} = {toml}\n")
    monkeypatch.chdir(below)
    assert getattr(settings, name) == expected


def test_the_scope_wins_over_the_environment_and_that_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.transpile]\ndevice = "file"\n')
    project = tmp_path / "inner"
    project.mkdir()
    monkeypatch.chdir(project)
    assert settings.device == "file"
    monkeypatch.setenv("TRANSPILE_DEVICE", "environment")
    assert settings.device == "environment"
    with config.override(device="scope"):
        with config.override(debug=True):
            assert settings.device == "scope"
        assert settings.device == "scope"
        assert not settings.debug
    assert settings.device == "environment"


def test_a_changed_file_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "pyproject.toml"
    file.write_text("[tool.transpile]\ndebug = true\n")
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    assert settings.debug
    file.write_text("[tool.transpile]\ndebug = false\n")
    os.utime(file, ns=(1, 1))
    assert not settings.debug


def test_paths_in_the_file_are_relative_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.transpile]\ncache_dir = "cache"\n')
    below = tmp_path / "below"
    below.mkdir()
    monkeypatch.chdir(below)
    assert settings.cache_dir == tmp_path / "cache"


def test_an_override_belongs_to_its_thread() -> None:
    seen: list[bool] = []
    with config.override(debug=True):
        thread = threading.Thread(target=lambda: seen.append(settings.debug))
        thread.start()
        thread.join()
    assert seen == [False]


@pytest.mark.parametrize(
    ("name", "raw"),
    [
        ("cache", "maybe"),
        ("cache_size", "many"),
        ("cache_size", "-1"),
        ("cache_size", "1X"),
        ("log", "loud"),
        ("dump", "ir,ptx"),
        ("autotune", ""),
        ("autotune", "on"),
        ("autotune_budget", "-1"),
        ("autotune_budget", "inf"),
        ("max_ops", "0"),
        ("max_ops", "many"),
        ("cache_dir", " "),
        ("dump_dir", ""),
    ],
)
def test_a_bad_value_says_where_it_stands(
    name: str, raw: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(CubeUsageError, match=r"CUBE900.*\n note: it stands in config.override"):
        with config.override(**{name: raw}):
            pass
    if raw:
        monkeypatch.setenv(f"TRANSPILE_{name.upper()}", raw)
        with pytest.raises(CubeUsageError, match=f"environment variable TRANSPILE_{name.upper()}"):
            getattr(settings, name)


def test_an_unknown_name_is_an_error_with_the_nearest_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(CubeUsageError, match="did you mean `cache_dir`"):
        with config.override(cachedir="x"):
            pass
    (tmp_path / "pyproject.toml").write_text("[tool.transpile]\ndebugging = true\n")
    below = tmp_path / "below"
    below.mkdir()
    monkeypatch.chdir(below)
    with pytest.raises(CubeUsageError, match="did you mean `debug`"):
        _ = settings.debug


def test_settings_are_not_assigned_to() -> None:
    with pytest.raises(CubeUsageError, match=r"CUBE912.*settings\.debug = True"):
        settings.debug = True  # type: ignore[misc]
    with pytest.raises(AttributeError):
        settings.debugging = True  # type: ignore[attr-defined]
    assert settings.debug is False


def test_what_looks_like_a_setting_in_the_environment_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TRANSPILE_CACHEDIR", "/tmp")
    monkeypatch.setenv("TRANSPILE_DEBUG", "1")
    monkeypatch.setenv("TRANSPILE_TEST_REQUIRE", "all")
    assert list(config.strangers()) == [("TRANSPILE_CACHEDIR", "did you mean `cache_dir`?")]


def test_a_working_directory_that_is_gone_means_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert settings.debug is False


def test_the_documentation_lists_every_setting() -> None:
    page = (Path(__file__).parents[1] / "docs" / "settings.md").read_text(encoding="utf-8")
    listed = [line.split("`")[1] for line in page.splitlines() if line.startswith("| `")]
    assert listed == list(config.NAMES)
