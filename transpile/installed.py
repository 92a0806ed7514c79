"""What is installed, by content: the same on every machine with the same files, wherever they lie and since when.

    content_of(what, facts, make)   # `make` is called once for these facts: sizes, times and paths of files

Files are looked at in a fraction of the time in which they are read, so what they hold is kept in the disk cache, by
what they look like. Nothing here fails because of the disk.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from transpile.cache_folder import own_folder
from transpile.config import settings

PREFIX = "installed."
Fact = tuple[str, int, int]
"""Path, size and time of a file."""


def content_of(what: str, facts: object, make: Callable[[], str]) -> str:
    """Return a hash of what `make` finds, from the disk if it was found before while `what` looked like `facts`."""
    now = _digest(repr(facts))
    place = _place(what)
    if place is not None:
        with suppress(OSError, ValueError):
            digest, check = place.read_text("ascii").split()
            if check == _digest(now + digest):
                return digest
    digest = _digest(make())
    if place is not None:
        temporary = place.with_name(f"{place.name}.{os.getpid()}.tmp")
        try:
            temporary.write_text(f"{digest} {_digest(now + digest)}", "ascii")
            os.replace(temporary, place)
        except OSError:
            with suppress(OSError):
                temporary.unlink()
    return digest


def files_under(root: str, facts: Iterable[Fact]) -> str:
    """Return what distinguishes the content of files below `root`."""

    def read() -> str:
        found = []
        for path, _, _ in known:
            name = os.path.relpath(path, root).replace(os.sep, "/")
            found.append(f"{name} {hashlib.sha256(Path(path).read_bytes()).hexdigest()}")
        return "\n".join(sorted(found))

    known = sorted(facts)
    return content_of(root, known, read)


def sums_of(packages: Iterable[Path]) -> str:
    """Return the sums of all files of what installed some packages (their folders); nothing where one is not noted.

    The lists that installers leave are searched as they lie: to have them parsed takes half a second.
    """
    found = []
    for package in packages:
        mark = f"\n{package.name}/".encode()
        lists = [path.read_bytes() for path in package.parent.glob("*.dist-info/RECORD")]
        owners = [data for data in lists if mark in b"\n" + data]
        if not owners:
            return ""
        lines = [line for data in owners for line in data.decode().splitlines()]
        # Bytecode, and what installers note about themselves, differ from machine to machine.
        found += [one for one in lines if ".pyc" not in one and ".dist-info/" not in one]
    return "\n".join(sorted(found))


def _place(what: str) -> Path | None:
    """Return the file beside the areas of the cache: it is replaced as the installation is, and no entry."""
    try:
        if not settings.cache:
            return None
        root = settings.cache_dir
    except RuntimeError:  # the user has no home
        return None
    return root / f"{PREFIX}{_digest(what)[:16]}" if own_folder(root) else None


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
