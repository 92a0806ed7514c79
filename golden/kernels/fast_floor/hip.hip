extern "C" __global__ void __launch_bounds__(256) fast_floor(
    const float* __restrict__ x,
    float* __restrict__ quotient,
    float* __restrict__ rest,
    unsigned int x_length,
    unsigned int quotient_length,
    unsigned int rest_length) {
    const unsigned int absolute_pos = blockIdx.x * 256u + threadIdx.x;
    if (absolute_pos < quotient_length) {
        const float v = absolute_pos < x_length ? x[absolute_pos] : 0.0f;
        const float v_1 = floorf(__fdividef(v, 0.75f));
        quotient[absolute_pos] = v_1;
        if (absolute_pos < rest_length) {
            rest[absolute_pos] = v - v_1 * 0.75f;
        }
    }
}
