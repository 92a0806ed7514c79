#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void pooling(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.y * 8u + unit_pos.y;
    const uint column = cube_pos.x * 16u + unit_pos.x;
    if (row >= scalars.out_shape_0 || column >= scalars.out_shape_1) {
        return;
    }
    float state = -3.402823466e38f;
    const uint v = row * 2u;
    for (uint y = v; y < min(v + 2u, scalars.x_shape_0); ++y) {
        const uint v_1 = column * 2u;
        for (uint z = v_1; z < min(v_1 + 2u, scalars.x_shape_1); ++z) {
            const float v_2 = x[y * scalars.x_shape_1 + z];
            state = state < v_2 || v_2 != v_2 ? v_2 : state;
        }
    }
    out[row * scalars.out_shape_1 + column] = state;
}
