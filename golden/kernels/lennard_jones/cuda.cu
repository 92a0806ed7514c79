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
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i >= position_shape_0) {
        return;
    }
    const unsigned int start = i * position_shape_1;
    const float x = position_shape_1 > 0u ? position[start] : 0.0f;
    const float y = position_shape_1 > 1u ? position[start + 1u] : 0.0f;
    const float width = box / 8.0f;
    const int column = min(__float2int_rz(x / width), 7);
    const int row = min(__float2int_rz(y / width), 7);
    float fx = 0.0f;
    float fy = 0.0f;
    const unsigned int v = ((int)(row - 1u) & 7) * 8u;
    const int v_1 = (int)(column - 1u) & 7;
    const unsigned int cell = v + v_1;
    const unsigned int v_2 = cell + 1u < cell_starts_length ? cell_starts[cell + 1u] : 0u;
    for (unsigned int j = cell < cell_starts_length ? cell_starts[cell] : 0u; j < v_2; ++j) {
        const unsigned int start_1 = j * position_shape_1;
        const float v_3 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[start_1] : 0.0f);
        const float dx = v_3 - box * rintf(v_3 / box);
        const float v_4 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[start_1 + 1u] : 0.0f);
        const float dy = v_4 - box * rintf(v_4 / box);
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
    const unsigned int cell_1 = v + v_3;
    const unsigned int v_4 = cell_1 + 1u < cell_starts_length ? cell_starts[cell_1 + 1u] : 0u;
    for (unsigned int j = cell_1 < cell_starts_length ? cell_starts[cell_1] : 0u; j < v_4; ++j) {
        const unsigned int start_1 = j * position_shape_1;
        const float v_5 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[start_1] : 0.0f);
        const float dx = v_5 - box * rintf(v_5 / box);
        const float v_6 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[start_1 + 1u] : 0.0f);
        const float dy = v_6 - box * rintf(v_6 / box);
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
    const int v_5 = (int)(column + 1u) & 7;
    const unsigned int cell_2 = v + v_5;
    const unsigned int v_6 = cell_2 + 1u < cell_starts_length ? cell_starts[cell_2 + 1u] : 0u;
    for (unsigned int j = cell_2 < cell_starts_length ? cell_starts[cell_2] : 0u; j < v_6; ++j) {
        const unsigned int start_1 = j * position_shape_1;
        const float v_7 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[start_1] : 0.0f);
        const float dx = v_7 - box * rintf(v_7 / box);
        const float v_8 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[start_1 + 1u] : 0.0f);
        const float dy = v_8 - box * rintf(v_8 / box);
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
    const unsigned int v_7 = (row & 7) * 8u;
    const unsigned int cell_3 = v_7 + v_1;
    const unsigned int v_8 = cell_3 + 1u < cell_starts_length ? cell_starts[cell_3 + 1u] : 0u;
    for (unsigned int j = cell_3 < cell_starts_length ? cell_starts[cell_3] : 0u; j < v_8; ++j) {
        const unsigned int start_1 = j * position_shape_1;
        const float v_9 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[start_1] : 0.0f);
        const float dx = v_9 - box * rintf(v_9 / box);
        const float v_10 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[start_1 + 1u] : 0.0f);
        const float dy = v_10 - box * rintf(v_10 / box);
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
    const unsigned int cell_4 = v_7 + v_3;
    const unsigned int v_9 = cell_4 + 1u < cell_starts_length ? cell_starts[cell_4 + 1u] : 0u;
    for (unsigned int j = cell_4 < cell_starts_length ? cell_starts[cell_4] : 0u; j < v_9; ++j) {
        const unsigned int start_1 = j * position_shape_1;
        const float v_10 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[start_1] : 0.0f);
        const float dx = v_10 - box * rintf(v_10 / box);
        const float v_11 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[start_1 + 1u] : 0.0f);
        const float dy = v_11 - box * rintf(v_11 / box);
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
    const unsigned int cell_5 = v_7 + v_5;
    const unsigned int v_10 = cell_5 + 1u < cell_starts_length ? cell_starts[cell_5 + 1u] : 0u;
    for (unsigned int j = cell_5 < cell_starts_length ? cell_starts[cell_5] : 0u; j < v_10; ++j) {
        const unsigned int start_1 = j * position_shape_1;
        const float v_11 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[start_1] : 0.0f);
        const float dx = v_11 - box * rintf(v_11 / box);
        const float v_12 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[start_1 + 1u] : 0.0f);
        const float dy = v_12 - box * rintf(v_12 / box);
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
    const unsigned int v_11 = ((int)(row + 1u) & 7) * 8u;
    const unsigned int cell_6 = v_11 + v_1;
    const unsigned int v_12 = cell_6 + 1u < cell_starts_length ? cell_starts[cell_6 + 1u] : 0u;
    for (unsigned int j = cell_6 < cell_starts_length ? cell_starts[cell_6] : 0u; j < v_12; ++j) {
        const unsigned int start_1 = j * position_shape_1;
        const float v_13 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[start_1] : 0.0f);
        const float dx = v_13 - box * rintf(v_13 / box);
        const float v_14 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[start_1 + 1u] : 0.0f);
        const float dy = v_14 - box * rintf(v_14 / box);
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
    const unsigned int cell_7 = v_11 + v_3;
    const unsigned int v_13 = cell_7 + 1u < cell_starts_length ? cell_starts[cell_7 + 1u] : 0u;
    for (unsigned int j = cell_7 < cell_starts_length ? cell_starts[cell_7] : 0u; j < v_13; ++j) {
        const unsigned int start_1 = j * position_shape_1;
        const float v_14 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[start_1] : 0.0f);
        const float dx = v_14 - box * rintf(v_14 / box);
        const float v_15 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[start_1 + 1u] : 0.0f);
        const float dy = v_15 - box * rintf(v_15 / box);
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
    const unsigned int cell_8 = v_11 + v_5;
    const unsigned int v_14 = cell_8 + 1u < cell_starts_length ? cell_starts[cell_8 + 1u] : 0u;
    for (unsigned int j = cell_8 < cell_starts_length ? cell_starts[cell_8] : 0u; j < v_14; ++j) {
        const unsigned int start_1 = j * position_shape_1;
        const float v_15 = x
            - (j < position_shape_0 && position_shape_1 > 0u ? position[start_1] : 0.0f);
        const float dx = v_15 - box * rintf(v_15 / box);
        const float v_16 = y
            - (j < position_shape_0 && position_shape_1 > 1u ? position[start_1 + 1u] : 0.0f);
        const float dy = v_16 - box * rintf(v_16 / box);
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
    const unsigned int start_1 = i * force_shape_1;
    if (i < force_shape_0 && force_shape_1 > 0u) {
        force[start_1] = fx;
    }
    if (i < force_shape_0 && force_shape_1 > 1u) {
        force[start_1 + 1u] = fy;
    }
}
