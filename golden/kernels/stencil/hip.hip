extern "C" __global__ void __launch_bounds__(128) stencil(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    const unsigned int row = blockIdx.y * 8u + threadIdx.y;
    const unsigned int column = blockIdx.x * 16u + threadIdx.x;
    if (row >= x_shape_0 || column >= x_shape_1) {
        return;
    }
    const unsigned int up = row > 0u ? row - 1u : row;
    const unsigned int left = column > 0u ? column - 1u : column;
    const unsigned int down = min(row + 1u, x_shape_0 - 1u);
    const unsigned int right = min(column + 1u, x_shape_1 - 1u);
    const unsigned int start = row * x_shape_1;
    const float total = x[start + column] + x[up * x_shape_1 + column]
        + x[down * x_shape_1 + column] + x[start + left] + x[start + right];
    if (row < out_shape_0 && column < out_shape_1) {
        out[row * out_shape_1 + column] = total / 5.0f;
    }
}
