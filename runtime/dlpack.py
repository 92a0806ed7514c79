"""DLPack: what an array of another library says about itself, and what a handle says (dlpack.h, version 1)."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy

from runtime.arrays import overlaps_itself
from runtime.memory import Handle
from transpile.ir.types import SCALARS, Scalar

HOST = 1
"""``kDLCPU``."""
CUDA = 2
"""``kDLCUDA``."""
ROCM = 10
"""``kDLROCM``."""
_KINDS = {0: "i", 1: "u", 2: "f", 4: "bf", 6: "bool_"}
_READ_ONLY = 1
_HAS_VERSIONS = tuple(map(int, numpy.__version__.split(".")[:2])) >= (2, 1)
"""Whether NumPy makes the form with a version."""


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    """The form without a version."""

    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


class _Versioned(ctypes.Structure):
    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", _Tensor),
    )


_FORMS: dict[bytes, Any] = {b"dltensor_versioned": _Versioned, b"dltensor": _Managed}
_python = ctypes.pythonapi
_python.PyCapsule_GetPointer.restype = ctypes.c_void_p
_python.PyCapsule_GetPointer.argtypes = (ctypes.py_object, ctypes.c_char_p)
_python.PyCapsule_IsValid.restype = ctypes.c_int
_python.PyCapsule_IsValid.argtypes = (ctypes.py_object, ctypes.c_char_p)


class _Held:
    """Memory of a handle as NumPy takes it, and the handle."""

    def __init__(self, handle: Handle, address: int, typestr: str) -> None:
        size = handle.dtype.bytes
        # Kernels don't write such views either: who writes one element would write others.
        is_read_only = overlaps_itself(handle.shape, handle.strides, 1)
        self.handle = handle
        self.__array_interface__ = {
            "version": 3,
            "typestr": typestr,
            "shape": handle.shape,
            "strides": tuple(stride * size for stride in handle.strides),
            "data": (address + handle.offset * size, is_read_only),
        }


def lent(handle: Handle, address: int, kind: int, ordinal: int, *, versioned: bool) -> Any:
    """Return a handle as a capsule; its memory lives as long as what is made of that.

    NumPy makes it, of an array that nobody looks into: its capsules may be freed by any thread, after an error, and at
    the end of the process, as one that calls Python may not. For NumPy all are integers of the host.

    Args:
        handle: the array.
        address: where its memory begins.
        kind: DLPack's number of the device's kind.
        ordinal: the device's own.
        versioned: whether the consumer knows the form with a version, and flags.

    Raises:
        BufferError: DLPack can't say what it is.
    """
    assert isinstance(handle.dtype, Scalar), "handles of structs are not lent"
    code, bits = _code(handle.dtype)
    array = numpy.asarray(_Held(handle, address, f"<i{bits // 8}"))
    if versioned and _HAS_VERSIONS:
        capsule = array.__dlpack__(max_version=(1, 0))
    elif array.flags.writeable:
        capsule = array.__dlpack__()
    else:
        raise BufferError(
            "elements of this view share memory, so it is read-only, which DLPack says from version 1.0 on: "
            "NumPy 2.1 and a library that asks for it are needed"
        )
    tensor = _managed(capsule).tensor
    tensor.code, tensor.device_type, tensor.device_id = code, kind, ordinal
    return capsule


def _managed(capsule: Any) -> Any:
    """Return what a capsule holds that nobody consumed."""
    for name, form in _FORMS.items():
        if _python.PyCapsule_IsValid(capsule, name):
            return form.from_address(_python.PyCapsule_GetPointer(capsule, name))
    raise BufferError("it gives no DLPack capsule, or one that was consumed")


def _code(dtype: Scalar) -> tuple[int, int]:
    kind = dtype.name.rstrip("0123456789")
    code = next((code for code, name in _KINDS.items() if name == kind), None)
    if code is None:
        raise BufferError(
            f"DLPack 1.0 has no type for {dtype}: `handle.numpy()` is a copy on the host"
        )
    return code, 8 * dtype.bytes


class Exported:
    """What an array says; keeps the capsule, and with it the memory, alive: nobody consumes it, so it frees itself."""

    __slots__ = ("address", "capsule", "dtype", "read_only", "shape", "strides")

    def __init__(self, capsule: Any) -> None:
        self.capsule = capsule
        managed = _managed(capsule)
        tensor = managed.tensor
        self.read_only = bool(getattr(managed, "flags", 0) & _READ_ONLY)
        self.dtype = _dtype(tensor)
        self.shape = tuple(tensor.shape[: tensor.ndim])
        self.strides = tuple(tensor.strides[: tensor.ndim]) if tensor.strides else None
        self.address = (tensor.data or 0) + tensor.byte_offset


def taken(argument: Any, stream: int) -> Exported:
    """Ask an array for its DLPack form; work on `stream` may then use it.

    Raises:
        BufferError: the library doesn't share it.
    """
    try:
        try:
            capsule = argument.__dlpack__(stream=stream, max_version=(1, 0))
        except TypeError:  # a library that only knows the form without a version
            capsule = argument.__dlpack__(stream=stream)
    except (RuntimeError, TypeError, ValueError) as error:
        raise BufferError(str(error)) from error
    return Exported(capsule)


def _dtype(tensor: _Tensor) -> Scalar:
    kind = _KINDS.get(tensor.code)
    name = kind if kind in (None, "bool_") else f"{kind}{tensor.bits}"
    found = SCALARS.get(name) if name else None
    if found is None or tensor.lanes != 1:
        raise TypeError(
            f"no kernel type holds elements of the DLPack type {tensor.code}, {tensor.bits} bits"
        )
    return found
