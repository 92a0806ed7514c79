#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float box;
    uint position_shape_0;
    uint position_shape_1;
    uint cell_starts_length;
    uint force_shape_0;
    uint force_shape_1;
};

static inline int f32_to_i32(float x) {
    return x >= 2147483648.0f ? 2147483647
        : x >= -2147483648.0f ? int(x)
        : x < -2147483648.0f ? (-2147483647 - 1)
        : 0;
}

[[max_total_threads_per_threadgroup(256)]]
kernel void lennard_jones(
    device const float* position [[buffer(0)]],
    device const uint* cell_starts [[buffer(1)]],
    device float* force [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.position_shape_0) {
        return;
    }
    const uint start = i * scalars.position_shape_1;
    const float x = scalars.position_shape_1 > 0u ? position[start] : 0.0f;
    const float y = scalars.position_shape_1 > 1u ? position[start + 1u] : 0.0f;
    const float width = scalars.box / 8.0f;
    const int column = min(f32_to_i32(x / width), 7);
    const int row = min(f32_to_i32(y / width), 7);
    float fx = 0.0f;
    float fy = 0.0f;
    const uint v = (int(row - 1u) & 7) * 8u;
    const int v_1 = int(column - 1u) & 7;
    const uint cell = v + v_1;
    const uint v_2 = cell + 1u < scalars.cell_starts_length ? cell_starts[cell + 1u] : 0u;
    for (uint j = cell < scalars.cell_starts_length ? cell_starts[cell] : 0u; j < v_2; ++j) {
        const uint start_1 = j * scalars.position_shape_1;
        const float v_3 = x
            - (j < scalars.position_shape_0 && scalars.position_shape_1 > 0u ? position[start_1]
            : 0.0f);
        const float dx = v_3 - scalars.box * rint(v_3 / scalars.box);
        const float v_4 = j < scalars.position_shape_0 && scalars.position_shape_1 > 1u
            ? position[start_1 + 1u] : 0.0f;
        const float v_5 = y - v_4;
        const float dy = v_5 - scalars.box * rint(v_5 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == i || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const int v_3 = column & 7;
    const uint cell_1 = v + v_3;
    const uint v_4 = cell_1 + 1u < scalars.cell_starts_length ? cell_starts[cell_1 + 1u] : 0u;
    for (uint j = cell_1 < scalars.cell_starts_length ? cell_starts[cell_1] : 0u; j < v_4; ++j) {
        const uint start_1 = j * scalars.position_shape_1;
        const float v_5 = x
            - (j < scalars.position_shape_0 && scalars.position_shape_1 > 0u ? position[start_1]
            : 0.0f);
        const float dx = v_5 - scalars.box * rint(v_5 / scalars.box);
        const float v_6 = j < scalars.position_shape_0 && scalars.position_shape_1 > 1u
            ? position[start_1 + 1u] : 0.0f;
        const float v_7 = y - v_6;
        const float dy = v_7 - scalars.box * rint(v_7 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == i || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const int v_5 = int(column + 1u) & 7;
    const uint cell_2 = v + v_5;
    const uint v_6 = cell_2 + 1u < scalars.cell_starts_length ? cell_starts[cell_2 + 1u] : 0u;
    for (uint j = cell_2 < scalars.cell_starts_length ? cell_starts[cell_2] : 0u; j < v_6; ++j) {
        const uint start_1 = j * scalars.position_shape_1;
        const float v_7 = x
            - (j < scalars.position_shape_0 && scalars.position_shape_1 > 0u ? position[start_1]
            : 0.0f);
        const float dx = v_7 - scalars.box * rint(v_7 / scalars.box);
        const float v_8 = j < scalars.position_shape_0 && scalars.position_shape_1 > 1u
            ? position[start_1 + 1u] : 0.0f;
        const float v_9 = y - v_8;
        const float dy = v_9 - scalars.box * rint(v_9 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == i || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const uint v_7 = (row & 7) * 8u;
    const uint cell_3 = v_7 + v_1;
    const uint v_8 = cell_3 + 1u < scalars.cell_starts_length ? cell_starts[cell_3 + 1u] : 0u;
    for (uint j = cell_3 < scalars.cell_starts_length ? cell_starts[cell_3] : 0u; j < v_8; ++j) {
        const uint start_1 = j * scalars.position_shape_1;
        const float v_9 = x
            - (j < scalars.position_shape_0 && scalars.position_shape_1 > 0u ? position[start_1]
            : 0.0f);
        const float dx = v_9 - scalars.box * rint(v_9 / scalars.box);
        const float v_10 = j < scalars.position_shape_0 && scalars.position_shape_1 > 1u
            ? position[start_1 + 1u] : 0.0f;
        const float v_11 = y - v_10;
        const float dy = v_11 - scalars.box * rint(v_11 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == i || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const uint cell_4 = v_7 + v_3;
    const uint v_9 = cell_4 + 1u < scalars.cell_starts_length ? cell_starts[cell_4 + 1u] : 0u;
    for (uint j = cell_4 < scalars.cell_starts_length ? cell_starts[cell_4] : 0u; j < v_9; ++j) {
        const uint start_1 = j * scalars.position_shape_1;
        const float v_10 = x
            - (j < scalars.position_shape_0 && scalars.position_shape_1 > 0u ? position[start_1]
            : 0.0f);
        const float dx = v_10 - scalars.box * rint(v_10 / scalars.box);
        const float v_11 = j < scalars.position_shape_0 && scalars.position_shape_1 > 1u
            ? position[start_1 + 1u] : 0.0f;
        const float v_12 = y - v_11;
        const float dy = v_12 - scalars.box * rint(v_12 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == i || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const uint cell_5 = v_7 + v_5;
    const uint v_10 = cell_5 + 1u < scalars.cell_starts_length ? cell_starts[cell_5 + 1u] : 0u;
    for (uint j = cell_5 < scalars.cell_starts_length ? cell_starts[cell_5] : 0u; j < v_10; ++j) {
        const uint start_1 = j * scalars.position_shape_1;
        const float v_11 = x
            - (j < scalars.position_shape_0 && scalars.position_shape_1 > 0u ? position[start_1]
            : 0.0f);
        const float dx = v_11 - scalars.box * rint(v_11 / scalars.box);
        const float v_12 = j < scalars.position_shape_0 && scalars.position_shape_1 > 1u
            ? position[start_1 + 1u] : 0.0f;
        const float v_13 = y - v_12;
        const float dy = v_13 - scalars.box * rint(v_13 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == i || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const uint v_11 = (int(row + 1u) & 7) * 8u;
    const uint cell_6 = v_11 + v_1;
    const uint v_12 = cell_6 + 1u < scalars.cell_starts_length ? cell_starts[cell_6 + 1u] : 0u;
    for (uint j = cell_6 < scalars.cell_starts_length ? cell_starts[cell_6] : 0u; j < v_12; ++j) {
        const uint start_1 = j * scalars.position_shape_1;
        const float v_13 = x
            - (j < scalars.position_shape_0 && scalars.position_shape_1 > 0u ? position[start_1]
            : 0.0f);
        const float dx = v_13 - scalars.box * rint(v_13 / scalars.box);
        const float v_14 = j < scalars.position_shape_0 && scalars.position_shape_1 > 1u
            ? position[start_1 + 1u] : 0.0f;
        const float v_15 = y - v_14;
        const float dy = v_15 - scalars.box * rint(v_15 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == i || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const uint cell_7 = v_11 + v_3;
    const uint v_13 = cell_7 + 1u < scalars.cell_starts_length ? cell_starts[cell_7 + 1u] : 0u;
    for (uint j = cell_7 < scalars.cell_starts_length ? cell_starts[cell_7] : 0u; j < v_13; ++j) {
        const uint start_1 = j * scalars.position_shape_1;
        const float v_14 = x
            - (j < scalars.position_shape_0 && scalars.position_shape_1 > 0u ? position[start_1]
            : 0.0f);
        const float dx = v_14 - scalars.box * rint(v_14 / scalars.box);
        const float v_15 = j < scalars.position_shape_0 && scalars.position_shape_1 > 1u
            ? position[start_1 + 1u] : 0.0f;
        const float v_16 = y - v_15;
        const float dy = v_16 - scalars.box * rint(v_16 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == i || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const uint cell_8 = v_11 + v_5;
    const uint v_14 = cell_8 + 1u < scalars.cell_starts_length ? cell_starts[cell_8 + 1u] : 0u;
    for (uint j = cell_8 < scalars.cell_starts_length ? cell_starts[cell_8] : 0u; j < v_14; ++j) {
        const uint start_1 = j * scalars.position_shape_1;
        const float v_15 = x
            - (j < scalars.position_shape_0 && scalars.position_shape_1 > 0u ? position[start_1]
            : 0.0f);
        const float dx = v_15 - scalars.box * rint(v_15 / scalars.box);
        const float v_16 = j < scalars.position_shape_0 && scalars.position_shape_1 > 1u
            ? position[start_1 + 1u] : 0.0f;
        const float v_17 = y - v_16;
        const float dy = v_17 - scalars.box * rint(v_17 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == i || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const uint start_1 = i * scalars.force_shape_1;
    if (i < scalars.force_shape_0 && scalars.force_shape_1 > 0u) {
        force[start_1] = fx;
    }
    if (i < scalars.force_shape_0 && scalars.force_shape_1 > 1u) {
        force[start_1 + 1u] = fy;
    }
}
