"""Arrays of other libraries: as NumPy's, without a copy, and what their users write where one does not fit.

torch.ones(4)                                   -> numpy.ndarray on the same memory
torch.ones(4, dtype=torch.bfloat16)             -> the same, with the dtype of ml_dtypes
where_not_shared(x, "x")                        -> "pass `x.detach()`; ..."
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from transpile.ir.foreign import scalar_of
from transpile.ir.host import ML_DTYPES, numpy_dtype
from transpile.ir.types import Scalar

if TYPE_CHECKING:
    import numpy

    Array = numpy.ndarray[Any, Any]


NO_GRADIENTS = "it requires a gradient, and kernels know none"
"""Why a tensor of torch is refused on every device."""


def imported(argument: Any) -> Array | None:
    """Return an array of another library as NumPy's, without a copy; ``None`` for what is no array.

    Raises:
        BufferError: the library doesn't share it, or not as it is.
    """
    import numpy

    if isinstance(argument, numpy.ma.MaskedArray):
        raise BufferError("kernels know no masks; use `filled(...)` for a plain copy")
    if isinstance(argument, numpy.ndarray):
        return numpy.asarray(argument)  # a matrix, for one, indexes and reshapes in its own way
    if hasattr(argument, "__dlpack__"):
        if is_torch(argument) and argument.requires_grad:
            if records_gradient(argument):
                raise BufferError(NO_GRADIENTS)
            argument = argument.detach()
        try:
            return numpy.from_dlpack(argument)
        except (BufferError, RuntimeError, TypeError, ValueError) as error:
            found = _through_bits(argument)
            if found is None:
                raise BufferError(str(error)) from error
            return found
    if hasattr(argument, "__array_interface__") and not isinstance(argument, numpy.generic):
        try:
            return numpy.asarray(argument)
        except (TypeError, ValueError) as error:
            raise BufferError(str(error)) from error
    return None


def records_gradient(tensor: Any) -> bool:
    """Tell whether torch notes what is computed from a tensor: not in autograd functions, nor under `no_grad`."""
    return bool(tensor.requires_grad) and bool(sys.modules["torch"].is_grad_enabled())


def _through_bits(argument: Any) -> Array | None:
    """Return a tensor of torch whose floats NumPy's own dtypes lack: the same memory as integers, read as floats."""
    import numpy

    torch: Any = sys.modules.get("torch")
    if torch is None or not is_torch(argument):
        return None
    kind = scalar_of(argument.dtype)
    if kind is None or not kind.is_float:
        return None
    bits = {8: torch.uint8, 16: torch.int16}.get(kind.bits)
    if bits is None:
        return None
    try:
        integers = numpy.from_dlpack(argument.view(bits))
    except (BufferError, RuntimeError, TypeError, ValueError):
        return None
    return integers.view(numpy_dtype(kind))


def is_torch(argument: object) -> bool:
    """Tell whether an object is torch's: a tensor, a parameter, or a class derived from one."""
    return any(each.__module__.partition(".")[0] == "torch" for each in type(argument).__mro__)


def where_not_shared(argument: object, parameter: str) -> str:
    """Say what to pass in place of an array that its library does not share; nothing if nobody knows."""
    if not is_torch(argument):
        return ""
    if getattr(argument, "requires_grad", False):
        return f"pass `{parameter}.detach()`; where gradients are to flow, launch in a `torch.autograd.Function`"
    if getattr(argument, "is_sparse", False):
        return f"pass a dense tensor: `{parameter}.to_dense()`"
    kind = getattr(getattr(argument, "device", None), "type", "cpu")
    if kind == "meta":
        empty = f'torch.empty_like({parameter}, device="cpu")'
        return f"pass a tensor that has memory, such as `{empty}`: a meta tensor has none"
    if kind != "cpu":
        return f"pass `{parameter}.cpu()`, or launch on the device that it is on"
    return f"pass a dense tensor of a type that kernels have, `{parameter}.float()` for example"


def numpy_name(scalar: Scalar) -> str:
    """Return the name of the dtype that holds a type in NumPy's memory, with its module."""
    name = numpy_dtype(scalar).name
    return f"{'ml_dtypes' if scalar.name in ML_DTYPES else 'numpy'}.{name}"


def converted(argument: object, dtype: str) -> str:
    """Say how an array gets another type: `dtype` is NumPy's name for it, with its module."""
    name = dtype.rpartition(".")[2]
    return f"to(torch.{name.rstrip('_')})" if is_torch(argument) else f"astype({dtype})"


def made_with(argument: object, dtype: str) -> str:
    """Say how an array is made with a type."""
    if not is_torch(argument):
        return f"dtype={dtype}"
    return f"dtype=torch.{dtype.rpartition('.')[2].rstrip('_')}"


def copied(argument: object, parameter: str) -> str:
    """Say how a copy is made that may be written."""
    if is_torch(argument):
        return f"{parameter}.clone()"
    import numpy

    if isinstance(argument, numpy.ndarray):
        return f"{parameter}.copy()"
    return f"numpy.array({parameter})"
