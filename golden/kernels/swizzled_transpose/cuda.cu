extern "C" __global__ void __launch_bounds__(256) swizzled_transpose(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    __shared__ float tile[1024];
    const unsigned int v = blockIdx.x * 32u;
    const unsigned int column = v + threadIdx.x;
    const unsigned int v_1 = blockIdx.y * 32u;
    const unsigned int line = threadIdx.y;
    const unsigned int row = v_1 + line;
    if (row < x_shape_0 && column < x_shape_1) {
        tile[line * 32u + (threadIdx.x ^ line)] = x[row * x_shape_1 + column];
    }
    const unsigned int line_1 = line + 8u;
    const unsigned int v_2 = row + 8u;
    if (v_2 < x_shape_0 && column < x_shape_1) {
        tile[line_1 * 32u + (threadIdx.x ^ line_1)] = x[v_2 * x_shape_1 + column];
    }
    const unsigned int line_2 = line + 16u;
    const unsigned int v_3 = row + 16u;
    if (v_3 < x_shape_0 && column < x_shape_1) {
        tile[line_2 * 32u + (threadIdx.x ^ line_2)] = x[v_3 * x_shape_1 + column];
    }
    const unsigned int line_3 = line + 24u;
    const unsigned int v_4 = row + 24u;
    if (v_4 < x_shape_0 && column < x_shape_1) {
        tile[line_3 * 32u + (threadIdx.x ^ line_3)] = x[v_4 * x_shape_1 + column];
    }
    __syncthreads();
    const unsigned int column_1 = v_1 + threadIdx.x;
    const unsigned int row_1 = v + line;
    if (row_1 < out_shape_0 && column_1 < out_shape_1) {
        out[row_1 * out_shape_1 + column_1] = tile[threadIdx.x * 32u + (threadIdx.x ^ line)];
    }
    const unsigned int v_5 = row_1 + 8u;
    if (v_5 < out_shape_0 && column_1 < out_shape_1) {
        out[v_5 * out_shape_1 + column_1] = tile[threadIdx.x * 32u + (threadIdx.x ^ line_1)];
    }
    const unsigned int v_6 = row_1 + 16u;
    if (v_6 < out_shape_0 && column_1 < out_shape_1) {
        out[v_6 * out_shape_1 + column_1] = tile[threadIdx.x * 32u + (threadIdx.x ^ line_2)];
    }
    const unsigned int v_7 = row_1 + 24u;
    if (v_7 < out_shape_0 && column_1 < out_shape_1) {
        out[v_7 * out_shape_1 + column_1] = tile[threadIdx.x * 32u + (threadIdx.x ^ line_3)];
    }
}
