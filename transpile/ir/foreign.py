"""Dtypes of other libraries: NumPy's, ml_dtypes', torch's and their names, wherever a dtype may be written."""

from __future__ import annotations

import sys
from typing import Any, NoReturn

from transpile.diagnose.errors.types import PythonType
from transpile.diagnose.frames import is_twin, span_here
from transpile.ir.host import ML_DTYPES
from transpile.ir.types import EVERY_SCALAR, Scalar

NAMES = {
    "bool": "bool_", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "uint8": "u8", "uint16": "u16",
    "uint32": "u32", "uint64": "u64", "float16": "f16", "bfloat16": "bf16", "float32": "f32", "float64": "f64",
    "half": "f16", "float": "f32", "double": "f64", "flex32": "f32",
    **{theirs: ours for ours, theirs in ML_DTYPES.items()},
}  # fmt: skip
PYTHON: dict[object, str] = {bool: "bool_", int: "i32", float: "f32", complex: "f32"}
"""The types of Python's numbers, and what to ask for."""
LIBRARIES = frozenset({"numpy", "ml_dtypes", "torch", "jax", "jaxlib", "cupy"})


def scalar_of(value: Any) -> Scalar | None:
    """Return the scalar type that a dtype of another library, or a name, stands for."""
    if isinstance(value, Scalar):
        return value
    if isinstance(value, str):
        return EVERY_SCALAR.get(NAMES.get(value, value))
    kind = value if isinstance(value, type) else type(value)
    if str(kind.__module__).partition(".")[0] not in LIBRARIES:
        return None
    if isinstance(value, type):
        name = value.__name__
    elif kind.__name__ == "dtype" or kind.__name__.startswith("dtype["):
        name = str(value).removeprefix("torch.")
    elif "Type" in kind.__name__ or "DType" in kind.__name__:
        name = str(value)
    else:
        name = ""
    return EVERY_SCALAR.get(NAMES.get(name, name)) if name != "float" else None


def known(annotation: Any) -> Any:
    """Return an annotation, or our dtype for one of another library; names that are no dtypes stay."""
    found = scalar_of(annotation)
    return annotation if found is None else found


def equals(type: object, other: Any) -> bool:
    """Whether a type of kernels is what a dtype of another library, or a name, stands for.

    Raises:
        CubeTypeError: a kernel asks whether it is Python's `int` or `float`, which no number of a device is.
    """
    if any(other is one for one in PYTHON) and is_twin(sys._getframe(2).f_code):
        refuse(type, other)
    return scalar_of(other) is type


def refuse(type: object, other: Any) -> NoReturn:
    """Refuse to compare a type of kernels with one of Python's numbers."""
    raise PythonType(span_here(), dtype=str(type), other=other.__name__, near=PYTHON[other]).error()
