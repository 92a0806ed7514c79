extern "C" __global__ void __launch_bounds__(256) logical_not_kernel(
    const unsigned int* __restrict__ x,
    unsigned int* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        out[i] = (unsigned int)!(x[i] != 0u);
    }
}
