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
    const unsigned int absolute_pos = blockIdx.x * 256u + threadIdx.x;
    if (absolute_pos >= position_shape_0) {
        return;
    }
    const unsigned int i = absolute_pos * position_shape_1;
    const float x = position_shape_1 > 0u ? position[i] : 0.0f;
    const float y = position_shape_1 > 1u ? position[i + 1u] : 0.0f;
    const float width = box / 8.0f;
    const int column = min(__float2int_rz(x / width), 7);
    const int row = min(__float2int_rz(y / width), 7);
    float fx = 0.0f;
    float fy = 0.0f;
    const unsigned int v = ((int)(row - 1u) & 7) * 8u;
    const int v_1 = (int)(column - 1u) & 7;
    const unsigned int cell = v + v_1;
    const unsigned int v_2 = cell + 1u;
    const unsigned int v_3 = v_2 < cell_starts_length ? cell_starts[v_2] : 0u;
    for (unsigned int j = cell < cell_starts_length ? cell_starts[cell] : 0u; j < v_3; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_4 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[i_1] : 0.0f);
        const float dx = v_4 - box * rintf(v_4 / box);
        const float v_5 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[i_1 + 1u] : 0.0f);
        const float dy = v_5 - box * rintf(v_5 / box);
        const float square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const int v_4 = column & 7;
    const unsigned int cell_1 = v + v_4;
    const unsigned int v_5 = cell_1 + 1u;
    const unsigned int v_6 = v_5 < cell_starts_length ? cell_starts[v_5] : 0u;
    for (unsigned int j = cell_1 < cell_starts_length ? cell_starts[cell_1] : 0u; j < v_6; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_7 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[i_1] : 0.0f);
        const float dx = v_7 - box * rintf(v_7 / box);
        const float v_8 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[i_1 + 1u] : 0.0f);
        const float dy = v_8 - box * rintf(v_8 / box);
        const float square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const int v_7 = (int)(column + 1u) & 7;
    const unsigned int cell_2 = v + v_7;
    const unsigned int v_8 = cell_2 + 1u;
    const unsigned int v_9 = v_8 < cell_starts_length ? cell_starts[v_8] : 0u;
    for (unsigned int j = cell_2 < cell_starts_length ? cell_starts[cell_2] : 0u; j < v_9; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_10 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[i_1] : 0.0f);
        const float dx = v_10 - box * rintf(v_10 / box);
        const float v_11 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[i_1 + 1u] : 0.0f);
        const float dy = v_11 - box * rintf(v_11 / box);
        const float square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const unsigned int v_10 = (row & 7) * 8u;
    const unsigned int cell_3 = v_10 + v_1;
    const unsigned int v_11 = cell_3 + 1u;
    const unsigned int v_12 = v_11 < cell_starts_length ? cell_starts[v_11] : 0u;
    for (unsigned int j = cell_3 < cell_starts_length ? cell_starts[cell_3] : 0u; j < v_12; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_13 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[i_1] : 0.0f);
        const float dx = v_13 - box * rintf(v_13 / box);
        const float v_14 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[i_1 + 1u] : 0.0f);
        const float dy = v_14 - box * rintf(v_14 / box);
        const float square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const unsigned int cell_4 = v_10 + v_4;
    const unsigned int v_13 = cell_4 + 1u;
    const unsigned int v_14 = v_13 < cell_starts_length ? cell_starts[v_13] : 0u;
    for (unsigned int j = cell_4 < cell_starts_length ? cell_starts[cell_4] : 0u; j < v_14; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_15 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[i_1] : 0.0f);
        const float dx = v_15 - box * rintf(v_15 / box);
        const float v_16 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[i_1 + 1u] : 0.0f);
        const float dy = v_16 - box * rintf(v_16 / box);
        const float square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const unsigned int cell_5 = v_10 + v_7;
    const unsigned int v_15 = cell_5 + 1u;
    const unsigned int v_16 = v_15 < cell_starts_length ? cell_starts[v_15] : 0u;
    for (unsigned int j = cell_5 < cell_starts_length ? cell_starts[cell_5] : 0u; j < v_16; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_17 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[i_1] : 0.0f);
        const float dx = v_17 - box * rintf(v_17 / box);
        const float v_18 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[i_1 + 1u] : 0.0f);
        const float dy = v_18 - box * rintf(v_18 / box);
        const float square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const unsigned int v_17 = ((int)(row + 1u) & 7) * 8u;
    const unsigned int cell_6 = v_17 + v_1;
    const unsigned int v_18 = cell_6 + 1u;
    const unsigned int v_19 = v_18 < cell_starts_length ? cell_starts[v_18] : 0u;
    for (unsigned int j = cell_6 < cell_starts_length ? cell_starts[cell_6] : 0u; j < v_19; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_20 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[i_1] : 0.0f);
        const float dx = v_20 - box * rintf(v_20 / box);
        const float v_21 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[i_1 + 1u] : 0.0f);
        const float dy = v_21 - box * rintf(v_21 / box);
        const float square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const unsigned int cell_7 = v_17 + v_4;
    const unsigned int v_20 = cell_7 + 1u;
    const unsigned int v_21 = v_20 < cell_starts_length ? cell_starts[v_20] : 0u;
    for (unsigned int j = cell_7 < cell_starts_length ? cell_starts[cell_7] : 0u; j < v_21; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_22 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[i_1] : 0.0f);
        const float dx = v_22 - box * rintf(v_22 / box);
        const float v_23 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[i_1 + 1u] : 0.0f);
        const float dy = v_23 - box * rintf(v_23 / box);
        const float square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const unsigned int cell_8 = v_17 + v_7;
    const unsigned int v_22 = cell_8 + 1u;
    const unsigned int v_23 = v_22 < cell_starts_length ? cell_starts[v_22] : 0u;
    for (unsigned int j = cell_8 < cell_starts_length ? cell_starts[cell_8] : 0u; j < v_23; ++j) {
        const unsigned int i_1 = j * position_shape_1;
        const float v_24 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[i_1] : 0.0f);
        const float dx = v_24 - box * rintf(v_24 / box);
        const float v_25 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[i_1 + 1u] : 0.0f);
        const float dy = v_25 - box * rintf(v_25 / box);
        const float square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0f) {
            continue;
        }
        const float inverse = 1.0f / square;
        const float sixth = inverse * (inverse * inverse);
        const float strength = 24.0f * inverse * sixth * (2.0f * sixth - 1.0f);
        fx += strength * dx;
        fy += strength * dy;
    }
    const unsigned int i_1 = absolute_pos * force_shape_1;
    if (absolute_pos < force_shape_0 && force_shape_1 > 0u) {
        force[i_1] = fx;
    }
    if (absolute_pos < force_shape_0 && force_shape_1 > 1u) {
        force[i_1 + 1u] = fy;
    }
}
