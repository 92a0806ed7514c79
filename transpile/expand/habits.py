"""What users of NumPy, torch and C write out of habit, and what to write in a kernel instead.

Only messages ask; nothing here is accepted.
"""

from __future__ import annotations

import difflib
import re
import sys
from typing import TYPE_CHECKING, Any, NoReturn

from transpile.diagnose.errors.types import SizesAreAsked
from transpile.expand.dialects import meaning
from transpile.ir.values import Parameter
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from transpile.expand.context import Context

TABLES_LIE_IN_MEMORY = (
    "a table that the device indexes lies in memory: pass it as an array, or fill a `LocalArray[f32](n)`;\n"
    "in a loop, `unroll(range(n))` counts at comptime"
)
LOOPS_OF_THE_DEVICE = (
    "a plain `for i in range(n)` loops on the device; a list gets its length at comptime, so keep what such a loop\n"
    "makes in memory, for example in a `LocalArray[f32](64)`"
)
F_STRING = 'write an f-string, `print(f"v = {v}")`: its numbers are put in on the device'
NAMES = {
    "maximum": "max", "minimum": "min", "amax": "max", "amin": "min", "absolute": "abs", "fabs": "abs", "power": "pow",
    "arcsin": "asin", "arccos": "acos", "arctan": "atan", "arctan2": "atan2", "where": "select", "rint": "round",
    "isnan": "is_nan", "isinf": "is_inf", "isfinite": "is_finite", "reciprocal": "recip", "fix": "trunc",
    "logical_or": "or", "logical_and": "and", "logical_not": "not", "floor_divide": "//", "true_divide": "/",
    "left_shift": "<<", "right_shift": ">>", "remainder": "%", "fmod": "rem_trunc", "add": "+", "subtract": "-",
    "multiply": "*", "divide": "/", "negative": "-", "square": "v * v", "norm": "magnitude", "mod": "%",
    "arcsinh": "asinh", "arccosh": "acosh", "arctanh": "atanh", "clip": "clamp",
    "rad2deg": "degrees", "deg2rad": "radians",
    "sigmoid": "1.0 / (1.0 + exp(-v))", "relu": "max(v, 0.0)",
}  # fmt: skip
"""Functions of NumPy and torch, by the name that kernels have for them."""
REDUCTIONS = frozenset(
    {"sum", "mean", "prod", "max", "min", "any", "all", "argmax", "argmin", "std", "var", "dot"}
)
MEMORY = {
    "size": "`{name}.len()`", "length": "`{name}.len()`", "numel": "`{name}.len()`", "count": "`{name}.len()`",
    "ndim": "`{name}.rank()`", "dim": "`{name}.rank()`", "strides": "`{name}.stride(d)`", "shapes": "`{name}.shape(d)`",
    "T": "`{name}[j, i]`: swap the indices", "transpose": "`{name}[j, i]`: swap the indices",
    "item": "`{name}[i]`", "at": "`{name}[i]`", "get": "`{name}[i]`", "flat": "`{name}[i]`, the linear element",
    "reshape": "index arithmetic: `{name}[i * columns + j]`", "view": "index arithmetic: `{name}[i * columns + j]`",
    "flatten": "`{name}[i]`, the linear element", "ravel": "`{name}[i]`, the linear element",
    "astype": "`f32({name}[i])`, one element at a time", "to": "`f32({name}[i])`, one element at a time",
    "fill": "a loop over the elements", "copy": "a loop over the elements",
}  # fmt: skip
"""Attributes of arrays, by what kernels have for them."""
_CUBE = "`CUBE_POS_X`, `CUBE_POS_Y`, `CUBE_POS_Z`"
_UNIT = "`UNIT_POS_X`, `UNIT_POS_Y`, `UNIT_POS_Z`"
FOREIGN = {
    "threadIdx": f"write {_UNIT}", "get_local_id": f"write {_UNIT}", "get_group_id": f"write {_CUBE}",
    "blockIdx": f"write {_CUBE}; `blockIdx.x * blockDim.x + threadIdx.x` is `ABSOLUTE_POS_X`",
    "blockDim": "write `CUBE_DIM_X`, `CUBE_DIM_Y`, `CUBE_DIM_Z`",
    "get_local_size": "write `CUBE_DIM_X`, `CUBE_DIM_Y`, `CUBE_DIM_Z`",
    "gridDim": "write `CUBE_COUNT_X`, `CUBE_COUNT_Y`, `CUBE_COUNT_Z`", "warpSize": "write `PLANE_DIM`",
    "get_num_groups": "write `CUBE_COUNT_X`, `CUBE_COUNT_Y`, `CUBE_COUNT_Z`",
    "get_global_id": "write `ABSOLUTE_POS_X`, `ABSOLUTE_POS_Y`, `ABSOLUTE_POS_Z`",
    "syncthreads": "write `sync_cube()`", "__syncthreads": "write `sync_cube()`", "barrier": "write `sync_cube()`",
    "__syncwarp": "write `sync_plane()`", "syncwarp": "write `sync_plane()`",
    "cuda": "positions are names: `ABSOLUTE_POS` for `cuda.grid(1)`, `UNIT_POS_X` for `cuda.threadIdx.x`; "
    "and `cuda.syncthreads()` is `sync_cube()`",
    "torch": "functions are words of kernels: `exp(v)` for `torch.exp(v)`, with `from transpile import exp`",
    "tl": "a kernel is written for one unit, not for a block of elements: its position is `ABSOLUTE_POS`, that "
    "of its cube (`tl.program_id(0)`) is `CUBE_POS_X`",
}  # fmt: skip
"""Names of CUDA, Numba, Triton and OpenCL, by what to write instead."""
ATOMICS = {
    "add": "add", "sub": "sub", "min": "min", "max": "max", "and": "and_", "or": "or_", "xor": "xor",
    "exch": "exchange", "exchange": "exchange", "xchg": "exchange", "cas": "compare_exchange",
    "cmpxchg": "compare_exchange", "compare_exchange": "compare_exchange", "load": "load", "store": "store",
}  # fmt: skip
"""What follows `atomic` in the functions of others, by the method of an element."""
KNOWN = (
    "len",
    "shape",
    "stride",
    "rank",
    "dtype",
    "vector_width",
    "buffer_len",
    "slice",
    "to_slice",
)


def function_hint(name: str) -> str:
    """Return what to write for a function of another library, or nothing."""
    known = {row.builtin or row.name for row in TABLE.values() if row.public}
    found = NAMES.get(name, name if name in known or name in ("round", "min", "max") else "")
    if name in REDUCTIONS - known:
        return f"write a loop; between units, `plane_sum` and the like (there is no `{name}` of a whole array)"
    if not found:
        return meaning(name)
    if found in ("and", "or", "not") or not found[0].isalpha():
        return f"write the operator `{found}`"
    return (
        f"write `{found}`"
        if "(" in found or " " in found
        else f"write `{found}(...)`: it is a word of kernels"
    )


PYTHON = (
    "abs", "all", "any", "bool", "divmod", "enumerate", "isinstance", "len", "max", "min", "pow", "print", "range",
    "reversed", "round", "sum", "zip",
)  # fmt: skip
"""The built-ins that mean something on the device."""


def name_hint(name: str, known: Iterable[str]) -> str:
    """Return what to do about a name that stands for nothing."""
    # The language's own names are those of the package above this one; it is there when a kernel is expanded.
    if name in getattr(sys.modules.get("transpile"), "__all__", ()):
        return f"import it: `from transpile import {name}`"
    if name in FOREIGN:
        return FOREIGN[name]
    if step := _atomic(name):
        return f"call `x[i].{step}(...)` on elements of the type `Atomic[T]`"
    found = meaning(name) or (function_hint(name) if name in NAMES else "")
    found = found or _of_floats(name)
    if found:
        return found
    near = difflib.get_close_matches(name, [*PYTHON, *known], 1)
    return f"did you mean `{near[0]}`?" if near else "define or import it"


def _atomic(name: str) -> str:
    """Return the method of an element for `atomicAdd`, `atomic_add` and the like, or nothing."""
    found = re.fullmatch(r"atomic_?(\w+)", name, re.IGNORECASE)
    return ATOMICS.get(found[1].lower(), "") if found else ""


def _of_floats(name: str) -> str:
    """Return what to write for a function of C that says its type, as `expf` and `__sinf` do."""
    known = {row.builtin or row.name for row in TABLE.values() if row.public}
    plain = name.strip("_").removesuffix("f")
    if name.endswith("f") and (plain in known or plain in NAMES):
        return function_hint(plain)
    return ""


def memory_hint(memory: str, name: str) -> str:
    """Return what to write for an attribute of an array that kernels do not have."""
    if name in MEMORY:
        return f"write {MEMORY[name].format(name=memory)}"
    if name in REDUCTIONS:
        return f"write a loop over `range({memory}.len())`; between units, `plane_sum` and the like"
    near = difflib.get_close_matches(name, KNOWN, 1)
    if near:
        return f"did you mean `.{near[0]}`?"
    return "it has `.len()`, `.shape(d)`, `.stride(d)`, `.rank()`, `.dtype` and indexing"


def number_hint(name: str) -> str:
    """Return what to write for an attribute of a number that kernels do not have."""
    if name in ("astype", "to", "type", "view", "cast"):
        return "write the type: `f32(v)`; for the same bits, `bitcast(v, u32)`"
    if name in ("item", "tolist"):
        return "it is a number already"
    if name in REDUCTIONS:
        return "it is one number; a whole array needs a loop"
    if name in ("shape", "size", "ndim", "len"):
        return "it is one number; ask the array: `x.shape(0)`, `x.len()`"
    if step := _atomic(name):
        return f"write `x[i].{step}(...)`; elements are declared `Atomic` for it: `Mut[Array[Atomic[u32]]]`"
    hint = function_hint(name)
    if name in ATOMICS.values():
        atomic = f"for `.{name}(...)` in one step, elements are declared `Atomic`: `Mut[Array[Atomic[u32]]]`"
        return f"{hint}; {atomic}" if hint else atomic
    return hint or "numbers have `.dtype`; functions such as `sqrt(x)` are not methods"


class Whole:
    """Memory of which nothing but its identity can be compared: with a number it would be unequal without a word."""

    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if isinstance(other, (int, float)) or (
            hasattr(other, "_ir") and not isinstance(other, Whole)
        ):
            kinds = f"'{type(self).__name__}' and '{type(other).__name__}'"
            raise TypeError(f"'==' not supported between instances of {kinds}")
        return NotImplemented


def element_hint(words: str, operand: object) -> str:
    """Return what to write where a function of numbers gets `operand`: all of `words`, if it is memory."""
    if not isinstance(operand, Whole):
        return "pass what the signature asks for"
    return f"call `{words}` for one element, `x[i]` with `i = ABSOLUTE_POS`"


class Sizes:
    """``x.shape``: called with a dimension, ``x.shape(0)``. Whatever else is done to it says so."""

    __slots__ = ("__name__", "_ask", "_cx", "_memory")

    def __init__(
        self, cx: Context, memory: str, name: str, ask: Callable[[object], object]
    ) -> None:
        self._cx = cx
        self._memory = memory
        self.__name__ = name
        self._ask = ask

    def __call__(self, dimension: object) -> object:
        return self._ask(dimension)

    def __repr__(self) -> str:
        return f"<{self._memory}.{self.__name__}: write {self._memory}.{self.__name__}(d)>"

    def __format__(self, _spec: str) -> NoReturn:
        self.refuse("write `{name}(0)`, one dimension at a time")

    def refuse(self, way_out: str) -> NoReturn:
        name = f"{self._memory}.{self.__name__}"
        raise SizesAreAsked(self._cx.span(), name=name, way_out=way_out.format(name=name)).error()

    def __getitem__(self, dimension: Any) -> NoReturn:
        if isinstance(dimension, int):
            self.refuse(f"write `{{name}}({dimension})`")
        self.refuse("write `{name}(d)`, one dimension at a time")

    def __iter__(self) -> Iterator[object]:
        self.refuse("write `{name}(0)`, `{name}(1)`, one dimension at a time")

    def __len__(self) -> int:
        self.refuse(f"write `{self._memory}.rank()`")

    def __eq__(self, other: object) -> bool:
        self.refuse("compare one dimension at a time: `{name}(0) == ...`")

    __hash__ = object.__hash__


def size_hint(given: object) -> str:
    """Return what to write where a size is known on the device only."""
    value = getattr(given, "_ir", None)
    if isinstance(value, Parameter) and value.source.what == "value" and not value.is_memory:
        return f"declare it `{value.name}: Comptime[int]`: each value makes a kernel of its own"
    return "use a literal, a `Comptime[int]` parameter or `comptime(...)`"
