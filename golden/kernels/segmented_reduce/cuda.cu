extern "C" __global__ void __launch_bounds__(256) segmented_reduce(
    const float* __restrict__ x,
    const unsigned int* __restrict__ offsets,
    float* __restrict__ out,
    unsigned int x_length,
    unsigned int offsets_length,
    unsigned int out_length) {
    const unsigned int segment = blockIdx.x * 256u + threadIdx.x;
    if (segment < out_length) {
        const unsigned int v = min(segment < offsets_length ? offsets[segment] : 0u, x_length);
        const unsigned int v_1 = min(segment + 1u < offsets_length ? offsets[segment + 1u] : 0u,
            x_length);
        float result = 3.402823466e38f;
        for (unsigned int i = 0; i < (v < v_1 ? v_1 - v : 0u); ++i) {
            const unsigned int v_2 = v + i;
            const float value = v_2 < x_length ? x[v_2] : 0.0f;
            const float v_3 = fabsf(value - 1.0f);
            result = result > v_3 || v_3 != v_3 ? v_3 : result;
        }
        out[segment] = result;
    }
}
