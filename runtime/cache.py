"""The disk cache of compiled kernels: a key -> a group of named bytes, published by one rename.

    cache = DiskCache("cpu")
    key = key_of(kernel_text, compiler_version, flags, architecture)
    files = cache.load(key)                    # {"object": b"..."} or None
    cache.store(key, {"object": data})

Every key has one file, ``<cache_dir>/<area>/<key>.entry``, with a checksum; a corrupt, foreign or half-written
one is no entry, and is replaced. A folder that can't be written, or that others can write to, is no cache:
compiled code is trusted input. Nothing here ever raises because of the disk. The size is capped over all areas;
the least recently used go first.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import struct
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from transpile.config import settings
from transpile.diagnose.record import Record

MAGIC = b"TRNSPLC1"
SUFFIX = ".entry"
TEMPORARY = ".tmp"
TAG = "CACHEDIR.TAG"
TAG_TEXT = """Signature: 8a477f597d28d172789f06886806bc55
# This folder is a cache of the Python package transpile; it can be deleted at any time.
"""
SURVIVING_SHARE = 0.9
"""How full eviction leaves the cache, so that not every store evicts."""
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
        self._estimate: int | None = None

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
        self._stay_below(limit, len(data), folder.parent)
        return True

    def _folder(self) -> Path | None:
        root = cache_root()
        if root is None:
            return None
        folder = root / self.area
        return folder if _own_folder(folder) else None

    def _stay_below(self, limit: int, added: int, root: Path) -> None:
        if self._estimate is not None:
            self._estimate += added
        if self._estimate is None or self._estimate > limit:
            self._estimate = evict(root, limit)


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


def clear() -> int:
    """Delete every entry of every area; return how many bytes that freed."""
    freed = 0
    for entry in entries():
        if _remove(entry.path):
            freed += entry.size
    return freed


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
                    if item.name.endswith(SUFFIX):
                        key = item.name.removesuffix(SUFFIX)
                        yield Entry(
                            folder.name, key, status.st_size, status.st_mtime, Path(item.path)
                        )
                    elif item.name.endswith(TEMPORARY) and now - status.st_mtime > TEMPORARY_AGE:
                        os.unlink(item.path)


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
    (length,) = struct.unpack_from("<I", body)
    header = json.loads(body[4 : 4 + length])
    if header["key"] != key:
        return None
    place = 4 + length
    files: dict[str, bytes] = {}
    for name, size in header["files"]:
        files[name] = body[place : place + size]
        place += size
    return files
