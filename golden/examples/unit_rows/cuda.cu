static __device__ __forceinline__ float plane_sum(float value) {
    for (unsigned int step = 16; step > 0; step >>= 1) {
        value += __shfl_xor_sync(0xffffffffu, value, step);
    }
    return value;
}

extern "C" __global__ void __launch_bounds__(64) unit_rows(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    __shared__ float partial[2];
    const unsigned int row = blockIdx.x;
    float total = 0.0f;
    for (unsigned int k = threadIdx.x; k < x_shape_1; k += 64u) {
        const float v = row < x_shape_0 ? x[row * x_shape_1 + k] : 0.0f;
        total += v * v;
    }
    float total_1 = plane_sum(total);
    if (threadIdx.x % 32u == 0u) {
        partial[threadIdx.x / 32u] = total_1;
    }
    __syncthreads();
    total_1 = 0.0f;
    for (unsigned int p = 0; p < 2u; ++p) {
        total_1 += partial[p];
    }
    const float factor = rsqrtf(total_1);
    for (unsigned int k = threadIdx.x; k < x_shape_1; k += 64u) {
        if (row < out_shape_0 && k < out_shape_1) {
            out[row * out_shape_1 + k] = (row < x_shape_0 ? x[row * x_shape_1 + k] : 0.0f) * factor;
        }
    }
}
