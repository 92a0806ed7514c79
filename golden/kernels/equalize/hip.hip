static __device__ __forceinline__ unsigned int f32_to_u32(float x) {
    return x >= 4294967296.0f ? 4294967295u : x > -1.0f ? (unsigned int)x : 0u;
}

extern "C" __global__ void __launch_bounds__(256) equalize(
    const unsigned int* __restrict__ pixels,
    const unsigned int* __restrict__ counts,
    unsigned int* __restrict__ out,
    unsigned int pixels_length,
    unsigned int counts_length,
    unsigned int out_length) {
    __shared__ unsigned int table[256];
    unsigned int below = 0u;
    for (unsigned int k = 0; k < threadIdx.x + 1u; ++k) {
        below += k < counts_length ? counts[k] : 0u;
    }
    table[threadIdx.x] = f32_to_u32((float)below * 255.0f / (float)pixels_length + 0.5f);
    __syncthreads();
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < pixels_length && i < out_length) {
        out[i] = table[min(pixels[i], 255u)];
    }
}
