extern "C" __global__ void __launch_bounds__(256) fast_math(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_length,
    unsigned int out_length) {
    const unsigned int absolute_pos = blockIdx.x * 256u + threadIdx.x;
    if (absolute_pos < out_length) {
        const float v = absolute_pos < x_length ? x[absolute_pos] : 0.0f;
        float total = __fdividef(__expf(-v * v) + tanhf(0.5f * v), 2.0f + __cosf(v))
            + logf(1.0f + v * v);
        for (int k = 0; k < 4; ++k) {
            const float t = (float)k;
            total += __fdividef(v * (t + 1.0f), v * v + t + 1.0f);
        }
        const float magnitude = fabsf(v) + 0.5f;
        out[absolute_pos] = total + __powf(magnitude, 1.5f) + __log2f(magnitude) + sqrtf(magnitude);
    }
}
