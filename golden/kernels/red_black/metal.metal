#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint u_shape_0;
    uint u_shape_1;
    uint source_shape_0;
    uint source_shape_1;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void red_black(
    device float* u [[buffer(0)]],
    device const float* source [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint absolute_pos_y = cube_pos.y * 8u + unit_pos.y;
    const uint row = absolute_pos_y + 1u;
    const uint v = absolute_pos_y + 2u;
    const uint column = 2u * (cube_pos.x * 16u + unit_pos.x) + 1u + v % 2u;
    const uint v_1 = column + 1u;
    if (v >= scalars.u_shape_0 || v_1 >= scalars.u_shape_1) {
        return;
    }
    const float v_2 = absolute_pos_y < scalars.u_shape_0 && column < scalars.u_shape_1
        ? u[absolute_pos_y * scalars.u_shape_1 + column] : 0.0f;
    const uint v_3 = column - 1u;
    const uint start = row * scalars.u_shape_1;
    const float around = v_2
        + (column < scalars.u_shape_1 ? u[v * scalars.u_shape_1 + column] : 0.0f)
        + (row < scalars.u_shape_0 && v_3 < scalars.u_shape_1 ? u[start + v_3] : 0.0f)
        + (row < scalars.u_shape_0 ? u[start + v_1] : 0.0f);
    const float v_4 = row < scalars.source_shape_0 && column < scalars.source_shape_1
        ? source[row * scalars.source_shape_1 + column] : 0.0f;
    const bool ok = row < scalars.u_shape_0 && column < scalars.u_shape_1;
    const uint i = start + column;
    const float change = (around - v_4) / 4.0f - (ok ? u[i] : 0.0f);
    if (ok) {
        u[i] += 1.5f * change;
    }
}
