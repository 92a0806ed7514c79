#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void normalize_rows(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x * 256u + unit_pos.x;
    if (row >= scalars.out_shape_0) {
        return;
    }
    float squares = 0.0f;
    float kept[3] = {};
    const uint start = row * scalars.x_shape_1;
    kept[0] = row < scalars.x_shape_0 && scalars.x_shape_1 > 0u ? x[start] : 0.0f;
    squares += kept[0] * kept[0];
    kept[1] = row < scalars.x_shape_0 && scalars.x_shape_1 > 1u ? x[start + 1u] : 0.0f;
    squares += kept[1] * kept[1];
    kept[2] = row < scalars.x_shape_0 && scalars.x_shape_1 > 2u ? x[start + 2u] : 0.0f;
    squares += kept[2] * kept[2];
    const float factor = rsqrt(squares);
    const uint start_1 = row * scalars.out_shape_1;
    if (scalars.out_shape_1 > 0u) {
        out[start_1] = kept[0] * factor;
    }
    if (scalars.out_shape_1 > 1u) {
        out[start_1 + 1u] = kept[1] * factor;
    }
    if (scalars.out_shape_1 > 2u) {
        out[start_1 + 2u] = kept[2] * factor;
    }
}
