"""MLIR in the LLVM dialect -> LLVM IR as text.

MLIR's own binding does not free the C string that it makes a Python string of, several kilobytes a kernel, so its C
function is called from here where the package has that under the names that it has upstream.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

LIBRARIES = {"linux": "libMLIRPythonCAPI.so", "darwin": "libMLIRPythonCAPI.dylib"}
"""Where MLIR's C functions are, by the start of ``sys.platform``; it brings LLVM's with it."""


class Operation(ctypes.Structure):
    """``MlirOperation``, which C functions take by value."""

    _fields_ = (("pointer", ctypes.c_void_p),)


def translated(operation: Any) -> str:
    """Return a module, in which all is of the LLVM dialect, as LLVM IR."""
    functions = _functions()
    if functions is None:
        from mlir.dialects.llvm import translate_module_to_llvmir

        text: str = translate_module_to_llvmir(operation)
        return text
    translate, free = functions
    found = translate(Operation(_pointer(operation._CAPIPtr)))
    try:
        return ctypes.string_at(found).decode()
    finally:
        free(found)


@cache
def _functions() -> tuple[Callable[[Operation], int], Callable[[int], None]] | None:
    """Return what translates and what frees the text; ``None`` where the package has them elsewhere."""
    import mlir._mlir_libs as package

    name = LIBRARIES.get(sys.platform)
    if name is None:
        return None
    try:
        library = ctypes.PyDLL(os.path.join(os.path.dirname(package.__file__), name))
        translate, free = library.mlirTranslateModuleToLLVMIRToString, library.LLVMDisposeMessage
    except (OSError, AttributeError):
        return None
    translate.argtypes, translate.restype = (Operation,), ctypes.c_void_p
    free.argtypes, free.restype = (ctypes.c_void_p,), None
    return translate, free


def _pointer(capsule: Any) -> int | None:
    """Return what a capsule holds."""
    api = (
        ctypes.pythonapi
    )  # its own attributes are everybody's, so types are set on functions of ours
    name_of = ctypes.PYFUNCTYPE(ctypes.c_char_p, ctypes.py_object)(("PyCapsule_GetName", api))
    held_by = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
        ("PyCapsule_GetPointer", api)
    )
    found: int | None = held_by(capsule, name_of(capsule))
    return found
