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
    const uint v = cube_pos.y * 8u + unit_pos.y;
    const uint row = v + 1u;
    const uint v_1 = v + 2u;
    const uint column = 2u * (cube_pos.x * 16u + unit_pos.x) + 1u + v_1 % 2u;
    const uint v_2 = column + 1u;
    if (v_1 >= scalars.u_shape_0 || v_2 >= scalars.u_shape_1) {
        return;
    }
    const uint v_3 = row - 1u;
    const float v_4 = v_3 < scalars.u_shape_0 && column < scalars.u_shape_1
        ? u[v_3 * scalars.u_shape_1 + column] : 0.0f;
    const uint v_5 = column - 1u;
    const uint v_6 = row * scalars.u_shape_1;
    const float around = v_4
        + (column < scalars.u_shape_1 ? u[v_1 * scalars.u_shape_1 + column] : 0.0f)
        + (row < scalars.u_shape_0 && v_5 < scalars.u_shape_1 ? u[v_6 + v_5] : 0.0f)
        + (row < scalars.u_shape_0 ? u[v_6 + v_2] : 0.0f);
    const float v_7 = row < scalars.source_shape_0 && column < scalars.source_shape_1
        ? source[row * scalars.source_shape_1 + column] : 0.0f;
    const bool ok = row < scalars.u_shape_0 && column < scalars.u_shape_1;
    const uint v_8 = v_6 + column;
    const float change = (around - v_7) / 4.0f - (ok ? u[v_8] : 0.0f);
    if (ok) {
        u[v_8] += 1.5f * change;
    }
}
