static __device__ __forceinline__ float plane_sum(float value, unsigned int lane,
    unsigned int units) {
    for (unsigned int step = 32; step > 0; step >>= 1) {
        const float other = __shfl_down(value, step);
        if (lane + step < units) {
            value += other;
        }
    }
    return __shfl(value, 0);
}

extern "C" __global__ void __launch_bounds__(32) row_sum_plane(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_length) {
    const unsigned int lane = threadIdx.x % 64u;
    const unsigned int row = blockIdx.x;
    float total = 0.0f;
    for (unsigned int k = threadIdx.x % 64u; k < x_shape_1; k += 64u) {
        total += row < x_shape_0 ? x[row * x_shape_1 + k] : 0.0f;
    }
    const float total_1 = plane_sum(total, lane, 32u);
    if (threadIdx.x == 0u && row < out_length) {
        out[row] = total_1;
    }
}
