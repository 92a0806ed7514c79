extern "C" __global__ void __launch_bounds__(256) rem_floor_kernel(
    const float* __restrict__ x,
    const float* __restrict__ y,
    float* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const float v = y[i];
        const float v_1 = fmodf(x[i], v);
        out[i] = v_1 == 0.0f ? (v < 0.0f ? -0.0f : 0.0f)
            : ((v < 0.0f) != (v_1 < 0.0f) ? v_1 + v : v_1);
    }
}
