"""Builds the stand-in for AMD's libraries (`stub.cpp`), and reads what it notes."""

from __future__ import annotations

import ctypes
import shutil
import struct
import subprocess
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).with_name("stub.cpp")
HEADERS = Path(__file__).parents[2] / "lower" / "emulation"
OPTIONS = "-std=c++20 -O0 -w -fPIC -fno-gnu-unique -ffp-contract=off -fexcess-precision=16"
"""Of kernels; a header is only taken precompiled with the very same ones."""


def has_compiler() -> bool:
    return shutil.which("g++") is not None


def version() -> int:
    """Return a release that AMD never made: the disk cache tells what other sources compiled apart by it."""
    sources = sorted([SOURCE, *HEADERS.iterdir()])
    return 990_000_000 + zlib.crc32(b"".join(one.read_bytes() for one in sources)) % 1_000_000


def build(root: Path) -> Path:
    """Build the libraries as an installation of ROCm has them; return its folder, for ``ROCM_PATH``."""
    folder = root / "lib"
    folder.mkdir(parents=True)
    options = OPTIONS.split()
    header = ["-x", "c++-header", str(HEADERS / "device.h"), "-o", str(folder / "device.h.gch")]
    library = [
        "-shared",
        f'-DHEADERS="{HEADERS}"',
        f'-DOPTIONS="{OPTIONS}"',
        f"-DVERSION={version()}",
        str(SOURCE),
        "-o",
        str(folder / "libamdhip64.so"),
        "-ldl",
    ]
    for rest in (header, library):
        done = subprocess.run(["g++", *options, *rest], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    (folder / "libhiprtc.so").symlink_to("libamdhip64.so")
    headers = root / "include" / "hip"
    headers.mkdir(parents=True)
    (headers / "hip_bf16.h").touch()  # the emulation has what is in it
    return root


@dataclass(frozen=True)
class Launch:
    """One launch that ran."""

    entry: str
    count: tuple[int, ...]
    dim: tuple[int, ...]
    shared: int
    data: bytes

    def unpack(self, layout: str) -> tuple[Any, ...]:
        return struct.unpack_from(f"={layout}", self.data)


class Stub:
    """The library that a test's process has opened."""

    def __init__(self, root: Path) -> None:
        self._library = ctypes.CDLL(str(root / "lib" / "libamdhip64.so"))
        self._library.stub_records.restype = ctypes.c_char_p
        self._library.stub_used.restype = ctypes.c_size_t

    def fail(self, function: str, status: int) -> None:
        """Let a function return a status instead of doing anything; 0 ends that."""
        self._library.stub_fail(function.encode(), status)

    def fault(self, status: int) -> None:
        """Let every function return a status, as after a fault of a kernel."""
        self._library.stub_fault(status)

    def clear(self) -> None:
        self._library.stub_clear()

    @property
    def used(self) -> int:
        """Bytes that are allocated."""
        return int(self._library.stub_used())

    @property
    def records(self) -> list[list[str]]:
        """What was called, in words."""
        return [line.split() for line in self._library.stub_records().decode().splitlines()]

    def named(self, name: str) -> list[list[str]]:
        return [words[1:] for words in self.records if words[0] == name]

    @property
    def launches(self) -> list[Launch]:
        found = []
        for entry, *sizes, data in self.named("run"):
            x, y, z, width, height, depth, shared = map(int, sizes)
            found.append(
                Launch(entry, (x, y, z), (width, height, depth), shared, bytes.fromhex(data))
            )
        return found
