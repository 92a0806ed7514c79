#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint quotient_length;
    uint rest_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void fast_floor(
    device const float* x [[buffer(0)]],
    device float* quotient [[buffer(1)]],
    device float* rest [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos < scalars.quotient_length) {
        const float v = absolute_pos < scalars.x_length ? x[absolute_pos] : 0.0f;
        const float v_1 = floor(v / 0.75f);
        quotient[absolute_pos] = v_1;
        if (absolute_pos < scalars.rest_length) {
            rest[absolute_pos] = v - v_1 * 0.75f;
        }
    }
}
