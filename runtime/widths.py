"""Arrays of a launch as vectors: by the option `vectorize`, or as a parameter declares its elements."""

from __future__ import annotations

from collections.abc import Sequence

from runtime.arrays import BoundArray
from runtime.protocols import Server
from transpile.diagnose.errors.launch import BadVectorize, UnsupportedOption
from transpile.expand.layouts import is_struct
from transpile.ir.types import Scalar
from transpile.lang.signature import Declaration


def vectorized(
    kernel: str,
    memories: Sequence[Declaration],
    width: int | str,
    arrays: list[BoundArray],
    server: Server,
) -> list[BoundArray]:
    """Return the arrays as vectors; those whose elements are declared as vectors stay."""
    open_ones = [
        bound
        for declaration, bound in zip(memories, arrays, strict=True)
        if bound.width == 1 and not is_struct(declaration.element)
    ]
    if width == "auto":
        widest = server.capabilities.max_vector_width
        numbers = [b.dtype for b in open_ones if isinstance(b.dtype, Scalar)]
        width = min((widest[number] for number in numbers), default=1)
        while width > 1 and any(bound.misfit(width) for bound in open_ones):
            width //= 2
    if not isinstance(width, int) or width < 1 or width & (width - 1):
        reason = f"can't be {width!r}; it is a power of two, or `auto`"
        raise UnsupportedOption(None, kernel, "vectorize", reason).error()
    if width == 1:
        return arrays
    return [
        _widened(kernel, declaration.name, bound, width) if bound in open_ones else bound
        for declaration, bound in zip(memories, arrays, strict=True)
    ]


def _widened(kernel: str, name: str, bound: BoundArray, width: int) -> BoundArray:
    reason = bound.misfit(width)
    if reason:
        way_out = 'use `vectorize="auto"`, which takes the largest width that fits'
        raise BadVectorize(None, kernel, name, f"vectorize={width}", reason, way_out).error()
    return bound.widened(width)


def declared(kernel: str, name: str, bound: BoundArray, width: int) -> BoundArray:
    """Return the array as the vectors that its parameter says."""
    reason = bound.misfit(width)
    if reason:
        shown = f"Vector[{bound.dtype}, {width}]"
        way_out = f"pass an array whose last dimension is a multiple of {width} and lies densely"
        raise BadVectorize(None, kernel, name, shown, reason, way_out).error()
    return bound.widened(width)
