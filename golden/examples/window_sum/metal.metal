#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void window_sum(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        float total = 0.0f;
        total += i < scalars.x_length ? x[i] : 0.0f;
        const uint v = i + 1u;
        total += v < scalars.x_length ? x[v] : 0.0f;
        const uint v_1 = i + 2u;
        total += v_1 < scalars.x_length ? x[v_1] : 0.0f;
        const uint v_2 = i + 3u;
        total += v_2 < scalars.x_length ? x[v_2] : 0.0f;
        out[i] = total;
    }
}
