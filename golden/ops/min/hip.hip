extern "C" __global__ void __launch_bounds__(256) min_kernel(
    const float* __restrict__ x,
    const float* __restrict__ y,
    float* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const float v = x[i];
        const float v_1 = y[i];
        out[i] = v > v_1 || v_1 != v_1 ? v_1 : v;
    }
}
