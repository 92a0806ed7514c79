"""Dtypes of NumPy, torch and by name -> the scalar types of kernels."""

from __future__ import annotations

import numpy

from transpile.ir.host import ML_DTYPES
from transpile.ir.types import EVERY_SCALAR, Scalar

_SCALARS: dict[object, Scalar] = {}
"""NumPy dtypes seen so far -> their types; `arguments` looks here on every launch."""


def scalar_of(dtype: object) -> Scalar:
    """Return the kernel type for a dtype: one of ours, NumPy's, a string, ``torch.float32``.

    Raises:
        TypeError: no kernel type holds such elements.
    """
    if isinstance(dtype, Scalar):
        return dtype
    is_type = isinstance(dtype, (type, numpy.dtype))
    if isinstance(dtype, (int, float, complex)) or (hasattr(dtype, "shape") and not is_type):
        raise TypeError(f"{dtype} is no type: a number, or an array")
    found = _SCALARS.get(dtype)
    if found is not None:
        return found
    if isinstance(dtype, numpy.dtype) and not dtype.isnative:
        raise TypeError(f"no kernel type holds elements of {dtype.str}, in the other byte order")
    name = str(dtype).removeprefix("torch.") if not isinstance(dtype, type) else dtype.__name__
    found = EVERY_SCALAR.get(_NAMES.get(name, name))
    if found is None:
        try:
            found = EVERY_SCALAR.get(_NAMES.get(numpy.dtype(dtype).name, ""))  # type: ignore[call-overload]
        except TypeError:
            found = None
    if found is None:
        raise TypeError(f"no kernel type holds elements of {dtype}")
    _SCALARS[dtype] = found
    return found


_NAMES = {
    "bool": "bool_",
    "bool_": "bool_",
    **{theirs: ours for ours, theirs in ML_DTYPES.items()},
    "flex32": "f32",
    "half": "f16",
    **{f"float{bits}": f"f{bits}" for bits in (16, 32, 64)},
    **{f"int{bits}": f"i{bits}" for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": f"u{bits}" for bits in (8, 16, 32, 64)},
}
