"""One Python function becomes a compute kernel for WGSL, CUDA, SPIR-V, HIP, Metal and the CPU.

from transpile import cube, Tensor, Mut, f32, ABSOLUTE_POS

@cube(launch=True)
def saxpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < y.len():
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]

saxpy[(y.size + 255) // 256, 256](2.0, x, y)
"""

from __future__ import annotations

import builtins as _builtins

from transpile.diagnose.diagnostic import (
    CubeBindingError,
    CubeCompileError,
    CubeError,
    CubeLaunchError,
    CubeMemoryError,
    CubeSyntaxError,
    CubeTargetError,
    CubeTypeError,
    CubeUsageError,
    CubeWarning,
    DeviceLost,
)
from transpile.lang.arguments import ArraySpec, as_dtype, numpy_dtype, spec
from transpile.lang.comptime import comptime, comptime_error, static_assert, unroll
from transpile.lang.containers import (
    Array,
    Atomic,
    Comptime,
    Define,
    LocalArray,
    Mut,
    SharedMemory,
    Slice,
    Tensor,
    Vector,
)
from transpile.lang.cube_function import CubeFunction as Kernel
from transpile.lang.decorator import cube
from transpile.lang.dtypes import (
    CubePrimitive,
    Float,
    Int,
    Numeric,
    Scalar,
    bf16,
    bool_,
    e2m1,
    e4m3,
    e5m2,
    f16,
    f32,
    f64,
    flex32,
    i8,
    i16,
    i32,
    i64,
    index,
    tf32,
    u8,
    u16,
    u32,
    u64,
    ue8m0,
)
from transpile.lang.functions import FUNCTIONS as _FUNCTIONS
from transpile.lang.geometry import CubeCount, CubeDim
from transpile.lang.topology import (
    ABSOLUTE_POS,
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    ABSOLUTE_POS_Z,
    CUBE_CLUSTER_DIM,
    CUBE_CLUSTER_DIM_X,
    CUBE_CLUSTER_DIM_Y,
    CUBE_CLUSTER_DIM_Z,
    CUBE_COUNT,
    CUBE_COUNT_X,
    CUBE_COUNT_Y,
    CUBE_COUNT_Z,
    CUBE_DIM,
    CUBE_DIM_X,
    CUBE_DIM_Y,
    CUBE_DIM_Z,
    CUBE_POS,
    CUBE_POS_CLUSTER,
    CUBE_POS_CLUSTER_X,
    CUBE_POS_CLUSTER_Y,
    CUBE_POS_CLUSTER_Z,
    CUBE_POS_X,
    CUBE_POS_Y,
    CUBE_POS_Z,
    PLANE_DIM,
    PLANE_POS,
    UNIT_POS,
    UNIT_POS_PLANE,
    UNIT_POS_X,
    UNIT_POS_Y,
    UNIT_POS_Z,
    target,
)

globals().update({name: f for name, f in _FUNCTIONS.items() if not hasattr(_builtins, name)})

f32x2, f32x4 = Vector[f32, 2], Vector[f32, 4]
i32x2, i32x4 = Vector[i32, 2], Vector[i32, 4]
u32x2, u32x4 = Vector[u32, 2], Vector[u32, 4]

__version__ = "0.1.0.dev0"

__all__ = sorted(  # noqa: PLE0605 (it is a list)
    name
    for name, value in globals().items()
    if not name.startswith("_") and name != "annotations" and not isinstance(value, type(_builtins))
)
