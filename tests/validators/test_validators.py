"""Each validator accepts a right kernel and refuses wrong ones, with the compiler's log."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import pytest

from validators import batch

CUDA = """
#include <cuda_fp16.h>
extern "C" __global__ void __launch_bounds__(256) scale(
    const half* __restrict__ x, float* __restrict__ y, unsigned int n)
{
    __shared__ float tile[256];
    const unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = i < n ? __half2float(x[i]) : 0.0f;
    __syncthreads();
    if (i < n) {
        y[i] = tanhf(tile[threadIdx.x]) + __shfl_xor_sync(0xffffffffu, tile[threadIdx.x], 1);
    }
}
"""
HIP = (
    CUDA.replace("cuda_fp16.h", "hip/hip_fp16.h")
    .replace("__shfl_xor_sync(0xffffffffu, ", "__shfl_xor(")
    .replace("const half*", "const __half*")
)
METAL = """
#include <metal_stdlib>
using namespace metal;

static inline float twice(device const float* x, uint i) {
    return 2.0f * x[i];
}

static inline bfloat chosen(device const bfloat* x, uint i, bfloat other) {
    return i > 1u ? (i > 3u ? x[i] : bfloat(0.0f)) : other;
}

static inline long4 turned(long4 x, long4 count) {
    return x >> (count & 63);
}

kernel void scale(
    device const float* x [[buffer(0)]],
    device float* y [[buffer(1)]],
    device atomic_uint* count [[buffer(2)]],
    device const float4* wide [[buffer(3)]],
    constant uint& n [[buffer(4)]],
    uint3 unit [[thread_position_in_threadgroup]],
    uint3 position [[thread_position_in_grid]],
    uint lane [[thread_index_in_simdgroup]])
{
    threadgroup float tile[256];
    threadgroup float local[4];
    float kept[4] = {};
    tile[unit.x] = position.x < n ? twice(x, position.x) : 0.0f;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float4 quad = float4(wide[lane].x, 1.0f, 2.0f, 3.0f) * 2.0f;
    local[lane & 3u] = simd_sum(quad.w);
    kept[lane & 3u] = local[lane & 3u];
    if (position.x < n) {
        y[position.x] = precise::tanh(tile[unit.x]) + simd_shuffle_xor(kept[0], ushort(1));
        atomic_fetch_add_explicit(count, 1u, memory_order_relaxed);
    }
}
"""
WGSL = """\
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
var<workgroup> tile: array<f32, 64>;

@compute @workgroup_size(64)
fn scale(@builtin(local_invocation_index) unit: u32, @builtin(global_invocation_id) position: vec3<u32>) {
    tile[unit] = x[position.x];
    workgroupBarrier();
    let total = subgroupAdd(tile[63u - unit]);
    if (position.x < arrayLength(&y)) {
        y[position.x] = f32(f16(total));
    }
}
"""
SPIRV = """
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %lid %buffer
OpExecutionMode %main LocalSize 8 1 1
OpDecorate %lid BuiltIn LocalInvocationIndex
OpDecorate %array ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
%void = OpTypeVoid
%function = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%input = OpTypePointer Input %u32
%lid = OpVariable %input Input
%zero = OpConstant %u32 0
%two = OpConstant %f32 2
%array = OpTypeRuntimeArray %f32
%block = OpTypeStruct %array
%pointer = OpTypePointer StorageBuffer %block
%element = OpTypePointer StorageBuffer %f32
%buffer = OpVariable %pointer StorageBuffer
%main = OpFunction %void None %function
%label = OpLabel
%l = OpLoad %u32 %lid
%p = OpAccessChain %element %buffer %zero %l
%v = OpLoad %f32 %p
%sum = OpFAdd %f32 %v %two
OpStore %p %sum
OpReturn
OpFunctionEnd
"""
MLIR = """
module {
  func.func @scale(%x: !llvm.ptr {llvm.noalias}, %n: i64) {
    %c0 = arith.constant 0 : i64
    %c1 = arith.constant 1 : i64
    scf.for %i = %c0 to %n step %c1 : i64 {
      %p = llvm.getelementptr inbounds %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> f32
      %e = math.exp %v : f32
      llvm.store %e, %p {alignment = 4 : i64} : f32, !llvm.ptr
    }
    return
  }
}
"""
SPILLING = """
extern "C" __global__ void __launch_bounds__(1024) big(float* x, int n) {
    float kept[200];
#pragma unroll
    for (int i = 0; i < 200; i++) kept[i] = x[i * n + threadIdx.x];
    __syncthreads();
#pragma unroll
    for (int i = 0; i < 200; i++) x[i * n + threadIdx.x] = kept[199 - i] * kept[i];
}
"""

RIGHT = {
    "nvrtc": CUDA,
    "amdgcn": HIP,
    "metal": METAL,
    "naga": WGSL,
    "tint": WGSL,
    "spirv_tools": SPIRV,
    "mlir": MLIR,
}

WRONG = {
    "nvrtc-type": ("nvrtc", CUDA.replace("tanhf(", "tanhh("), "tanhh"),
    "nvrtc-spill": ("nvrtc", SPILLING, "registers spill"),
    "nvrtc-ptx": (
        "nvrtc",
        CUDA.replace("__syncthreads();", 'asm("no.such.op;");'),
        "Not a name of any known instruction",
    ),
    "amdgcn-type": ("amdgcn", HIP.replace("tanhf(", "tanhh("), "tanhh"),
    "amdgcn-spill": ("amdgcn", SPILLING, "registers spill"),
    "amdgcn-builtin": (
        "amdgcn",
        HIP.replace("__syncthreads()", "__builtin_amdgcn_s_sleep_var(1)"),
        "gfx90a",
    ),
    "metal-space": (
        "metal",
        METAL.replace("device const float* x, uint i", "thread const float* x, uint i"),
        "address space",
    ),
    "metal-name": ("metal", METAL.replace("precise::tanh", "precise::tanhh"), "tanhh"),
    "metal-unused": (
        "metal",
        METAL.replace("float kept[4] = {};", "float kept[4] = {}; float idle = 1.0f;"),
        "idle",
    ),
    "metal-constant": (
        "metal",
        METAL.replace("constant uint& n", "constant uint* n"),
        "comparison",
    ),
    "naga-type": ("naga", WGSL.replace("f32(f16(total))", "f16(total)"), "f16"),
    "naga-entry": ("naga", "fn f() {}", "no compute entry point"),
    "tint-type": ("tint", WGSL.replace("f32(f16(total))", "f16(total)"), "f16"),
    "tint-uniformity": (
        "tint",
        WGSL.replace("workgroupBarrier();", "if (unit < 3u) { workgroupBarrier(); }"),
        "uniform",
    ),
    "spirv-syntax": ("spirv_tools", SPIRV.replace("OpFAdd", "OpFadd"), "OpFadd"),
    "spirv-type": ("spirv_tools", SPIRV.replace("OpFAdd %f32", "OpIAdd %f32"), "IAdd"),
    "spirv-layout": (
        "spirv_tools",
        SPIRV.replace("OpDecorate %array ArrayStride 4\n", ""),
        "layout rules",
    ),
    "mlir-syntax": ("mlir", MLIR.replace("math.exp", "math.expp"), "math.expp"),
    "mlir-type": ("mlir", MLIR.replace("math.exp %v : f32", "math.exp %v : f64"), "f64"),
    "mlir-leftover": (
        "mlir",
        MLIR.replace("math.exp %v : f32", "builtin.unrealized_conversion_cast %n : i64 to f32"),
        "unrealized",
    ),
    # Passes MLIR's verifier, then LLVM aborts on it: the child dies, the run goes on.
    "mlir-abort": (
        "mlir",
        MLIR.replace("{alignment = 4 : i64} : !llvm", "{alignment = 3 : i64} : !llvm"),
        "died with status",
    ),
}


def run(
    validator: str, texts: dict[str, str], missing: Callable[[str], NoReturn]
) -> dict[str, str]:
    try:
        return batch.run(validator, texts)
    except batch.MissingTool as reason:
        missing(str(reason))


@pytest.mark.parametrize("validator", RIGHT)
def test_accepts_what_is_right_and_refuses_the_rest(
    validator: str, missing: Callable[[str], NoReturn]
) -> None:
    wrong = {name: case for name, case in WRONG.items() if case[0] == validator}
    assert len(wrong) >= 2
    texts = {"right": RIGHT[validator]} | {name: text for name, (_, text, _) in wrong.items()}
    assert len(set(texts.values())) == len(texts), "a replacement did not hit"
    problems = run(validator, texts, missing)
    assert problems.pop("right", None) is None
    assert set(problems) == set(wrong)
    for name, (_, _, word) in wrong.items():
        assert word in problems[name], problems[name]


def test_one_text_raises_with_the_log(missing: Callable[[str], NoReturn]) -> None:
    try:
        batch.validate("spirv_tools", SPIRV)
        with pytest.raises(batch.Invalid, match="OpFadd"):
            batch.validate("spirv_tools", SPIRV.replace("OpFAdd", "OpFadd"))
    except batch.MissingTool as reason:
        missing(str(reason))
