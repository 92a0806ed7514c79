"""hipRTC's messages, and AMD's own hipRTC where it is installed: it compiles without a GPU."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from runtime import devices
from runtime.client import ComputeClient
from runtime.hip.compiler import Compiler, Refused, for_hiprtc, options_of
from runtime.hip.driver import open_driver
from runtime.hip.library import COMPILER, RUNTIME, find_libraries
from runtime.hip.server import HipServer
from runtime.protocols import Absent
from transpile import ABSOLUTE_POS, Mut, Tensor, bf16, cube, f32
from transpile.config import override
from transpile.diagnose.diagnostic import CubeCompileError, CubeTargetError
from transpile.protocols import Artifact

GOLDEN = Path(__file__).parents[3] / "golden" / "kernels"
TEXTS = ("saxpy", "softmax", "softmax_backward", "histogram", "rope", "mixed_axpy")


@cube(launch=True)
def filled(y: Mut[Tensor[f32]]) -> None:
    y[ABSOLUTE_POS] = f32(3.0)


@cube(launch=True)
def halves(y: Mut[Tensor[bf16]]) -> None:
    y[ABSOLUTE_POS] = bf16(1.5)


@pytest.fixture
def client(rocm: Path, monkeypatch: pytest.MonkeyPatch) -> ComputeClient:
    monkeypatch.setenv("ROCM_PATH", str(rocm))
    return ComputeClient(devices.Device("hip", HipServer(open_driver(), 0)))


def test_an_error_leads_to_the_python_line(
    client: ComputeClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = Compiler.artifact

    def broken(self: Compiler, artifact: Artifact) -> bytes:
        text = str(artifact.text).replace("3.0f", "nothing")
        changed = Artifact(artifact.target, text, artifact.entry, artifact.kernel, artifact.lines)
        return right(self, changed)

    monkeypatch.setattr(Compiler, "artifact", broken)
    with override(cache_dir=tmp_path), pytest.raises(CubeCompileError, match="hipRTC refused") as e:
        filled.launch(client, 1, 32, client.empty(32, f32))
    assert "y[ABSOLUTE_POS] = f32(3.0)" in str(e.value)
    assert "nothing" in str(e.value)


def test_a_damaged_code_object_is_compiled_again(
    client: ComputeClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from runtime.hip import compiler

    load, store = compiler._CACHE.load, compiler._CACHE.store
    monkeypatch.setattr(compiler._CACHE, "load", lambda key: {"code": b"damaged!"})

    def stored(key: str, files: dict[str, bytes], *about: Any) -> bool:
        monkeypatch.setattr(compiler._CACHE, "load", load)
        return store(key, files, *about)

    monkeypatch.setattr(compiler._CACHE, "store", stored)
    with override(cache_dir=tmp_path):
        y = client.empty(32, f32)
        filled.launch(client, 1, 32, y)
    assert client.read(y).tolist() == [3.0] * 32


def test_headers_that_are_built_in_are_left_out() -> None:
    text = "#include <hip/hip_fp16.h>\n#include <hip/hip_bf16.h>\nint x;\n"
    assert for_hiprtc(text) == "\n#include <hip/hip_bf16.h>\nint x;\n"


def test_bfloat_needs_the_headers(
    client: ComputeClient, rocm: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    y = client.empty(8, bf16)
    halves.launch(client, 1, 8, y)
    assert client.read(y).astype("f4").tolist() == [1.5] * 8
    (tmp_path / "lib").symlink_to(rocm / "lib")
    monkeypatch.setenv("ROCM_PATH", str(tmp_path))
    other = ComputeClient(devices.Device("hip", HipServer(open_driver(), 0)))
    assert "bf16" not in other.features
    with pytest.raises(CubeTargetError, match="bf16"):
        halves.launch(other, 1, 8, other.empty(8, bf16))


@pytest.mark.parametrize("name", TEXTS)
def test_amds_own_hiprtc_takes_the_texts(name: str) -> None:
    """Not required: only Debian has a package of it."""
    import cffi

    ffi = cffi.FFI()
    ffi.cdef(RUNTIME + COMPILER)
    try:
        library = ffi.dlopen(find_libraries()[1])
    except Absent as absent:
        pytest.skip(absent.reason)
    found = Compiler(ffi, library, "gfx90a", "test")
    text = for_hiprtc((GOLDEN / name / "hip.hip").read_text())
    assert found.text(text, options_of(text, "gfx90a"))[:4] == b"\x7fELF"
    with pytest.raises(Refused, match=r"error: "):
        found.text("int x = nothing;", options_of("", "gfx90a"))
