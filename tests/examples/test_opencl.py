"""The sketch of a seventh target, ``examples/opencl``: the corpus as OpenCL C, compiled and run by pocl."""

from __future__ import annotations

import importlib.util
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
import pytest

from tests.devices.arguments import scalar_value
from tests.kernels.test_corpus import assert_agrees, load
from tests.lower.test_corpus_texts import case_of, cases, run_time_arguments
from transpile import CubeTargetError
from transpile.ir.host import numpy_dtype
from transpile.ir.types import Memory, Scalar, Vector
from transpile.lower import register
from transpile.ops.capabilities import PROFILES

FOLDER = Path(__file__).parents[2] / "examples" / "opencl"
CASES = cases()


@cache
def opencl() -> Any:
    spec = importlib.util.spec_from_file_location("opencl_target", FOLDER / "target.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.CAPABILITIES


def artifact_of(stem: str, kernel: str, case: dict[str, Any]) -> Any:
    """Build the text; ``None`` where the kernel needs what the sketch leaves out."""
    count = case["count"]
    try:
        return getattr(load(stem), kernel).artifact(
            opencl(),
            *case["args"],
            cube_dim=32 if case["dim"] == "plane" else case["dim"],
            grid_rank=1 if isinstance(count, int) else len(count),
            vectorize=case.get("vectorize", 1),
        )
    except CubeTargetError as error:
        if "subgroups" not in str(error) and "32-bit integers only" not in str(error):
            raise
        return None


def request(stem: str, kernel: str, case: dict[str, Any], artifact: Any) -> Any:
    given = run_time_arguments(getattr(load(stem), kernel), list(case["args"]))
    for parameter in artifact.kernel.memories:
        at = parameter.source.argument
        if isinstance(parameter.type, Memory) and isinstance(parameter.type.element, Vector):
            given[at] = given[at].view(f"V{given[at].itemsize * parameter.type.element.width}")
    arrays = [np.ascontiguousarray(given[p.source.argument]) for p in artifact.kernel.memories]
    scalars = []
    for parameter in artifact.kernel.scalars:
        assert isinstance(parameter.type, Scalar)
        value = np.asarray(scalar_value(parameter.source, given))
        scalars.append(value.astype(numpy_dtype(parameter.type))[()])
    count = case["count"] if isinstance(case["count"], tuple) else (case["count"],)
    count = (*count, *(1,) * (3 - len(count)))
    return artifact.text, artifact.entry, artifact.kernel.cube_dim, count, arrays, scalars


@cache
def results() -> dict[Any, Any]:
    """Run everything that the target can do, in one process."""
    requests = {}
    for stem, kernel, dtype in CASES:
        case = case_of(stem, kernel, dtype)
        artifact = artifact_of(stem, kernel, case)
        if artifact is not None:
            requests[kernel, dtype] = request(stem, kernel, case, artifact)
    done = subprocess.run(
        [sys.executable, Path(__file__).parent / "opencl_child.py"],
        input=pickle.dumps(requests),
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    found: dict[Any, Any] = pickle.loads(done.stdout)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("stem", "kernel", "dtype"), CASES)
def test_the_corpus_runs(
    stem: str, kernel: str, dtype: str, missing: Callable[[str], NoReturn]
) -> None:
    if importlib.util.find_spec("pyopencl") is None:
        missing('no OpenCL; `pip install "pyopencl[pocl]"`')
    case = case_of(stem, kernel, dtype)
    artifact = artifact_of(stem, kernel, case)
    if artifact is None:
        return
    found = results()[kernel, dtype]
    assert not isinstance(found, str), f"{found}\n{artifact.text}"
    args = list(case["args"])
    plain = run_time_arguments(getattr(load(stem), kernel), args)
    by_argument = {
        id(plain[parameter.source.argument]): got
        for parameter, got in zip(artifact.kernel.memories, found, strict=True)
    }
    for position, expected in case["expected"].items():
        got = by_argument[id(args[position])].view(args[position].dtype)
        assert_agrees(got.reshape(args[position].shape), expected, 8 * case.get("scale", 1))


def test_the_example_runs(missing: Callable[[str], NoReturn]) -> None:
    if importlib.util.find_spec("pyopencl") is None:
        missing('no OpenCL; `pip install "pyopencl[pocl]"`')
    command = [sys.executable, str(FOLDER / "run.py")]
    environment = {**os.environ, "PYTHONPATH": str(FOLDER.parents[1])}
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "__kernel void gelu" in done.stdout
    assert "3.0030403" in done.stdout


def test_most_of_the_corpus_is_there() -> None:
    absent = {k for s, k, d in CASES if artifact_of(s, k, case_of(s, k, d)) is None}
    assert len(absent) <= len({kernel for _, kernel, _ in CASES}) // 4


def test_names_that_are_taken_are_refused() -> None:
    with pytest.raises(ValueError, match="'cuda' is a target of its own"):
        register(PROFILES["cuda"], lambda kernel: None, like="metal", rows={})  # type: ignore[arg-type, return-value]
    with pytest.raises(ValueError, match="no target 'vax'"):
        register(opencl(), lambda kernel: None, like="vax", rows={})  # type: ignore[arg-type, return-value]
