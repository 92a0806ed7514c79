"""Metal text through two front ends: clang with address spaces, and g++. Apple's compiler runs on macOS only.

Both are syntax passes against a shim of the standard library (``include/metal_functions.h``).
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping

from validators import zig
from validators.batch import Invalid, MissingTool, each, serve

STRICT = (
    "-Werror",
    "-Wall",
    "-Wextra",
    "-Wno-unknown-attributes",
    "-Wno-unused-parameter",
    "-Wno-unused-function",
)


def by_clang(text: str) -> None:
    done = zig.clang(
        "-x",
        "cl",
        "-cl-std=clc++2021",
        "-cl-no-stdinc",
        "-target",
        "spir64",
        "-nostdinc",
        "-fsyntax-only",
        *STRICT,
        "-Wno-missing-declarations",
        "-I",
        str(zig.INCLUDE / "metal"),
        "-include",
        str(zig.INCLUDE / "metal_clang.h"),
        given=text,
    )
    if done.returncode:
        raise Invalid(f"clang:\n{done.stderr}")


def by_gxx(text: str) -> None:
    program = shutil.which("g++")
    if program is None:
        raise MissingTool("g++ is not installed")
    command = [
        program,
        "-x",
        "c++",
        "-std=c++17",
        "-fsyntax-only",
        *STRICT,
        "-Wno-attributes",
        "-Wno-literal-suffix",
    ]
    command += ["-I", str(zig.INCLUDE / "metal"), "-include", str(zig.INCLUDE / "metal_gxx.h"), "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Invalid(f"g++:\n{done.stderr}")


def check(texts: Mapping[str, str]) -> dict[str, str]:
    def both(text: str) -> None:
        by_clang(text)
        by_gxx(text)

    return each(texts, both)


if __name__ == "__main__":
    serve(check)
