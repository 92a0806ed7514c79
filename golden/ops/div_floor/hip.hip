extern "C" __global__ void __launch_bounds__(256) div_floor_kernel(
    const float* __restrict__ x,
    const float* __restrict__ y,
    float* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const float v = x[i];
        const float v_1 = y[i];
        const float v_2 = fmodf(v, v_1);
        const float v_3 = (v - v_2) / v_1;
        const float v_4 = v_2 != 0.0f && (v_1 < 0.0f) != (v_2 < 0.0f) ? v_3 - 1.0f : v_3;
        const float v_5 = floorf(v_4);
        const float v_6 = v / v_1;
        out[i] = v_1 == 0.0f ? v_6
            : (v_4 == 0.0f ? v_6 * 0.0f : (v_4 - v_5 > 0.5f ? v_5 + 1.0f : v_5));
    }
}
