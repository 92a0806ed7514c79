"""The disk cache of compiled kernels: a key -> a group of named bytes, published by one rename.

    cache = DiskCache("cpu")
    key = key_of(kernel_text, compiler_version, flags, architecture)
    files = cache.load(key)                    # {"object": b"..."} or None
    cache.store(key, {"object": data})

Every key has one file, ``<cache_dir>/<area>/<key>.entry``, with a checksum; a corrupt, foreign or half-written
one is no entry, and is replaced. A folder that can't be made, or that others can write to, is no cache:
compiled code is trusted input; one that is read-only is read. Nothing here ever raises because of the disk. The size is
capped over all areas, that of `transpile.rewrite` too; the least recently used go first.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import struct
import time
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from transpile.config import settings
from transpile.diagnose.record import Record

MAGIC = b"TRNSPLC1"
SUFFIX = ".entry"
KEY_DIGITS = 64
TEMPORARY = ".tmp"
TAG = "CACHEDIR.TAG"
TAG_TEXT = """Signature: 8a477f597d28d172789f06886806bc55
# This folder is a cache of the Python package transpile; it can be deleted at any time.
"""
SURVIVING_SHARE = 0.9
"""How full eviction leaves the cache, so that not every store evicts."""
SEEN = ".seen"
"""An empty file; its time is when the whole cache was looked at last, which takes long where there is much."""
SEEN_AGE = 600.0
UNSEEN_SHARE = 16
"""One part in so many of the cap is stored by one process before it looks again."""
TEMPORARY_AGE = 3600.0
"""Seconds after which another process's temporary file is taken for a leftover."""


def key_of(*parts: str | bytes) -> str:
    """Return the key for the parts, all of which decide what is cached: text, versions, flags, architecture."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(struct.pack("<Q", len(data)))
        digest.update(data)
    return digest.hexdigest()


class Entry(Record, frozen=True):
    """One file of the cache."""

    area: str
    key: str
    size: int
    used: float
    """Time of the last use, in seconds since the epoch."""
    path: Path


class DiskCache:
    """One area of the cache folder; instances are cheap and share nothing but the disk."""

    def __init__(self, area: str) -> None:
        self.area = area
        self._added = 0
        """Bytes that this process stored since it looked at the whole cache last."""

    def load(self, key: str) -> dict[str, bytes] | None:
        """Return the files stored under `key`, or ``None``."""
        folder = self._folder()
        if folder is None:
            return None
        path = folder / f"{key}{SUFFIX}"
        try:
            data = path.read_bytes()
        except OSError:
            return None
        files = _unpack(data, key)
        if files is not None:
            with suppress(OSError):
                os.utime(path)
        return files

    def store(self, key: str, files: Mapping[str, bytes]) -> bool:
        """Publish `files` under `key`, replacing what is there; return whether that worked."""
        folder = self._folder()
        if folder is None:
            return False
        data = _pack(key, files)
        limit = settings.cache_size
        if len(data) > limit:
            return False
        temporary = folder / f".{key[:16]}.{os.getpid()}.{os.urandom(4).hex()}{TEMPORARY}"
        try:
            with open(temporary, "xb") as file:
                file.write(data)
            os.replace(temporary, folder / f"{key}{SUFFIX}")
        except OSError:
            with suppress(OSError):
                temporary.unlink()
            return False
        self._added += len(data)
        if self._added > limit // UNSEEN_SHARE or not _was_seen(folder.parent):
            self._added = 0
            evict(folder.parent, limit)
        return True

    def _folder(self) -> Path | None:
        root = cache_root()
        if root is None:
            return None
        folder = root / self.area
        return folder if _own_folder(folder) else None


def _was_seen(root: Path) -> bool:
    """Tell whether any process looked at the whole cache not long ago, and note that this one will."""
    marker = root / SEEN
    try:
        if 0 <= time.time() - marker.stat().st_mtime < SEEN_AGE:
            return True
    except OSError:
        pass
    with suppress(OSError):
        marker.touch()
    return False


def cache_root() -> Path | None:
    """Return the cache folder, made if need be, or ``None`` when there can be none or caching is off."""
    if not settings.cache:
        return None
    try:
        root = settings.cache_dir
    except RuntimeError:  # the user has no home
        return None
    if not _own_folder(root):
        return None
    tag = root / TAG
    if not tag.exists():
        with suppress(OSError):
            tag.write_text(TAG_TEXT, encoding="utf-8")
    return root


def _own_folder(folder: Path) -> bool:
    """Make `folder` for this user alone; tell whether it is safe to load code from."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = folder.stat()
    except OSError:
        return False
    if not hasattr(os, "getuid"):
        return True
    return status.st_uid == os.getuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def entries() -> list[Entry]:
    """Return all entries of all areas, the least recently used first."""
    root = cache_root()
    return [] if root is None else sorted(_scan(root), key=lambda entry: entry.used)


def clear(areas: Collection[str] | None = None) -> int:
    """Delete every entry of some areas, or of all; return how many bytes that freed."""
    freed = 0
    for entry in entries():
        if (not areas or entry.area in areas) and _remove(entry.path):
            freed += entry.size
    return freed


def packed(area: str, key: str) -> bytes | None:
    """Return a whole entry as it lies on the disk, if it is sound."""
    root = cache_root()
    if root is None:
        return None
    try:
        data = (root / area / f"{key}{SUFFIX}").read_bytes()
    except OSError:
        return None
    return data if is_sound(data, key) else None


def is_sound(data: bytes, key: str) -> bool:
    """Tell whether bytes are an entry for a key, undamaged."""
    return _is_key(key) and _unpack(data, key) is not None


def put(area: str, key: str, data: bytes) -> bool:
    """Publish a whole entry, as `packed` gave it elsewhere; return whether that worked."""
    files = _unpack(data, key) if _is_key(key) else None
    return files is not None and DiskCache(area).store(key, files)


def evict(root: Path, limit: int) -> int:
    """Delete the least recently used entries until the cache fits `limit`; return the bytes that are left."""
    found = sorted(_scan(root), key=lambda entry: entry.used)
    total = sum(entry.size for entry in found)
    if total <= limit:
        return total
    for entry in found:
        if total <= limit * SURVIVING_SHARE:
            break
        if _remove(entry.path):
            total -= entry.size
    return total


def _scan(root: Path) -> Iterator[Entry]:
    now = time.time()
    for folder in _folders(root):
        with suppress(OSError), os.scandir(folder) as found:
            for item in found:
                with suppress(OSError):  # another process may delete it meanwhile
                    status = item.stat(follow_symlinks=False)
                    key = item.name.removesuffix(SUFFIX)
                    if _is_key(key):
                        yield Entry(
                            folder.name, key, status.st_size, status.st_mtime, Path(item.path)
                        )
                    elif item.name.startswith(".") and now - status.st_mtime > TEMPORARY_AGE:
                        os.unlink(item.path)  # its process was killed while it wrote


def _is_key(name: str) -> bool:
    """Tell whether a name is a key; the entries of `transpile.rewrite` have no suffix."""
    return len(name) == KEY_DIGITS and not name.strip("0123456789abcdef")


def _folders(root: Path) -> list[Path]:
    try:
        return sorted(path for path in root.iterdir() if path.is_dir() and not path.is_symlink())
    except OSError:
        return []


def _remove(path: Path) -> bool:
    try:
        path.unlink()
    except OSError:
        return False
    return True


def _pack(key: str, files: Mapping[str, bytes]) -> bytes:
    header = json.dumps({"key": key, "files": [[n, len(d)] for n, d in files.items()]}).encode()
    body = b"".join((struct.pack("<I", len(header)), header, *files.values()))
    return MAGIC + hashlib.sha256(body).digest() + body


def _unpack(data: bytes, key: str) -> dict[str, bytes] | None:
    start = len(MAGIC) + 32
    body = data[start:]
    if data[: len(MAGIC)] != MAGIC or hashlib.sha256(body).digest() != data[len(MAGIC) : start]:
        return None
    try:
        (length,) = struct.unpack_from("<I", body)
        header = json.loads(body[4 : 4 + length])
        if header["key"] != key:
            return None
        place = 4 + length
        files: dict[str, bytes] = {}
        for name, size in header["files"]:
            files[name] = body[place : place + size]
            place += size
    except (KeyError, TypeError, ValueError, struct.error):  # of another version, with our mark
        return None
    return files if place == len(body) else None
