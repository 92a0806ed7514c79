"""DLPack: what an array of another library says about itself, and what a handle says (dlpack.h, version 1)."""

from __future__ import annotations

import ctypes
from typing import Any

from runtime.memory import Handle
from transpile.ir.types import SCALARS, Scalar

CUDA = 2
"""``kDLCUDA``."""
ROCM = 10
"""``kDLROCM``."""
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


_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_IsValid", _python)
)
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", _python)
)
_DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_DESTRUCTOR = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
_python.PyCapsule_New.restype = ctypes.py_object
_python.PyCapsule_New.argtypes = (ctypes.c_void_p, ctypes.c_char_p, _DESTRUCTOR)
_NAMES = (b"dltensor", b"dltensor_versioned")

_lent: dict[int, tuple[Any, ...]] = {}
"""What other libraries hold of ours, by the address of its description: the description, and the handle."""


def _give_back(address: int) -> None:
    """Let go of a handle: the other library is done with it. Called from any thread."""
    _lent.pop(address, None)


def _unused(capsule: int) -> None:
    """Let go of the handle of a capsule that nobody consumed; one that was consumed has another name."""
    for name in _NAMES:
        if _is_valid(capsule, name):
            _lent.pop(_pointer(capsule, name), None)


_deleter = _DELETER(_give_back)
_destructor = _DESTRUCTOR(_unused)


def lent(handle: Handle, kind: int, ordinal: int, *, versioned: bool) -> Any:
    """Return a handle on a device of DLPack's `kind` as a capsule; its memory lives as long as what is made of that."""
    rank = len(handle.shape)
    sizes, steps = (ctypes.c_int64 * rank)(*handle.shape), (ctypes.c_int64 * rank)(*handle.strides)
    assert isinstance(handle.dtype, Scalar), "handles of structs are not lent"
    code, bits = _code(handle.dtype)
    address = handle.block.memory.address + handle.offset * handle.dtype.bytes
    tensor = _Tensor(address, kind, ordinal, rank, code, bits, 1, sizes, steps, 0)
    deleter = ctypes.cast(_deleter, ctypes.c_void_p)
    if versioned:
        managed: Any = _Versioned(1, 0, None, deleter, 0, tensor)
    else:
        managed = _Managed(tensor, None, deleter)
    place = ctypes.addressof(managed)
    _lent[place] = (managed, sizes, steps, handle)
    return _python.PyCapsule_New(place, _NAMES[versioned], _destructor)


def _code(dtype: Scalar) -> tuple[int, int]:
    kind = dtype.name.rstrip("0123456789")
    code = next((code for code, name in _KINDS.items() if name == kind), None)
    if code is None:
        raise BufferError(f"DLPack has no type for {dtype}")
    return code, 8 * dtype.bytes


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
