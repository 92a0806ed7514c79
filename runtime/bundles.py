"""Bundles: entries of the disk cache in one file, to ship choices of autotuning and compiled kernels.

    export(path, areas) -> how many            take_in(path) -> (taken, known, refused)

A bundle is a zip archive: ``bundle.json`` with its version, and ``<area>/<key>.entry``, each as it lies in the cache,
checksum included. Rewritten sources are left out: their keys belong to one installation. Compiled code is trusted
input: take in only what you trust.
"""

from __future__ import annotations

import json
import lzma
import os
import re
import struct
import zipfile
import zlib
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import IO

from runtime import cache
from transpile.cache_folder import SUFFIX
from transpile.diagnose.errors.usage import BadBundle

VERSION = 1
MANIFEST = "bundle.json"
OF_ONE_INSTALLATION = ("rewrite", "lowered")
LARGEST = 1 << 30
"""Bytes of one entry that are taken in."""
DAMAGED = (zipfile.BadZipFile, EOFError, zlib.error, lzma.LZMAError, struct.error, RuntimeError)
"""What `zipfile` raises on bytes that were changed; `RuntimeError` where they now say another method or a password."""
_MEMBER = re.compile(r"(?P<area>[a-z][a-z0-9_]*)/(?P<key>[0-9a-f]{64})\.entry")
_STAMP = (1980, 1, 1, 0, 0, 0)
"""The time of every member: a bundle of the same entries is the same file."""


def export(path: str | Path, areas: Collection[str] | None = None) -> int:
    """Write the sound entries of some areas, or of all, to a file; return how many.

    Raises:
        CubeUsageError: the file can't be written.
    """
    target = Path(path)
    try:
        if target.exists() and not target.is_file() and not target.is_dir():
            with target.open("wb") as stream:  # a pipe or a device stays what it is
                return _write(stream, areas)
        target = target.resolve()
        temporary = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            with temporary.open("wb") as file:
                count = _write(file, areas)
            os.replace(temporary, target)
        except BaseException:
            with suppress(OSError):
                temporary.unlink()
            raise
    except OSError as error:
        raise BadBundle(None, str(path), error.strerror or str(error)).error() from error
    return count


def _write(file: IO[bytes], areas: Collection[str] | None) -> int:
    count = 0
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(
            zipfile.ZipInfo(MANIFEST, _STAMP), json.dumps({"transpile cache": VERSION})
        )
        for entry in sorted(cache.entries(), key=lambda entry: (entry.area, entry.key)):
            if entry.area in OF_ONE_INSTALLATION or (areas and entry.area not in areas):
                continue
            data = cache.packed(entry.area, entry.key)
            if data is not None:
                member = zipfile.ZipInfo(f"{entry.area}/{entry.key}{SUFFIX}", _STAMP)
                member.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(member, data)
                count += 1
    return count


def take_in(path: str | Path) -> tuple[int, int, int]:
    """Put the entries of a bundle into the cache; return how many were taken, known before, and refused.

    Raises:
        CubeUsageError: it is no bundle, or there is no cache to put them into.
    """
    if cache.cache_root() is None:
        raise BadBundle(None, str(path), "there is no disk cache to take it into").error()
    taken = known = refused = 0
    try:
        with zipfile.ZipFile(path) as archive:
            found = json.loads(archive.read(MANIFEST)).get("transpile cache")
            if found != VERSION:
                raise BadBundle(None, str(path), f"it has version {found}, not {VERSION}").error()
            for member in archive.infolist():
                match = _MEMBER.fullmatch(member.filename)
                if match is None or member.file_size > LARGEST:
                    refused += member.filename != MANIFEST
                elif cache.packed(match["area"], match["key"]) is not None:
                    known += 1
                elif _put(archive, member, match["area"], match["key"]):
                    taken += 1
                else:
                    refused += 1
    except OSError as error:
        raise BadBundle(None, str(path), error.strerror or str(error)).error() from error
    except (*DAMAGED, KeyError, ValueError, AttributeError) as error:
        raise BadBundle(None, str(path), "it is no bundle").error() from error
    return taken, known, refused


def _put(archive: zipfile.ZipFile, member: zipfile.ZipInfo, area: str, key: str) -> bool:
    if area in OF_ONE_INSTALLATION:
        return False
    try:
        data = archive.read(member)
    except DAMAGED:  # on the way
        return False
    return cache.put(area, key, data)
