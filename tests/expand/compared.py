"""Run one function as a kernel, everywhere, and as the plain Python that it is."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from runtime import device
from transpile import Array, Mut, as_dtype, cube

WHERE = ("reference", "eager", "cpu")
PLAIN: dict[str, Any] = {
    "comptime": lambda value: value, "unroll": lambda items: items, "sqrt": math.sqrt, "i32": int, "u32": int,
    "f32": float, "f16": float,
}  # fmt: skip


@contextlib.contextmanager
def plain(space: dict[str, Any]) -> Iterator[None]:
    """Give the words of the language in a module their meaning on the host."""
    saved = {name: space[name] for name in PLAIN if name in space}
    space.update({name: PLAIN[name] for name in saved})
    try:
        yield
    finally:
        space.update(saved)


def kernel_of(function: Callable[..., Any], dtype: str = "f32") -> Any:
    """Make a kernel of ``function(x, out)``."""
    array = Array[as_dtype(dtype)]
    function.__annotations__ = {"x": array, "out": Mut[array]}
    return cube(launch=True)(function)


def run(kernel: Any, where: str, *args: Any) -> None:
    """Run one unit."""
    if where == "eager":
        kernel.eager(1, 1, *args)
    else:
        kernel.launch(device(where).client, 1, 1, *args)


def check(
    function: Callable[..., Any], kernel: Any, where: str, inputs: Sequence[Sequence[float]], dtype: str = "f4"
) -> None:  # fmt: skip
    """Compare a kernel on `where` with its function under Python."""
    for numbers in inputs:
        size = 8
        expected = [0] * size
        with plain(function.__globals__):
            function(list(numbers), expected)
        out = np.zeros(size, dtype)
        run(kernel, where, np.array(numbers, dtype), out)
        np.testing.assert_allclose(out, np.array(expected, dtype), rtol=2e-6, err_msg=str(numbers))
