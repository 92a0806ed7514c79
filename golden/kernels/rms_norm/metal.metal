#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float epsilon;
    uint x_shape_0;
    uint x_shape_1;
    uint weight_length;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(32)]]
kernel void rms_norm(
    device const float* x [[buffer(0)]],
    device const float* weight [[buffer(1)]],
    device float* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x;
    float kept[4] = {};
    float squares = 0.0f;
    const uint column = unit_pos.x;
    const uint start = row * scalars.x_shape_1;
    kept[0] = row < scalars.x_shape_0 && column < scalars.x_shape_1 ? x[start + column] : 0.0f;
    squares += kept[0] * kept[0];
    const uint column_1 = column + 32u;
    kept[1] = row < scalars.x_shape_0 && column_1 < scalars.x_shape_1 ? x[start + column_1] : 0.0f;
    squares += kept[1] * kept[1];
    const uint column_2 = column + 64u;
    kept[2] = row < scalars.x_shape_0 && column_2 < scalars.x_shape_1 ? x[start + column_2] : 0.0f;
    squares += kept[2] * kept[2];
    const uint column_3 = column + 96u;
    kept[3] = row < scalars.x_shape_0 && column_3 < scalars.x_shape_1 ? x[start + column_3] : 0.0f;
    squares += kept[3] * kept[3];
    const float inverse = rsqrt(simd_sum(squares) / 100.0f + scalars.epsilon);
    const uint start_1 = row * scalars.out_shape_1;
    if (row < scalars.out_shape_0 && column < scalars.out_shape_1) {
        out[start_1 + column] = kept[0] * inverse
            * (column < scalars.weight_length ? weight[column] : 0.0f);
    }
    if (row < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
        out[start_1 + column_1] = kept[1] * inverse
            * (column_1 < scalars.weight_length ? weight[column_1] : 0.0f);
    }
    if (row < scalars.out_shape_0 && column_2 < scalars.out_shape_1) {
        out[start_1 + column_2] = kept[2] * inverse
            * (column_2 < scalars.weight_length ? weight[column_2] : 0.0f);
    }
    if (row < scalars.out_shape_0 && column_3 < scalars.out_shape_1) {
        out[start_1 + column_3] = kept[3] * inverse
            * (column_3 < scalars.weight_length ? weight[column_3] : 0.0f);
    }
}
