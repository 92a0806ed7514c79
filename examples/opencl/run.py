"""Run a kernel through pyopencl: ``pip install "pyopencl[pocl]"`` brings a device for the CPU.

python examples/opencl/run.py
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyopencl as cl
import target

from transpile import ABSOLUTE_POS, Mut, Tensor, cube, erf, f32
from transpile.ops.capabilities import PROFILES


@cube(launch=True)
def gelu(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < out.len():  # noqa: SIM300 (as users write it)
        v = x[ABSOLUTE_POS]
        out[ABSOLUTE_POS] = 0.5 * v * (1.0 + erf(v * 0.70710678))


def launch(kernel: Any, count: int, dim: int, *args: Any) -> None:
    """Launch over `count` cubes of `dim` units; NumPy arrays are copied there and back."""
    artifact = kernel.artifact(PROFILES[target.CAPABILITIES.name], *args, dim=dim)
    context = cl.create_some_context(interactive=False)
    queue = cl.CommandQueue(context)
    program = cl.Program(context, artifact.text).build()
    arrays = [np.ascontiguousarray(a) for a in args if isinstance(a, np.ndarray)]
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    buffers = [cl.Buffer(context, flags, hostbuf=a) for a in arrays]
    names = [parameter.name for parameter in artifact.kernel.memories]
    lengths = {f"{name}_length": array.size for name, array in zip(names, arrays, strict=True)}
    scalars = [np.uint32(lengths[p.name]) for p in artifact.kernel.scalars]
    getattr(program, artifact.entry)(queue, (count * dim,), (dim,), *buffers, *scalars)
    for array, buffer in zip(arrays, buffers, strict=True):
        cl.enqueue_copy(queue, array, buffer)
    queue.finish()
    for given, array in zip([a for a in args if isinstance(a, np.ndarray)], arrays, strict=True):
        if given.flags.writeable:
            given[...] = array


if __name__ == "__main__":
    x = np.linspace(-4, 4, 1000, dtype=np.float32)
    out = np.zeros_like(x)
    launch(gelu, 4, 256, x, out)
    print(gelu.inspect("opencl", x, out))
    print(out[::125])
