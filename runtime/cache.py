"""The disk cache of compiled kernels: a key -> a group of named bytes, published by one rename.

    cache = DiskCache("cpu")
    key = key_of(kernel_text, compiler_version, flags, architecture)
    files = cache.load(key)                    # {"object": b"..."} or None
    cache.store(key, {"object": data})

Every key has one file, ``<cache_dir>/<area>/<key>.entry``, with a checksum; a corrupt, foreign or half-written
one is no entry, and is replaced. A folder that can't be made, or that others can write to, is no cache:
compiled code is trusted input; one that is read-only is read. Nothing here ever raises because of the disk.
Who stores may say what it is `about`, which `cache list` shows.
`transpile.cache_folder` caps the size over all areas, that of `transpile.rewrite` too.
"""

from __future__ import annotations

import hashlib
import json
import os
import struct
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from transpile.cache_folder import SUFFIX, About, Entry, Room, is_key, own_folder, scan, used
from transpile.config import settings
from transpile.diagnose.log import log

MAGIC = b"TRNSPLC1"
TEMPORARY = ".tmp"
TAG = "CACHEDIR.TAG"
TAG_TEXT = """Signature: 8a477f597d28d172789f06886806bc55
# This folder is a cache of the Python package transpile; it can be deleted at any time.
"""


UNKNOWN = About()
LONGEST_HEADER = 1 << 16
"""Bytes of a header that are read to tell what an entry is about."""


def key_of(*parts: str | bytes) -> str:
    """Return the key for the parts, all of which decide what is cached: text, versions, flags, architecture."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(struct.pack("<Q", len(data)))
        digest.update(data)
    return digest.hexdigest()


class DiskCache:
    """One area of the cache folder; instances are cheap and share nothing but the disk."""

    def __init__(self, area: str) -> None:
        self.area = area
        self._room = Room()

    def load(self, key: str) -> dict[str, bytes] | None:
        """Return the files stored under `key`, or ``None``."""
        folder = self._folder()
        if folder is None:
            return None
        path = folder / f"{key}{SUFFIX}"
        try:
            data = path.read_bytes()
        except OSError:
            log("debug", f"cache: no {self.area}/{key[:16]}")
            return None
        files = _unpack(data, key)
        if files is not None:
            used(path)
        log("debug", f"cache: {'read' if files is not None else 'damaged'} {self.area}/{key[:16]}")
        return files

    def store(self, key: str, files: Mapping[str, bytes], about: About = UNKNOWN) -> bool:
        """Publish `files` under `key`, replacing what is there; return whether that worked."""
        folder = self._folder()
        if folder is None:
            return False
        data = _pack(key, files, about)
        if len(data) > settings.cache_size:
            return False
        temporary = folder / f".{key[:16]}.{os.getpid()}.{os.urandom(4).hex()}{TEMPORARY}"
        try:
            with open(temporary, "xb") as file:
                file.write(data)
            os.replace(temporary, folder / f"{key}{SUFFIX}")
        except OSError as error:
            with suppress(OSError):
                temporary.unlink()
            log("debug", f"cache: can't keep {self.area}/{key[:16]}: {error.strerror}")
            return False
        log("debug", f"cache: kept {self.area}/{key[:16]}, {len(data)} bytes")
        self._room.taken(folder.parent, len(data))
        return True

    def _folder(self) -> Path | None:
        root = cache_root()
        if root is None:
            return None
        folder = root / self.area
        return folder if own_folder(folder) else None


def cache_root() -> Path | None:
    """Return the cache folder, made if need be, or ``None`` when there can be none or caching is off."""
    if not settings.cache:
        return None
    try:
        root = settings.cache_dir
    except RuntimeError:  # the user has no home
        return None
    if not own_folder(root):
        return None
    tag = root / TAG
    if not tag.exists():
        with suppress(OSError):
            tag.write_text(TAG_TEXT, encoding="utf-8")
    return root


def entries() -> list[Entry]:
    """Return all entries of all areas, the least recently used first."""
    root = cache_root()
    return [] if root is None else sorted(scan(root), key=lambda entry: entry.used)


def clear(areas: Collection[str] | None = None) -> int:
    """Delete every entry of some areas, or of all; return how many bytes that freed."""
    return remove(entry for entry in entries() if not areas or entry.area in areas)


def remove(found: Iterable[Entry]) -> int:
    """Delete entries; return how many bytes that freed."""
    return sum(entry.size for entry in found if _remove(entry.path))


def about(entry: Entry) -> About:
    """Return what an entry is about, as far as it says; its sum is not checked."""
    start = len(MAGIC) + 32
    try:
        with entry.path.open("rb") as file:
            data = file.read(start + 4 + LONGEST_HEADER)
        if data[: len(MAGIC)] != MAGIC:
            return UNKNOWN
        return _about(_header(data[start:])[0])
    except (OSError, *MALFORMED):
        return UNKNOWN


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
    return is_key(key) and _unpack(data, key) is not None


def put(area: str, key: str, data: bytes) -> bool:
    """Publish a whole entry, as `packed` gave it elsewhere; return whether that worked."""
    files = _unpack(data, key) if is_key(key) else None
    if files is None:
        return False
    return DiskCache(area).store(key, files, _about(_header(data[len(MAGIC) + 32 :])[0]))


def _remove(path: Path) -> bool:
    try:
        path.unlink()
    except OSError:
        return False
    return True


def _pack(key: str, files: Mapping[str, bytes], about: About) -> bytes:
    table = {"key": key, "files": [[n, len(d)] for n, d in files.items()]}
    if about != UNKNOWN:
        table["about"] = [about.name, about.target, about.device]
    header = json.dumps(table).encode()
    body = b"".join((struct.pack("<I", len(header)), header, *files.values()))
    return MAGIC + hashlib.sha256(body).digest() + body


def _unpack(data: bytes, key: str) -> dict[str, bytes] | None:
    start = len(MAGIC) + 32
    body = data[start:]
    if data[: len(MAGIC)] != MAGIC or hashlib.sha256(body).digest() != data[len(MAGIC) : start]:
        return None
    try:
        header, place = _header(body)
        if header["key"] != key:
            return None
        files: dict[str, bytes] = {}
        for name, size in header["files"]:
            files[name] = body[place : place + size]
            place += size
    except MALFORMED:  # of another version, with our mark
        return None
    return files if place == len(body) else None


MALFORMED = (KeyError, TypeError, ValueError, RecursionError, struct.error)


def _header(body: bytes) -> tuple[Any, int]:
    """Return the header of an entry's body, a dict if it is one of ours, and where it ends."""
    (length,) = struct.unpack_from("<I", body)
    return json.loads(body[4 : 4 + length]), 4 + length


def _about(header: Any) -> About:
    found = header.get("about") if isinstance(header, dict) else None
    if not isinstance(found, list) or len(found) != 3:
        return UNKNOWN
    return About(*map(str, found))
