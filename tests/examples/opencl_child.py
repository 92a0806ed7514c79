"""Run OpenCL kernels in a process of their own: pickled requests on stdin, pickled results on stdout."""

from __future__ import annotations

import pickle
import sys
from typing import Any

import numpy as np
import pyopencl as cl


def run(context: Any, queue: Any, request: Any) -> list[np.ndarray]:
    """Launch once; return the contents of the buffers."""
    text, entry, dim, count, arrays, scalars = request
    kernel = getattr(cl.Program(context, text).build(), entry)
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    buffers = [
        cl.Buffer(context, flags, hostbuf=a if a.size else np.zeros(8, "u1")) for a in arrays
    ]
    units = tuple(c * d for c, d in zip(count, dim, strict=True))
    kernel(queue, units, dim, *buffers, *scalars)
    found = []
    for array, buffer in zip(arrays, buffers, strict=True):
        found.append(np.empty_like(array))
        if array.size:
            cl.enqueue_copy(queue, found[-1], buffer)
    queue.finish()
    return found


def main() -> None:
    context = cl.create_some_context(interactive=False)
    queue = cl.CommandQueue(context)
    found = {}
    for name, request in pickle.load(sys.stdin.buffer).items():
        try:
            found[name] = run(context, queue, request)
        except cl.Error as error:
            found[name] = str(error)
    sys.stdout.buffer.write(pickle.dumps(found))


if __name__ == "__main__":
    main()
