static __device__ __forceinline__ int f32_to_i32(float x) {
    return x >= 2147483648.0f ? 2147483647
        : x >= -2147483648.0f ? (int)x
        : x < -2147483648.0f ? (-2147483647 - 1)
        : 0;
}

extern "C" __global__ void __launch_bounds__(256) lennard_jones(
    const float* __restrict__ position,
    const unsigned int* __restrict__ cell_starts,
    float* __restrict__ force,
    float box,
    unsigned int position_shape_0,
    unsigned int position_shape_1,
    unsigned int cell_starts_length,
    unsigned int force_shape_0,
    unsigned int force_shape_1) {
    const unsigned int v = blockIdx.x * 256u + threadIdx.x;
    if (v >= position_shape_0) {
        return;
    }
    const unsigned int i = v * position_shape_1;
    const float x = 0u < position_shape_1 ? position[i] : 0.0f;
    const float y = 1u < position_shape_1 ? position[i + 1u] : 0.0f;
    const float width = box / 8.0f;
    const int column = min(f32_to_i32(x / width), 7);
    const int row = min(f32_to_i32(y / width), 7);
    float fx = 0.0f;
    float fy = 0.0f;
    const int v_1 = (int)(((int)(row - 1u) & 7) * 8u);
    const int v_2 = (int)(column - 1u) & 7;
    const unsigned int cell = (unsigned int)v_1 + v_2;
    const unsigned int v_3 = cell + 1u;
    const unsigned int v_4 = v_3 < cell_starts_length ? cell_starts[v_3] : 0u;
    for (unsigned int j = cell < cell_starts_length ? cell_starts[cell] : 0u; j < v_4; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_5 = x
            - (j < position_shape_0 && 0u < position_shape_1 ? position[i_1] : 0.0f);
        const float dx = v_5 - box * rintf(v_5 / box);
        const float v_6 = y
            - (j < position_shape_0 && 1u < position_shape_1 ? position[i_1 + 1u] : 0.0f);
        const float dy = v_6 - box * rintf(v_6 / box);
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
    const unsigned int cell_1 = (unsigned int)v_1 + v_5;
    const unsigned int v_6 = cell_1 + 1u;
    const unsigned int v_7 = v_6 < cell_starts_length ? cell_starts[v_6] : 0u;
    for (unsigned int j = cell_1 < cell_starts_length ? cell_starts[cell_1] : 0u; j < v_7; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_8 = x
            - (j < position_shape_0 && 0u < position_shape_1 ? position[i_1] : 0.0f);
        const float dx = v_8 - box * rintf(v_8 / box);
        const float v_9 = y
            - (j < position_shape_0 && 1u < position_shape_1 ? position[i_1 + 1u] : 0.0f);
        const float dy = v_9 - box * rintf(v_9 / box);
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
    const int v_8 = (int)(column + 1u) & 7;
    const unsigned int cell_2 = (unsigned int)v_1 + v_8;
    const unsigned int v_9 = cell_2 + 1u;
    const unsigned int v_10 = v_9 < cell_starts_length ? cell_starts[v_9] : 0u;
    for (unsigned int j = cell_2 < cell_starts_length ? cell_starts[cell_2] : 0u; j < v_10; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_11 = x
            - (j < position_shape_0 && 0u < position_shape_1 ? position[i_1] : 0.0f);
        const float dx = v_11 - box * rintf(v_11 / box);
        const float v_12 = y
            - (j < position_shape_0 && 1u < position_shape_1 ? position[i_1 + 1u] : 0.0f);
        const float dy = v_12 - box * rintf(v_12 / box);
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
    const int v_11 = (int)((row & 7) * 8u);
    const unsigned int cell_3 = (unsigned int)v_11 + v_2;
    const unsigned int v_12 = cell_3 + 1u;
    const unsigned int v_13 = v_12 < cell_starts_length ? cell_starts[v_12] : 0u;
    for (unsigned int j = cell_3 < cell_starts_length ? cell_starts[cell_3] : 0u; j < v_13; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_14 = x
            - (j < position_shape_0 && 0u < position_shape_1 ? position[i_1] : 0.0f);
        const float dx = v_14 - box * rintf(v_14 / box);
        const float v_15 = y
            - (j < position_shape_0 && 1u < position_shape_1 ? position[i_1 + 1u] : 0.0f);
        const float dy = v_15 - box * rintf(v_15 / box);
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
    const unsigned int cell_4 = (unsigned int)v_11 + v_5;
    const unsigned int v_14 = cell_4 + 1u;
    const unsigned int v_15 = v_14 < cell_starts_length ? cell_starts[v_14] : 0u;
    for (unsigned int j = cell_4 < cell_starts_length ? cell_starts[cell_4] : 0u; j < v_15; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_16 = x
            - (j < position_shape_0 && 0u < position_shape_1 ? position[i_1] : 0.0f);
        const float dx = v_16 - box * rintf(v_16 / box);
        const float v_17 = y
            - (j < position_shape_0 && 1u < position_shape_1 ? position[i_1 + 1u] : 0.0f);
        const float dy = v_17 - box * rintf(v_17 / box);
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
    const unsigned int cell_5 = (unsigned int)v_11 + v_8;
    const unsigned int v_16 = cell_5 + 1u;
    const unsigned int v_17 = v_16 < cell_starts_length ? cell_starts[v_16] : 0u;
    for (unsigned int j = cell_5 < cell_starts_length ? cell_starts[cell_5] : 0u; j < v_17; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_18 = x
            - (j < position_shape_0 && 0u < position_shape_1 ? position[i_1] : 0.0f);
        const float dx = v_18 - box * rintf(v_18 / box);
        const float v_19 = y
            - (j < position_shape_0 && 1u < position_shape_1 ? position[i_1 + 1u] : 0.0f);
        const float dy = v_19 - box * rintf(v_19 / box);
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
    const int v_18 = (int)(((int)(row + 1u) & 7) * 8u);
    const unsigned int cell_6 = (unsigned int)v_18 + v_2;
    const unsigned int v_19 = cell_6 + 1u;
    const unsigned int v_20 = v_19 < cell_starts_length ? cell_starts[v_19] : 0u;
    for (unsigned int j = cell_6 < cell_starts_length ? cell_starts[cell_6] : 0u; j < v_20; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_21 = x
            - (j < position_shape_0 && 0u < position_shape_1 ? position[i_1] : 0.0f);
        const float dx = v_21 - box * rintf(v_21 / box);
        const float v_22 = y
            - (j < position_shape_0 && 1u < position_shape_1 ? position[i_1 + 1u] : 0.0f);
        const float dy = v_22 - box * rintf(v_22 / box);
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
    const unsigned int cell_7 = (unsigned int)v_18 + v_5;
    const unsigned int v_21 = cell_7 + 1u;
    const unsigned int v_22 = v_21 < cell_starts_length ? cell_starts[v_21] : 0u;
    for (unsigned int j = cell_7 < cell_starts_length ? cell_starts[cell_7] : 0u; j < v_22; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_23 = x
            - (j < position_shape_0 && 0u < position_shape_1 ? position[i_1] : 0.0f);
        const float dx = v_23 - box * rintf(v_23 / box);
        const float v_24 = y
            - (j < position_shape_0 && 1u < position_shape_1 ? position[i_1 + 1u] : 0.0f);
        const float dy = v_24 - box * rintf(v_24 / box);
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
    const unsigned int cell_8 = (unsigned int)v_18 + v_8;
    const unsigned int v_23 = cell_8 + 1u;
    const unsigned int v_24 = v_23 < cell_starts_length ? cell_starts[v_23] : 0u;
    for (unsigned int j = cell_8 < cell_starts_length ? cell_starts[cell_8] : 0u; j < v_24; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_25 = x
            - (j < position_shape_0 && 0u < position_shape_1 ? position[i_1] : 0.0f);
        const float dx = v_25 - box * rintf(v_25 / box);
        const float v_26 = y
            - (j < position_shape_0 && 1u < position_shape_1 ? position[i_1 + 1u] : 0.0f);
        const float dy = v_26 - box * rintf(v_26 / box);
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
    const unsigned int i_1 = v * force_shape_1;
    if (v < force_shape_0 && 0u < force_shape_1) {
        force[i_1] = fx;
    }
    if (v < force_shape_0 && 1u < force_shape_1) {
        force[i_1 + 1u] = fy;
    }
}
