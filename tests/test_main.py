"""The command line: dispatch, errors with a way out, and ``show`` on kernels that are plain objects."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import transpile.__main__ as command_line
from transpile import spelled
from transpile.diagnose.diagnostic import CubeUsageError
from transpile.ir.types import SCALARS

MODULE = """
class Kernel:
    def __init__(self, name):
        self.__name__ = name
        self.expanded_source = f"def {name}__expand(cx): ...\\n"

    def __call__(self, a, b): ...

    def inspect(self, stage, *args, **options):
        return f"{stage} {self.__name__} {args} {options}\\n"

saxpy, gelu = Kernel("saxpy"), Kernel("gelu")
ARGS = {"saxpy": (1, 2)}
OPTIONS = {"saxpy": {"cube_dim": 64}}
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    path = tmp_path / "kernels_of_a_user.py"
    path.write_text(MODULE)
    return path


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["{}:saxpy"], "ir saxpy (1, 2) {'cube_dim': 64}"),
        (["{}"], "ir saxpy (1, 2) {'cube_dim': 64}"),
        (["{}:saxpy", "--stage", "expand"], "def saxpy__expand(cx): ..."),
        (["{}:gelu", "--stage", "wgsl", "--args", "-3", "x=2.5"], "wgsl gelu (-3,) {'x': 2.5}"),
        (["{}:saxpy", "--set", "cube_dim=(8, 8)"], "ir saxpy (1, 2) {'cube_dim': (8, 8)}"),
        (["--args", "2.0:f32", "f16", "{}:gelu"], f"ir gelu ({SCALARS['f32'](2.0)!r}, f16) {{}}"),
        (["--stage", "wgsl", "--set", "cube_dim=8", "{}"], "wgsl saxpy (1, 2) {'cube_dim': 8}"),
        (["{}:gelu", "--args"], "ir gelu () {}"),
        (["{}:gelu", "--args", "f16", "-inf"], "ir gelu (f16, -inf) {}"),
        (
            ["{}:gelu", "--args", "-7:i32", "--stage", "ir"],
            f"ir gelu ({SCALARS['i32'](-7)!r},) {{}}",
        ),
    ],
)
def test_show(
    arguments: list[str], expected: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = command_line.main(["show", *(text.format(file) for text in arguments)])
    assert capsys.readouterr() == (expected + "\n", "")
    assert status == 0


@pytest.mark.parametrize(
    ("arguments", "code", "hint"),
    [
        (["{}:saxpi"], "CUBE905", "did you mean `saxpy`?"),
        (["{}.py:saxpy"], "CUBE904", "there is no such file"),
        (["{}x:saxpy"], "CUBE904", "help: give a Python file and a kernel in it"),
        (["{}:"], "CUBE904", "help: write `"),
        (["no.such.module:saxpy"], "CUBE904", "help: give a Python file and a kernel in it"),
        (["{}:gelu"], "CUBE907", 'its signature is `gelu(a, b)`\n help: pass `--args`, or define `ARGS = {{"gelu"'),
        (["{}:saxpy", "--args", "f33[2]"], "CUBE906", "an array is `f32[64,128]`"),
        (["{}:saxpy", "--set", "8"], "CUBE906", "can't read the argument `8`"),
        (["no.such.module:saxpy"], "CUBE904", "ModuleNotFoundError: No module named 'no'"),
    ],
)  # fmt: skip
def test_show_errors_name_a_way_out(
    arguments: list[str],
    code: str,
    hint: str,
    file: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    status = command_line.main(["show", *(text.format(file) for text in arguments)])
    out, err = capsys.readouterr()
    assert (status, out) == (2, "")
    assert err.startswith(f"error[{code}]: ")
    assert hint.replace("{{", "{") in err


def test_a_module_that_fails_is_reported_with_its_error(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text("1 / 0\n")
    assert command_line.main(["show", f"{file}:saxpy"]) == 2
    err = capsys.readouterr().err
    assert "ZeroDivisionError: division by zero" in err
    assert f"help: it is its own code that fails: `python {file}` shows where" in err


def test_files_with_almost_the_name_are_named(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(file.parent)
    for given in ("./kernels_of_a_user:saxpy", "kernels_of_user.py:saxpy"):
        assert command_line.main(["show", given]) == 2
        assert "kernels_of_a_user.py`" in capsys.readouterr().err.rpartition("help: write")[2]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2.0:f32", SCALARS["f32"](2.0)),
        ("-7:u8", SCALARS["u8"](-7)),
        ("bf16", SCALARS["bf16"]),
        ("(1, 'a:f32')", (1, "a:f32")),
        ("True", True),
        ("1e3", 1000.0),
    ],
)
def test_arguments(text: str, expected: object) -> None:
    found = spelled.argument(text)
    assert found == expected
    assert type(found) is type(expected)


@pytest.mark.parametrize("text", ["f32[", "2.0:f33", "x y", "", "(" * 500, "f32[1,,-2]"])
def test_bad_arguments(text: str) -> None:
    with pytest.raises(CubeUsageError, match="CUBE906"):
        spelled.argument(text)


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main([]) == 0
    assert "\n  show      print what a kernel becomes" in capsys.readouterr().out


def test_an_unknown_command_suggests_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["shwo"]) == 2
    assert capsys.readouterr().err == (
        "error[CUBE902]: there is no command `shwo`\n help: did you mean `show`?\n"
    )


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (
            "json.tool:no_such_name",
            "error[CUBE903]: the command `x` can't start: module 'json.tool' has no attribute 'no_such_name'\n",
        ),
        (
            "llvmlite_that_is_not_there:f",
            "error[CUBE903]: the command `x` can't start: the module `llvmlite_that_is_not_there` is not installed\n",
        ),
    ],
)
def test_a_command_that_cannot_load(
    value: str,
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    entry = EntryPoint("x", value, command_line.GROUP)
    monkeypatch.setattr(command_line, "entry_points", lambda group: [entry])
    assert command_line.main(["x"]) == 2
    assert capsys.readouterr().err == expected


def test_a_missing_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "command_with_an_extra.py").write_text("import llvmlite.binding\n")
    monkeypatch.syspath_prepend(tmp_path)
    for module in [name for name in sys.modules if name.partition(".")[0] == "llvmlite"]:
        monkeypatch.setitem(sys.modules, module, None)  # also where another test imported it
    monkeypatch.setitem(sys.modules, "llvmlite", None)
    entry = EntryPoint("x", "command_with_an_extra:f", command_line.GROUP)
    monkeypatch.setattr(command_line, "entry_points", lambda group: [entry])
    assert command_line.main(["x"]) == 2
    assert '\n help: install it with `pip install "transpile[cpu]"`\n' in capsys.readouterr().err


def test_a_reader_that_leaves_early_is_no_error(file: Path) -> None:
    text = file.read_text().replace("...\\n", "...\\n" * 100_000)
    file.write_text(text)
    script = f'"{sys.executable}" -m transpile show "{file}:saxpy" --stage expand | head -n 1'
    done = subprocess.run(script, shell=True, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("def saxpy__expand(cx): ...\n", "")


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="this system has no /dev/full")
@pytest.mark.parametrize(
    ("where", "status", "told"),
    [
        (">/dev/full", 1, "error: the output can't be written: No space left on device\n"),
        (">&-", 0, ""),
    ],
)
def test_a_stream_that_takes_nothing(file: Path, where: str, status: int, told: str) -> None:
    script = f"{sys.executable} -m transpile show {file}:saxpy {where}"
    done = subprocess.run(script, shell=True, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (status, told)


def test_characters_that_the_stream_lacks(file: Path) -> None:
    file.write_text(MODULE.replace('"{stage}', '"\\u00b5 {stage}'))
    done = subprocess.run(
        [sys.executable, "-m", "transpile", "show", f"{file}:saxpy"],
        capture_output=True, text=True, check=False, env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("\\xb5 ir saxpy")
