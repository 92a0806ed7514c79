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
    "number_as_a_struct": "for k in unroll(range(cube(int))):\n        out[k] = x[k]",  # a line of ours
    "items_of_the_machinery": "out[0] = x.len(*x._cx)",  # did not end
    "bound_as_a_type": "out[0] = Float(x[0])",
    "no_property_of_the_target": "out[0] = f32(target._cx)",
    "axis_of_a_position": "out[ABSOLUTE_POS.x] = x[0]",
    "open_literal_shifted_by_a_vector": "w = 3\n    while w < x[0]:\n        w += 1\n"
    "    v = (w << (w << Vector[i32, 2](1))) + w",  # an AssertionError
    "int_that_is_too_long_to_show": f"out[0] = x[0] + {'0x' + 'f' * 5000}",  # a ValueError
    "size_that_is_too_long_to_show": "a = LocalArray[f32](1 << 20000)",
    "width_that_is_too_long_to_show": "out[0] = Vector[f32, 1 << 20000](1.0)[0]",
    "vector_of_too_many_lanes": "out[0] = Vector[f32, 2**40](1.0)[0]",  # a MemoryError
    "geometry_of_numbers": "out[0] = dot(x[0], x[1]) + magnitude(x[0]) + normalize(x[1])",  # an AssertionError
    "text_of_no_encoding": "print('\\ud800', x[0])\n    assert x[0] < 9.0, '\\ud800'",  # a UnicodeEncodeError
    "nested_loops": "".join(f"{' ' * 4 * k}for i{k} in (1,):\n{' ' * 4}" for k in range(18))
    + f"{' ' * 4 * 18}out[0] += out[0]",  # did not end
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
DECORATED = """\
from __future__ import annotations

from transpile import *


@cube
def helper(x: u32) -> u32:
    return x


@{}
def kernel(out: Mut[Array[f32]]) -> None:
    out[0] = 1.0
"""
DECORATORS = {
    "number_that_is_too_long_to_show": "cube(10**5000, launch=True)",  # a ValueError
    "flag_of_no_hash": "cube(launch=True, fast_math=[[]])",  # a TypeError
    "no_attribute": "cube(*ABSOLUTE_POS_Z.real, launch=True)",  # an AttributeError
    "private_attribute": "cube(*ABSOLUTE_POS._cx, launch=True)",
    "axis": "cube(launch=True, **UNIT_POS.y)",
    "called_attribute": "cube(launch=True, type=CUBE_POS.len())",
    "no_property": "cube(launch=target.zeal)",
    "bound": "Float",  # a TypeError
    "helper_for_the_decorator": "helper(launch=True)",  # a TypeError
    "launch_of_no_truth": "cube(launch=NotImplemented)",  # a warning of Python's
}
RECURSIVE = STRUCT.replace("    out: Mut[Array[f32]]\n", "    out: f32\n    inner: {}\n").replace(
    "net: Net, out", "net: Array[Net], out"
)
MUTUAL = "\n\n@cube\n@dataclass\nclass Other:\n    net: Net\n"
GENERIC_BOUND = """\
from __future__ import annotations

from typing import TypeVar

from transpile import *


class Anything:
    def __getattr__(self, name: str) -> object:
        return name


F = TypeVar("F", bound=Anything())


@cube(launch=True)
def kernel(out: Mut[Array[F]], dtype: Define[F]) -> None:
    out[0] = dtype(1.0)
"""
SINGLE_DISPATCH = """\
from __future__ import annotations

import functools

from transpile import *


@functools.singledispatch
@cube
def helper(x: f32) -> f32:
    return x


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    out[0] = helper(x[0])
"""
METHOD = """\
from __future__ import annotations

from transpile import *


class Holder:
    scale = 2.0

    @cube(launch=True)
    def kernel(self, out: Mut[Array[Atomic[f32]]]) -> None:
        out[0].add(self.scale)


holder = Holder()
"""
PROXY = """\
from __future__ import annotations

from transpile import *


class Proxy:
    def {}(self, name: str) -> object:
        raise RuntimeError(name)


class Odd:
    __module__ = None
    __class__ = int

    @property
    def __cube__(self) -> bool:
        raise ValueError


PROXY, ODD = Proxy(), Odd()


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    a, b, c = bool(PROXY), getattr(ODD, "x", 1), [PROXY, ODD]
    out[0] = x[0]
"""
FAILING = STRUCT.replace("class Net:", "class Net(Exception):")
UNSET = STRUCT.replace(
    "    out: Mut",
    "    def __setattr__(self, name: str, value: object) -> None:\n        pass\n\n    out: Mut",
)
WHOLE = {
    "struct_that_is_an_exception": FAILING,  # a TypeError
    "struct_whose_fields_are_not_set": UNSET,  # an AttributeError
    "message_that_cannot_be_shown": PROXY.format("__repr__")
    .replace("name: str", "")
    .replace("(name)", "")
    + "    static_assert(out.len() is None, PROXY)\n",
    "target_under_a_condition": HEAD + "    i, out[i if i else 0] = 1, x[0]\n",  # a ValueError
    "proxy_of_nothing": PROXY.format("__getattr__"),  # a RuntimeError, of a launch
    "proxy_of_nothing_at_all": PROXY.format("__getattribute__"),
    "refused_in_a_library": SINGLE_DISPATCH,  # no line
    "vectorized_atomics": METHOD,  # an AssertionError
    **{f"decorator_{name}": DECORATED.format(text) for name, text in DECORATORS.items()},
    "struct_in_itself": RECURSIVE.format("Net"),  # a RecursionError
    "struct_in_another_of_its_own": RECURSIVE.format("Other") + MUTUAL,
    "union_with_itself": RECURSIVE.format("Net | Other") + MUTUAL,
    "variable_of_an_odd_name": HEAD.replace('"F"', "e4m3").replace("x: Array[f32]", "x: Array[F]")
    + "    out[0] = x[0]\n",  # a TypeError
    "variable_of_an_odd_name_twice": HEAD.replace('"F"', "e4m3").replace("x: Array[f32]", "x: F")
    + "    def same(a: F, b: F) -> F:\n        return a\n    out[0] = same(out[0], i32(1))\n",
    "bound_that_has_any_attribute": GENERIC_BOUND,  # a TypeError
    "number_for_an_array_of_a_struct": STRUCT,
    "parameter_of_no_type": HEAD.replace("x: Array[f32]", "x: [Array[f32]]") + "    out[0] = 1.0\n",
    "vector_parameter": HEAD.replace("x: Array[f32]", "x: Vector[f32, 4]") + "    out[0] = 1.0\n",
    "array_of_vectors_of_any_width": HEAD.replace("x: Array[f32]", "x: Array[Vector[f32, 1 << 40]]")
    + "    out[0] = 1.0\n",  # a MemoryError
    "field_of_no_lanes": STRUCT.replace(
        "    out: Mut[Array[f32]]\n", "    out: Vector[f32, 0]\n"
    ).replace("net: Net", "net: Array[Net]"),  # a ZeroDivisionError
    "size_for_a_number": HEAD.replace('"F"', "'F'").replace(
        "x: Array[f32]", "x: Array[Vector[f32, F]], n: F"
    )
    + "    out[0] = x[0][0]\n",  # an AssertionError
    "no_annotation": HEAD.replace("x: Array[f32]", "x") + "    out[0] = 1.0\n",
    "array_for_a_number": HEAD.replace("x: Array[f32]", "x: F") + "    out[0] = f32(x)\n",
}


def modules() -> dict[str, str]:
    return {**{name: f"{HEAD}    {body}\n" for name, body in BODIES.items()}, **WHOLE}
