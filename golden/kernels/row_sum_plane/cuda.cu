static __device__ __forceinline__ float plane_sum(float value) {
    for (unsigned int step = 16; step > 0; step >>= 1) {
        value += __shfl_xor_sync(0xffffffffu, value, step);
    }
    return value;
}

extern "C" __global__ void __launch_bounds__(32) row_sum_plane(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_length) {
    const unsigned int row = blockIdx.x;
    float total = 0.0f;
    for (unsigned int k = threadIdx.x % 32u; k < x_shape_1; k += 32u) {
        total += row < x_shape_0 ? x[row * x_shape_1 + k] : 0.0f;
    }
    const float total_1 = plane_sum(total);
    if (threadIdx.x == 0u && row < out_length) {
        out[row] = total_1;
    }
}
