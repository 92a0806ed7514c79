"""The server: cache, threads, fork, and what a refused module says."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from runtime.cpu.server import CpuServer, open_server
from runtime.cpu.workers import Workers
from runtime.protocols import Absent
from tests.runtime.cpu.agreement import prepared
from transpile.config import override
from transpile.diagnose.diagnostic import CubeCompileError
from transpile.lower.mlir import lower

SAXPY = """
kernel saxpy(%x: array<f32>, %y: mut array<f32>, %n: u32, %a: f32) cube(256, 1, 1) {
  %c: u32 = cube_pos_x
  %u: u32 = unit_pos_x
  %b: u32 = mul %c, 256:u32
  %i: u32 = add %b, %u
  %ok: bool_ = lt %i, %n
  if %ok {
    %0 = index %x[%i] unchecked
    %1 = load %0
    %2 = index %y[%i] unchecked
    %3 = load %2
    %4: f32 = mul %1, %a
    %5: f32 = add %4, %3
    store %2, %5
  }
}
"""


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[Path]:
    with override(cache_dir=tmp_path):
        yield tmp_path


def launch(server: CpuServer, size: int, a: float = 2.0) -> None:
    module = server.compile(lower(prepared(SAXPY)), validate=False)
    x = np.arange(size, dtype="f4")
    y = np.ones(size, "f4")
    server.launch(module, (-(-size // 256), 1, 1), [x, y], [size, a])
    np.testing.assert_array_equal(y, x * np.float32(a) + 1)


@pytest.mark.parametrize("size", [1, 255, 256, 257, 1000, 300_000])
def test_sizes_around_cubes(size: int) -> None:
    launch(open_server(0), size)


@pytest.mark.parametrize("name", ["sinf", "main", "größe"])
def test_any_name_will_do(name: str) -> None:
    server = open_server(0)
    kernel = prepared(SAXPY)
    kernel.name = name
    for value in kernel.parameters:
        value.name = {"x": "ä", "y": "c0_i32"}.get(value.name, value.name)
    module = server.compile(lower(kernel), validate=False)
    x, y = np.ones(300, "f4"), np.ones(300, "f4")
    server.launch(module, (2, 1, 1), [x, y], [300, 2.0])
    assert (y == 3).all()


def test_no_cubes_run_nothing() -> None:
    server = open_server(0)
    module = server.compile(lower(prepared(SAXPY)), validate=False)
    y = np.ones(4, "f4")
    server.launch(module, (0, 1, 1), [y, y.copy()], [4, 1.0])
    assert (y == 1).all()


def test_numbers_beyond_f32_become_infinite() -> None:
    server = open_server(0)
    module = server.compile(lower(prepared(SAXPY)), validate=False)
    x, y = np.ones(4, "f4"), np.ones(4, "f4")
    server.launch(module, (1, 1, 1), [x, y], [4, 1e60])
    assert np.isinf(y).all()


def test_code_is_kept_on_disk_and_damage_is_ignored(cache: Path) -> None:
    launch(open_server(0), 1000)
    (entry,) = cache.rglob("*.entry")
    good = entry.read_bytes()
    for damaged in (b"", good[:50], good[:-1], good[:-40] + bytes(40)):
        entry.write_bytes(damaged)
        launch(open_server(0), 1000)
        assert entry.read_bytes() == good


def test_the_cache_needs_no_compiler(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    launch(open_server(0), 1000)

    def refuse(text: str) -> str:
        raise AssertionError("compiled again")

    monkeypatch.setattr("runtime.cpu.server.lower_to_llvm", refuse)
    launch(open_server(0), 1000)


def test_refused_text_is_a_compile_error(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    artifact = lower(prepared(SAXPY))
    broken = replace(artifact, text=str(artifact.text).replace("arith.mulf", "arith.mulx"))
    monkeypatch.setattr("transpile.lower.mlir.lower", lambda kernel, width: broken)
    with pytest.raises(CubeCompileError, match="MLIR refused the code generated for `saxpy`"):
        open_server(0).compile(broken, validate=False)


def test_only_one_cpu() -> None:
    with pytest.raises(Absent):
        open_server(1)


def test_launches_from_many_threads() -> None:
    server = open_server(0)
    failures: list[BaseException] = []

    def work(size: int) -> None:
        try:
            for _ in range(5):
                launch(server, size)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(100_000 + 256 * k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system can't fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_child_has_workers_of_its_own() -> None:
    server = open_server(0)
    launch(server, 300_000)
    child = os.fork()
    if child == 0:
        try:
            launch(server, 300_000)
            os._exit(0)
        except BaseException:
            os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_workers_all_take_part() -> None:
    workers = Workers(3)
    seen: set[int] = set()
    together = threading.Barrier(3, timeout=20)

    def work(address: int) -> None:
        together.wait()
        seen.add(threading.get_ident())

    workers.run(work, 0, 3)
    assert len(seen) == 3
    workers.close()


def test_a_busy_pool_runs_in_the_callers_thread() -> None:
    workers = Workers(2)
    seen: list[int] = []

    def outer(address: int) -> None:
        if threading.current_thread() is threading.main_thread():
            workers.run(lambda _: seen.append(threading.get_ident()), 0, 2)

    workers.run(outer, 0, 2)
    assert seen == [threading.main_thread().ident]
    workers.close()
