"""The stub that is shipped is the one that the op table makes."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import transpile
from transpile.lang.stub import stub
from transpile.testing import Golden


def test_stub_is_current(golden: Golden) -> None:
    golden.text(Path(transpile.__file__).with_suffix(".pyi"), stub())


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
