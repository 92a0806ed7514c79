"""The emulation built by clang, for this processor and for aarch64, gives what the reference interpreter gives.

Programs for aarch64 run under ``qemu-aarch64``: clang compiles them, since g++ knows `_Float16` in C++ from 13 on only,
and the cross g++ links them with its libraries. On an aarch64 machine every other test of the emulation runs natively.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple, NoReturn

import pytest

from tests.lower import emulated
from tests.lower import test_texts_run as texts
from transpile.lower import lower
from transpile.protocols import Artifact
from validators import zig
from validators.batch import MissingTool

NAMES = {"atomics", "loops", "numbers", "partial_planes", "planes", "row_sum", "vectors", "wide"}
"""Barriers and shared memory, shuffles and ballots, halves and 64 bits, vectors."""
OPTIONS = ("-O1", "-ffp-contract=off", "-Xclang", "-ffloat16-excess-precision=none")
"""With values in registers that calls preserve, over the switch of stacks."""
PRESERVED = """
#include "units.h"
#define TWELVE(F) F(0) F(1) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11)
#define BEGIN(i) double a##i = own + i; long n##i = own * 100l + i;
#define STEP(i) a##i = a##i * 2 + i; n##i = n##i * 3 + i;
#define CHECK(i) found &= a##i == of_a[i] && n##i == of_n[i];
static int wrong = 0;
int main() {
    units::backwards = true;
    units::launch({2, 1, 1}, {64, 1, 1}, 32, [] {
        const unsigned own = units::current;
        TWELVE(BEGIN)
        for (int round = 0; round < 5; ++round) {
            units::plane_barrier();
            TWELVE(STEP)
            units::barrier(units::Site::current());
        }
        double of_a[12];
        long of_n[12];
        for (int i = 0; i < 12; ++i) {
            of_a[i] = own + i;
            of_n[i] = own * 100l + i;
            for (int round = 0; round < 5; ++round) of_a[i] = of_a[i] * 2 + i, of_n[i] = of_n[i] * 3 + i;
        }
        bool found = (std::uintptr_t)__builtin_frame_address(0) % 16 == 0;
        TWELVE(CHECK)
        wrong += !found;
    });
    std::printf("%d", wrong);
}
"""


class Processor(NamedTuple):
    """How programs for it are built and run."""

    target: str
    linker: str
    through: tuple[str, ...] = ()


HOST = Processor(f"{platform.machine()}-linux-gnu", "g++")


def build(source: Path, processor: Processor, *options: str) -> Path:
    compiler = zig.program()
    compiled, program = source.with_suffix(".o"), source.with_suffix("")
    headers = f"-isystem{compiler.parent / 'lib' / 'include'}", f"-I{emulated.HEADERS}"
    commands = (
        [compiler, "clang", f"--target={processor.target}", "-std=c++20", "-w", *OPTIONS, *options,
         *headers, "-c", "-o", compiled, source],
        [processor.linker, *(["-static"] if processor.through else []), "-o", program, compiled],
    )  # fmt: skip
    for command in commands:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    return program


@pytest.fixture(scope="module", params=["host", "aarch64"])
def processor(request: pytest.FixtureRequest, missing: Callable[[str], NoReturn]) -> Processor:
    try:
        zig.program()
    except MissingTool as reason:
        missing(str(reason))
    if request.param == "host" or platform.machine() in ("aarch64", "arm64"):
        if emulated.compiler() is None:
            missing("no g++, which links")
        return HOST
    emulator = shutil.which("qemu-aarch64") or shutil.which("qemu-aarch64-static")
    linker = shutil.which("aarch64-linux-gnu-g++")
    if emulator is None or linker is None:
        missing("no `qemu-aarch64` or no `aarch64-linux-gnu-g++`")
    return Processor("aarch64-linux-gnu", linker, (emulator,))


@pytest.fixture(scope="module")
def programs(
    processor: Processor, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], texts.Emulated]:
    @cache
    def made(target: str) -> texts.Emulated:
        names = sorted(NAMES - texts.WITHOUT[target])
        artifacts: dict[str, Artifact] = {name: lower(target, texts.read(name)) for name in names}
        source = emulated.write(artifacts, target, tmp_path_factory.mktemp(target))
        return build(source, processor), artifacts

    return made


@pytest.mark.slow
@pytest.mark.parametrize(
    ("processor", "target"),
    [("host", "metal"), *(("aarch64", target) for target in texts.C_FAMILY)],
    indirect=["processor"],
)
def test_texts(
    target: str, processor: Processor, programs: Callable[[str], texts.Emulated]
) -> None:
    program, artifacts = programs(target)
    cases = texts.KERNELS | texts.PLANES | texts.WIDE | {"atomics": (texts.ATOMICS, 1)}
    for name, artifact in artifacts.items():
        args, count = cases[name]
        expected = None
        for backwards in (False, True):
            found = emulated.execute(
                program, name, artifact, args, count, backwards=backwards, through=processor.through
            )
            if name == "atomics":
                texts.check_atomics(*found[:2])
                continue
            if expected is None:
                plane = emulated.PLANES[artifact.target]
                expected = texts.reference(artifact.kernel, args, count, plane)
            texts.compare(artifact.kernel, found, expected)


@pytest.mark.slow
def test_registers_survive(processor: Processor, tmp_path: Path) -> None:
    source = tmp_path / "preserved.cpp"
    source.write_text(PRESERVED)
    # Signed return addresses and landing pads, which processors of today check.
    signed = ["-mbranch-protection=standard"] if "aarch64" in processor.target else []
    program = build(source, processor, "-O2", "-fno-vectorize", "-fno-slp-vectorize", *signed)
    ran = subprocess.run([*processor.through, program], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, "0"), ran.stderr


@pytest.mark.slow
def test_metal_builds_for_macos(tmp_path: Path, missing: Callable[[str], NoReturn]) -> None:
    """LLVM's library has functions of Metal's names for floats, outside of `std` too."""
    try:
        compiler = zig.program()
    except MissingTool as reason:
        missing(str(reason))
    artifacts = {name: lower("metal", texts.read(name)) for name in ("names", "numbers", "planes")}
    source = emulated.write(artifacts, "metal", tmp_path)
    done = subprocess.run(
        [compiler, "c++", "-target", "aarch64-macos", "-std=c++20", "-w", f"-I{emulated.HEADERS}",
         "-c", "-o", source.with_suffix(".o"), source],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {f"ZIG_{which}_CACHE_DIR": str(tmp_path) for which in ("GLOBAL", "LOCAL")},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
