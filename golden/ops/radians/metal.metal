#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void radians_kernel(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        out[i] = x[i] * 0.017453292519943295f;
    }
}
