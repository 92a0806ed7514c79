extern "C" __global__ void __launch_bounds__(256) is_multiple_of_kernel(
    const int* __restrict__ x,
    const int* __restrict__ y,
    unsigned int* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const int v = x[i];
        const int v_1 = y[i];
        out[i] = (unsigned int)(v_1 == 0 ? v == 0 : v % (v_1 + 1u <= 1u ? 1 : v_1) == 0);
    }
}
