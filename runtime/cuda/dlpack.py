"""DLPack: what an array of another library says about itself (dlpack.h, version 1)."""

from __future__ import annotations

import ctypes
from typing import Any

from transpile.ir.types import SCALARS, Scalar

CUDA = 2
"""``kDLCUDA``."""
_KINDS = {0: "i", 1: "u", 2: "f", 4: "bf", 6: "bool_"}
_READ_ONLY = 1


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


_python = ctypes.pythonapi
_python.PyCapsule_GetPointer.restype = ctypes.c_void_p
_python.PyCapsule_GetPointer.argtypes = (ctypes.py_object, ctypes.c_char_p)
_python.PyCapsule_IsValid.restype = ctypes.c_int
_python.PyCapsule_IsValid.argtypes = (ctypes.py_object, ctypes.c_char_p)


class Exported:
    """What an array says; keeps the capsule, and with it the memory, alive: nobody consumes it, so it frees itself."""

    __slots__ = ("address", "capsule", "dtype", "read_only", "shape", "strides")

    def __init__(self, capsule: Any) -> None:
        self.capsule = capsule
        name = b"dltensor_versioned"
        if _python.PyCapsule_IsValid(capsule, name):
            versioned = _Versioned.from_address(_python.PyCapsule_GetPointer(capsule, name))
            tensor = versioned.tensor
            self.read_only = bool(versioned.flags & _READ_ONLY)
        else:
            address = _python.PyCapsule_GetPointer(capsule, b"dltensor")
            tensor = _Managed.from_address(address).tensor
            self.read_only = False
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
