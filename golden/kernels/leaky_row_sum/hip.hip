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

extern "C" __global__ void __launch_bounds__(32) leaky_row_sum(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_length) {
    const unsigned int lane = threadIdx.x % 64u;
    const unsigned int row = blockIdx.x;
    float acc = 0.0f;
    for (unsigned int k = threadIdx.x; k < x_shape_1; k += 32u) {
        const float v = row < x_shape_0 ? x[row * x_shape_1 + k] : 0.0f;
        if (v > 0.0f) {
            acc += v;
        } else if (v > -100.0f) {
            acc = fmaf(v, 0.5f, acc);
        } else {
            acc -= 1.0f;
        }
    }
    float total = plane_sum(acc, lane, 32u);
    total = row < out_length ? total : 0.0f;
    if (threadIdx.x == 0u && row < out_length) {
        out[row] = total;
    }
}
