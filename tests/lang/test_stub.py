"""The stub that is shipped is the one that the op table makes."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import transpile
from transpile.lang.stub import stub


def test_stub_is_current() -> None:
    file = Path(transpile.__file__).with_suffix(".pyi")
    command = "python -m transpile.lang.stub > transpile/__init__.pyi"
    assert file.read_text(encoding="utf-8") == stub(), f"run: {command}"


def test_stub_has_what_the_package_has() -> None:
    text = stub()
    public = [
        name
        for name, value in vars(transpile).items()
        if not name.startswith(("_", "@"))
        and not isinstance(value, ModuleType)
        and name != "annotations"
    ]
    forms = ("{} =", "{}:", "def {}(", "class {}(", "class {}:", "as {},", "as {}\n")
    assert [n for n in public if not any(form.format(n) in text for form in forms)] == []
