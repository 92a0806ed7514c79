"""The commands of ``python -m transpile`` that need a runtime: ``devices``, ``cache``, ``diagnose``."""

from __future__ import annotations

import argparse
import platform
import sys
import time
from collections import Counter
from importlib.metadata import PackageNotFoundError, version

from runtime import cache as disk
from runtime.devices import KNOWN, TITLES, default_device, probe
from runtime.protocols import Absent
from transpile import config
from transpile.diagnose.diagnostic import CubeError

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
    """List the devices, and why those that are absent are."""
    argparse.ArgumentParser(
        prog="python -m transpile devices", description="List the devices that can be used here."
    ).parse_args(arguments)
    for line in device_lines():
        print(line)
    return 0


def device_lines() -> list[str]:
    try:
        chosen = default_device().name
    except CubeError:
        chosen = ""
    lines = []
    for name in KNOWN:
        found = probe(name)
        if isinstance(found, Absent):
            lines.append(f"  {name:<10} absent: {found.reason}")
            if found.way_out:
                lines.append(f"  {'':<10}   {found.way_out}")
            continue
        limits = found.properties
        mark = "*" if found.name == chosen else " "
        lines.append(
            f"{mark} {name:<10} {TITLES[name]}: {limits.profile}, plane {limits.plane_size}, "
            f"cube of {limits.max_cube_units}, shared {limits.max_shared_memory // 1024} KiB"
        )
    lines.append(
        "* is the default." if chosen else "There is no default: `reference` never is one."
    )
    return lines


def cache(arguments: list[str]) -> int:
    """Show, empty or locate the disk caches."""
    parser = argparse.ArgumentParser(
        prog="python -m transpile cache",
        description="Look after the disk caches of compiled kernels.",
    )
    parser.add_argument("action", choices=("list", "clear", "path"), nargs="?", default="list")
    action = parser.parse_args(arguments).action
    root = disk.cache_root()
    if root is None:
        print("there is no disk cache: it is switched off, or its folder can't be used")
        return 0
    if action == "path":
        print(root)
    elif action == "clear":
        print(f"freed {_size(disk.clear())}")
    else:
        _list_cache()
    return 0


def _list_cache() -> None:
    found = disk.entries()
    now = time.time()
    for entry in reversed(found):
        age = _age(now - entry.used)
        print(f"{entry.area:<10} {entry.key[:16]}  {_size(entry.size):>10}  used {age} ago")
    areas = Counter(entry.area for entry in found)
    shown = ", ".join(f"{count} in {area}" for area, count in sorted(areas.items()))
    total = sum(entry.size for entry in found)
    print(
        f"{len(found)} entries, {_size(total)} of {_size(config.settings.cache_size)}{': ' if shown else ''}{shown}"
    )


def diagnose(arguments: list[str]) -> int:
    """Print what a bug report needs: versions, devices, settings."""
    argparse.ArgumentParser(
        prog="python -m transpile diagnose",
        description="Print versions, devices and settings for a bug report.",
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
        print(f"{name} = {getattr(config.settings, name)!r}")
    sys.stdout.flush()
    return 0


def _size(size: int) -> str:
    amount = float(size)
    for unit in ("B", "KiB", "MiB"):
        if amount < 1024:
            return f"{amount:.0f} {unit}" if unit == "B" else f"{amount:.1f} {unit}"
        amount /= 1024
    return f"{amount:.1f} GiB"


def _age(seconds: float) -> str:
    for limit, size, unit in ((120, 1, "s"), (7200, 60, "min"), (172800, 3600, "h")):
        if seconds < limit:
            return f"{seconds / size:.0f} {unit}"
    return f"{seconds / 86400:.0f} days"
