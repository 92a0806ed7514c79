extern "C" __global__ void __launch_bounds__(256) fast_floor(
    const float* __restrict__ x,
    float* __restrict__ quotient,
    float* __restrict__ rest,
    unsigned int x_length,
    unsigned int quotient_length,
    unsigned int rest_length) {
    const unsigned int v = blockIdx.x * 256u + threadIdx.x;
    if (v < quotient_length) {
        quotient[v] = floorf(__fdividef(v < x_length ? x[v] : 0.0f, 0.75f));
        const float v_1 = v < x_length ? x[v] : 0.0f;
        if (v < rest_length) {
            rest[v] = v_1 - floorf(__fdividef(v_1, 0.75f)) * 0.75f;
        }
    }
}
