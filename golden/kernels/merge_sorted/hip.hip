extern "C" __global__ void __launch_bounds__(256) merge_sorted(
    const float* __restrict__ a,
    const float* __restrict__ b,
    float* __restrict__ out,
    unsigned int a_length,
    unsigned int b_length,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < a_length) {
        const float v = a[i];
        unsigned int low = 0u;
        unsigned int high = b_length;
        while (low < high) {
            const unsigned int middle = low + (high - low) / 2u;
            const bool goes_right = (middle < b_length ? b[middle] : 0.0f) < v;
            low = goes_right ? middle + 1u : low;
            high = goes_right ? high : middle;
        }
        const unsigned int v_1 = i + low;
        if (v_1 < out_length) {
            out[v_1] = v;
        }
    } else {
        const unsigned int place = i - a_length;
        if (place < b_length) {
            const float v = b[place];
            unsigned int low = 0u;
            unsigned int high = a_length;
            while (low < high) {
                const unsigned int middle = low + (high - low) / 2u;
                const bool goes_right = (middle < a_length ? a[middle] : 0.0f) <= v;
                low = goes_right ? middle + 1u : low;
                high = goes_right ? high : middle;
            }
            const unsigned int v_1 = place + low;
            if (v_1 < out_length) {
                out[v_1] = v;
            }
        }
    }
}
