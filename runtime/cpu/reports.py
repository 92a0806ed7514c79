"""What kernels print while they run, called from compiled code."""

from __future__ import annotations

import ctypes
import struct

from runtime.protocols import Report
from transpile.ir.core import Kernel, Print
from transpile.ir.host import Shown, numpy_dtype
from transpile.ir.prints import reports_of
from transpile.ir.types import Scalar, Vector
from transpile.ir.values import Value

CALLBACK = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)


class Reporter:
    """Receives the reports of one launch; `address` is what compiled code calls."""

    def __init__(self, kernel: Kernel) -> None:
        self._ops = reports_of(kernel)
        self._callback = CALLBACK(self._receive)
        self.address = ctypes.cast(self._callback, ctypes.c_void_p).value or 0
        self._printed: list[str] = []

    def report(self) -> Report:
        return Report(None, tuple(self._printed))

    def _receive(self, which: int, unit: int, values: int) -> None:
        op = self._ops[which]
        size = 8 * sum(_lanes(arg) for arg in op.args)
        self._printed.append(_line(op, ctypes.string_at(values, size)))


def _line(op: Print, data: bytes) -> str:
    texts = []
    for arg in op.args:
        texts.append(Shown(_text(arg, data), _value(arg, data)))
        data = data[8 * _lanes(arg) :]
    return op.message.format(*texts)


def _value(arg: Value, data: bytes) -> float | int | None:
    """Return the number behind a text; messages format scalars only."""
    type = arg.type
    if not isinstance(type, Scalar):
        return None
    form = "<d" if type.is_float else "<q" if type.is_signed else "<Q"
    found: float | int = struct.unpack_from(form, data)[0]
    return bool(found) if type.is_bool else found


def _lanes(arg: Value) -> int:
    return arg.type.width if isinstance(arg.type, Vector) else 1


def _text(arg: Value, data: bytes) -> str:
    """Spell a number as NumPy spells it in its own type."""
    type = arg.type
    if isinstance(type, Vector):
        lanes = [_number(type.element, data[8 * k :]) for k in range(type.width)]
        return f"({', '.join(lanes)})"
    assert isinstance(type, Scalar)
    return _number(type, data)


def _number(type: Scalar, data: bytes) -> str:
    if type.is_float:
        return str(numpy_dtype(type).type(struct.unpack_from("<d", data)[0]))
    number: int = struct.unpack_from("<q" if type.is_signed else "<Q", data)[0]
    return str(bool(number)) if type.is_bool else str(number)
