"""The rewrite cache: a twin's text and relocated code object on disk, so that a warm process needs no LibCST.

    key(source, setting)  ->  Entry | None

An entry is valid for one text at one place (first line, indent, names of the setting), one Python and one version of
the rewriter. Marshalled code is trusted input, so the folder is made with mode 0700, and one that others can write is
not read. Nothing here ever fails: what can't be read is rewritten, what can't be written is done without. The size is
capped together with that of the other caches, by `transpile.cache_folder`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import marshal
import os
import stat
import sys
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import CodeType

from transpile import cache_folder, config
from transpile.installed import files_under
from transpile.rewrite.compile import Setting, moved
from transpile.rewrite.source import SourceFile

_MAGIC = b"transpile twin 2\n"
_DIGEST = hashlib.sha256().digest_size
_LONGEST_TITLE = 1 << 12
_ROOM = cache_folder.Room()


@dataclass(frozen=True, slots=True)
class Entry:
    """A rewritten function, without the function."""

    text: str
    code: CodeType
    fingerprint: str
    """Of the code that the user's text compiles to."""
    slot_parameters: tuple[str, ...]
    nested: tuple[tuple[str, int, tuple[str, ...]], ...]
    """Nested functions with parameters in slots: name, line, those parameters."""
    free: tuple[str, ...]


@cache
def rewriter_version() -> str:
    """Identify the rewriter by what its files hold, so that no entry outlives a change to it."""
    folder = Path(__file__).parent
    files = sorted(folder.glob("*.py"))
    facts = [
        (str(path), found.st_size, found.st_mtime_ns) for path in files for found in [path.stat()]
    ]
    return files_under(str(folder), facts)


@cache
def _has_columns() -> bool:
    """Tell whether this process compiles columns into code; -X or the environment can switch them off."""
    return next(iter(compile("0", "", "eval").co_positions()))[2] is not None


def key(source: SourceFile, setting: Setting) -> str:
    """Return the name of the entry; the file's name is left out, a moved file is the same text."""
    facts = (
        rewriter_version(),
        importlib.util.MAGIC_NUMBER,
        sys.implementation.cache_tag,
        sys.flags.optimize,
        _has_columns(),
        source.first_line,
        source.text,
        setting.qualified_name,
        setting.free_names,
        setting.flags,
        setting.hidden,
    )
    return hashlib.sha256(repr(facts).encode()).hexdigest()


def folder() -> Path | None:
    """Return the folder of the cache, or ``None`` where caching is off."""
    return config.settings.cache_dir / "rewrite" if config.settings.cache else None


def load(name: str, file: str) -> Entry | None:
    """Return an entry with its code moved to `file`."""
    place = folder()
    if place is None or not _is_ours(place):
        return None
    path = place / name
    try:
        data = path.read_bytes()
    except OSError:
        return None
    if not is_sound(data):
        return None
    body = data[len(_MAGIC) + _DIGEST :].partition(b"\n")[2]
    try:
        own_name, *fields = marshal.loads(body)
        entry = Entry(*fields)
    except (EOFError, ValueError, TypeError):
        return None
    if own_name != name:
        return None
    cache_folder.used(path)
    return entry if entry.code.co_filename == file else replace(entry, code=moved(entry.code, file))


def packed(name: str) -> bytes | None:
    """Return a whole entry as it lies on the disk, if it is sound."""
    place = folder()
    if place is None or not _is_ours(place):
        return None
    try:
        data = (place / name).read_bytes()
    except OSError:
        return None
    return data if is_sound(data) else None


def is_sound(data: bytes) -> bool:
    """Tell whether bytes are an entry, undamaged."""
    start = len(_MAGIC) + _DIGEST
    digest = data[len(_MAGIC) : start]
    return data.startswith(_MAGIC) and hashlib.sha256(data[start:]).digest() == digest


def about(path: Path) -> cache_folder.About:
    """Return what an entry is about, as far as it says."""
    try:
        with path.open("rb") as file:
            data = file.read(_LONGEST_TITLE)
    except OSError:
        return cache_folder.About()
    title, end, _ = data[len(_MAGIC) + _DIGEST :].partition(b"\n")
    place, tab, python = title.decode(errors="replace").partition("\t")
    if not data.startswith(_MAGIC) or not end or not tab:
        return cache_folder.About()
    return cache_folder.About(place.rpartition(".")[2], "python", python)


def save(name: str, entry: Entry, qualified_name: str) -> None:
    """Publish an entry of a function of this name; readers see all of it or nothing."""
    if folder() is None:
        return
    body = marshal.dumps((name, *(getattr(entry, field) for field in Entry.__slots__)))
    function = " ".join(qualified_name.split())
    title = f"{function}\t{sys.implementation.cache_tag}\n".encode(errors="replace")
    put(name, _MAGIC + hashlib.sha256(title + body).digest() + title + body)


def put(name: str, data: bytes) -> bool:
    """Publish a whole entry; return whether that worked."""
    place = folder()
    if place is None or not cache_folder.is_key(name) or not is_sound(data):
        return False
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _is_ours(place):
            return False
        import tempfile

        handle, temporary = tempfile.mkstemp(dir=place, prefix=".")
    except OSError:
        return False
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        os.replace(temporary, place / name)
        _ROOM.taken(place.parent, len(data))
    except OSError:
        with suppress(OSError):
            os.unlink(temporary)
        return False
    return True


def _is_ours(place: Path) -> bool:
    """Tell whether nobody else can put code into the folder."""
    if sys.platform == "win32":
        return True
    try:
        found = place.stat()
    except OSError:
        return False
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
