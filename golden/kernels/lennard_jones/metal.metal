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
    const uint v = cube_pos.x * 256u + unit_pos.x;
    if (v >= scalars.position_shape_0) {
        return;
    }
    const uint i = v * scalars.position_shape_1;
    const float x = 0u < scalars.position_shape_1 ? position[i] : 0.0f;
    const float y = 1u < scalars.position_shape_1 ? position[i + 1u] : 0.0f;
    const float width = scalars.box / 8.0f;
    const int column = min(f32_to_i32(x / width), 7);
    const int row = min(f32_to_i32(y / width), 7);
    float fx = 0.0f;
    float fy = 0.0f;
    const int v_1 = int((int(row - 1u) & 7) * 8u);
    const int v_2 = int(column - 1u) & 7;
    const uint cell = uint(v_1) + v_2;
    const uint v_3 = cell + 1u;
    const uint v_4 = v_3 < scalars.cell_starts_length ? cell_starts[v_3] : 0u;
    for (uint j = cell < scalars.cell_starts_length ? cell_starts[cell] : 0u; j < v_4; ++j) {
        const uint i_1 = j * scalars.position_shape_1;
        const float v_5 = x
            - (j < scalars.position_shape_0 && 0u < scalars.position_shape_1 ? position[i_1]
            : 0.0f);
        const float dx = v_5 - scalars.box * rint(v_5 / scalars.box);
        const float v_6 = j < scalars.position_shape_0 && 1u < scalars.position_shape_1
            ? position[i_1 + 1u] : 0.0f;
        const float v_7 = y - v_6;
        const float dy = v_7 - scalars.box * rint(v_7 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == v || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const int v_5 = column & 7;
    const uint cell_1 = uint(v_1) + v_5;
    const uint v_6 = cell_1 + 1u;
    const uint v_7 = v_6 < scalars.cell_starts_length ? cell_starts[v_6] : 0u;
    for (uint j = cell_1 < scalars.cell_starts_length ? cell_starts[cell_1] : 0u; j < v_7; ++j) {
        const uint i_1 = j * scalars.position_shape_1;
        const float v_8 = x
            - (j < scalars.position_shape_0 && 0u < scalars.position_shape_1 ? position[i_1]
            : 0.0f);
        const float dx = v_8 - scalars.box * rint(v_8 / scalars.box);
        const float v_9 = j < scalars.position_shape_0 && 1u < scalars.position_shape_1
            ? position[i_1 + 1u] : 0.0f;
        const float v_10 = y - v_9;
        const float dy = v_10 - scalars.box * rint(v_10 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == v || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const int v_8 = int(column + 1u) & 7;
    const uint cell_2 = uint(v_1) + v_8;
    const uint v_9 = cell_2 + 1u;
    const uint v_10 = v_9 < scalars.cell_starts_length ? cell_starts[v_9] : 0u;
    for (uint j = cell_2 < scalars.cell_starts_length ? cell_starts[cell_2] : 0u; j < v_10; ++j) {
        const uint i_1 = j * scalars.position_shape_1;
        const float v_11 = x
            - (j < scalars.position_shape_0 && 0u < scalars.position_shape_1 ? position[i_1]
            : 0.0f);
        const float dx = v_11 - scalars.box * rint(v_11 / scalars.box);
        const float v_12 = j < scalars.position_shape_0 && 1u < scalars.position_shape_1
            ? position[i_1 + 1u] : 0.0f;
        const float v_13 = y - v_12;
        const float dy = v_13 - scalars.box * rint(v_13 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == v || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const int v_11 = int((row & 7) * 8u);
    const uint cell_3 = uint(v_11) + v_2;
    const uint v_12 = cell_3 + 1u;
    const uint v_13 = v_12 < scalars.cell_starts_length ? cell_starts[v_12] : 0u;
    for (uint j = cell_3 < scalars.cell_starts_length ? cell_starts[cell_3] : 0u; j < v_13; ++j) {
        const uint i_1 = j * scalars.position_shape_1;
        const float v_14 = x
            - (j < scalars.position_shape_0 && 0u < scalars.position_shape_1 ? position[i_1]
            : 0.0f);
        const float dx = v_14 - scalars.box * rint(v_14 / scalars.box);
        const float v_15 = j < scalars.position_shape_0 && 1u < scalars.position_shape_1
            ? position[i_1 + 1u] : 0.0f;
        const float v_16 = y - v_15;
        const float dy = v_16 - scalars.box * rint(v_16 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == v || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const uint cell_4 = uint(v_11) + v_5;
    const uint v_14 = cell_4 + 1u;
    const uint v_15 = v_14 < scalars.cell_starts_length ? cell_starts[v_14] : 0u;
    for (uint j = cell_4 < scalars.cell_starts_length ? cell_starts[cell_4] : 0u; j < v_15; ++j) {
        const uint i_1 = j * scalars.position_shape_1;
        const float v_16 = x
            - (j < scalars.position_shape_0 && 0u < scalars.position_shape_1 ? position[i_1]
            : 0.0f);
        const float dx = v_16 - scalars.box * rint(v_16 / scalars.box);
        const float v_17 = j < scalars.position_shape_0 && 1u < scalars.position_shape_1
            ? position[i_1 + 1u] : 0.0f;
        const float v_18 = y - v_17;
        const float dy = v_18 - scalars.box * rint(v_18 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == v || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const uint cell_5 = uint(v_11) + v_8;
    const uint v_16 = cell_5 + 1u;
    const uint v_17 = v_16 < scalars.cell_starts_length ? cell_starts[v_16] : 0u;
    for (uint j = cell_5 < scalars.cell_starts_length ? cell_starts[cell_5] : 0u; j < v_17; ++j) {
        const uint i_1 = j * scalars.position_shape_1;
        const float v_18 = x
            - (j < scalars.position_shape_0 && 0u < scalars.position_shape_1 ? position[i_1]
            : 0.0f);
        const float dx = v_18 - scalars.box * rint(v_18 / scalars.box);
        const float v_19 = j < scalars.position_shape_0 && 1u < scalars.position_shape_1
            ? position[i_1 + 1u] : 0.0f;
        const float v_20 = y - v_19;
        const float dy = v_20 - scalars.box * rint(v_20 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == v || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const int v_18 = int((int(row + 1u) & 7) * 8u);
    const uint cell_6 = uint(v_18) + v_2;
    const uint v_19 = cell_6 + 1u;
    const uint v_20 = v_19 < scalars.cell_starts_length ? cell_starts[v_19] : 0u;
    for (uint j = cell_6 < scalars.cell_starts_length ? cell_starts[cell_6] : 0u; j < v_20; ++j) {
        const uint i_1 = j * scalars.position_shape_1;
        const float v_21 = x
            - (j < scalars.position_shape_0 && 0u < scalars.position_shape_1 ? position[i_1]
            : 0.0f);
        const float dx = v_21 - scalars.box * rint(v_21 / scalars.box);
        const float v_22 = j < scalars.position_shape_0 && 1u < scalars.position_shape_1
            ? position[i_1 + 1u] : 0.0f;
        const float v_23 = y - v_22;
        const float dy = v_23 - scalars.box * rint(v_23 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == v || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const uint cell_7 = uint(v_18) + v_5;
    const uint v_21 = cell_7 + 1u;
    const uint v_22 = v_21 < scalars.cell_starts_length ? cell_starts[v_21] : 0u;
    for (uint j = cell_7 < scalars.cell_starts_length ? cell_starts[cell_7] : 0u; j < v_22; ++j) {
        const uint i_1 = j * scalars.position_shape_1;
        const float v_23 = x
            - (j < scalars.position_shape_0 && 0u < scalars.position_shape_1 ? position[i_1]
            : 0.0f);
        const float dx = v_23 - scalars.box * rint(v_23 / scalars.box);
        const float v_24 = j < scalars.position_shape_0 && 1u < scalars.position_shape_1
            ? position[i_1 + 1u] : 0.0f;
        const float v_25 = y - v_24;
        const float dy = v_25 - scalars.box * rint(v_25 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == v || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const uint cell_8 = uint(v_18) + v_8;
    const uint v_23 = cell_8 + 1u;
    const uint v_24 = v_23 < scalars.cell_starts_length ? cell_starts[v_23] : 0u;
    for (uint j = cell_8 < scalars.cell_starts_length ? cell_starts[cell_8] : 0u; j < v_24; ++j) {
        const uint i_1 = j * scalars.position_shape_1;
        const float v_25 = x
            - (j < scalars.position_shape_0 && 0u < scalars.position_shape_1 ? position[i_1]
            : 0.0f);
        const float dx = v_25 - scalars.box * rint(v_25 / scalars.box);
        const float v_26 = j < scalars.position_shape_0 && 1u < scalars.position_shape_1
            ? position[i_1 + 1u] : 0.0f;
        const float v_27 = y - v_26;
        const float dy = v_27 - scalars.box * rint(v_27 / scalars.box);
        const float square = dx * dx + dy * dy;
        if (j == v || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const uint i_1 = v * scalars.force_shape_1;
    if (v < scalars.force_shape_0 && 0u < scalars.force_shape_1) {
        force[i_1] = fx;
    }
    if (v < scalars.force_shape_0 && 1u < scalars.force_shape_1) {
        force[i_1 + 1u] = fy;
    }
}
