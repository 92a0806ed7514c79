"""The stub that is shipped is the one that the op table makes."""

from __future__ import annotations

from pathlib import Path

import transpile
from transpile.lang.stub import stub


def test_stub_is_current() -> None:
    file = Path(transpile.__file__).with_suffix(".pyi")
    command = "python -m transpile.lang.stub > transpile/__init__.pyi"
    assert file.read_text(encoding="utf-8") == stub(), f"run: {command}"


def test_stub_has_what_the_package_has() -> None:
    text = stub()
    public = [name for name in vars(transpile) if not name.startswith("_")]
    modules = ("annotations", "diagnose", "ir", "lang", "ops", "expand", "rewrite", "config")
    missing = [
        name
        for name in public
        if name not in modules
        and name
        not in ("eager", "lower", "passes", "pipeline", "polyfills", "protocols", "testing")
        and not any(
            form in text
            for form in (
                f"{name} =",
                f"{name}:",
                f"def {name}(",
                f"class {name}",
                f"as {name},",
                f"as {name}\n",
            )
        )
    ]
    assert missing == []
