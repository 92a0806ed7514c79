"""Modules that once brought out something else than a located error, reduced: the body of a kernel each."""

from __future__ import annotations

HEAD = """\
from __future__ import annotations

from typing import TypeVar

from transpile import *

F = TypeVar("F", bound=Numeric)


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
"""
BODIES = {
    "annotation_as_a_value": "out[0] = x[0] ** Mut[1]",  # no line
    "vector_of_no_width": "out[0] = Vector[f32](1.0)[0]",
    "no_dtype": "a = LocalArray[kernel](3)",
    "our_own_function": "out[0] = cube(x[0])",  # expanded our code
    "nested_cube": "def inner(v):\n        return v\n    out[0] = cube(inner)(x[0])",
    "endless_comprehension": "out[0] = len([v for v in range(1 << 31)])",  # did not end
    "endless_set": "out[0] = len({v for v in unroll(range(1 << 31))})",
    "uniform": "if assume_uniform(x[0] > 0.0):\n        out[0] = 1.0",  # an AssertionError, eagerly
    "ternary_as_a_test": "if x[0] if x[1] > 0.0 else x[2]:\n        out[0] = 1.0",  # a TypeError
}
STRUCT = """\
from __future__ import annotations

from dataclasses import dataclass

from transpile import *


@cube
@dataclass
class Net:
    out: Mut[Array[f32]]


@cube(launch=True)
def kernel(net: Net, out: Mut[Array[f32]]) -> None:
    out[0] = net.out[0]
"""
WHOLE = {
    "number_for_an_array_of_a_struct": STRUCT,
    "parameter_of_no_type": HEAD.replace("x: Array[f32]", "x: [Array[f32]]") + "    out[0] = 1.0\n",
    "vector_parameter": HEAD.replace("x: Array[f32]", "x: Vector[f32, 4]") + "    out[0] = 1.0\n",
    "no_annotation": HEAD.replace("x: Array[f32]", "x") + "    out[0] = 1.0\n",
    "array_for_a_number": HEAD.replace("x: Array[f32]", "x: F") + "    out[0] = f32(x)\n",
}


def modules() -> dict[str, str]:
    return {**{name: f"{HEAD}    {body}\n" for name, body in BODIES.items()}, **WHOLE}
