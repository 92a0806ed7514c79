extern "C" __global__ void __launch_bounds__(256) activate_any(
    const float* __restrict__ x,
    float* __restrict__ out,
    int how,
    unsigned int x_length,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        if (how == 0) {
            const float v = i < x_length ? x[i] : 0.0f;
            out[i] = v < 0.0f ? 0.0f : v;
        }
        if (how == 1) {
            const float v = i < x_length ? x[i] : 0.0f;
            out[i] = (v < 0.0f ? 0.0f : v) + (v > 0.0f ? 0.0f : v) * 0.125f;
        }
        if (how == 2) {
            const float v = i < x_length ? x[i] : 0.0f;
            out[i] = v / (1.0f + expf(-v));
        }
        if (how == 3) {
            out[i] = tanhf(i < x_length ? x[i] : 0.0f);
        }
    }
}
