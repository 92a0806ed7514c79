extern "C" __global__ void __launch_bounds__(256) find_first_set_kernel(
    const int* __restrict__ x,
    int* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const int v = x[i];
        out[i] = v == 0 ? 0 : (int)(__clz(__brev(v)) + 1u);
    }
}
