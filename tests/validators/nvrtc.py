"""CUDA text through NVRTC to machine code for sm_80 and sm_90a, without spills. Needs no driver and no GPU."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from validators.batch import Invalid, MissingTool, each, serve

ARCHITECTURES = ("sm_80", "sm_90a")
CLUSTERED = ("sm_90a",)
"""What has clusters; for other GPUs the text has none."""


def include_folder() -> Path:
    """Return the folder of ``cuda_fp16.h`` and its relatives, from the wheels."""
    spec = find_spec("nvidia")
    for root in spec.submodule_search_locations or () if spec else ():
        folder = Path(root) / "cu13" / "include"
        if (folder / "cuda_fp16.h").is_file():
            return folder
    raise MissingTool("the wheel nvidia-cuda-runtime is not installed")


def compile_text(text: str, architecture: str, include: Path) -> None:
    from cuda.bindings import nvrtc

    def call(function: object, *arguments: object) -> object:
        status, *results = function(*arguments)
        if int(status) != 0:
            raise Invalid(f"{function.__name__}: {nvrtc.nvrtcGetErrorString(status)[1].decode()}")
        return results[0] if results else None

    program = call(nvrtc.nvrtcCreateProgram, text.encode(), b"kernel.cu", 0, [], [])
    options = [
        f"--gpu-architecture={architecture}",
        "--std=c++17",
        f"-I{include}",
        "--ptxas-options=-v",
        "--ptxas-options=--warn-on-spills",
    ]
    (status,) = nvrtc.nvrtcCompileProgram(program, len(options), [o.encode() for o in options])
    log = bytearray(int(call(nvrtc.nvrtcGetProgramLogSize, program)))
    call(nvrtc.nvrtcGetProgramLog, program, log)
    report = log.rstrip(b"\0").decode()
    call(nvrtc.nvrtcDestroyProgram, program)
    if int(status) != 0:
        raise Invalid(f"{architecture}:\n{report}")
    spills = re.findall(r"(\d+) bytes spill (?:stores|loads)", report)
    if not spills:
        raise Invalid(f"{architecture}: the log does not tell about spills:\n{report}")
    if any(int(count) for count in spills):
        raise Invalid(f"{architecture}: registers spill:\n{report}")


def check(texts: Mapping[str, str]) -> dict[str, str]:
    if find_spec("cuda") is None or find_spec("cuda.bindings") is None:
        raise MissingTool("cuda-bindings is not installed")
    include = include_folder()

    def both(text: str) -> None:
        for architecture in CLUSTERED if "__cluster_dims__" in text else ARCHITECTURES:
            compile_text(text, architecture, include)

    return each(texts, both)


if __name__ == "__main__":
    serve(check)
