extern "C" __global__ void __launch_bounds__(256) transpose(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    __shared__ float tile[272];
    const unsigned int v = blockIdx.y * 16u;
    const unsigned int row = v + threadIdx.y;
    const unsigned int v_1 = blockIdx.x * 16u;
    const unsigned int column = v_1 + threadIdx.x;
    if (row < x_shape_0 && column < x_shape_1) {
        tile[threadIdx.y * 17u + threadIdx.x] = x[row * x_shape_1 + column];
    }
    __syncthreads();
    const unsigned int row_1 = v_1 + threadIdx.y;
    const unsigned int column_1 = v + threadIdx.x;
    if (row_1 < out_shape_0 && column_1 < out_shape_1) {
        out[row_1 * out_shape_1 + column_1] = tile[threadIdx.x * 17u + threadIdx.y];
    }
}
