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
        total += i + 1u < scalars.x_length ? x[i + 1u] : 0.0f;
        total += i + 2u < scalars.x_length ? x[i + 2u] : 0.0f;
        total += i + 3u < scalars.x_length ? x[i + 3u] : 0.0f;
        out[i] = total;
    }
}
