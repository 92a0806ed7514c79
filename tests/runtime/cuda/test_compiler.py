"""NVRTC in earnest: machine code, its cache, and errors at the Python line."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any, TypeVar

import pytest

from runtime.cuda import compiler
from runtime.cuda.driver import Driver
from runtime.cuda.server import CudaServer
from tests.runtime.cuda.fake_driver import Fake
from transpile import (
    ABSOLUTE_POS,
    CUBE_POS,
    Array,
    Atomic,
    Float,
    Mut,
    Tensor,
    bf16,
    cube,
    erf,
    f16,
    f32,
    fma,
    i16,
    i32,
    spec,
    u32,
)
from transpile.config import override
from transpile.diagnose.diagnostic import CubeCompileError
from transpile.diagnose.span import UNKNOWN, Span
from transpile.ops.capabilities import CUDA
from transpile.protocols import Artifact


@cube(launch=True)
def halve(x: Tensor[f16], y: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < y.len():  # noqa: SIM300 (as users write it)
        y[ABSOLUTE_POS] = f32(x[ABSOLUTE_POS]) * 0.5


H = TypeVar("H", bound=Float)


@cube(launch=True)
def half_rows(x: Tensor[H], y: Mut[Tensor[H]]) -> None:
    i = ABSOLUTE_POS
    if i < y.len():
        a = x[i]
        b = fma(a, -a, min(a * 3.0, max(a - 1.0, 0.5) + a))
        if (a < b and a != 2.0) or (a >= 4.0 * b and a == a + 0.0):
            b = erf(a)
        y[i] = b


def artifact() -> Artifact:
    found = halve.artifact(CUDA, spec(f16, 64), spec(f32, 64))
    assert isinstance(found, Artifact)
    return found


def test_architectures() -> None:
    assert [compiler.architecture(pair) for pair in ((8, 0), (8, 9), (9, 0), (12, 0))] == [
        "sm_80",
        "sm_89",
        "sm_90a",
        "sm_120a",
    ]


@pytest.mark.parametrize("target", ["sm_80", "sm_90a", "sm_100a"])
def test_text_with_headers_becomes_machine_code(target: str, tmp_path: Path) -> None:
    with override(cache_dir=str(tmp_path)):
        assert compiler.compile_artifact(artifact(), target).startswith(b"\x7fELF")


@pytest.mark.parametrize("target", ["sm_80", "sm_90a"])
@pytest.mark.parametrize("dtype", [f16, bf16])
def test_halves_are_computed_as_they_are(target: str, dtype: Any, tmp_path: Path) -> None:
    found = half_rows.artifact(CUDA, spec(dtype, 64), spec(dtype, 64))
    assert isinstance(found, Artifact)
    for word in ("__hfma", "__hmin_nan", "__hmax_nan"):
        assert word in str(found.text)
    with override(cache_dir=str(tmp_path)):
        assert compiler.compile_artifact(found, target).startswith(b"\x7fELF")


@cube(launch=True)
def negated(x: Array[i16], out: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        found = 0
        if -x[i] < 5:
            found += 1
        if 0 - x[i] < 5:
            found += 2
        if x[i] * -1 < 5:
            found += 4
        if x[i] // -1 < 5:
            found += 8
        out[i] = found


def test_ptxas_does_not_see_that_i16_is_negated() -> None:
    """It takes the sign of ``(short)-x`` from ``-(int)x``, which is positive for -32768 (ptxas 13.0 and 13.5)."""
    text = negated.inspect("cuda", spec(i16, 8), spec(i32, 8))
    assert text.count("__byte_perm(-(") == 1, "all four are one value"
    assert text.count("-(") == 1


@cube(launch=True)
def chosen(x: Array[f32], out: Mut[Array[f32]], n: u32) -> None:
    found = x[ABSOLUTE_POS]
    for k in range(n):
        out[k] = found
        found = out[k] if found > 0.5 else x[k]
    out[ABSOLUTE_POS] = found


def portable(text: str) -> str:
    """Return NVRTC's PTX."""
    from cuda.bindings import nvrtc

    _, program = nvrtc.nvrtcCreateProgram(text.encode(), b"kernel.cu", 0, [], [])
    options = [b"--gpu-architecture=compute_90", b"--std=c++17"]
    (status,) = nvrtc.nvrtcCompileProgram(program, len(options), options)
    assert int(status) == 0
    _, size = nvrtc.nvrtcGetPTXSize(program)
    found = bytearray(size)
    nvrtc.nvrtcGetPTX(program, found)
    return found.rstrip(b"\0").decode()


@pytest.mark.parametrize("checked", [True, False])
def test_what_is_written_is_not_read_as_if_it_never_changed(checked: bool) -> None:
    """NVRTC makes one load of two (13.0 and 13.5), and took it for one of what is only read."""
    arrays = spec(f32, 64), spec(f32, 64)
    text = chosen.inspect("cuda", *arrays, u32(9), checked=checked)
    assert "const float* x" in text
    assert "float* __restrict__ out" in text
    found = portable(text)
    either = set(re.findall(r"selp\.b64\s+(%rd\d+)", found))
    unchanging = set(re.findall(r"ld\.global\.nc\.\w+\s+%\w+, \[(%rd\d+)", found))
    assert unchanging, "what is only read is still read so"
    assert not either & unchanging
    assert "const short* __restrict__ x" in negated.inspect("cuda", spec(i16, 8), spec(i32, 8))


@cube(launch=True)
def least(words: Mut[Array[Atomic[u32]]], signed: Mut[Array[Atomic[i32]]]) -> None:
    words[0].sub(u32(CUBE_POS) << 31)
    signed[0].sub(i32(u32(CUBE_POS) << 31))


def test_the_least_number_is_subtracted() -> None:
    """NVRTC's ``atomicSub`` adds the opposite of an `int`, and takes it for 0 here (13.0 and 13.5)."""
    text = least.inspect("cuda", spec(u32, 8), spec(i32, 8))
    assert not re.search(
        r"atom\S*add\S*\s+%\w+, \[\S+\], 0;|red\S*add\S*\s+\[\S+\], 0;", portable(text)
    )


def test_what_was_compiled_is_not_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with override(cache_dir=str(tmp_path)):
        first = compiler.compile_artifact(artifact(), "sm_80")
        monkeypatch.setattr(compiler, "compile_text", None)
        assert compiler.compile_artifact(artifact(), "sm_80") == first
        monkeypatch.undo()
        compiler.discard(artifact(), "sm_80")
        assert compiler.compile_artifact(artifact(), "sm_80") == first
        assert compiler.compile_artifact(artifact(), "sm_90a") != first


def sections(cubin: bytes) -> dict[str, bytes]:
    """Return the parts of an ELF file of 64 bits by their names."""
    start, size, count, names = struct.unpack_from("<Q10xHHH", cubin, 40)
    headers = [struct.unpack_from("<IIQQQQ", cubin, start + size * n) for n in range(count)]
    table = headers[names][4]
    return {
        cubin[table + name : cubin.index(b"\0", table + name)].decode(): cubin[
            place : place + length
        ]
        for name, _, _, _, place, length in headers
    }


@pytest.mark.parametrize("made", [artifact, lambda: half_rows.artifact(CUDA, *[spec(f16, 64)] * 2)])
def test_python_lines_change_nothing_but_what_profilers_read(made: Any, tmp_path: Path) -> None:
    found = made()
    with override(cache_dir=str(tmp_path)):
        plain, lined = (
            compiler.compile_artifact(found, "sm_90a", lines=it) for it in (False, True)
        )
        assert compiler.compile_artifact(found, "sm_90a") == plain  # each has its own place on disk
        assert compiler.compile_artifact(found, "sm_90a", lines=True) == lined
    own, more = sections(plain), sections(lined)
    code = f".text.{found.entry}"
    assert own[code] == more[code]
    assert len(own[code]) >= 256
    assert {name for name in own if "line" in name} == set()
    assert b"test_compiler.py\0" in more[".debug_line"]
    assert b"test_compiler.py\0" not in plain


def test_directives_name_the_line_of_each_line() -> None:
    def at(line: int, file: str = 'C:\\a "b".py') -> Span:
        return Span(file, line, 0, line, 1)

    lines = {2: at(7), 3: at(8), 4: at(8), 6: UNKNOWN}
    found = Artifact("cuda", "1\n2\n3\n4\n5\n6\n", "k", artifact().kernel, lines)
    place = '"C:\\\\a \\"b\\".py"'
    expected = ["1", f"#line 7 {place}", "2", "3", f"#line 8 {place}", "4"]
    assert compiler.with_lines(found).splitlines() == [*expected, '#line 5 "kernel.cu"', "5", "6"]


def test_debugging_asks_for_lines(tmp_path: Path) -> None:
    server = CudaServer(Driver(Fake()), 0)
    with override(cache_dir=str(tmp_path)):
        assert b"test_compiler.py\0" not in server.machine_code(artifact())
        with override(debug=True):
            assert b"test_compiler.py\0" in server.machine_code(artifact())


@pytest.mark.parametrize("lines", [False, True])
def test_errors_stand_at_the_python_line(tmp_path: Path, lines: bool) -> None:
    good = artifact()
    text = str(good.text).replace("0.5f", "half_of_it")
    broken = Artifact(good.target, text, good.entry, good.kernel, good.lines)
    with override(cache_dir=str(tmp_path)), pytest.raises(CubeCompileError) as caught:
        compiler.compile_artifact(broken, "sm_80", lines=lines)
    text = str(caught.value)
    assert "NVRTC refused the code generated for `halve`" in text
    assert 'identifier "half_of_it" is undefined' in text
    line = halve.function.__code__.co_firstlineno + 3
    assert f"test_compiler.py:{line}" in text
