extern "C" __global__ void __launch_bounds__(256) shl_masked_kernel(
    const int* __restrict__ x,
    const int* __restrict__ count,
    int* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        out[i] = (int)((unsigned int)x[i] << (count[i] & 31));
    }
}
