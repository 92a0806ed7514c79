extern "C" __global__ void __launch_bounds__(256) run_starts(
    const int* __restrict__ x,
    unsigned int* __restrict__ is_start,
    unsigned int x_length,
    unsigned int is_start_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < x_length) {
        bool v;
        if (i == 0u) {
            v = i == 0u;
        } else {
            v = x[i] != (i - 1u < x_length ? x[i - 1u] : 0);
        }
        if (i < is_start_length) {
            is_start[i] = (unsigned int)v;
        }
    }
}
