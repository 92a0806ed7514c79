"""The commands of ``python -m transpile`` that need a runtime: ``devices``, ``cache``, ``diagnose``."""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import PurePath

from runtime import bundles
from runtime import cache as disk
from runtime.devices import KNOWN, TITLES, Device, default_device, device, probe
from runtime.pool import shown
from runtime.protocols import Absent
from transpile import config
from transpile.cache_folder import About, Entry, areas
from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.errors.usage import UnknownArea, UnknownEntry
from transpile.ir.types import SCALARS, Scalar
from transpile.ops.capabilities import Capabilities
from transpile.ops.signatures import ATOMIC_NUMBERS
from transpile.ops.support import support
from transpile.ops.table import TABLE
from transpile.rewrite import cache as rewrites

LISTED = 20
"""Entries that ``cache list`` shows unasked."""
AREAS = ("rewrite", "lowered", "cpu", "cuda", "hip", "vulkan", "autotune", "measured")
"""The parts of the disk cache; pipelines of WebGPU and Metal are kept by the system, their texts are in `lowered`."""
PACKAGES = (
    "transpile",
    "libcst",
    "numpy",
    "ml_dtypes",
    "llvmlite",
    "xtc-mlir-python-bindings",
    "cuda-bindings",
    "wgpu",
    "vulkan",
)


def devices(arguments: list[str]) -> int:
    """List the devices, and why those that are absent are; or all properties of one."""
    parser = argparse.ArgumentParser(
        prog="python -m transpile devices", description="List the devices that can be used here."
    )
    parser.add_argument(
        "name", nargs="?", help="show all properties of this one, `cuda:1` for example"
    )
    name = parser.parse_args(arguments).name
    for line in device_lines() if name is None else property_lines(device(name)):
        print(line)
    return 0


def device_lines() -> Iterator[str]:
    """Yield a line for each kind of device, as soon as it is known."""
    try:
        chosen = default_device().name
    except CubeError:
        chosen = ""
    for name in KNOWN:
        found = probe(name)
        if isinstance(found, Absent):
            yield f"  {name:<10} absent: {found.reason}"
            if found.way_out:
                yield f"  {'':<10}   {found.way_out}"
            continue
        limits = found.properties
        mark = "*" if found.name == chosen else " "
        yield (
            f"{mark} {name:<10} {TITLES[name]}: {limits.profile}, plane {limits.plane_size}, "
            f"cube of {limits.max_cube_units}, shared {limits.max_shared_memory // 1024} KiB"
        )
    yield "* is the default." if chosen else "There is no default: `reference` never is one."


def property_lines(found: Device) -> Iterator[str]:
    """Yield every property of a device."""
    limits: Capabilities = found.properties
    yield f"{found.name}: {TITLES[found.name.partition(':')[0]]}"
    rows: dict[str, object] = {
        "profile": " ".join(filter(None, (limits.profile, getattr(found.server, "title", "")))),
        "computes with": _words(limits.arithmetic),
        "holds in memory": _words(limits.storage),
        "vectors": f"{limits.max_vector_width.lanes} lanes, {limits.max_vector_width.bytes} bytes",
        "plane": f"{limits.plane_size} units{' or others' if limits.plane_size_varies else ''}",
        "cube": f"{limits.max_cube_units} units, {limits.max_cube_dim}",
        "grid": f"{limits.max_cube_count} cubes",
        "shared memory": shown(limits.max_shared_memory),
        "arrays of a launch": limits.max_bindings,
        "atomics": _words(_atomics(limits)),
        "features": " ".join(sorted(limits.features)),
        "times are taken by": f"the {found.client.clock}'s clock",
        "memory": found.client.memory_report(),
    }
    for name, value in rows.items():
        yield f"  {name:<20}{value}"


def _atomics(limits: Capabilities) -> Iterator[Scalar]:
    """Yield the types of atomic elements, those too whose sums are loops."""
    for name in ATOMIC_NUMBERS:
        if support(TABLE["atomic_add"], limits, SCALARS[name]).is_there:
            yield SCALARS[name]


def _words(types: Iterable[Scalar]) -> str:
    """Return names of types, those of one kind by their width."""
    return " ".join(
        sorted((type.name for type in types), key=lambda name: (name[:1], len(name), name))
    )


def cache(arguments: list[str]) -> int:
    """Show, empty, locate or ship the disk caches."""
    parser = argparse.ArgumentParser(
        prog="python -m transpile cache",
        description="Look after the disk caches of rewritten and compiled kernels and of autotuning.",
    )
    parser.add_argument(
        "action",
        choices=("list", "clear", "path", "export", "import"),
        nargs="?",
        default="list",
        help="default: %(default)s; export and import take a FILE: import only what you trust, it holds code",
    )
    parser.add_argument(
        "what",
        metavar="NAME|FILE",
        nargs="?",
        help="list and clear: only entries of kernels and functions of this name; "
        "export and import: a bundle, to write or to read",
    )
    parser.add_argument(
        "--area",
        action="append",
        metavar="NAME",
        help="only this part, `autotune` for example; may be given several times",
    )
    parser.add_argument("--all", action="store_true", help=f"list more than the latest {LISTED}")
    options = parser.parse_args(arguments)
    takes_file = options.action in ("export", "import")
    if takes_file and options.what is None:
        parser.error(f"`{options.action}` needs a FILE")
    if options.action == "path" and options.what is not None:
        parser.error("`path` takes nothing")
    root = disk.cache_root()
    for area in options.area or ():
        _check_area(area)
    if root is None and not takes_file:
        where = (
            sys.stderr if options.action == "path" else sys.stdout
        )  # who asks for it wants a path or nothing
        print("there is no disk cache: it is switched off, or its folder can't be used", file=where)
        return 1 if options.action == "path" else 0
    if options.action == "path":
        print(root)
    elif options.action == "clear":
        print(f"freed {shown(disk.remove(_found(options.area, options.what)))}")
    elif options.action == "export":
        count = bundles.export(options.what, options.area)
        print(f"wrote {_entries(count)}, {shown(os.path.getsize(options.what))}")
    elif options.action == "import":
        taken, known, refused, unfit = bundles.take_in(options.what)
        print(f"took {_entries(taken)}; {known} known already, {refused} refused")
        for left_out in unfit:
            print(f"left out {left_out}: made anew at the first launch")
        return 1 if refused else 0
    else:
        _list_cache(_found(options.area, options.what), None if options.all else LISTED)
    return 0


def _entries(count: int) -> str:
    return f"{count} entr{'y' if count == 1 else 'ies'}"


def _check_area(area: str) -> None:
    """Refuse an area that no cache has, here or in another version."""
    root = disk.cache_root()
    known = {*AREAS, *(found.name for found in (areas(root) if root is not None else ()))}
    if area not in known:
        raise UnknownArea(None, area, tuple(known)).error()


def _found(areas: list[str] | None, name: str | None) -> list[Entry]:
    """Return the entries of some areas, or of all, and of a name if one is given, the least recently used first.

    Raises:
        CubeUsageError: none has that name.
    """
    found = [entry for entry in disk.entries() if not areas or entry.area in areas]
    if name is None:
        return found
    names = [_about(entry).name for entry in found]
    if name not in names:
        raise UnknownEntry(None, name, tuple({known for known in names if known})).error()
    return [entry for entry, own in zip(found, names, strict=True) if own == name]


def _about(entry: Entry) -> About:
    return rewrites.about(entry.path) if entry.area == "rewrite" else disk.about(entry)


HEAD: tuple[str, ...] = ("part", "name", "target", "device", "size", "used", "key")


def _list_cache(found: list[Entry], most: int | None) -> None:
    now = time.time()
    latest = found[::-1][:most]
    rows = [HEAD] if latest else []
    for entry in latest:
        about = _about(entry)
        texts = (_printable(text) for text in (about.name, about.target, about.device))
        age = f"{_age(now - entry.used)} ago"
        rows.append((entry.area, *texts, shown(entry.size), age, entry.key[:16]))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print(
            "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        )
    if len(latest) < len(found):
        print(f"... and {len(found) - len(latest)} that were used before; `--all` lists them too")
    counts = Counter(entry.area for entry in found)
    parts = ", ".join(f"{count} in {area}" for area, count in sorted(counts.items()))
    total = sum(entry.size for entry in found)
    limit = shown(config.settings.cache_size)
    print(f"{_entries(len(found))}, {shown(total)} of {limit}{': ' if parts else ''}{parts}")


def _printable(text: str) -> str:
    """Return what an entry says as one cell of a table."""
    return "".join(letter if letter.isprintable() else "?" for letter in text) or "-"


def diagnose(arguments: list[str]) -> int:
    """Print what a bug report needs: versions, devices, settings, the cache."""
    argparse.ArgumentParser(
        prog="python -m transpile diagnose",
        description="Print versions, devices, settings and the cache's state for a bug report.",
    ).parse_args(arguments)
    print(f"python {platform.python_version()} on {platform.platform()}")
    for name in PACKAGES:
        try:
            print(f"{name} {version(name)}")
        except PackageNotFoundError:
            print(f"{name} is not installed")
    for line in device_lines():
        print(line)
    for name in config.NAMES:
        try:
            print(f"{name} = {_told(getattr(config.settings, name))}{_origin(name)}")
        except CubeError as error:
            print(f"{name}: {error}")
    for variable, hint in config.strangers():
        print(f"{variable} is no setting; {hint}")
    print(_cache_state())
    sys.stdout.flush()
    return 0


def _told(value: object) -> str:
    """Return a setting's value as settings are written, paths without their class."""
    return repr(str(value)) if isinstance(value, PurePath) else repr(value)


def _origin(name: str) -> str:
    found = config.origin(name)
    return "" if found is None else f"    ({found})"


def _cache_state() -> str:
    root = disk.cache_root()
    if root is None:
        return "disk cache: none, it is switched off or its folder can't be used"
    found = disk.entries()
    writes = "" if os.access(root, os.W_OK) else ", read-only"
    return (
        f"disk cache: {root}{writes}, {_entries(len(found))}, {shown(sum(e.size for e in found))}"
    )


def _age(seconds: float) -> str:
    for limit, size, unit in ((120, 1, "s"), (7200, 60, "min"), (172800, 3600, "h")):
        if seconds < limit:
            return f"{seconds / size:.0f} {unit}"
    return f"{seconds / 86400:.0f} days"
