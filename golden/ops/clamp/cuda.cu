extern "C" __global__ void __launch_bounds__(256) clamp_kernel(
    const float* __restrict__ x,
    const float* __restrict__ low,
    const float* __restrict__ high,
    float* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const float v = x[i];
        const float v_1 = low[i];
        const float v_2 = high[i];
        const float v_3 = v < v_1 || v_1 != v_1 ? v_1 : v;
        out[i] = v_3 > v_2 || v_2 != v_2 ? v_2 : v_3;
    }
}
