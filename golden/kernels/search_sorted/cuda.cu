extern "C" __global__ void __launch_bounds__(256) search_sorted(
    const float* __restrict__ values,
    const float* __restrict__ wanted,
    unsigned int* __restrict__ places,
    unsigned int values_length,
    unsigned int wanted_length,
    unsigned int places_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < wanted_length) {
        const float v = wanted[i];
        unsigned int low = 0u;
        unsigned int high = values_length;
        while (low < high) {
            const unsigned int middle = low + (high - low) / 2u;
            const bool goes_right = (middle < values_length ? values[middle] : 0.0f) <= v;
            low = goes_right ? middle + 1u : low;
            high = goes_right ? high : middle;
        }
        if (i < places_length) {
            places[i] = low;
        }
    }
}
