extern "C" __global__ void __launch_bounds__(256) atomic_compare_exchange_kernel(
    int* __restrict__ place,
    const int* __restrict__ expected,
    const int* __restrict__ new_,
    int* __restrict__ out,
    unsigned int* __restrict__ written) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    const int v = expected[i];
    const int old = atomicCAS(&place[i], v, new_[i]);
    const bool is_written = old == v;
    out[i] = old;
    written[i] = (unsigned int)is_written;
}
