"""CUDA's machine code moves vectors by 16 bytes at once, as NVIDIA's own disassembler shows; needs no GPU."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn, TypeVar

import pytest

from transpile import ABSOLUTE_POS, Mut, Numeric, Scalar, Tensor, cube, f16, f32, f64, spec, u8
from transpile.ops.capabilities import PROFILES

N = TypeVar("N", bound=Numeric)


@cube(launch=True)
def scale(x: Tensor[N], out: Mut[Tensor[N]], by: N) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] * by


@pytest.fixture(scope="module")
def disassembled(
    missing: Callable[[str], NoReturn], tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], str]:
    """Compile a text for sm_80 and return its machine code as text."""
    spec_of = find_spec("nvidia")
    folders = (
        [Path(p) / "cu13" for p in (spec_of.submodule_search_locations or ())] if spec_of else []
    )
    program = next((p for f in folders if (p := f / "bin" / "nvdisasm").is_file()), None)
    if program is None or find_spec("cuda.bindings") is None:
        missing("nvidia-cuda-nvdisasm or cuda-bindings is not installed")
    from cuda.bindings import nvrtc

    include = [f"-I{f / 'include'}".encode() for f in folders]

    def run(text: str) -> str:
        _, made = nvrtc.nvrtcCreateProgram(text.encode(), b"kernel.cu", 0, [], [])
        options = [b"--gpu-architecture=sm_80", *include]
        (status,) = nvrtc.nvrtcCompileProgram(made, len(options), options)
        assert int(status) == 0, text
        _, size = nvrtc.nvrtcGetCUBINSize(made)
        code = bytearray(size)
        nvrtc.nvrtcGetCUBIN(made, code)
        nvrtc.nvrtcDestroyProgram(made)
        path = tmp_path_factory.mktemp("machine_code") / "kernel.cubin"
        path.write_bytes(code)
        done = subprocess.run([program, "-c", path], capture_output=True, text=True, check=True)
        return done.stdout

    return run


@pytest.mark.parametrize(
    ("type", "width", "loads"),
    [(f32, 1, "LDG.E 1"), (f32, 4, "LDG.E.128 1"), (f32, 8, "LDG.E.128 2"), (f16, 8, "LDG.E.128 1"),
     (f64, 2, "LDG.E.128 1"), (u8, 4, "LDG.E 1")],
)  # fmt: skip
def test_vectors_are_loaded_at_once(
    type: Scalar, width: int, loads: str, disassembled: Callable[[str], str]
) -> None:
    arguments = spec(type, 4096), spec(type, 4096), 2
    artifact = scale.artifact(PROFILES["cuda"], *arguments, cube_dim=256, vectorize=width)
    code = disassembled(str(artifact.text))
    found = Counter(re.findall(r"\b(LDG\.E(?:\.U?\d+)?)\b", code))
    assert [f"{name} {count}" for name, count in found.items()] == [loads], code
    assert code.count("STG.E") == sum(found.values())
