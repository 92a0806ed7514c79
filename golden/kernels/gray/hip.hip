static __device__ __forceinline__ unsigned int f32_to_u32(float x) {
    return x >= 4294967296.0f ? 4294967295u : x > -1.0f ? (unsigned int)x : 0u;
}

extern "C" __global__ void __launch_bounds__(256) gray(
    const unsigned int* __restrict__ pixels,
    unsigned int* __restrict__ out,
    unsigned int pixels_length,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < pixels_length) {
        const unsigned int v = pixels[i];
        const float v_1 = (float)(v >> 24u) / 255.0f;
        const float v_2 = (float)(v & 255u) / 255.0f * 0.299f
            + (float)((v >> 8u) & 255u) / 255.0f * 0.587f
            + (float)((v >> 16u) & 255u) / 255.0f * 0.114f;
        const unsigned int v_3 = f32_to_u32(rintf((v_2 + v_1 * 0.0f) * 255.0f));
        if (i < out_length) {
            out[i] = v_3 | (v_3 << 8u) | (v_3 << 16u) | (f32_to_u32(rintf(v_1 * 255.0f)) << 24u);
        }
    }
}
