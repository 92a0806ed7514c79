extern "C" __global__ void __launch_bounds__(256) select_kernel(
    const unsigned int* __restrict__ condition,
    const float* __restrict__ x,
    const float* __restrict__ y,
    float* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        out[i] = condition[i] != 0u ? x[i] : y[i];
    }
}
