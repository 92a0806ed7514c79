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
            const unsigned int v_1 = i - 1u;
            v = x[i] != (v_1 < x_length ? x[v_1] : 0);
        }
        if (i < is_start_length) {
            is_start[i] = (unsigned int)v;
        }
    }
}
