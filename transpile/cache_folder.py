"""The folder of the disk caches: whose it is, what lies in it, and what goes when it is full.

Each cache has an area, ``<cache_dir>/<area>/``, and each entry is one file there, named by its key: 64 hexadecimal
digits, with or without ``.entry``. The cap of the setting ``cache_size`` is over all areas; the least recently used
entries go first, and reading one is a use. Nothing here raises because of the disk, and other files are left alone.
"""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from transpile.config import settings
from transpile.diagnose.record import Record

SUFFIX = ".entry"
KEY_DIGITS = 64
SEEN = ".seen"
"""An empty file; its time is when the whole folder was looked at last, which takes long where there is much."""
SEEN_AGE = 600.0
"""Seconds after which the next store looks again."""
UNSEEN_SHARE = 16
"""One part in so many of the cap is stored by one process before it looks again."""
SURVIVING_SHARE = 0.9
"""How full eviction leaves the folder, so that not every look evicts."""
TEMPORARY_AGE = 3600.0
"""Seconds after which another process's temporary file is taken for a leftover."""


class Entry(Record, frozen=True):
    """One file of the cache."""

    area: str
    key: str
    size: int
    used: float
    """Time of the last use, in seconds since the epoch."""
    path: Path


class About(Record, frozen=True):
    """What an entry holds, for people to read; it decides nothing."""

    name: str = ""
    """Of the kernel or function."""
    target: str = ""
    """The language that it was made for: ``cuda``, ``spirv``."""
    device: str = ""
    """The device or architecture that it was made for."""


class Room:
    """Keeps the folder below its cap while one process stores into it."""

    def __init__(self) -> None:
        self._added = 0
        """Bytes that were stored since this process looked last."""

    def taken(self, root: Path, size: int) -> None:
        """Count an entry that was just stored; look at the whole folder now and then."""
        limit = settings.cache_size
        self._added += size
        if self._added > limit // UNSEEN_SHARE or not _was_seen(root):
            self._added = 0
            evict(root, limit)


def own_folder(folder: Path) -> bool:
    """Make `folder` for this user alone; tell whether it is safe to load code from."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = folder.stat()
    except OSError:
        return False
    if not hasattr(os, "getuid"):
        return True
    return status.st_uid == os.getuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def used(path: Path) -> None:
    """Note that an entry was read."""
    with suppress(OSError):
        os.utime(path)


def evict(root: Path, limit: int) -> int:
    """Delete the least recently used entries until the folder fits `limit`; return the bytes that are left."""
    found = sorted(scan(root), key=lambda entry: entry.used)
    total = sum(entry.size for entry in found)
    if total <= limit:
        return total
    for entry in found:
        if total <= limit * SURVIVING_SHARE:
            break
        with suppress(OSError):  # another process was quicker
            entry.path.unlink()
            total -= entry.size
    return total


def scan(root: Path) -> Iterator[Entry]:
    """Yield the entries of all areas, and delete what killed processes left half-written."""
    now = time.time()
    for folder in areas(root):
        with suppress(OSError), os.scandir(folder) as found:
            for item in found:
                with suppress(OSError):  # another process may delete it meanwhile
                    status = item.stat(follow_symlinks=False)
                    key = item.name.removesuffix(SUFFIX)
                    if is_key(key):
                        path = Path(item.path)
                        yield Entry(folder.name, key, status.st_size, status.st_mtime, path)
                    elif item.name.startswith(".") and now - status.st_mtime > TEMPORARY_AGE:
                        os.unlink(item.path)


def is_key(name: str) -> bool:
    """Tell whether a name is a key."""
    return len(name) == KEY_DIGITS and not name.strip("0123456789abcdef")


def areas(root: Path) -> list[Path]:
    """Return the folders of all areas."""
    try:
        return sorted(path for path in root.iterdir() if path.is_dir() and not path.is_symlink())
    except OSError:
        return []


def _was_seen(root: Path) -> bool:
    """Tell whether any process looked at the whole folder not long ago, and note that this one will."""
    marker = root / SEEN
    try:
        if 0 <= time.time() - marker.stat().st_mtime < SEEN_AGE:
            return True
    except OSError:
        pass
    with suppress(OSError):
        marker.touch()
    return False
