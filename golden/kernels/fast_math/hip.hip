extern "C" __global__ void __launch_bounds__(256) fast_math(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_length,
    unsigned int out_length) {
    const unsigned int v = blockIdx.x * 256u + threadIdx.x;
    if (v < out_length) {
        const float v_1 = v < x_length ? x[v] : 0.0f;
        const float v_2 = __fdividef(__expf(-v_1 * v_1) + tanhf(0.5f * v_1), 2.0f + __cosf(v_1))
            + logf(1.0f + v_1 * v_1);
        float total = v_2;
        for (int k = 0; k < 4; ++k) {
            const float v_3 = (float)k;
            total += __fdividef(v_1 * (v_3 + 1.0f), v_1 * v_1 + v_3 + 1.0f);
        }
        const float magnitude = fabsf(v_1) + 0.5f;
        out[v] = total + __powf(magnitude, 1.5f) + __log2f(magnitude) + sqrtf(magnitude);
    }
}
