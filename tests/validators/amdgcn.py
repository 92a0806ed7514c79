"""HIP text through clang to AMD's instruction set for three generations, without spills. Needs no ROCm and no GPU."""

from __future__ import annotations

import re
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from validators import zig
from validators.batch import Invalid, serve

ARCHITECTURES = ("gfx90a", "gfx942", "gfx1100")


def compile_text(text: str, architecture: str) -> None:
    done = zig.clang(
        "-x",
        "hip",
        "--offload-device-only",
        "--no-gpu-bundle-output",
        f"--offload-arch={architecture}",
        "-nogpulib",
        "-nogpuinc",
        "-fdeclspec",
        "-std=c++17",
        "-O3",
        "-Wno-unused-command-line-argument",
        "-I",
        str(zig.INCLUDE),
        "-include",
        str(zig.INCLUDE / "hip_shim.h"),
        "-S",
        "-o",
        "-",
        given=text,
    )
    if done.returncode:
        raise Invalid(f"{architecture}:\n{done.stderr}")
    spills = re.findall(r"\.(?:vgpr|sgpr)_spill_count: *(\d+)", done.stdout)
    if not spills:
        raise Invalid(f"{architecture}: there is no kernel in it")
    if any(int(count) for count in spills):
        raise Invalid(f"{architecture}: registers spill: {', '.join(spills)}")


def check(texts: Mapping[str, str]) -> dict[str, str]:
    def one(name: str) -> tuple[str, str]:
        try:
            for architecture in ARCHITECTURES:
                compile_text(texts[name], architecture)
        except Invalid as invalid:
            return name, str(invalid)
        return name, ""

    with ThreadPoolExecutor(2) as pool:
        return {name: log for name, log in pool.map(one, texts) if log}


if __name__ == "__main__":
    serve(check)
