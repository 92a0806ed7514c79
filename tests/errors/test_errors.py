"""Each ``cube<number>_<slug>.py`` here is wrong on purpose; its message stands beside it in ``.err``.

A file either fails while it is imported or has a function ``trigger()`` that fails. Its path is replaced by ``$FILE``.
Adding an error test is adding a file and running ``pytest --update-golden tests/errors``.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

from transpile.diagnose.diagnostic import CubeError, CubeWarning
from transpile.diagnose.render import shown_path
from transpile.testing import Golden

HERE = Path(__file__).parent
CASES = sorted(HERE.glob("cube*.py"))


def message_of(file: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Run a case; return the code and the message of its error."""
    name = f"error_case_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    with pytest.raises((CubeError, CubeWarning)) as caught:  # noqa: PT012 (either of the two may raise)
        spec.loader.exec_module(module)
        module.trigger()
    text = str(caught.value)
    return caught.value.diagnostic.code, text.replace(str(file), "$FILE").replace(
        shown_path(str(file)), "$FILE"
    )


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.stem)
def test_message(file: Path, golden: Golden, monkeypatch: pytest.MonkeyPatch) -> None:
    code, message = message_of(file, monkeypatch)
    assert code.lower() == file.stem.partition("_")[0]
    golden.text(file.with_suffix(".err"), message)


def test_every_message_has_its_case() -> None:
    assert {path.stem for path in HERE.glob("*.err")} <= {path.stem for path in CASES}


def test_there_are_cases() -> None:
    assert CASES
