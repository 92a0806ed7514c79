"""Bundles: entries of the disk cache in one file, to ship choices of autotuning and compiled kernels.

    export(path, areas) -> how many            take_in(path) -> Taken(taken, known, refused, unfit)

A bundle is a zip archive: ``bundle.json`` with its version and what made it, and ``<area>/<key>.entry``, each as it
lies in the cache, checksum included. Keys are of contents, so an entry is found wherever all that decides it is the
same. Of rewritten sources and lowered kernels that takes the same versions of Python, NumPy and this package; others
are left out, and said to be. Compiled code and these are trusted input: take in only what you trust.
"""

from __future__ import annotations

import json
import lzma
import os
import re
import struct
import zipfile
import zlib
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, NamedTuple

import numpy

from runtime import cache, lowered
from transpile.cache_folder import SUFFIX
from transpile.diagnose.errors.usage import BadBundle
from transpile.rewrite import cache as rewrites

VERSION = 2
READ = (1, VERSION)
"""Versions that are taken in; the first had neither rewritten sources nor lowered kernels."""
MANIFEST = "bundle.json"
LARGEST = 1 << 30
"""Bytes of one entry that are taken in."""
DAMAGED = (zipfile.BadZipFile, EOFError, zlib.error, lzma.LZMAError, struct.error, RuntimeError)
"""What `zipfile` raises on bytes that were changed; `RuntimeError` where they now say another method or a password."""
_MEMBER = re.compile(r"(?P<area>[a-z][a-z0-9_]*)/(?P<key>[0-9a-f]{64})\.entry")
_STAMP = (1980, 1, 1, 0, 0, 0)
"""The time of every member: a bundle of the same entries is the same file."""


class Taken(NamedTuple):
    """What became of the entries of a bundle."""

    taken: int
    known: int
    refused: int
    unfit: tuple[str, ...]
    """What was left out, and why, in words."""


def makers() -> dict[str, dict[str, str]]:
    """Return what makes the entries of areas that others than the same can't read."""
    python = {"Python": lowered.python()}
    return {
        "rewrite": {**python, "transpile": rewrites.rewriter_version()},
        "lowered": {**python, "NumPy": numpy.__version__, "transpile": lowered.version()},
    }


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
            zipfile.ZipInfo(MANIFEST, _STAMP),
            json.dumps({"transpile cache": VERSION, "made by": makers()}),
        )
        for entry in sorted(cache.entries(), key=lambda entry: (entry.area, entry.key)):
            if areas and entry.area not in areas:
                continue
            data = _packed(entry.area, entry.key)
            if data is not None:
                member = zipfile.ZipInfo(f"{entry.area}/{entry.key}{SUFFIX}", _STAMP)
                member.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(member, data)
                count += 1
    return count


def take_in(path: str | Path) -> Taken:
    """Put the entries of a bundle into the cache; return how many were taken, known before, refused, and left out.

    Raises:
        CubeUsageError: it is no bundle, or there is no cache to put them into.
    """
    if cache.cache_root() is None:
        raise BadBundle(None, str(path), "there is no disk cache to take it into").error()
    taken = known = refused = 0
    try:
        with zipfile.ZipFile(path) as archive:
            manifest = json.loads(archive.read(MANIFEST))
            found = manifest.get("transpile cache")
            if found not in READ:
                raise BadBundle(None, str(path), f"it has version {found}, not {VERSION}").error()
            strange = _differences(manifest.get("made by"))
            left_out: Counter[str] = Counter()
            for member in archive.infolist():
                match = _MEMBER.fullmatch(member.filename)
                if match is None or member.file_size > LARGEST:
                    refused += member.filename != MANIFEST
                elif match["area"] in strange:
                    left_out[match["area"]] += 1
                elif _packed(match["area"], match["key"]) is not None:
                    known += 1
                elif _put(archive, member, match["area"], match["key"]):
                    taken += 1
                else:
                    refused += 1
    except OSError as error:
        raise BadBundle(None, str(path), error.strerror or str(error)).error() from error
    except (*DAMAGED, KeyError, ValueError, AttributeError) as error:
        raise BadBundle(None, str(path), "it is no bundle").error() from error
    unfit = [f"{n} of `{area}`, made by {strange[area]}" for area, n in sorted(left_out.items())]
    return Taken(taken, known, refused, tuple(unfit))


def _differences(made_by: Any) -> dict[str, str]:
    """Return the areas whose entries can't be read here, and what they were made by."""
    found = {}
    for area, own in makers().items():
        theirs = made_by.get(area) if isinstance(made_by, dict) else None
        if not isinstance(theirs, dict):
            found[area] = "nobody knows what"
            continue
        others = [name for name in own if theirs.get(name) != own[name]]
        shown = [
            "other files of transpile" if n == "transpile" else f"{theirs.get(n)} of {n}"
            for n in others
        ]
        if others:
            found[area] = " and ".join(shown)
    return found


def _packed(area: str, key: str) -> bytes | None:
    return rewrites.packed(key) if area == "rewrite" else cache.packed(area, key)


def _put(archive: zipfile.ZipFile, member: zipfile.ZipInfo, area: str, key: str) -> bool:
    try:
        data = archive.read(member)
    except DAMAGED:  # on the way
        return False
    return rewrites.put(key, data) if area == "rewrite" else cache.put(area, key, data)
