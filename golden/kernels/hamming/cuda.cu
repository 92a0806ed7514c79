extern "C" __global__ void __launch_bounds__(256) hamming(
    const unsigned int* __restrict__ a,
    const unsigned int* __restrict__ b,
    unsigned int* __restrict__ out,
    unsigned int a_shape_0,
    unsigned int a_shape_1,
    unsigned int b_shape_0,
    unsigned int b_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    __shared__ unsigned int a_tile[272];
    __shared__ unsigned int b_tile[272];
    unsigned int different = 0u;
    for (unsigned int start = 0; start < a_shape_1; start += 16u) {
        const unsigned int v = blockIdx.y * 16u + threadIdx.y;
        const unsigned int v_1 = start + threadIdx.x;
        const unsigned int base = threadIdx.y * 17u;
        const unsigned int i = base + threadIdx.x;
        a_tile[i] = v < a_shape_0 && v_1 < a_shape_1 ? a[v * a_shape_1 + v_1] : 0u;
        const unsigned int v_2 = blockIdx.x * 16u + threadIdx.y;
        b_tile[i] = v_2 < b_shape_0 && v_1 < b_shape_1 ? b[v_2 * b_shape_1 + v_1] : 0u;
        __syncthreads();
        for (unsigned int k = 0; k < 16u; ++k) {
            different += (unsigned int)__popc(a_tile[base + k] ^ b_tile[threadIdx.x * 17u + k]);
        }
        __syncthreads();
    }
    const unsigned int absolute_pos_y = blockIdx.y * 16u + threadIdx.y;
    const unsigned int absolute_pos_x = blockIdx.x * 16u + threadIdx.x;
    if (absolute_pos_y < out_shape_0 && absolute_pos_x < out_shape_1) {
        out[absolute_pos_y * out_shape_1 + absolute_pos_x] = different;
    }
}
