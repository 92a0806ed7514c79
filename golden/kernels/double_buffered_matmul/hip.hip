extern "C" __global__ void __launch_bounds__(256) double_buffered_matmul(
    const float* __restrict__ a,
    const float* __restrict__ b,
    float* __restrict__ c,
    unsigned int a_shape_0,
    unsigned int a_shape_1,
    unsigned int b_shape_0,
    unsigned int b_shape_1,
    unsigned int c_shape_0,
    unsigned int c_shape_1) {
    __shared__ float a_tiles[512];
    __shared__ float b_tiles[512];
    const unsigned int x = threadIdx.x;
    const unsigned int y = threadIdx.y;
    const unsigned int row = blockIdx.y * 16u + y;
    const unsigned int column = blockIdx.x * 16u + x;
    const unsigned int base = row * a_shape_1;
    const unsigned int v = y * 16u;
    const unsigned int i = v + x;
    a_tiles[i] = row < a_shape_0 && x < a_shape_1 ? a[base + x] : 0.0f;
    b_tiles[i] = y < b_shape_0 && column < b_shape_1 ? b[y * b_shape_1 + column] : 0.0f;
    __syncthreads();
    float total = 0.0f;
    unsigned int now = 0u;
    for (unsigned int start = 0; start < a_shape_1; start += 16u) {
        const unsigned int v_1 = 1u - now;
        const unsigned int v_2 = start + 16u;
        const unsigned int v_3 = v_2 + x;
        const unsigned int i_1 = v_1 * 256u + v + x;
        a_tiles[i_1] = row < a_shape_0 && v_3 < a_shape_1 ? a[base + v_3] : 0.0f;
        const unsigned int v_4 = v_2 + y;
        b_tiles[i_1] = v_4 < b_shape_0 && column < b_shape_1 ? b[v_4 * b_shape_1 + column] : 0.0f;
        for (unsigned int k = 0; k < 16u; ++k) {
            const unsigned int v_5 = now * 256u;
            total = fmaf(a_tiles[v_5 + v + k], b_tiles[v_5 + k * 16u + x], total);
        }
        __syncthreads();
        now = v_1;
    }
    if (row < c_shape_0 && column < c_shape_1) {
        c[row * c_shape_1 + column] = total;
    }
}
