#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void rem_floor_kernel(
    device const float* x [[buffer(0)]],
    device const float* y [[buffer(1)]],
    device float* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        const float v = y[i];
        const float v_1 = fmod(x[i], v);
        out[i] = v_1 == 0.0f ? (v < 0.0f ? -0.0f : 0.0f)
            : ((v < 0.0f) != (v_1 < 0.0f) ? v_1 + v : v_1);
    }
}
