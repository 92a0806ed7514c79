"""The page ``docs/errors.md``, made from the diagnostic classes and the messages of ``tests/errors``.

    python -m transpile.lang.error_page

It writes below ``docs`` in the current folder.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import transpile.diagnose.errors as errors
from transpile.diagnose.diagnostic import Diagnostic

INTRODUCTION = """\
# Errors by code

Made from the classes in `transpile/diagnose/errors` by `python -m transpile.lang.error_page`. How to read a message
is in [Errors](language/errors.md); the program behind each example is the file of that name in `tests/errors`.
"""
LONGEST_LINE = 160


def topics() -> Iterator[tuple[ModuleType, list[type[Diagnostic]]]]:
    """Yield the modules of errors with their classes, both in the order of the codes."""
    found = []
    for info in pkgutil.iter_modules(errors.__path__):
        module = importlib.import_module(f"{errors.__name__}.{info.name}")
        classes = [
            kind
            for kind in vars(module).values()
            if isinstance(kind, type)
            and issubclass(kind, Diagnostic)
            and kind.code
            and kind.__module__ == module.__name__
        ]
        if classes:
            found.append((module, sorted(classes, key=lambda kind: kind.code)))
    yield from sorted(found, key=lambda topic: topic[1][0].code)


def page(examples: Path) -> str:
    """Return the page's text; `examples` holds the messages, a file each."""
    parts = [INTRODUCTION]
    for module, classes in topics():
        title, _, words = (module.__doc__ or "").strip().partition(": ")
        parts.append(f"## {title.rstrip('.')}\n" + (f"\n{_sentence(words)}\n" if words else ""))
        parts += [_entry(kind, examples) for kind in classes]
    return "\n".join(parts)


def _entry(kind: type[Diagnostic], examples: Path) -> str:
    lines = [f"### {kind.code}", "", f"`{kind.phase.__name__}`: {_plain(kind.title)}.", ""]
    for file in sorted(examples.glob(f"{kind.code.lower()}_*.err"))[:1]:
        message = file.read_text(encoding="utf-8").replace("$FILE", f"{file.stem}.py")
        lines += ["```text", *(_cut(line) for line in message.splitlines()), "```", ""]
    return "\n".join(lines)


def _plain(template: str) -> str:
    """Show the places that a message fills as words in italics."""
    text = re.sub(r"`?\{(\w+)\}`?", lambda found: f"*{found[1].replace('_', ' ')}*", template)
    return text.replace("{{", "{").replace("}}", "}")


def _cut(line: str) -> str:
    return line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE - 3]}..."


def _sentence(words: str) -> str:
    words = " ".join(words.split())
    return words[:1].upper() + words[1:]


def main() -> None:
    text = page(Path("tests") / "errors")
    (Path("docs") / "errors.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
