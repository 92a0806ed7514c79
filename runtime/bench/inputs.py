"""Made-up arguments: arrays of random numbers, the same for the same seed."""

from __future__ import annotations

from typing import Any

import numpy

from runtime.protocols import Array
from transpile.ir.host import numpy_dtype
from transpile.ir.types import Scalar


def random_array(dtype: Scalar, shape: tuple[int, ...], generator: numpy.random.Generator) -> Array:
    """Return random numbers: floats of the normal distribution, integers from 0 to 7, flags."""
    kind: numpy.dtype[Any] = numpy_dtype(dtype)
    if dtype.name == "bool_":
        return generator.random(shape) < 0.5
    if dtype.is_float:
        return numpy.asarray(generator.standard_normal(shape, numpy.float32)).astype(kind)
    return generator.integers(0, 8, shape).astype(kind)
