extern "C" __global__ void __launch_bounds__(256) asinh_kernel(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        out[i] = asinhf(x[i]);
    }
}
