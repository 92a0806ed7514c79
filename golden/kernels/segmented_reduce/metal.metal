#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint offsets_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void segmented_reduce(
    device const float* x [[buffer(0)]],
    device const uint* offsets [[buffer(1)]],
    device float* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint segment = cube_pos.x * 256u + unit_pos.x;
    if (segment < scalars.out_length) {
        const uint v = min(segment < scalars.offsets_length ? offsets[segment] : 0u,
            scalars.x_length);
        const uint v_1 = min(segment + 1u < scalars.offsets_length ? offsets[segment + 1u] : 0u,
            scalars.x_length);
        float result = 3.402823466e38f;
        for (uint i = 0; i < (v < v_1 ? v_1 - v : 0u); ++i) {
            const uint v_2 = v + i;
            const float value = v_2 < scalars.x_length ? x[v_2] : 0.0f;
            const float v_3 = fabs(value - 1.0f);
            result = result > v_3 || v_3 != v_3 ? v_3 : result;
        }
        out[segment] = result;
    }
}
