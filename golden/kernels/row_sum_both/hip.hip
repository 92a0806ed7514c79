static __device__ __forceinline__ float plane_sum(float value) {
    for (unsigned int step = 32; step > 0; step >>= 1) {
        value += __shfl_xor(value, step);
    }
    return value;
}

extern "C" __global__ void __launch_bounds__(256) row_sum_both(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_length) {
    __shared__ float partial[4];
    float total = 0.0f;
    for (unsigned int k = threadIdx.x; k < x_shape_1; k += 256u) {
        total += blockIdx.x < x_shape_0 ? x[blockIdx.x * x_shape_1 + k] : 0.0f;
    }
    const float total_1 = plane_sum(total);
    if (threadIdx.x % 64u == 0u) {
        partial[threadIdx.x / 64u] = total_1;
    }
    __syncthreads();
    if (threadIdx.x == 0u) {
        float total_2 = 0.0f;
        for (unsigned int p = 0; p < 4u; ++p) {
            total_2 += partial[p];
        }
        if (blockIdx.x < out_length) {
            out[blockIdx.x] = total_2;
        }
    }
}
