extern "C" __global__ void __launch_bounds__(256) rhypot_kernel(
    const float* __restrict__ x,
    const float* __restrict__ y,
    float* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        out[i] = rhypotf(x[i], y[i]);
    }
}
