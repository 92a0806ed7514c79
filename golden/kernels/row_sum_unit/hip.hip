extern "C" __global__ void __launch_bounds__(64) row_sum_unit(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_length) {
    const unsigned int row = blockIdx.x * 64u + threadIdx.x;
    if (row >= out_length) {
        return;
    }
    float total = 0.0f;
    for (unsigned int k = 0; k < x_shape_1; ++k) {
        total += row < x_shape_0 ? x[row * x_shape_1 + k] : 0.0f;
    }
    out[row] = total;
}
