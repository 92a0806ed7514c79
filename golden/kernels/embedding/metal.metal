#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint table_shape_0;
    uint table_shape_1;
    uint tokens_length;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void embedding(
    device const float* table [[buffer(0)]],
    device const int* tokens [[buffer(1)]],
    device float* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint place = cube_pos.y * 4u + unit_pos.y;
    const uint feature = cube_pos.x * 64u + unit_pos.x;
    if (place >= scalars.tokens_length || feature >= scalars.table_shape_1) {
        return;
    }
    int token = tokens[place];
    if (token == 3) {
        if (place < scalars.out_shape_0 && feature < scalars.out_shape_1) {
            out[place * scalars.out_shape_1 + feature] = 0.0f;
        }
        return;
    }
    if (token < 0) {
        token += scalars.table_shape_0;
    }
    const uint v = uint(token);
    if (place < scalars.out_shape_0 && feature < scalars.out_shape_1) {
        out[place * scalars.out_shape_1 + feature] = v < scalars.table_shape_0
            ? table[v * scalars.table_shape_1 + feature] : 0.0f;
    }
}
