extern "C" __global__ void __launch_bounds__(256) tiled_matmul(
    const float* __restrict__ a,
    const float* __restrict__ b,
    float* __restrict__ c,
    unsigned int a_shape_0,
    unsigned int a_shape_1,
    unsigned int b_shape_0,
    unsigned int b_shape_1,
    unsigned int c_shape_0,
    unsigned int c_shape_1) {
    __shared__ float a_tile[256];
    __shared__ float b_tile[256];
    const unsigned int x = threadIdx.x;
    const unsigned int y = threadIdx.y;
    const unsigned int row = blockIdx.y * 16u + y;
    const unsigned int column = blockIdx.x * 16u + x;
    float total = 0.0f;
    for (unsigned int start = 0; start < a_shape_1; start += 16u) {
        const unsigned int v = start + x;
        const unsigned int base = y * 16u;
        const unsigned int i = base + x;
        a_tile[i] = row < a_shape_0 && v < a_shape_1 ? a[row * a_shape_1 + v] : 0.0f;
        const unsigned int v_1 = start + y;
        b_tile[i] = v_1 < b_shape_0 && column < b_shape_1 ? b[v_1 * b_shape_1 + column] : 0.0f;
        __syncthreads();
        for (unsigned int k = 0; k < 16u; ++k) {
            total += a_tile[base + k] * b_tile[k * 16u + x];
        }
        __syncthreads();
    }
    if (row < c_shape_0 && column < c_shape_1) {
        c[row * c_shape_1 + column] = total;
    }
}
