extern "C" __global__ void __launch_bounds__(256) hypot_kernel(
    const float* __restrict__ x,
    const float* __restrict__ y,
    float* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        out[i] = hypotf(x[i], y[i]);
    }
}
