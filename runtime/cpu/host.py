"""What this CPU is, without asking LLVM: a text that identifies it, and how wide its vectors are."""

from __future__ import annotations

import os
import platform
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from transpile.diagnose.record import Record
from transpile.installed import content_of, sums_of

PACKAGES = ("mlir", "llvmlite")
"""Import names of the packages that compile."""


class Host(Record, frozen=True):
    """The CPU of this process."""

    name: str
    identity: str
    """Equal only for CPUs with the same instructions."""
    vector_bytes: int


@cache
def host() -> Host:
    """Describe this CPU, on Linux from what the kernel says, else from LLVM."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            text = file.read(8192)
    except OSError:
        text = ""
    fields = _fields(text)
    flags = fields.get("flags", fields.get("Features", ""))
    if not flags:
        return _from_llvm()
    name = fields.get("model name", platform.machine())
    identity = "\n".join((platform.machine(), *(f"{k}: {v}" for k, v in sorted(fields.items()))))
    return Host(name, identity, 64 if "avx512f" in flags.split() else 32)


_LASTING = (
    "vendor_id",
    "cpu family",
    "model",
    "model name",
    "stepping",
    "flags",
    "Features",
    "CPU part",
)
"""The fields that don't change between cores and moments, as frequencies do."""


def _fields(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in text.partition("\n\n")[0].splitlines():
        key, _, value = line.partition(":")
        if key.strip() in _LASTING:
            found[key.strip()] = value.strip()
    return found


def _from_llvm() -> Host:
    import llvmlite.binding as llvm

    name = llvm.get_host_cpu_name()
    features = llvm.get_host_cpu_features().flatten()
    return Host(name, f"{name} {features}", 64 if "+avx512f" in features else 32)


@cache
def toolchain_identity() -> str:
    """Return a text that changes when a package that compiles is replaced; it imports none of them."""
    found, folders = [], []
    for package in PACKAGES:
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            found.append(f"{package} is missing")
            continue
        folder = Path(spec.origin).parent
        folders.append(folder)
        status = os.stat(spec.origin)
        found.append(
            f"{folder} {status.st_size} {status.st_mtime_ns} {os.stat(folder).st_mtime_ns}"
        )
    facts = "\n".join(found)
    is_whole = len(folders) == len(PACKAGES)
    return content_of("compilers of cpu", facts, lambda: (is_whole and sums_of(folders)) or facts)
