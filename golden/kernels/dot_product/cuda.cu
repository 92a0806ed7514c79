static __device__ __forceinline__ float plane_sum(float value) {
    for (unsigned int step = 16; step > 0; step >>= 1) {
        value += __shfl_xor_sync(0xffffffffu, value, step);
    }
    return value;
}

extern "C" __global__ void __launch_bounds__(256) dot_product(
    const float* __restrict__ x,
    const float* __restrict__ y,
    float* __restrict__ out,
    unsigned int x_length,
    unsigned int y_length,
    unsigned int out_length) {
    float total = 0.0f;
    for (unsigned int i = blockIdx.x * 256u + threadIdx.x; i < x_length; i += gridDim.x * 256u) {
        total += x[i] * (i < y_length ? y[i] : 0.0f);
    }
    const float total_1 = plane_sum(total);
    if (threadIdx.x % 32u == 0u && out_length > 0u) {
        atomicAdd(&out[0], total_1);
    }
}
