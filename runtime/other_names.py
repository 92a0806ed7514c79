"""What arrays of other libraries have, asked of a handle -> what there is for it here.

handle.cpu()      AttributeError: a handle has no `cpu`: `handle.numpy()` copies it to the host
handle[2:5]       TypeError: ... `handle.view((3, 8), (8, 1), 16)` is this part, without a copy
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy

from transpile.diagnose.errors.usage import near

if TYPE_CHECKING:
    from runtime.memory import Handle

OWN = ("device", "dtype", "itemsize", "nbytes", "ndim", "numpy", "shape", "size", "strides", "T", "view")  # fmt: skip
_TO_HOST = "`handle.numpy()` copies it to the host"
_VIEW = "`handle.view(shape, strides, offset)` is another view of its memory, without a copy"
_CONVERT = "`client.create(handle.numpy().astype(...))` is a converted copy; a kernel converts by `f16(x[i])`"
_WRITE = "`client.write(handle, array)` copies an array there"
_COMPUTE = "a handle is memory: a kernel computes with it, or NumPy with `handle.numpy()`"
_ELSEWHERE = "`other.client.create(handle.numpy())` is a copy on another device"
_POINTER = "`__dlpack__` and `__cuda_array_interface__` share its memory with other libraries"
_FREE = "its memory goes with the last handle on it: `del handle`"
_WAIT = "`client.sync()` waits for all launches, `handle.numpy()` for those that write it"

_GROUPS = {
    _TO_HOST: "cpu get asnumpy copy_to_host to_host to_numpy tolist item tobytes",
    _VIEW: "reshape flatten ravel squeeze unsqueeze transpose permute swapaxes mT mH H narrow diagonal expand "
    "broadcast_to as_strided unflatten",
    _CONVERT: "astype type float half double bfloat16 int long bool",
    "`client.create(handle.numpy())` is a copy": "copy clone contiguous",
    _WRITE: "fill fill_ zero_ copy_ copy_from_host set put",
    _COMPUTE: "sum mean max min prod std var abs dot matmul add sub mul div sqrt exp any all argmax argmin clip round "
    "cumsum sort",
    _ELSEWHERE: "to cuda to_device",
    _POINTER: "data_ptr data ptr ctypes gpudata untyped_storage",
    _FREE: "free release delete destroy close",
    _WAIT: "sync wait synchronize block_until_ready",
    "`handle.strides` counts elements": "stride",
    "it is called `handle.ndim`": "dim rank",
    "it is called `handle.size`": "numel element_count",
    "it is called `handle.itemsize`": "element_size",
}
INSTEAD = {name: words for words, names in _GROUPS.items() for name in names.split()}
"""Each name of others, and what to do here."""


CLIENT = ("create", "empty", "graph", "launch", "memory_cleanup", "memory_report", "profile", "properties", "read",
          "stream", "sync", "timed", "write", "zeros", "device", "features", "clock")  # fmt: skip
DEVICE = ("client", "features", "name", "properties")
_OF_CLIENTS = {
    "`client.create(data)` is a copy of an array or a list there": "array asarray as_array tensor as_tensor from_numpy "
    "to_device copy_to_device device_array to upload buffer create_buffer from_dlpack",
    "`client.empty(shape, dtype)` is memory there": "alloc allocate malloc empty_like mem_alloc create_empty",
    "`client.zeros(shape, dtype)`, or `client.create(numpy.full(...))` of other numbers": "zeros_like ones ones_like "
    "full arange",
    "`client.read(handle)` copies it to the host": "to_host copy_to_host to_numpy numpy download fetch memcpy_dtoh get",
    "`client.write(handle, array)` copies an array there": "fill copy_from_host memcpy_htod set update",
    "`client.create(handle.numpy())` is a copy": "copy clone memcpy memcpy_dtod",
    "memory goes with the last handle on it: `del handle`": "free release delete destroy close",
    "`client.sync()` waits for all launches": "synchronize wait finish flush join block_until_ready",
    "`client.profile(work)` times it": "time bench benchmark event elapsed_time",
}
_CALLS = {name: words for words, names in _OF_CLIENTS.items() for name in names.split()}


def missing_in_client(name: str) -> str:
    """Say of an attribute that clients don't have what to use."""
    return f"a client has no `{name}`: {_CALLS.get(name) or near(name, CLIENT)}"


def missing_in_device(name: str) -> str:
    """Say of an attribute that devices don't have what to use: memory and launches are a client's."""
    words = _CALLS.get(name) or (f"write `device.client.{name}`" if name in CLIENT else "")
    return f"a device has no `{name}`: {words.replace('`client.', '`device.client.') or near(name, DEVICE)}"


def missing(name: str) -> str:
    """Say of an attribute that handles don't have what to use."""
    return f"a handle has no `{name}`: {INSTEAD.get(name) or near(name, OWN)}"


def part(handle: Handle, key: object) -> str:
    """Return the call that makes a view of the part that NumPy would take of an array; nothing where none can be."""
    keys = key if isinstance(key, tuple) else (key,)
    for each in keys:
        is_position = isinstance(each, (int, numpy.integer)) and not isinstance(each, bool)
        if not (is_position or isinstance(each, slice) or each is None or each is Ellipsis):
            return ""
    if not handle.size:
        return ""
    # NumPy knows which elements these are; it gets memory of one byte, and never reads it.
    plain = numpy.lib.stride_tricks.as_strided(
        numpy.zeros(1, numpy.uint8), handle.shape, handle.strides
    )
    try:
        found = plain[keys if Ellipsis in keys else (*keys, Ellipsis)]
    except (IndexError, TypeError, ValueError):
        return ""
    if not found.size or min(found.strides, default=0) < 0:
        return ""
    offset = found.ctypes.data - plain.ctypes.data
    return f"handle.view({found.shape}, {found.strides}, {offset})"
