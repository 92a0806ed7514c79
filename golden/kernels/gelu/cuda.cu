extern "C" __global__ void __launch_bounds__(256) gelu(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_length,
    unsigned int out_length) {
    const unsigned int absolute_pos = blockIdx.x * 256u + threadIdx.x;
    if (absolute_pos < out_length) {
        const float v = absolute_pos < x_length ? x[absolute_pos] : 0.0f;
        out[absolute_pos] = 0.5f * v * (1.0f + erff(v * 0.70710677f));
    }
}
