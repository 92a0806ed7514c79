"""Small kernels from text: a body, helpers before it, and what it writes."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import transpile
from runtime import device
from transpile import cube

PARAMETERS = "x: Array[i32], out: Mut[Array[i32]]"
NAMES = {name: value for name, value in vars(transpile).items() if not name.startswith("_")}


def kernel_from(body: str, helpers: str = "", parameters: str = PARAMETERS) -> Any:
    """Return a kernel with this body; `x` holds 1 to 8."""
    text = f"{textwrap.dedent(helpers)}\n@cube(launch=True)\ndef kernel({parameters}):\n"
    return cube.from_source(
        text + textwrap.indent(textwrap.dedent(body).strip(), "    "), dict(NAMES)
    )


@pytest.fixture
def build() -> Callable[..., Any]:
    return kernel_from


@pytest.fixture(params=("reference", "eager"))
def results(request: pytest.FixtureRequest) -> Callable[..., list[int]]:
    """Run a body with one unit; return `out`, which starts as eight times -7."""

    def run(body: str, helpers: str = "", parameters: str = PARAMETERS, dim: int = 1) -> list[int]:
        kernel = kernel_from(body, helpers, parameters)
        x, out = np.arange(1, 9, dtype="i4"), np.full(8, -7, "i4")
        if request.param == "eager":
            kernel.eager(1, dim, x, out)
        else:
            kernel.launch(device("reference").client, 1, dim, x, out)
        found: list[int] = out.tolist()
        return found

    return run
