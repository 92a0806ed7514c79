extern "C" __global__ void __launch_bounds__(256) gelu(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_length,
    unsigned int out_length) {
    const unsigned int v = blockIdx.x * 256u + threadIdx.x;
    if (v < out_length) {
        const float v_1 = v < x_length ? x[v] : 0.0f;
        out[v] = 0.5f * v_1 * (1.0f + erff(v_1 * 0.70710677f));
    }
}
