extern "C" __global__ void __launch_bounds__(128) red_black(
    float* __restrict__ u,
    const float* __restrict__ source,
    unsigned int u_shape_0,
    unsigned int u_shape_1,
    unsigned int source_shape_0,
    unsigned int source_shape_1) {
    const unsigned int absolute_pos_y = blockIdx.y * 8u + threadIdx.y;
    const unsigned int row = absolute_pos_y + 1u;
    const unsigned int v = absolute_pos_y + 2u;
    const unsigned int column = 2u * (blockIdx.x * 16u + threadIdx.x) + 1u + v % 2u;
    const unsigned int v_1 = column + 1u;
    if (v >= u_shape_0 || v_1 >= u_shape_1) {
        return;
    }
    const float v_2 = absolute_pos_y < u_shape_0 && column < u_shape_1
        ? u[absolute_pos_y * u_shape_1 + column] : 0.0f;
    const unsigned int v_3 = column - 1u;
    const unsigned int start = row * u_shape_1;
    const float around = v_2 + (column < u_shape_1 ? u[v * u_shape_1 + column] : 0.0f)
        + (row < u_shape_0 && v_3 < u_shape_1 ? u[start + v_3] : 0.0f)
        + (row < u_shape_0 ? u[start + v_1] : 0.0f);
    const float v_4 = row < source_shape_0 && column < source_shape_1
        ? source[row * source_shape_1 + column] : 0.0f;
    const bool ok = row < u_shape_0 && column < u_shape_1;
    const unsigned int i = start + column;
    const float change = (around - v_4) / 4.0f - (ok ? u[i] : 0.0f);
    if (ok) {
        u[i] += 1.5f * change;
    }
}
