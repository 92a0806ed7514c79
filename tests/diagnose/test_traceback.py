"""Internal frames leave a traceback, the user's stay."""

from __future__ import annotations

import traceback
from pathlib import Path
from types import CodeType, FunctionType

import pytest

import transpile.diagnose.traceback as subject
from transpile.diagnose.diagnostic import CubeUsageError
from transpile.diagnose.errors.usage import UnknownCommand
from transpile.diagnose.traceback import boundary, cut, is_internal

PACKAGE = Path(subject.__file__).parent.parent


def function(source: str, file: str, **names: object) -> FunctionType:
    module: CodeType = compile(source, file, "exec")
    scope: dict[str, object] = dict(names)
    exec(module, scope)
    made = scope["f"]
    assert isinstance(made, FunctionType)
    return made


def chain() -> FunctionType:
    """A user's twin called by the expander, called by the decorator, called by the user."""

    def fail() -> None:
        raise UnknownCommand(None, "x", ()).error()

    intrinsic = function("def f(): g()", str(PACKAGE / "expand" / "context.py"), g=fail)
    twin = function("\n\ndef f(): g()", "user.py", g=intrinsic)
    expander = function("def f(): g()", str(PACKAGE / "lang" / "decorator.py"), g=twin)
    return function("def f(): g()", str(PACKAGE.parent / "runtime" / "launch.py"), g=expander)


def files_after_cut() -> list[str]:
    try:
        chain()()
    except Exception as error:
        return [frame.filename for frame in traceback.extract_tb(cut(error).__traceback__)]
    raise AssertionError


def test_only_the_frames_of_the_user_stay() -> None:
    assert files_after_cut() == [__file__, "user.py", __file__]


def test_the_setting_keeps_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRANSPILE_FULL_TRACEBACK", "1")
    assert len(files_after_cut()) == 6


def test_internal_means_inside_the_packages() -> None:
    assert is_internal(str(PACKAGE / "x.py"))
    assert is_internal(str(PACKAGE.parent / "runtime" / "cpu" / "x.py"))
    assert not is_internal(str(PACKAGE.parent / "runtime_of_mine.py"))
    assert not is_internal(str(PACKAGE.parent / "stdlib" / "kernels" / "x.py"))
    assert not is_internal("<stdin>")


def test_a_boundary_adds_itself_and_nothing_else() -> None:
    inner = boundary(chain())
    with pytest.raises(CubeUsageError) as caught:
        boundary(lambda: inner())()
    shown = [frame.filename for frame in traceback.extract_tb(caught.value.__traceback__)]
    assert [file for file in shown if file != subject.__file__] == [
        __file__,
        __file__,
        "user.py",
        __file__,
    ]
    assert shown.count(subject.__file__) == 1


def test_a_boundary_keeps_results_causes_and_other_errors() -> None:
    assert boundary(lambda value: value + 1)(1) == 2
    with pytest.raises(ZeroDivisionError):
        boundary(lambda: 1 // 0)()

    def caused() -> None:
        try:
            raise OSError("the reason")
        except OSError as reason:
            raise UnknownCommand(None, "x", ()).error() from reason

    with pytest.raises(CubeUsageError) as caught:
        boundary(caused)()
    assert isinstance(caught.value.__cause__, OSError)
