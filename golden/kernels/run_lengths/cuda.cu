extern "C" __global__ void __launch_bounds__(256) run_lengths(
    const int* __restrict__ x,
    const unsigned int* __restrict__ starts,
    int* __restrict__ values,
    unsigned int* __restrict__ lengths,
    unsigned int x_length,
    unsigned int starts_length,
    unsigned int values_length,
    unsigned int lengths_length) {
    const unsigned int run = blockIdx.x * 256u + threadIdx.x;
    if (run >= starts_length) {
        return;
    }
    const unsigned int start = starts[run];
    const unsigned int end = run + 1u < starts_length ? starts[run + 1u] : x_length;
    if (run < values_length) {
        values[run] = start < x_length ? x[start] : 0;
    }
    if (run < lengths_length) {
        lengths[run] = end - start;
    }
}
