extern "C" __global__ void __launch_bounds__(128) red_black(
    float* __restrict__ u,
    const float* __restrict__ source,
    unsigned int u_shape_0,
    unsigned int u_shape_1,
    unsigned int source_shape_0,
    unsigned int source_shape_1) {
    const unsigned int v = blockIdx.y * 8u + threadIdx.y;
    const unsigned int row = v + 1u;
    const unsigned int v_1 = v + 2u;
    const unsigned int column = 2u * (blockIdx.x * 16u + threadIdx.x) + 1u + v_1 % 2u;
    const unsigned int v_2 = column + 1u;
    if (v_1 >= u_shape_0 || v_2 >= u_shape_1) {
        return;
    }
    const unsigned int v_3 = row - 1u;
    const unsigned int v_4 = column - 1u;
    const unsigned int v_5 = row * u_shape_1;
    const float v_6 = (v_3 < u_shape_0 && column < u_shape_1 ? u[v_3 * u_shape_1 + column] : 0.0f)
        + (column < u_shape_1 ? u[v_1 * u_shape_1 + column] : 0.0f)
        + (row < u_shape_0 && v_4 < u_shape_1 ? u[v_5 + v_4] : 0.0f);
    const float around = v_6 + (row < u_shape_0 ? u[v_5 + v_2] : 0.0f);
    const float v_7 = row < source_shape_0 && column < source_shape_1
        ? source[row * source_shape_1 + column] : 0.0f;
    const bool ok = row < u_shape_0 && column < u_shape_1;
    const unsigned int v_8 = v_5 + column;
    const float change = (around - v_7) / 4.0f - (ok ? u[v_8] : 0.0f);
    if (ok) {
        u[v_8] += 1.5f * change;
    }
}
