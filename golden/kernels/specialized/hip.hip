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

extern "C" __global__ void __launch_bounds__(32) specialized(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_length) {
    const unsigned int lane = threadIdx.x % 64u;
    const unsigned int row = blockIdx.x;
    float total = 0.0f;
    for (unsigned int start = threadIdx.x * 4u; start < x_shape_1; start += 128u) {
        const unsigned int base = row * x_shape_1;
        total = fmaf(row < x_shape_0 ? x[base + start] : 0.0f, 0.14644662f, total);
        const unsigned int v = start + 1u;
        total = fmaf(row < x_shape_0 && v < x_shape_1 ? x[base + v] : 0.0f, 0.8535534f, total);
        const unsigned int v_1 = start + 2u;
        total = fmaf(row < x_shape_0 && v_1 < x_shape_1 ? x[base + v_1] : 0.0f, 0.8535534f, total);
        const unsigned int v_2 = start + 3u;
        total = fmaf(row < x_shape_0 && v_2 < x_shape_1 ? x[base + v_2] : 0.0f, 0.14644662f, total);
    }
    const float total_1 = plane_sum(total, lane, 32u);
    if (threadIdx.x == 0u && row < out_length) {
        out[row] = total_1;
    }
}
