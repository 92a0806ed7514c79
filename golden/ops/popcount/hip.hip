extern "C" __global__ void __launch_bounds__(256) popcount_kernel(
    const int* __restrict__ x,
    int* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        out[i] = __popc(x[i]);
    }
}
