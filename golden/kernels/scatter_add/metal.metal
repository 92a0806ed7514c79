#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint rows_shape_0;
    uint rows_shape_1;
    uint indices_length;
    uint table_shape_0;
    uint table_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void scatter_add(
    device const float* rows [[buffer(0)]],
    device const uint* indices [[buffer(1)]],
    device atomic_float* table [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.y * 8u + unit_pos.y;
    const uint column = cube_pos.x * 32u + unit_pos.x;
    if (row < scalars.rows_shape_0 && column < scalars.rows_shape_1) {
        const float value = rows[row * scalars.rows_shape_1 + column];
        if (value != 0.0f) {
            const uint v = row < scalars.indices_length ? indices[row] : 0u;
            if (v < scalars.table_shape_0 && column < scalars.table_shape_1) {
                atomic_fetch_add_explicit(&table[v * scalars.table_shape_1 + column], value,
                    memory_order_relaxed);
            }
        }
    }
}
