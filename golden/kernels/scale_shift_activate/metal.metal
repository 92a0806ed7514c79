#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float scale;
    float shift;
    uint x_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void scale_shift_activate(
    device const float4* x [[buffer(0)]],
    device float4* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos < scalars.out_length) {
        const float4 v = (absolute_pos < scalars.x_length ? x[absolute_pos] : float4(0.0f))
            * scalars.scale + scalars.shift;
        out[absolute_pos] = v / (1.0f + exp(-v));
    }
}
