extern "C" __global__ void __launch_bounds__(256) bloom(
    const unsigned int* __restrict__ keys,
    unsigned int* __restrict__ filter_,
    unsigned int keys_length,
    unsigned int filter__length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < keys_length) {
        const unsigned int first = keys[i] * 2654435761u;
        const unsigned int step = (first >> 15u) | 1u;
        for (unsigned int probe = 0; probe < 3u; ++probe) {
            const unsigned int bit = (first + probe * step) % max(filter__length * 32u, 1u);
            const unsigned int v = bit / 32u;
            if (v < filter__length) {
                atomicOr(&filter_[v], 1u << (bit % 32u));
            }
        }
    }
}
